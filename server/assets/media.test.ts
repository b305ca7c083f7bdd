import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { createMediaHandler } from './media.ts';

let folder: string;
let content: Server;
let site: Server;
/** Requests that the content service received. */
let proxied: { url: string; headers: IncomingHttpHeaders }[];
/** Responses that the content service has not sent yet. */
const waiting: ServerResponse[] = [];
const log = vi.fn<Log>();

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  await mkdir(path.join(folder, '2024'));
  for (const name of ['dock.png', 'plan.svg', 'sheet.pdf', 'page.html', '.hidden.png'])
    await writeFile(path.join(folder, '2024', name), '0123456789');
  content = createServer((incoming, response) => {
    proxied.push({ url: incoming.url ?? '', headers: incoming.headers });
    if (incoming.url === '/media/slow.png') waiting.push(response);
    else if (incoming.url === '/media/remote.png')
      response
        .writeHead(206, { 'content-type': 'text/html', 'content-range': 'bytes 0-3/8', etag: '"a"', 'set-cookie': 'a=b' })
        .end('body');
    else if (incoming.url === '/media/former.png') response.writeHead(302, { location: '/media/current.png' }).end();
    else if (incoming.url === '/media/stray.png') response.writeHead(302, { location: 'https://evil.test/media/a.png' }).end();
    else response.writeHead(incoming.url === '/media/broken.png' ? 500 : 404).end();
  });
  const contentUrl = `http://127.0.0.1:${await listen(content)}`;
  const handleMedia = createMediaHandler({ folder, contentUrl, timeoutMs: 5000, log });
  site = createServer((incoming, response) => void handleMedia(incoming, response, incoming.url ?? ''));
  await listen(site);
});

afterAll(async () => {
  site.close();
  content.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  proxied = [];
  log.mockClear();
});

interface MediaResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

function get(urlPath: string, headers: Record<string, string> = {}): Promise<MediaResponse> {
  return new Promise((resolve, reject) => {
    request({ port: (site.address() as AddressInfo).port, path: urlPath, headers: { connection: 'close', ...headers } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .once('error', reject)
      .end();
  });
}

test('a file from the media folder is sent with a Content-Security-Policy that allows no resources', async () => {
  const { status, headers, body } = await get('/media/2024/dock.png');
  expect([status, body, headers['content-type']]).toEqual([200, '0123456789', 'image/png']);
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(proxied).toEqual([]);
});

test('an SVG cannot run scripts, and a PDF can be shown in a frame on this site', async () => {
  expect((await get('/media/2024/plan.svg')).headers['content-security-policy']).toContain('sandbox');
  expect((await get('/media/2024/sheet.pdf')).headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('a range outside the file returns 416', async () => {
  const { status, headers } = await get('/media/2024/dock.png', { range: 'bytes=10-' });
  expect([status, headers['content-range'], headers['cache-control']]).toEqual([416, 'bytes */10', 'no-store']);
});

test.each(['/media/2024/page.html', '/media/2024/.hidden.png', '/media/2024/none', '/media/%zz.png', '/media/../a.png'])(
  '%s returns 404 without a request to the content service',
  async (urlPath) => {
    expect((await get(urlPath)).status).toBe(404);
    expect(proxied).toEqual([]);
  },
);

test('a file that is not on this machine is proxied, with selected headers', async () => {
  const { status, headers, body } = await get('/media/remote.png', { range: 'bytes=0-3', cookie: 'theme=dark' });
  expect([status, body]).toEqual([206, 'body']);
  expect(proxied).toMatchObject([{ url: '/media/remote.png', headers: { range: 'bytes=0-3' } }]);
  expect(proxied[0]?.headers.cookie).toBeUndefined();
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'content-range': 'bytes 0-3/8', etag: '"a"' });
  expect(headers['set-cookie']).toBeUndefined();
});

test('returns 404 for a file that the content service does not have, and 502 if it responds with an error', async () => {
  expect((await get('/media/none.png')).status).toBe(404);
  expect((await get('/media/broken.png')).status).toBe(502);
});

test('the address of a file that was replaced leads to the new file, and to no other host', async () => {
  const { status, headers } = await get('/media/former.png');
  expect([status, headers.location, headers['cache-control']]).toEqual([302, '/media/current.png', 'no-cache']);
  expect((await get('/media/stray.png')).status).toBe(502);
});

test('a network can receive a limited number of files at a time', async () => {
  const slow = Array.from({ length: 256 }, () => get('/media/slow.png'));
  await expect.poll(() => waiting.length).toBe(256);
  const { status, headers } = await get('/media/2024/dock.png');
  expect([status, headers['retry-after']]).toEqual([429, '5']);
  for (const response of waiting) response.writeHead(200, { 'content-length': 0 }).end();
  await Promise.all(slow);
  expect((await get('/media/2024/dock.png')).status).toBe(200);
});

test('returns 503 and logs the reason if the content service is unavailable', async () => {
  const stopped = createServer();
  const port = await listen(stopped);
  stopped.close();
  const handleMedia = createMediaHandler({ folder, contentUrl: `http://127.0.0.1:${port}`, timeoutMs: 5000, log });
  const other = createServer((incoming, response) => void handleMedia(incoming, response, incoming.url ?? ''));
  const origin = `http://127.0.0.1:${await listen(other)}`;
  const response = await fetch(`${origin}/media/remote.png`);
  other.close();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(log).toHaveBeenCalledWith('warn', expect.stringContaining('media file'), expect.objectContaining({ reason: expect.any(String) }));
});
