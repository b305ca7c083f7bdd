import { expect, test } from 'vitest';
import { readCapturedDocument } from './captured-documents/read.ts';
import { getCachePolicy, getMaxAgeSeconds, hasErrorDigest, isErrorShell, isFlightData, toPersonalResponse } from './responses.ts';

const cached = { 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=300, stale-while-revalidate=1' };

test.each([
  ['a hit', 200, cached, 'store'],
  ['a page that was rendered and cached', 200, { ...cached, 'x-nextjs-cache': 'MISS' }, 'store'],
  ['a stale page', 200, { ...cached, 'x-nextjs-cache': 'STALE' }, 'stale'],
  ['a page that Next does not cache', 200, { 'cache-control': cached['cache-control'] }, 'never'],
  ['a page without an age', 200, { ...cached, 'cache-control': 'private, no-store' }, 'never'],
  ['a page with the age 0', 200, { ...cached, 'cache-control': 's-maxage=0' }, 'never'],
  ['a page with an unknown state', 200, { ...cached, 'x-nextjs-cache': 'FRESH' }, 'never'],
  ['a page that is not found', 404, cached, 'never'],
] as const)('the cache policy of %s', (_what, status, headers, policy) => {
  expect(getCachePolicy({ status, headers })).toBe(policy);
});

test('the age is s-maxage, not max-age', () => {
  expect(getMaxAgeSeconds({ headers: cached })).toBe(300);
  expect(getMaxAgeSeconds({ headers: { 'cache-control': 'public, max-age=60' } })).toBe(0);
  expect(getMaxAgeSeconds({ headers: {} })).toBe(0);
});

test('an error document from Next has no content of its own', () => {
  for (const name of ['missing', 'broken', 'away'] as const) expect(isErrorShell(readCapturedDocument(name))).toBe(true);
  for (const name of ['plain', 'islands'] as const) expect(isErrorShell(readCapturedDocument(name))).toBe(false);
});

test('the digest of an error is found in the flight data and in the markup', () => {
  for (const name of ['away', 'unavailable'] as const) expect(hasErrorDigest(readCapturedDocument(name), 'CONTENT_UNAVAILABLE')).toBe(true);
  for (const name of ['missing', 'broken', 'plain'] as const)
    expect(hasErrorDigest(readCapturedDocument(name), 'CONTENT_UNAVAILABLE')).toBe(false);
});

test('text that mentions a digest is not the digest of an error', () => {
  expect(hasErrorDigest('<p>CONTENT_UNAVAILABLE</p>', 'CONTENT_UNAVAILABLE')).toBe(false);
});

test("a response to a request with cookies is never cached, regardless of Next's headers", () => {
  const response = { status: 200, headers: { 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=300' }, body: Buffer.from('') };
  expect(getCachePolicy(response)).toBe('store');
  expect(getCachePolicy(toPersonalResponse(response))).toBe('never');
  expect(toPersonalResponse(response).headers['cache-control']).toBe('private, no-store');
});

test('flight data is recognized by its type', () => {
  expect(isFlightData('text/x-component')).toBe(true);
  expect(isFlightData('text/html; charset=utf-8')).toBe(false);
});
