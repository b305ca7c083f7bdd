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

test('tells apart submarkets that have the same name', async () => {
  const { getByText, queryByText } = await renderSample(rich);
  expect(getByText(/^East, Inland Empire \(\d+\)$/)).toBeTruthy();
  expect(queryByText(/^East \(/)).toBeNull();
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

test('shows planned buildings as drawings, and others with their pictures', async () => {
  const countPictures = async (search: string) => {
    const { getByRole } = await renderSearch(search);
    const list = getByRole('list', { name: 'Buildings' });
    return [list.querySelectorAll('img').length, list.querySelectorAll('[data-drawing="card"]').length];
  };
  expect(await countPictures('?status=under-construction')).toEqual([0, 8]);
  expect((await countPictures('?status=available-now'))[0]).toBeGreaterThan(5);
});

test('suggests filters to remove when nothing matches', async () => {
  const { getByRole } = await renderSearch('?region=texas&q=harbor');
  expect(getByRole('heading', { name: 'No buildings match all filters' })).toBeTruthy();
  expect(getByRole('link', { name: /^Remove the region filter: \d+ buildings?$/ }).getAttribute('href')).toBe('?q=harbor');
});

test('a text that means nothing finds nothing, and is named', async () => {
  const { getByRole } = await renderSearch('?q=zzzzqqq');
  expect(getByRole('heading', { name: 'No building matches “zzzzqqq”' })).toBeTruthy();
  expect(getByRole('link', { name: 'Remove the search text: 240 buildings' }).getAttribute('href')).toBe('./');
});

test('says what a search did instead, and where else to look', async () => {
  const notes = async (text: string) => (await renderSearch(`?q=${text}`)).getAllByRole('status').map(({ textContent }) => textContent);
  expect(await notes('cooler+houston')).toContain(
    'No building near “houston” matches your entire search. Buildings farther away are shown.',
  );
  expect(await notes('warehouse+near+me')).toContain(
    'This site does not know where you are. Enter a city or ZIP code instead of “near me”.',
  );
  const { getByRole } = await renderSearch('?q=BTS+Dallas');
  expect(getByRole('link', { name: 'Build to suit' }).getAttribute('href')).toBe('/build-to-suit/');
});

test('filters by typed sizes, lease, rent and site, and counts the steps of doors', async () => {
  const { getByRole, body } = await renderSearch('?min=173%2C500&lease=triple+net&rent=9');
  expect(getByRole('link', { name: /Remove filter: At least 173,500 sq ft/ })).toBeTruthy();
  expect(getByRole('link', { name: 'Remove filter: Triple net' })).toBeTruthy();
  expect(body.querySelector<HTMLInputElement>('input[name="min"]')?.value).toBe('173,500');
  expect(body.querySelector('select[name="docks"] option:nth-child(2)')?.textContent).toMatch(/^10 or more \(\d+\)$/);
});

test('the map shows the part with results', async () => {
  const scaleOf = async (search: string) =>
    Number(
      /scale\((\S+)\)/.exec(
        (await renderSearch(search)).body.querySelector('svg[role="group"] g[transform]')?.getAttribute('transform') ?? '',
      )?.[1],
    );
  expect(await scaleOf('?region=texas')).toBeGreaterThan(2 * (await scaleOf('')));
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
