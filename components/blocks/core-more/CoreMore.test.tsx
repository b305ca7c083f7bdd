import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreMore.samples.ts';

const [rich, sparse, extreme] = samples;

test('renders an anchor between two paragraphs', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('p + [id^="more-"] + p')?.textContent).toBe('The remaining 400 words.');
});

test('renders no visible content', async () => {
  for (const sample of [sparse, extreme]) {
    const { body } = await renderSample(sample);
    expect(body.textContent).toBe('');
  }
});

test('uses the ID of the post in the anchor', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('[id^="more-"]')?.id).toMatch(/^more-[1-9]\d*$/);
});
