import { expect, test } from 'vitest';
import { formatViewAddress, parseViewAddress, toFilterParameters } from './view-address.ts';

test('the default state of a list needs no query', () => {
  expect(formatViewAddress(parseViewAddress(''))).toBe('');
});

test('a list is restored from its address', () => {
  const query =
    '?page=3&per_page=50&search=port&orderby=title&order=asc&status=isAny%3Adraft&author=isNone%3A1%2C2&date=after%3A2026-01-01';
  expect(formatViewAddress(parseViewAddress(query))).toBe(query);
});

test('an address with invalid values shows the first page', () => {
  expect(parseViewAddress('?page=-1&per_page=9999&author=like:1')).toEqual({
    page: 1,
    perPage: 20,
    search: '',
    sort: { field: 'modified', direction: 'desc' },
    filters: [],
  });
});

test('filters become parameters of the REST API', () => {
  const { filters } = parseViewAddress(
    '?author=isNone:1,2&parent=isAny:0&categories=isAny:7&date=after:2026-01-01&status=isAny:draft&unknown=isAny:1&tags=isAny:',
  );
  expect(toFilterParameters(filters, ['categories', 'tags'])).toEqual({
    author_exclude: ['1', '2'],
    parent: ['0'],
    categories: ['7'],
    after: '2026-01-01T00:00:00',
  });
});
