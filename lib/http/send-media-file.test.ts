import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMediaFile } from './send-media-file.ts';

const text = '0123456789'.repeat(10);
let folder: string;

const server = createServer((incoming, response) => {
  const file = {
    folder: path.join(folder, 'media'),
    urlPath: incoming.url ?? '',
    headers: { 'content-type': 'image/png', 'content-security-policy': 'sandbox' },
  };
  void sendMediaFile(incoming, response, file).then((error) => {
    if (error) response.writeHead(error.status, error.headers).end('error');
  });
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  await mkdir(path.join(folder, 'media', 'folder'), { recursive: true });
  await writeFile(path.join(folder, 'media', 'a b.png'), text);
  await writeFile(path.join(folder, 'media', 'empty.png'), '');
  await writeFile(path.join(folder, 'media', '.hidden.png'), 'hidden');
  await writeFile(path.join(folder, 'outside.png'), 'outside');
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

function get(urlPath: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    request({ port: (server.address() as AddressInfo).port, path: urlPath, headers, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .once('error', reject)
      .end();
  });
}

const urlPath = '/media/a%20b.png';

test('a file is sent with its type, for browsers to keep for a year', async () => {
  const { status, headers, body } = await get(urlPath);
  expect([status, body]).toEqual([200, text]);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': 'sandbox',
    'content-length': '100',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  });
});

test('a HEAD request gets the headers alone', async () => {
  expect(await get(urlPath, {}, 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '100' } });
});

test('an empty file is sent', async () => {
  expect(await get('/media/empty.png')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '0' } });
});

test('a browser that has the file gets 304', async () => {
  const { etag = '', 'last-modified': modified = '' } = (await get(urlPath)).headers;
  const conditions: readonly [string, string][] = [
    ['if-none-match', etag],
    ['if-none-match', `"x", ${etag}`],
    ['if-modified-since', modified],
  ];
  for (const [name, value] of conditions)
    for (const cacheControl of ['max-age=0', 'no-cache'])
      expect(await get(urlPath, { [name]: value, 'cache-control': cacheControl })).toMatchObject({ status: 304, body: '' });
  expect((await get(urlPath, { 'if-none-match': '"x"' })).status).toBe(200);
});

test.each([
  ['bytes=0-0', 'bytes 0-0/100', '0'],
  ['bytes=95-', 'bytes 95-99/100', '56789'],
  ['bytes=-3', 'bytes 97-99/100', '789'],
  ['bytes=98-1000', 'bytes 98-99/100', '89'],
])('%s gets a part of the file', async (range, contentRange, body) => {
  expect(await get(urlPath, { range })).toMatchObject({ status: 206, body, headers: { 'content-range': contentRange } });
});

test.each(['bytes=0-1,5-6', 'lines=0-1', 'bytes=-'])('%s is ignored', async (range) => {
  expect(await get(urlPath, { range })).toMatchObject({ status: 200, body: text });
});

test.each(['bytes=100-', 'bytes=5-1'])('%s returns 416 without the headers of the file', async (range) => {
  const { status, headers } = await get(urlPath, { range });
  expect([status, headers['content-range']]).toEqual([416, 'bytes */100']);
  expect(headers).not.toHaveProperty('etag');
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers['content-type']).not.toBe('image/png');
});

test('a part is sent only of the version that the client has', async () => {
  const { etag = '' } = (await get(urlPath)).headers;
  expect((await get(urlPath, { range: 'bytes=0-0', 'if-range': etag })).status).toBe(206);
  expect((await get(urlPath, { range: 'bytes=0-0', 'if-range': '"other"' })).status).toBe(200);
});

test.each([
  ['/media/none.png', 404],
  ['/media/folder', 404],
  ['/media/a%20b.png/', 404],
  ['/media/.hidden.png', 403],
  ['/media/../outside.png', 403],
  ['/media/%2e%2e/outside.png', 403],
  ['/media/folder/..%2f..%2foutside.png', 403],
  ['/media/%00.png', 400],
  ['/media/%zz.png', 400],
])('a request for %s sends no file', async (urlPath, status) => {
  expect(await get(urlPath)).toMatchObject({ status, body: 'error' });
});
