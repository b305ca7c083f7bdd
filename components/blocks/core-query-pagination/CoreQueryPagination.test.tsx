import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQueryPagination.samples.ts';

const [rich, sparse, , last] = samples;

test('is navigation with a name', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('navigation', { name: 'Pages' })).toBeTruthy();
});

test('is nothing where there is but one part', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});

test('leads to the next part by address, without script', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/news/the-dock-door-is-the-product/?list=2&after=3#list-2');
});
