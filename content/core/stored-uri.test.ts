import { expect, test } from 'vitest';
import { MAX_URI_LENGTH, toStoredUri } from './stored-uri.ts';

test.each([
  ['/news/', '/news/'],
  ['news', '/news/'],
  ['/news//2026/', '/news/2026/'],
  [' /news/ ', '/news/'],
  ['/', '/'],
  ['?page=2', '/'],
  ['/news/?page=2#top', '/news/'],
  ['/news/#top\n?page=2', '/news/'],
  ['/Café/', '/Caf%c3%a9/'],
  ['/Caf%C3%A9/', '/Caf%c3%a9/'],
  ['/100%/', '/100%25/'],
  ['/a:b/', '/a%3ab/'],
  ['/\ud800/', '/%ef%bf%bd/'],
])('%j is stored as %s', (uri, stored) => {
  expect(toStoredUri(uri)).toBe(stored);
});

test.each(['', ' ', 'https://example.com/news/', 'javascript:alert(1)', 'news:2026', '//example.com/news/'])(
  '%j is not a path of this site',
  (uri) => {
    expect(toStoredUri(uri)).toBeNull();
  },
);

test('a path may be exactly as long as the limit', () => {
  expect(toStoredUri('a'.repeat(MAX_URI_LENGTH))).toBe(`/${'a'.repeat(MAX_URI_LENGTH)}/`);
  expect(toStoredUri('a'.repeat(MAX_URI_LENGTH + 1))).toBeNull();
});

test('a stored path is its own stored form', () => {
  for (const uri of ['/', '/news/', '/caf%c3%a9/', '/100%25/']) expect(toStoredUri(uri)).toBe(uri);
});
