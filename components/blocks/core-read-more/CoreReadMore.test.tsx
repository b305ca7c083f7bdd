import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreReadMore.samples.ts';

const [rich, sparse, extreme] = samples;

test('says of what there is more to read', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Read more: The dock door is the product' }).getAttribute('href')).toBe(
    '/news/the-dock-door-is-the-product/',
  );
});

test('takes the words of an editor', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /^Read all 900 words/ }).getAttribute('target')).toBe('_blank');
});

test('leads to each post of a loop', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(new Set(getAllByRole('link').map((link) => link.getAttribute('href'))).size).toBe(6);
});
