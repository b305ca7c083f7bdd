import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreList.samples.ts';

const [rich, , extreme] = samples;

test('shows nested lists', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('list')).toHaveLength(3);
});

test('shows items saved before WordPress 6.0', async () => {
  const { getAllByRole } = await renderSample(samples[3]);
  expect(getAllByRole('listitem')).toHaveLength(3);
});

test('shows nothing without items', async () => {
  const { queryByRole } = await renderSample(samples[4]);
  expect(queryByRole('list')).toBeNull();
});

test('shows forty items', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(40);
});
