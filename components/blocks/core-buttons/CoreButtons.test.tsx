import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreButtons.samples.ts';

const [rich, , extreme] = samples;

test('shows its buttons', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('link')).toHaveLength(2);
});

test('shows nothing without buttons', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows twelve buttons', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link')).toHaveLength(12);
});
