import { expect, test } from 'vitest';
import { formatPagePath, getListPageUri, isSameUri, parsePageUri, toDateArchive } from './page-uri.ts';

const cursor = 'YXJyYXljb25uZWN0aW9uOjEyMw==';

test('parses the URI of a node', () => {
  expect(parsePageUri(['about', 'team'])).toMatchObject({ uri: '/about/team/', listCursor: null });
});

test('treats an empty path as the front page', () => {
  expect(parsePageUri([])).toMatchObject({ uri: '/', listCursor: null });
});

test('parses every URI of a list page that it creates', () => {
  for (const value of [cursor, 'YXJyYXljb25uZWN0aW9uOjE=', 'a+b/c+d/', 'YXJyYXljb25uZWN0aW9uOjEy']) {
    for (const direction of ['after', 'before'] as const) {
      const path = getListPageUri('/news/', { direction, cursor: value });
      expect(path).not.toMatch(/[+=]|news\/.*\/.*\/.*\//);
      expect(parsePageUri(path.split('/').filter(Boolean))).toMatchObject({ uri: '/news/', listCursor: { direction, cursor: value } });
    }
  }
});

test('treats segments that are not a cursor as part of the URI', () => {
  expect(parsePageUri(['news', 'after', 'a.b'])).toMatchObject({ uri: '/news/after/a.b/', listCursor: null });
  expect(parsePageUri(['news', 'after'])).toMatchObject({ uri: '/news/after/', listCursor: null });
  expect(parsePageUri(['after', 'hours'])).toMatchObject({ uri: '/after/hours/', listCursor: null });
});

test('compares URIs after decoding them', () => {
  expect(isSameUri('/caf%C3%A9/', '/caf%c3%a9/')).toBe(true);
  expect(isSameUri('/100%/', '/100%/')).toBe(true);
  expect(isSameUri('/about/', '/About/')).toBe(false);
});

test('a cursor in a path has 4 to 128 letters, digits, hyphens and underscores', () => {
  const hasCursor = (token: string) => parsePageUri(['news', 'after', token]).listCursor !== null;
  for (const token of ['abcd', 'a-_9', 'a'.repeat(128)]) expect([token, hasCursor(token)]).toEqual([token, true]);
  for (const token of ['abc', 'a'.repeat(129), 'abcd.', '.abcd', 'ab cd', 'abcd%0A', '%2Fabcd'])
    expect([token, hasCursor(token)]).toEqual([token, false]);
});

test('a cursor follows only the words "after" and "before"', () => {
  expect(parsePageUri(['news', 'about', 'warehouses'])).toMatchObject({ uri: '/news/about/warehouses/', listCursor: null });
  expect(parsePageUri(['news', 'before', 'abcd'])).toMatchObject({ uri: '/news/', listCursor: { direction: 'before' } });
});

test.each([
  [['news', 'page', '2'], '/news/', 2],
  [['page', '12'], '/', 12],
  [['news', '2026', '11', 'page', '1'], '/news/2026/11/', 1],
  [['news', 'page', '0'], '/news/page/0/', null],
  [['news', 'page', '02'], '/news/page/02/', null],
  [['news', 'page', '100000'], '/news/page/100000/', null],
  [['news', 'page', '-1'], '/news/page/-1/', null],
  [['page'], '/page/', null],
] as const)('the path %j is page %3$s of %2$s', (segments, uri, pageNumber) => {
  expect(parsePageUri(segments)).toEqual({ uri, date: null, listCursor: null, pageNumber });
});

test.each([
  ['/news/2026/', '/news/', { year: 2026, month: null }],
  ['/news/2026/11/', '/news/', { year: 2026, month: 11 }],
  ['/2026/01/', '/', { year: 2026, month: 1 }],
])('a URI without a node can be the archive of a date: %s', (uri, list, date) => {
  expect(toDateArchive({ uri, date: null, listCursor: null, pageNumber: 3 })).toEqual({ uri: list, date, listCursor: null, pageNumber: 3 });
});

test.each(['/news/', '/news/2026/13/', '/news/2026/1/', '/news/0999/', '/news/3026/', '/news/12026/', '/news/a2026/', '/news/2026/11/05/'])(
  '%s is the archive of no date',
  (uri) => {
    expect(toDateArchive({ uri, date: null, listCursor: null, pageNumber: null })).toBeNull();
  },
);

test('formats the path of each page of a list', () => {
  const page = { uri: '/news/', date: null, listCursor: null, pageNumber: null };
  expect(formatPagePath(page)).toBe('/news/');
  expect(formatPagePath({ ...page, pageNumber: 1 })).toBe('/news/');
  expect(formatPagePath({ ...page, pageNumber: 2 })).toBe('/news/page/2/');
  expect(formatPagePath({ ...page, date: { year: 2026, month: 3 }, pageNumber: 2 })).toBe('/news/2026/03/page/2/');
  expect(formatPagePath({ ...page, date: { year: 2026, month: null }, listCursor: { direction: 'after', cursor } })).toBe(
    `/news/2026/after/${cursor.replaceAll('=', '')}/`,
  );
});
