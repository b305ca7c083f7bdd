import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreMore.samples.ts';

const [rich, sparse, extreme] = samples;

test('is a place to lead to between two parts', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('p + [id^="more-"] + p')?.textContent).toBe('The other 400.');
});

test('is not seen', async () => {
  for (const sample of [sparse, extreme]) {
    const { body } = await renderSample(sample);
    expect(body.textContent).toBe('');
  }
});

test('names the post it belongs to', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('[id^="more-"]')?.id).toMatch(/^more-[1-9]\d*$/);
});
