import { expect, test } from 'vitest';
import { isSameUri, getListPageUri, parsePageUri } from './page-uri.ts';

const cursor = 'YXJyYXljb25uZWN0aW9uOjEyMw==';

test('parses the URI of a node', () => {
  expect(parsePageUri(['about', 'team'])).toEqual({ uri: '/about/team/', listCursor: null });
});

test('treats an empty path as the front page', () => {
  expect(parsePageUri([])).toEqual({ uri: '/', listCursor: null });
});

test('parses every URI of a list page that it creates', () => {
  for (const value of [cursor, 'YXJyYXljb25uZWN0aW9uOjE=', 'a+b/c+d/', 'YXJyYXljb25uZWN0aW9uOjEy']) {
    for (const direction of ['after', 'before'] as const) {
      const path = getListPageUri('/news/', { direction, cursor: value });
      expect(path).not.toMatch(/[+=]|news\/.*\/.*\/.*\//);
      expect(parsePageUri(path.split('/').filter(Boolean))).toEqual({ uri: '/news/', listCursor: { direction, cursor: value } });
    }
  }
});

test('treats segments that are not a cursor as part of the URI', () => {
  expect(parsePageUri(['news', 'after', 'a.b'])).toEqual({ uri: '/news/after/a.b/', listCursor: null });
  expect(parsePageUri(['news', 'after'])).toEqual({ uri: '/news/after/', listCursor: null });
  expect(parsePageUri(['after', 'hours'])).toEqual({ uri: '/after/hours/', listCursor: null });
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
  expect(parsePageUri(['news', 'about', 'warehouses'])).toEqual({ uri: '/news/about/warehouses/', listCursor: null });
  expect(parsePageUri(['news', 'before', 'abcd'])).toMatchObject({ uri: '/news/', listCursor: { direction: 'before' } });
});
