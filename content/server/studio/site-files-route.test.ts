import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HttpError } from '../http-error.ts';
import { siteFilesRoutes } from './site-files-route.ts';

const styles = { load: async () => '@import url("/a.css");\n', prepare: () => undefined };
const requested: string[] = [];
let running = 0;
let mostRunning = 0;

/** A site with one file, which takes its time. */
const site = createServer((request, response) => {
  requested.push(request.url ?? '');
  running += 1;
  mostRunning = Math.max(mostRunning, running);
  void wait(10).then(() => {
    running -= 1;
    if (request.url === '/fonts/a.woff2') response.end('font');
    else response.writeHead(404).end();
  });
});
let content: Server;
let origin = '';

const listen = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  const routes = siteFilesRoutes({ siteUrl: await listen(site) }, styles);
  content = createServer((request, response) => {
    const client = { address: '203.0.113.7', userAgent: '', requestId: '', isSite: false };
    const context = { request, response, pathname: request.url ?? '', search: new URLSearchParams(), client };
    const route = routes.find(({ matches }) => matches(context));
    if (!route) return void response.writeHead(400).end();
    route.handle(context).catch((error: unknown) => response.writeHead(error instanceof HttpError ? error.status : 500).end());
  });
  origin = await listen(content);
});
afterAll(() => {
  site.close();
  content.close();
});
beforeEach(() => {
  requested.length = 0;
  mostRunning = 0;
});

const getStatus = async (path: string) => (await fetch(origin + path)).status;

test('a file of the site is sent with its type, and kept', async () => {
  const response = await fetch(`${origin}/fonts/a.woff2`);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'font/woff2', 'font']);
  expect(await getStatus('/fonts/a.woff2')).toBe(200);
  expect(requested).toEqual(['/fonts/a.woff2']);
});

test('the stylesheets of the site are imported under one address, which browsers revalidate', async () => {
  const response = await fetch(`${origin}/studio/site-styles.css`);
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual(['text/css; charset=utf-8', 'no-cache']);
  expect(await response.text()).toBe(await styles.load());
});

test('a file that the site does not have is requested once', async () => {
  expect([await getStatus('/fonts/b.woff2'), await getStatus('/fonts/b.woff2')]).toEqual([404, 404]);
  expect(requested).toEqual(['/fonts/b.woff2']);
});

test('few requests reach the site at once, however many there are', async () => {
  const statuses = await Promise.all(Array.from({ length: 100 }, (_, index) => getStatus(`/fonts/${index}.woff2`)));
  expect(mostRunning).toBeLessThanOrEqual(4);
  expect(new Set(statuses)).toEqual(new Set([404, 503]));
});

test.each([
  '/fonts/../api/secret.css',
  '/fonts/%2e%2e/secret.css',
  '/fonts//host.css',
  '/fonts/.hidden.css',
  '/fonts/a.js',
  '/other/a.css',
])('%s is no file of the site', (path) => {
  const [, route] = siteFilesRoutes({ siteUrl: origin }, styles);
  const request = { method: 'GET' };
  expect(route?.matches({ request, pathname: path } as Parameters<typeof route.matches>[0])).toBe(false);
});
