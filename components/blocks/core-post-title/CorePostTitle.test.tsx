import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostTitle.samples.ts';

const [rich, sparse, extreme, levelOne] = samples;

test('links the title to the post', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'The dock door is the product' }).getAttribute('href')).toBe('/news/the-dock-door-is-the-product/');
});

test('renders a paragraph at level 0', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('The dock door is the product').parentElement?.tagName).toBe('P');
});

test('shows the title of each post in a loop', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(12);
});

test('renders level 1 as level 2', async () => {
  const { getByRole } = await renderSample(levelOne);
  expect(getByRole('heading', { level: 2 })).toBeTruthy();
});
