import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreTermDescription.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the description of the content’s category', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText(/What we counted/)).toBeTruthy();
});

test('shows the description of the category in the URL', async () => {
  const { getByText, queryByText } = await renderSample(rich, [{ name: 'category', value: 'community' }]);
  expect(getByText(/Neighbors, apprentices and gardens/)).toBeTruthy();
  expect(queryByText(/What we counted/)).toBeNull();
});

test('shows the category description of each post in a loop', async () => {
  const { getAllByText } = await renderSample(extreme);
  expect(getAllByText(/Buildings from the permit/).length).toBeGreaterThan(1);
});
