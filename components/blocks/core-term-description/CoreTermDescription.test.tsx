import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreTermDescription.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the description of the content’s category', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText(/what we measured/)).toBeTruthy();
});

test('shows the description of the category in the URL', async () => {
  const { getByText, queryByText } = await renderSample(rich, [{ name: 'category', value: 'community' }]);
  expect(getByText(/Neighbors, apprentices and break gardens/)).toBeTruthy();
  expect(queryByText(/what we measured/)).toBeNull();
});

test('shows the category description of each post in a loop', async () => {
  const { getAllByText } = await renderSample(extreme);
  expect(getAllByText(/what we measured|measured in megawatts|the same figures/).length).toBeGreaterThan(1);
});
