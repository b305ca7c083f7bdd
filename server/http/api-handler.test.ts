import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { hostileHeaders, hostileParameters } from '../next/hostile-requests.ts';
import type { NextApp } from '../next/next-app.ts';
import { RenderUnavailableError } from '../next/render-unavailable-error.ts';
import { createApiHandler } from './api-handler.ts';

const routes = [
  { pattern: /^\/api\/search\/$/, methods: ['GET', 'HEAD', 'POST'] },
  { pattern: /^\/api\/forms\/[^/]+\/$/, methods: ['POST'] },
];

const log = vi.fn<Log>();

/** What Next receives and how it responds. */
let received: { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string }[];
let respond: RequestListener;

const inner = createServer((incoming, response) => {
  let body = '';
  incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
  incoming.once('end', () => {
    received.push({ method: incoming.method, url: incoming.url, headers: incoming.headers, body });
    respond(incoming, response);
  });
  incoming.on('error', () => undefined);
});

const send: NextApp['send'] = ({ method, target, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const sent = request({ port: getPort(inner), host: '127.0.0.1', method, path: target, headers, signal }, resolve).once('error', reject);
    if (body) pipeline(body, sent).catch(reject);
    else sent.end();
  });

let next: Pick<NextApp, 'send'>;
const createHandler = (timeoutMs: number) =>
  createApiHandler({
    next: { send: (options) => next.send(options) },
    routes,
    origins: { content: null, isHttps: true, frames: [], map: null },
    timeoutMs,
    log,
  });

const handleWithLongTimeout = createHandler(60_000);
let handle = handleWithLongTimeout;

const server = createServer({ optimizeEmptyRequests: true }, (incoming, response) => {
  const { pathname, search } = new URL(incoming.url ?? '', 'http://site');
  void handle(incoming, response, { path: pathname, search });
});

const getPort = (listening: typeof server) => (listening.address() as AddressInfo).port;

const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  received = [];
  respond = (_incoming, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  next = { send };
  handle = handleWithLongTimeout;
  for (const started of [server, inner]) await once(started.listen(0, '127.0.0.1'), 'listening');
});

afterEach(() => {
  log.mockClear();
  for (const started of [server, inner]) {
    started.closeAllConnections();
    started.close();
  }
});

interface RequestInput {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

function fetchRaw(
  path: string,
  { method = 'GET', headers = {}, body }: RequestInput = {},
): Promise<{
  status: number | undefined;
  headers: IncomingMessage['headers'];
  text: string;
}> {
  return new Promise((resolve, reject) => {
    request({ port: getPort(server), host: '127.0.0.1', path, method, headers, agent }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    })
      .once('error', reject)
      .end(body);
  });
}

const json = { 'content-type': 'application/json' };

test('a request reaches Next without its internal headers and parameters', async () => {
  for (const hostile of hostileHeaders) {
    received = [];
    const headers = { ...json, ...hostile, cookie: `${hostile['cookie'] ?? ''}; a=b`, 'x-forwarded-host': 'evil.example' };
    expect((await fetchRaw(`/api/search/?q=1&${hostileParameters[0]}`, { method: 'POST', headers, body: '{"a":1}' })).status).toBe(200);
    expect(received).toMatchObject([{ method: 'POST', url: '/api/search/?q=1', body: '{"a":1}' }]);
    const { host: _host, connection: _connection, cookie, ...rest } = received[0]?.headers ?? {};
    expect(rest).toEqual({ ...json, 'content-length': '7', 'x-forwarded-for': '127.0.0.1' });
    expect(cookie).toMatch(/^(?:theme=light; )?a=b$/);
  }
});

test('a response has the security headers of the site, and shared caches may not store it', async () => {
  respond = (_incoming, response) =>
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'cache-control': 's-maxage=31536000',
        'content-security-policy': "object-src 'none'",
        'x-powered-by': 'Next.js',
        'set-cookie': ['a=1', 'b=2'],
      })
      .end('{"a":1}');
  const { headers, text } = await fetchRaw('/api/search/');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    'content-length': '7',
    'set-cookie': ['a=1', 'b=2'],
  });
  expect([headers['x-powered-by'], text]).toEqual([undefined, '{"a":1}']);
});

test('a private cache duration, a policy and a redirect of a route are kept', async () => {
  const own = { 'cache-control': 'private, max-age=60', 'content-security-policy': "default-src 'none'; style-src 'sha256-x'" };
  respond = (_incoming, response) => response.writeHead(303, { ...own, location: '/markets/', 'content-type': 'text/html' }).end();
  expect((await fetchRaw('/api/search/')).headers).toMatchObject({ ...own, location: '/markets/' });
});

test('a HEAD request gets no body', async () => {
  expect(await fetchRaw('/api/search/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test.each<[string, string, RequestInput, number]>([
  ['an unknown path', '/api/anything/', {}, 404],
  ['an unknown path without its trailing slash', '/api/anything', {}, 404],
  ['a method that the route does not have', '/api/forms/contact/', {}, 405],
  ['OPTIONS', '/api/search/', { method: 'OPTIONS' }, 405],
  ['TRACE', '/api/search/', { method: 'TRACE' }, 405],
  ['GET with a body', '/api/search/', { headers: { ...json, 'content-length': '2' }, body: '{}' }, 400],
  ['a type that no route accepts', '/api/search/', { method: 'POST', headers: { 'content-type': 'text/x-component' }, body: 'x' }, 415],
  ['a body without a type', '/api/search/', { method: 'POST', body: 'x' }, 415],
  ['a large body', '/api/search/', { method: 'POST', headers: json, body: 'x'.repeat(1024 * 1024 + 1) }, 413],
  [
    'a large upload',
    '/api/forms/a/',
    { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '70000000' } },
    413,
  ],
  [
    'an upload without a length',
    '/api/forms/a/',
    { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' } },
    411,
  ],
])('%s never reaches Next', async (_what, path, sent, status) => {
  const response = await fetchRaw(path, sent);
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(response.text.length).toBeLessThan(100);
  const mustClose = sent.body !== undefined || sent.headers !== undefined;
  expect(response.headers.connection).toBe(mustClose ? 'close' : 'keep-alive');
  expect(received).toEqual([]);
});

test('a path without its trailing slash is redirected, with its parameters', async () => {
  const { status, headers } = await fetchRaw(`/api/search?a=b&${hostileParameters[0]}`);
  expect([status, headers.location, received]).toEqual([308, '/api/search/?a=b', []]);
});

test('a large body that is sent in chunks is rejected before it is complete', async () => {
  const socket = connect(getPort(server), '127.0.0.1');
  socket.write('POST /api/search/ HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
  socket.write(`200000\r\n${'x'.repeat(0x100000 + 100_000)}`);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  expect(chunk.toString()).toMatch(/^HTTP\/1\.1 413 /);
  await once(socket, 'close');
  expect(received).toEqual([]);
});

test('an upload is passed on', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5' };
  expect((await fetchRaw('/api/forms/contact/', { method: 'POST', headers, body: '--x--' })).status).toBe(200);
  expect(received).toMatchObject([{ body: '--x--', headers }]);
});

test('a document that Next renders when a route fails is replaced', async () => {
  respond = (_incoming, response) =>
    response
      .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "object-src 'none'" })
      .end('<html><script>1</script>');
  expect(await fetchRaw('/api/search/')).toMatchObject({ status: 500, text: 'Internal server error\n' });
});

test('a response that is too large is replaced by an error', async () => {
  respond = (_incoming, response) => response.writeHead(200, json).end('x'.repeat(9 * 1024 * 1024));
  expect(await fetchRaw('/api/search/')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(log).toHaveBeenCalledOnce();
});

test('the response is 503 if a route does not respond in time or Next is stopped', async () => {
  respond = () => undefined;
  handle = createHandler(100);
  expect((await fetchRaw('/api/search/')).status).toBe(503);
  next = { send: () => Promise.reject(new RenderUnavailableError('Next is starting.')) };
  expect((await fetchRaw('/api/search/')).status).toBe(503);
});

test('a network has a limited number of requests in progress', async () => {
  const release = Promise.withResolvers<void>();
  respond = (_incoming, response) => void release.promise.then(() => response.end('{}'));
  let refused = 0;
  const sent = Array.from({ length: 140 }, async () => {
    const { status, headers } = await fetchRaw('/api/search/');
    if (status === 429) refused++;
    return `${status} ${headers['retry-after']}`;
  });
  await expect.poll(() => refused).toBe(12);
  release.resolve();
  const results = await Promise.all(sent);
  expect([results.filter((result) => result === '200 undefined').length, results.filter((result) => result === '429 5').length]).toEqual([
    128, 12,
  ]);
  expect((await fetchRaw('/api/search/')).status).toBe(200);
});

test('large bodies that are sent slowly take a limited amount of memory, and small bodies are still accepted', async () => {
  const head = 'POST /api/search/ HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n';
  let refused = 0;
  const sockets = Array.from({ length: 20 }, () => connect(getPort(server), '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => undefined).on('data', (chunk: Buffer) => (refused += chunk.toString().startsWith('HTTP/1.1 429 ') ? 1 : 0));
    socket.write(head + 'x'.repeat(20_000));
  }
  await expect.poll(() => refused).toBe(4);
  const large = { method: 'POST', headers: json, body: 'x'.repeat(20_000) };
  expect((await fetchRaw('/api/search/', large)).status).toBe(429);
  expect((await fetchRaw('/api/search/', { ...large, body: '{}' })).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await fetchRaw('/api/search/', large)).status).toBe(200);
});

test('a request is ended at Next when the client disconnects', async () => {
  const ended = Promise.withResolvers<void>();
  respond = (_incoming, response) => void response.once('close', () => ended.resolve());
  const socket = connect(getPort(server), '127.0.0.1');
  socket.write('GET /api/search/ HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(() => received.length).toBe(1);
  socket.destroy();
  await ended.promise;
  expect(log).not.toHaveBeenCalled();
});
