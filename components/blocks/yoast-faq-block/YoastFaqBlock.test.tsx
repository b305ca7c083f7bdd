import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './YoastFaqBlock.samples.ts';

const [rich, , extreme, noAnswers] = samples;

test('expands without scripts', async () => {
  const { body, getByText } = await renderSample(rich);
  expect(body.querySelectorAll('details')).toHaveLength(2);
  expect(getByText('lease').tagName).toBe('EM');
});

test('renders 40 questions', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(40);
});

test('leaves out questions without an answer', async () => {
  const unanswered = await renderSample(noAnswers);
  expect(unanswered.body.textContent).toBe('');
  const questions = [
    { id: 'faq-1', jsonQuestion: 'Why?' },
    { id: 'faq-2', jsonQuestion: 'When?', jsonAnswer: 'Today.' },
  ];
  const mixed = await renderSample({ name: 'one answer', markup: `<!-- wp:yoast/faq-block ${JSON.stringify({ questions })} /-->` });
  expect([...mixed.body.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual(['When?']);
});
