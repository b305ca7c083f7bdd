import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostExcerpt.samples.ts';

const [rich, sparse, extreme] = samples;

test('names what the link to the whole leads to', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('link', { name: 'Read the whole piece: The dock door is the product' })).toBeTruthy();
  expect(getByText(/We counted every door/)).toBeTruthy();
});

test('has no link without words for it', async () => {
  const { queryByRole } = await renderSample(sparse);
  expect(queryByRole('link')).toBeNull();
});

test('shows an excerpt of each post of a loop', async () => {
  const { getAllByRole } = await renderSample(extreme);
  // What a password protects has none.
  expect(getAllByRole('link')).toHaveLength(5);
});
