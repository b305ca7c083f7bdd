/** Requests that a browser would not send: none of them reaches Next's private output, poisons a cache or confuses the server about where a request ends. */
import { connect } from 'node:net';
import { parse } from 'node-html-parser';
import { expect, inject, test } from 'vitest';
import { FLIGHT_GLOBAL, hostileHeaders, hostileParameters, hostilePaths } from '../../server/next/hostile-requests.ts';
import { SELF_TEST_PATH } from '../../server/next/self-test.ts';
import { scaleToMachine } from '../support/machine-speed.ts';
import { createRawHttp, type RawResponse } from '../support/raw-http.ts';
import { startSharedCache } from '../support/shared-cache.ts';

const site = new URL(inject('siteUrl'));
const { fetchRaw, sendBytes } = createRawHttp(site);

type RequestHeaders = Readonly<Record<string, string>>;

/** Headers that would change the response of Next or of a server in front of it. */
const headerVariants: readonly RequestHeaders[] = [
  ...hostileHeaders,
  { cookie: 'theme=dark' },
  { cookie: ';;;=;theme;theme==dark;"theme=dark' },
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '1' },
  { forwarded: 'host=evil.example' },
  { 'x-original-url': '/status/500/', 'x-rewrite-url': '/status/500/' },
  { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE', 'x-http-method': 'PUT' },
  { range: 'bytes=0-3' },
  { range: `bytes=${'0-0,'.repeat(1000)}1-1` },
  { 'if-none-match': Array.from({ length: 1500 }, (_, index) => `"${index}"`).join(', ') },
  { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { 'if-range': '"x"', range: 'bytes=0-0' },
  { upgrade: 'h2c', connection: 'upgrade, http2-settings', 'http2-settings': '' },
  { upgrade: 'websocket', connection: 'upgrade', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '13' },
  { connection: 'close, x-foo, cookie', 'x-foo': '1' },
  { accept: 'text/x-component' },
  { 'accept-encoding': 'identity;q=0, *;q=0' },
  { 'content-length': '0' },
];

/** The parts of a response that must not depend on headers of other visitors. */
function describeResponse({ status, headers, body }: RawResponse): unknown {
  const text = body.toString();
  return {
    status,
    type: headers['content-type'],
    policy: headers['content-security-policy'],
    isDocument: text.startsWith('<!DOCTYPE html>'),
    theme: parse(text).querySelector('html')?.getAttribute('data-theme'),
    setsCookie: headers['set-cookie'] !== undefined,
  };
}

test.each(['/', '/markets/', ...hostileParameters.map((parameters) => `/?${parameters}`)])(
  'a request for %s with hostile headers gets the same document as a normal request, or an error',
  async (path) => {
    const expected = await fetchRaw(path);
    expect(expected.status).toBe(200);
    for (const headers of headerVariants) {
      const response = await fetchRaw(path, headers);
      const theme = /^theme=(dark|light)/.exec(headers['cookie'] ?? '')?.[1];
      expect([headers, describeResponse(response)]).toEqual([headers, { ...(describeResponse(expected) as object), theme }]);
      expect([headers, String(response.headers['cache-control'])]).toEqual([
        headers,
        expect.stringContaining('max-age=0, must-revalidate'),
      ]);
      expect(response.body.toString()).not.toContain('evil.example');
    }
  },
);

test.each(['/api/anything/', '/api/', '/api/forms/', '/api/forms/contact/x/', ...hostilePaths, '/filtered/home/'])(
  '%s is a 404 that does not come from Next',
  async (path) => {
    for (const headers of [{}, ...hostileHeaders]) {
      const response = await fetchRaw(path, headers);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      expect(response.body.length).toBeLessThan(60_000);
      expect(response.body.toString()).not.toContain(FLIGHT_GLOBAL);
    }
  },
);

test('API routes have a policy, common headers and no public caching', async () => {
  for (const response of [
    await fetchRaw('/api/graphql/'),
    await fetchRaw('/api/forms/clock/'),
    await fetchRaw('/api/preferences/', {}, 'POST', ''),
  ]) {
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(String(response.headers['cache-control'])).toMatch(/^(?:private|no-store)/);
  }
  expect((await fetchRaw('/api/preferences/')).status).toBe(405);
});

test.each([
  ['ignores', false],
  ['honors', true],
])('a shared cache that %s Vary cannot be poisoned', async (_what, honorsVary) => {
  const cached = createRawHttp(await startSharedCache(fetchRaw, honorsVary));
  const normalHeaders: RequestHeaders[] = [{}, { cookie: 'other=1' }];
  for (const path of ['/', '/markets/', '/sitemap.xml', '/no-such-page/', '/api/anything/', '/api/graphql/', '/api/graphql']) {
    for (const headers of headerVariants) await cached.fetchRaw(path, headers);
    for (const headers of normalHeaders) {
      const [response, direct] = [await cached.fetchRaw(path, headers), await fetchRaw(path, headers)];
      expect([path, describeResponse(response)]).toEqual([path, describeResponse(direct)]);
      expect([path, response.body.equals(direct.body)]).toEqual([path, true]);
    }
  }
});

const CLOSE = 'connection: close\r\n\r\n';

test.each([
  ['two hosts', `GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n${CLOSE}`, 400],
  ['a body on GET', `GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello`, 400],
  ['a chunked body on GET', `GET / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['TRACE', `TRACE / HTTP/1.1\r\nhost: a\r\n${CLOSE}`, 405],
  ['an unknown method', `BREW / HTTP/1.1\r\nhost: a\r\n${CLOSE}`, 400],
  [
    'a length and chunks',
    'POST /api/graphql/ HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['two lengths', 'POST /api/graphql/ HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nabcd', 400],
  ['a coding after chunked', 'POST /api/graphql/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n', 400],
  ['a space before the colon', 'POST /api/graphql/ HTTP/1.1\r\nhost: a\r\ncontent-length : 4\r\n\r\nabcd', 400],
  ['a folded header', `GET / HTTP/1.1\r\nhost: a\r\nx: a\r\n b\r\n${CLOSE}`, 400],
  [
    'bare line feeds in a chunk size',
    'POST /api/graphql/ HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\nx\n0\n\n',
    400,
  ],
  ['an unknown expectation', `GET / HTTP/1.1\r\nhost: a\r\nexpect: 200-maybe\r\n${CLOSE}`, 417],
  ['an expectation for a page', `POST / HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 5\r\n\r\n`, 405],
  [
    'an expectation for an API route that does not exist',
    `POST /api/x/ HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 5\r\n\r\n`,
    404,
  ],
])('a request with %s gets exactly one response, and the connection is closed', async (_what, bytes, status) => {
  const text = await sendBytes(bytes + (bytes.endsWith(CLOSE) ? '' : 'GET /smuggled/ HTTP/1.1\r\nhost: a\r\n\r\n'));
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(text.split('HTTP/1.1 ')).toHaveLength(2);
});

test('CONNECT is rejected', async () => {
  expect(await sendBytes('CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n')).not.toContain(' 200 ');
});

test('trailers of a chunked body are ignored', async () => {
  const head =
    'POST /api/graphql/ HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n';
  expect(await sendBytes(`${head}2\r\n{}\r\n0\r\nrsc: 1\r\nhost: evil.example\r\n\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test('clients that pipeline and read fast do not slow the site down for other visitors', async () => {
  await fetchRaw('/');
  const until = performance.now() + 3000;
  const sockets = Array.from({ length: 100 }, () => connect(Number(site.port), site.hostname));
  for (const socket of sockets) {
    const send = () => {
      if (performance.now() < until) socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(30));
    };
    socket.on('error', () => undefined).on('connect', send);
    let length = 0;
    socket.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > 30 * 100_000) {
        length = 0;
        send();
      }
    });
  }
  const times: number[] = [];
  while (performance.now() < until) {
    const started = performance.now();
    expect((await fetchRaw('/', { 'accept-encoding': 'br' })).status).toBe(200);
    times.push(performance.now() - started);
  }
  for (const socket of sockets) socket.destroy();
  expect(Math.max(...times)).toBeLessThan(scaleToMachine(2000));
});

test('the page of the self-test is not public', async () => {
  expect((await fetchRaw(SELF_TEST_PATH, { rsc: '1' })).status).toBe(404);
});

test('a connection that sends no complete request is closed', async () => {
  const started = performance.now();
  const socket = connect(Number(site.port), site.hostname);
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: a\r\nx-slow: ');
  const trickle = setInterval(() => socket.write('a'), 500);
  await new Promise((resolve) => socket.resume().once('close', resolve));
  clearInterval(trickle);
  expect(performance.now() - started).toBeLessThan(scaleToMachine(20_000));
});
