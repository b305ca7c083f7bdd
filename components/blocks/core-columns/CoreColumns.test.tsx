import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreColumns.samples.ts';

const [rich, , extreme] = samples;

test('shows the content of its columns', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading')).toHaveLength(3);
});

test('shows nothing without columns', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows twelve columns', async () => {
  const { getAllByText } = await renderSample(extreme);
  expect(getAllByText(/^Donau/)).toHaveLength(12);
});
