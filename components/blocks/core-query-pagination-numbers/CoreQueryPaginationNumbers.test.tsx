import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQueryPaginationNumbers.samples.ts';

const [rich, sparse, extreme, outsideLoop] = samples;

test('marks the current page and links to the others', async () => {
  const { getByText, getByRole } = await renderSample(rich);
  expect(getByText('1').getAttribute('aria-current')).toBe('page');
  expect(getByRole('link', { name: 'Page 3' }).getAttribute('href')).toContain('after=24');
});

test('limits the number of pages', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('listitem')).toHaveLength(2);
});

test('abbreviates long lists of page numbers', async () => {
  const { getByText, queryByRole } = await renderSample(extreme);
  expect(getByText('…')).toBeTruthy();
  expect(queryByRole('link', { name: 'Page 20' })).toBeNull();
});

test('renders nothing outside a query loop', async () => {
  const { body } = await renderSample(outsideLoop);
  expect(body.textContent).toBe('');
});
