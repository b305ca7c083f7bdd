import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreTermDescription.samples.ts';

const [rich, sparse, extreme] = samples;

test('speaks of the category of the content', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText(/What we counted/)).toBeTruthy();
});

test('speaks of the category the address asks for', async () => {
  const { getByText, queryByText } = await renderSample(rich, [{ name: 'category', value: 'community' }]);
  expect(getByText(/Neighbors, apprentices and gardens/)).toBeTruthy();
  expect(queryByText(/What we counted/)).toBeNull();
});

test('speaks of the category of each post of a loop', async () => {
  const { getAllByText } = await renderSample(extreme);
  expect(getAllByText(/Buildings from the permit/).length).toBeGreaterThan(1);
});
