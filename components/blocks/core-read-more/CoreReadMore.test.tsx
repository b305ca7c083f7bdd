import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreReadMore.samples.ts';

const [rich, sparse, extreme] = samples;

test('names the post in the link text', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Read more: The dock door is the product' }).getAttribute('href')).toBe(
    '/news/the-dock-door-is-the-product/',
  );
});

test('uses the link text of the editor', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /^Read all 900 words/ }).getAttribute('target')).toBe('_blank');
});

test('links to each post in a loop', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(new Set(getAllByRole('link').map((link) => link.getAttribute('href'))).size).toBe(6);
});
