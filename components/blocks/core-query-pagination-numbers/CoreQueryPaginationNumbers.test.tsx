import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreQueryPaginationNumbers.samples.ts';

const [rich, sparse, extreme, last] = samples;

test('marks the part that is shown and leads to others', async () => {
  const { getByText, getByRole } = await renderSample(rich);
  expect(getByText('1').getAttribute('aria-current')).toBe('page');
  expect(getByRole('link', { name: 'Page 3' }).getAttribute('href')).toContain('after=24');
});

test('has no more parts than an editor allows', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('listitem')).toHaveLength(2);
});

test('leaves out numbers in between', async () => {
  const { getByText, queryByRole } = await renderSample(extreme);
  expect(getByText('…')).toBeTruthy();
  expect(queryByRole('link', { name: 'Page 20' })).toBeNull();
});

test('shows nothing outside of a loop', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});
