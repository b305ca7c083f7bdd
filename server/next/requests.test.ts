import { expect, test } from 'vitest';
import { isInternalToNext, selectCookies, selectHeaders, selectParameters } from './requests.ts';

test('Next receives only the headers that routes read, and the address that the server determined', () => {
  const headers = {
    host: 'www.example.com',
    accept: 'application/json',
    cookie: 'theme=dark',
    'content-type': 'application/json',
    rsc: '1',
    'next-action': 'x',
    'next-router-prefetch': '1',
    'x-middleware-subrequest': 'middleware',
    'x-nextjs-data': '1',
    'x-prerender-revalidate': 'x',
    'x-matched-path': '/api/preferences/',
    'x-http-method-override': 'DELETE',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-for': '192.0.2.7',
    'x-original-url': '/status/500/',
    'transfer-encoding': 'chunked',
    connection: 'x-nextjs-data',
  };
  expect(selectHeaders(headers, '203.0.113.1')).toEqual({
    host: 'www.example.com',
    accept: 'application/json',
    cookie: 'theme=dark',
    'content-type': 'application/json',
    'x-forwarded-for': '203.0.113.1',
  });
});

test.each([
  ['theme=dark; __prerender_bypass=x; form-clock=1', 'theme=dark; form-clock=1'],
  ['__next_preview_data=x;__NEXT_hmr=y', ''],
  ['__Host-session=abc', '__Host-session=abc'],
  [';;=; a', '=; a'],
  [undefined, ''],
])('of the cookies %j, Next receives %j', (cookies, expected) => {
  expect(selectCookies(cookies)).toBe(expected);
});

test.each([
  ['?id=1&_rsc=abc&variables=%7B%7D', '?id=1&variables=%7B%7D'],
  ['?nxtPform=contact', ''],
  ['?%5Frsc=1&__nextDataReq=1&a', '?a'],
  ['?%zz=1&&b=%zz', '?b=%zz'],
  ['?', ''],
  ['', ''],
])('of the parameters %j, Next receives %j', (search, expected) => {
  expect(selectParameters(search)).toBe(expected);
});

test.each([
  ['/markets.rsc', true],
  ['/markets/dallas.RSC/', true],
  ['/markets.segments/_tree.segment.rsc', true],
  ['/a.prefetch.rsc', true],
  ['/_not-found/', true],
  ['/_global-error', true],
  ['/markets/', false],
  ['/news/.rscx/', false],
  ['/rsc/', false],
  ['/sitemap.xml', false],
])('whether the path %s is internal to Next: %s', (path, expected) => {
  expect(isInternalToNext(path)).toBe(expected);
});
