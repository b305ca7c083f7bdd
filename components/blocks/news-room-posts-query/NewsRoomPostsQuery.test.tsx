import { expect, test } from 'vitest';
import { parseParameters } from '#lib/uri/parameters.ts';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './NewsRoomPostsQuery.samples.ts';

const [rich, sparse] = samples;
const renderWithQuery = (search: string) => renderSample(rich, parseParameters(search));

test('shows the configured number of posts', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/news/'))).toHaveLength(1);
});

test('starts with image cards and offers filters by category and year', async () => {
  const { body, getByRole } = await renderSample(rich);
  expect(body.querySelectorAll('article')).toHaveLength(3);
  expect(getByRole('link', { name: /^Sustainability \(\d+\)$/ }).getAttribute('href')).toBe('?category=sustainability');
  expect(getByRole('link', { name: '2025' }).getAttribute('href')).toBe('?year=2025');
  expect(getByRole('link', { name: 'All categories' }).getAttribute('aria-current')).toBe('page');
});

test('applies the category and year in the URL', async () => {
  const { body, getByRole } = await renderWithQuery('?category=sustainability&year=2025');
  const years = [...body.querySelectorAll('time')].map((time) => time.dateTime.slice(0, 4));
  expect(new Set(years)).toEqual(new Set(['2025']));
  expect(getByRole('link', { name: '2024' }).getAttribute('href')).toBe('?category=sustainability&year=2024');
  expect(getByRole('link', { name: '2025' }).getAttribute('aria-current')).toBe('page');
});

test('links to older and newer posts', async () => {
  const { getByRole } = await renderSample(rich);
  const olderHref = getByRole('link', { name: 'Older' }).getAttribute('href') ?? '';
  expect(olderHref).toMatch(/^\?after=/);
  const second = await renderWithQuery(olderHref);
  expect(second.getByRole('link', { name: 'Newer' }).getAttribute('href')).toMatch(/^\?before=/);
  expect(second.body.querySelectorAll('article')).toHaveLength(0);
});

test('links to all news when there are no posts', async () => {
  const { getByRole } = await renderWithQuery('?year=1999');
  expect(getByRole('heading', { name: 'No news matches these filters' })).toBeTruthy();
  expect(getByRole('link', { name: 'Show all news' }).getAttribute('href')).toBe('./');
});
