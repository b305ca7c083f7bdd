import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressPage } from '../pages/page.ts';
import { sendPage, sendPlain } from './send-response.ts';

const text = '<!DOCTYPE html><title>Dock doors</title>'.repeat(20);
const headers = ['content-type', 'text/html; charset=utf-8', 'vary', 'accept-encoding'];
const compress = (status: number) => compressPage({ status, headers, body: Buffer.from(text), freshUntil: 0 }, 5);
const [page, missingPage] = await Promise.all([compress(200), compress(404)]);

let handle: (incoming: IncomingMessage, response: ServerResponse) => void;
const server = createServer((incoming, response) => handle(incoming, response));

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function fetchWith(handler: typeof handle, requestHeaders: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  handle = handler;
  return new Promise((resolve, reject) => {
    request({ port: (server.address() as AddressInfo).port, headers: requestHeaders, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .once('error', reject)
      .end();
  });
}

const fetchPage = (requestHeaders: Record<string, string> = {}, { method = 'GET', sent = page } = {}) =>
  fetchWith((incoming, response) => sendPage(incoming, response, sent), requestHeaders, method);

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const)('a client that accepts %s gets the page in that encoding', async (accepted, encoding, decode) => {
  const { status, headers: received, body } = await fetchPage({ 'accept-encoding': accepted });
  expect(status).toBe(200);
  expect(received['content-encoding']).toBe(encoding);
  expect(received['content-length']).toBe(String(body.length));
  expect(received['content-type']).toBe('text/html; charset=utf-8');
  expect(decode(body).toString()).toBe(text);
});

test.each(['br', 'gzip', 'identity'])('a HEAD request that accepts %s gets only the headers of the page', async (accepted) => {
  const { date: _date, ...expected } = (await fetchPage({ 'accept-encoding': accepted })).headers;
  const { headers: received, body } = await fetchPage({ 'accept-encoding': accepted }, { method: 'HEAD' });
  expect(received).toMatchObject(expected);
  expect(body).toHaveLength(0);
});

test('a client that has the page gets 304, with the headers that may have changed and without a body', async () => {
  const { status, headers: received, body } = await fetchPage({ 'if-none-match': page.etag, 'accept-encoding': 'br' });
  expect(status).toBe(304);
  expect(received).toMatchObject({ etag: page.etag, vary: 'accept-encoding' });
  expect(received).not.toHaveProperty('content-encoding');
  expect(body).toHaveLength(0);
});

test('a client that has another version gets the page', async () => {
  expect((await fetchPage({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('an error page keeps its status, even if the client has it', async () => {
  const { status, body } = await fetchPage({ 'if-none-match': missingPage.etag }, { sent: missingPage });
  expect(status).toBe(404);
  expect(body.toString()).toBe(text);
});

test('a short text response is not cached, and its policy allows no resources', async () => {
  const { status, headers: received, body } = await fetchWith((_incoming, response) => sendPlain(response, 405, { allow: 'GET, HEAD' }));
  expect([status, body.toString()]).toEqual([405, 'Method not allowed\n']);
  expect(received).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '19',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    allow: 'GET, HEAD',
  });
});

test('a status without a known phrase is sent as a number', async () => {
  const { status, body } = await fetchWith((_incoming, response) => sendPlain(response, 418));
  expect([status, body.toString()]).toEqual([418, '418\n']);
});

test('an error after the headers were sent ends the connection, because the client must not read the text as the rest of the page', async () => {
  const handler = (_incoming: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half a page', () => sendPlain(response, 500));
  };
  await expect(fetchWith(handler)).rejects.toThrow('aborted');
});

test('a body for a client that has disconnected while its page was rendered takes no memory', async () => {
  const withLength = (name: string, megabytes: number) => ({ ...page, etag: `W/"${name}"`, length: megabytes * 1024 * 1024 });
  const sent = Promise.withResolvers<void>();
  handle = (incoming, response) => {
    response.once('close', () =>
      setImmediate(() => {
        sendPage(incoming, response, withLength('large', 90));
        sent.resolve();
      }),
    );
    client.destroy();
  };
  const client = request({ port: (server.address() as AddressInfo).port }).on('error', () => undefined);
  client.end();
  await sent.promise;
  expect((await fetchPage({}, { sent: withLength('other', 10) })).status).toBe(200);
});
