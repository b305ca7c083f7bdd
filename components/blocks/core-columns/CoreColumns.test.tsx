import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreColumns.samples.ts';

const [rich, , extreme] = samples;

test('shows what stands in its columns', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading')).toHaveLength(3);
});

test('shows nothing without columns', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows its extremes without losing anything', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('h2, h3, p, figure, li')).not.toBeNull();
});
