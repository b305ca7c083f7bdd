import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './YoastFaqBlock.samples.ts';

const [rich, , extreme, silent] = samples;

test('opens without script', async () => {
  const { body, getByText } = await renderSample(rich);
  expect(body.querySelectorAll('details')).toHaveLength(2);
  expect(getByText('lease').tagName).toBe('EM');
});

test('tells search engines the same', async () => {
  const { body } = await renderSample(rich);
  const data: unknown = JSON.parse(body.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question' }, { name: 'Who repairs the dock doors?' }] });
});

test('takes forty questions', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(40);
});

test('leaves out what nobody has answered', async () => {
  const { body } = await renderSample(silent);
  expect(body.textContent).toBe('');
});
