import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostExcerpt.samples.ts';

const [rich, sparse, extreme] = samples;

test('names the post in the link text', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('link', { name: 'Read the full story: The dock door is the product' })).toBeTruthy();
  expect(getByText(/We counted every dock door/)).toBeTruthy();
});

test('renders no link without link text', async () => {
  const { getByText, queryByRole } = await renderSample(sparse);
  expect(getByText(/We counted every dock door/)).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});

test('shows an excerpt of each post of a loop', async () => {
  const { getAllByRole } = await renderSample(extreme);
  // Password-protected posts, which have no excerpt, are left out.
  expect(getAllByRole('link')).toHaveLength(6);
});
