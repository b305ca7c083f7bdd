import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQueryPagination.samples.ts';

const [rich, sparse, , onePage] = samples;

test('renders a labeled navigation', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('navigation', { name: 'Pages' })).toBeTruthy();
});

test('renders nothing for a single page', async () => {
  const { body } = await renderSample(onePage);
  expect(body.textContent).toBe('');
});

test('links to the next page by URL', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/news/the-dock-door-is-the-product/?list=2&after=3#list-2');
});
