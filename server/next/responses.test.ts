import { expect, test } from 'vitest';
import { readCapturedDocument } from './captured-documents/read.ts';
import {
  findPageStatus,
  getCachePolicy,
  getMaxAgeSeconds,
  hasErrorDigest,
  isErrorShell,
  isFlightData,
  isPasswordForm,
  isPersonalResponse,
  toPersonalResponse,
} from './responses.ts';

const cached = { 'x-nextjs-cache': 'MISS', 'cache-control': 's-maxage=300, stale-while-revalidate=1' };

test.each([
  ['a page that was rendered for everyone', 200, cached, 'store'],
  ['a route that responds with public', 200, { 'cache-control': 'public, max-age=0, s-maxage=300' }, 'store'],
  ['a route with an age that does not respond with public', 200, { 'cache-control': 'private, s-maxage=300' }, 'never'],
  ["a page from Next's own cache, which a purge would not reach", 200, { ...cached, 'x-nextjs-cache': 'HIT' }, 'never'],
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
  const response = { status: 200, headers: cached, body: Buffer.from(''), contentKeys: [] };
  expect(getCachePolicy(response)).toBe('store');
  expect(getCachePolicy(toPersonalResponse(response))).toBe('never');
  expect(toPersonalResponse(response).headers['cache-control']).toBe('private, no-store');
  expect([isPersonalResponse(response), isPersonalResponse(toPersonalResponse(response))]).toEqual([false, true]);
});

test('a page can set the statuses of rejected links and of an outage, and no others', () => {
  const render = (status: string) => `<head><meta name="response-status" content="${status}"/></head>`;
  expect(['400', '404', '410', '503', '200', '500', '301', '4040', ''].map((status) => findPageStatus(render(status)))).toEqual([
    400,
    404,
    410,
    503,
    ...Array.from({ length: 5 }, () => null),
  ]);
  expect(findPageStatus('<p>response-status 404</p>')).toBeNull();
});

test('the form for the password of protected content is recognized', () => {
  expect(isPasswordForm('<head><meta name="content-access" content="password"/></head>')).toBe(true);
  expect(isPasswordForm('<p>&lt;meta name="content-access" content="password"/&gt;</p>')).toBe(false);
});

test('flight data is recognized by its type', () => {
  expect(isFlightData('text/x-component')).toBe(true);
  expect(isFlightData('text/html; charset=utf-8')).toBe(false);
});
