import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreButtons.samples.ts';

const [rich, , extreme] = samples;

test('shows its actions', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('link')).toHaveLength(2);
});

test('shows nothing without actions', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows a dozen', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link')).toHaveLength(12);
});
