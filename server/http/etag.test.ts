import { expect, test } from 'vitest';
import { computeWeakEtag, isNotModified } from './etag.ts';

const etag = computeWeakEtag('a page');

test('equal content has the same ETag', () => {
  expect(computeWeakEtag('a page')).toBe(etag);
  expect(computeWeakEtag('another page')).not.toBe(etag);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
});

test.each([etag, `"x", ${etag}`, etag.slice(2), '*'])('a client with the tag %s has the current version', (header) => {
  expect(isNotModified({ 'if-none-match': header }, etag)).toBe(true);
});

test.each([undefined, '', '"x"', 'W/"x"', etag.slice(0, -2)])('a client with the tag %s does not', (header) => {
  expect(isNotModified(header === undefined ? {} : { 'if-none-match': header }, etag)).toBe(false);
});

test('a date is ignored for a resource that has an ETag', () => {
  expect(isNotModified({ 'if-modified-since': new Date().toUTCString() }, etag)).toBe(false);
});

test('no-cache, which `fetch` adds to conditional requests, changes nothing', () => {
  expect(isNotModified({ 'if-none-match': etag, 'cache-control': 'no-cache' }, etag)).toBe(true);
});
