import { expect, test } from 'vitest';
import { parseParameters } from '#lib/uri/parameters.ts';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './Search.samples.ts';

const [rich, sparse] = samples;
const renderSearch = (search: string) => renderSample(rich, parseParameters(search));

test('shows the first page of all buildings and a count for each filter option', async () => {
  const { getByRole, getAllByRole, getByText } = await renderSample(rich);
  expect(getByRole('heading', { level: 3, name: '240 buildings' })).toBeTruthy();
  expect(getAllByRole('heading', { level: 4 })).toHaveLength(8);
  expect(getByText(/^Dallas–Fort Worth \(\d+\)$/)).toBeTruthy();
  expect(getByRole('link', { name: 'Show more' }).getAttribute('href')).toMatch(/^\?after=.+/);
});

test('applies the filters in the URL and offers links that remove them', async () => {
  const { getByRole, getAllByText } = await renderSearch('?region=texas&status=available-now&min=100000');
  const [, matches] = /^(\d+) buildings?/.exec(getByRole('heading', { level: 3 }).textContent ?? '') ?? [];
  expect(Number(matches)).toBeGreaterThan(0);
  expect(Number(matches)).toBeLessThan(38);
  expect(getAllByText('Available now').length).toBeGreaterThan(0);
  expect(getByRole('link', { name: 'Remove filter: Texas' }).getAttribute('href')).toBe('?status=available-now&min=100000');
  expect(getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('./');
});

test('suggests filters to remove when nothing matches', async () => {
  const { getByRole } = await renderSearch('?region=texas&q=harbor');
  expect(getByRole('heading', { name: 'No buildings match all filters' })).toBeTruthy();
  expect(getByRole('link', { name: /^Remove the region filter: \d+ buildings?$/ }).getAttribute('href')).toBe('?q=harbor');
});

test('links to the next and the previous page', async () => {
  const { getByRole } = await renderSample(rich);
  const next = getByRole('link', { name: 'Show more' }).getAttribute('href') ?? '';
  const second = await renderSearch(next);
  expect(second.getByRole('link', { name: 'Previous' }).getAttribute('href')).toMatch(/^\?before=.+/);
});

test('shows matching markets as links on the map, and each of them as an option of the market filter', async () => {
  const { getAllByRole, body } = await renderSearch('?region=texas');
  const dots = getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('market='));
  expect(dots).toHaveLength(5);
  expect(dots[0]?.getAttribute('href')).toBe('?region=texas&market=dallas-fort-worth');
  const options = [...body.querySelectorAll<HTMLOptionElement>('select[name="market"] option')].map(({ value }) => value);
  expect(options).toEqual(expect.arrayContaining(dots.map((dot) => new URLSearchParams(dot.getAttribute('href') ?? '').get('market'))));
});

test('renders without the map', async () => {
  const { queryByRole, getAllByRole } = await renderSample(sparse);
  expect(queryByRole('group', { name: /^Map/ })).toBeNull();
  expect(getAllByRole('listitem').length).toBeGreaterThan(0);
});
