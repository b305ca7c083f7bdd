import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostTitle.samples.ts';

const [rich, sparse, extreme, last] = samples;

test('leads to the post when it should', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'The dock door is the product' }).getAttribute('href')).toBe('/news/the-dock-door-is-the-product/');
});

test('is a plain paragraph at level 0', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('The dock door is the product').parentElement?.tagName).toBe('P');
});

test('names the posts of a loop', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(12);
});

test('leaves level 1 to the page', async () => {
  const { getByRole } = await renderSample(last);
  expect(getByRole('heading', { level: 2 })).toBeTruthy();
});
