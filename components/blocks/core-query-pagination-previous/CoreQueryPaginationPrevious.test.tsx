import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQueryPaginationPrevious.samples.ts';

const [rich, sparse, , last] = samples;

test('leads back to the beginning of the list', async () => {
  const { getByRole } = await renderSample(rich, [
    { name: 'list', value: '1' },
    { name: 'after', value: '2' },
  ]);
  const link = getByRole('link', { name: 'Previous page' });
  expect(link.getAttribute('href')).toBe('/news/the-dock-door-is-the-product/#list-1');
  expect(link.getAttribute('rel')).toBe('prev');
});

test('is nothing on the first part', async () => {
  const { queryByRole } = await renderSample(sparse);
  expect(queryByRole('link', { name: 'Previous page' })).toBeNull();
});

test('shows nothing outside of a loop', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});
