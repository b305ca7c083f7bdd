import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './AccordionFaq.samples.ts';

const [rich, , extreme] = samples;

test('works without JavaScript', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelectorAll('details')).toHaveLength(2);
  expect(body.querySelector('[data-island]')).toBeNull();
});

test('omits questions without an answer, and shows nothing if none has one', async () => {
  const unanswered = await renderSample(samples[3]);
  expect(unanswered.body.textContent).toBe('');
  const markup = '<!-- wp:site/accordion-faq {"questions": [{"question": "Why?"}, {"question": "When?", "answer": "Today."}]} /-->';
  const mixed = await renderSample({ name: 'one answer', markup });
  expect([...mixed.body.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual(['When?']);
});

test('sanitizes answers', async () => {
  const { body } = await renderSample(samples[4]);
  expect(body.querySelectorAll('script')).toHaveLength(0);
  expect(body.innerHTML).not.toContain('onload');
});

test('shows forty questions', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(40);
});
