import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQueryPaginationPrevious.samples.ts';

const [rich, sparse, , outsideLoop] = samples;

test('links back to the first page', async () => {
  const { getByRole } = await renderSample(rich, [
    { name: 'list', value: '1' },
    { name: 'after', value: '2' },
  ]);
  const link = getByRole('link', { name: 'Previous page' });
  expect(link.getAttribute('href')).toBe('/news/the-dock-door-is-the-product/#list-1');
  expect(link.getAttribute('rel')).toBe('prev');
});

test('renders no link on the first page', async () => {
  const { queryByRole } = await renderSample(sparse);
  expect(queryByRole('link', { name: 'Previous page' })).toBeNull();
});

test('renders nothing outside a query loop', async () => {
  const { body } = await renderSample(outsideLoop);
  expect(body.textContent).toBe('');
});
