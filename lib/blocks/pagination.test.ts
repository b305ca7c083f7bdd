import { expect, test } from 'vitest';
import { getCurrentPage, getPageUrl, countPages, getVisiblePageNumbers } from './pagination.ts';

const pagination = { base: '/news/', list: '3', position: 24, size: 12, total: 150 };

test('counts the pages and finds the current one', () => {
  expect([countPages(pagination), getCurrentPage(pagination)]).toEqual([13, 3]);
  expect(countPages({ ...pagination, total: 0 })).toBe(1);
});

test('builds URLs that end at the list', () => {
  expect(getPageUrl(pagination, 4)).toBe('/news/?list=3&after=36#list-3');
  expect(getPageUrl(pagination, 1)).toBe('/news/#list-3');
  expect(getPageUrl({ ...pagination, base: '' }, 1)).toBe('?list=3#list-3');
});

test('leaves out page numbers far from the current one', () => {
  expect(getVisiblePageNumbers(pagination)).toEqual([1, 2, 3, 4, 5, null, 13]);
  expect(getVisiblePageNumbers({ ...pagination, position: 84 })).toEqual([1, null, 6, 7, 8, 9, 10, null, 13]);
  expect(getVisiblePageNumbers({ ...pagination, total: 12, position: 0 })).toEqual([1]);
});

test('a gap is at least one number long', () => {
  expect(getVisiblePageNumbers({ ...pagination, position: 36 })).toEqual([1, 2, 3, 4, 5, 6, null, 13]);
  expect(getVisiblePageNumbers({ ...pagination, position: 48 })).toEqual([1, null, 3, 4, 5, 6, 7, null, 13]);
  expect(getVisiblePageNumbers({ ...pagination, position: 144 })).toEqual([1, null, 11, 12, 13]);
});

test('the last page may be full or have a single item', () => {
  expect(countPages({ ...pagination, total: 144 })).toBe(12);
  expect(countPages({ ...pagination, total: 145 })).toBe(13);
  expect(getCurrentPage({ ...pagination, position: 11 })).toBe(1);
  expect(getCurrentPage({ ...pagination, position: 12 })).toBe(2);
});

test('the id of a list is encoded in its URLs', () => {
  expect(getPageUrl({ ...pagination, list: 'a b' }, 2)).toBe('/news/?list=a+b&after=12#list-a%20b');
});
