/** Compares the lookup that decides whether a page exists (server/pages/page-lookup.ts) with what Next renders, for all kinds of paths. */
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { loadContentPaths } from '../../server/next/page-routes.ts';
import { type NextApp, startNext } from '../../server/next/next-app.ts';
import { createPageLookup, type PageLookup } from '../../server/pages/page-lookup.ts';
import { listSitemapPaths } from '../support/sitemap-urls.ts';

const project = path.resolve(import.meta.dirname, '../..');

let next: NextApp;
let lookup: PageLookup;

beforeAll(async () => {
  // Next's process inherits the environment.
  for (const [name, value] of Object.entries({ ...inject('siteSettings'), NODE_ENV: 'production' })) vi.stubEnv(name, value);
  const log = vi.fn<Log>();
  next = await startNext({
    dir: project,
    host: '127.0.0.1',
    port: 3000,
    siteUrl: inject('siteUrl'),
    workers: 1,
    workerMemoryMb: 512,
    renderTimeoutMs: 60_000,
    log,
  });
  lookup = createPageLookup({
    endpoint: new URL('/graphql', inject('contentUrl')),
    siteUrl: inject('siteUrl'),
    isContentPath: await loadContentPaths(project),
  });
});

afterAll(async () => {
  await next?.close();
  vi.unstubAllEnvs();
});

const existing = [
  '/',
  '/-/',
  '/news/',
  '/news/page/2/',
  '/news/2026/',
  '/news/2026/11/',
  '/news/feed/',
  '/news/feed/json/',
  '/news/embed/',
  '/news',
  '/markets/boston/',
  '/author/admin/',
  '/category/basics/',
  '/nothing',
  '/nothing.txt/',
  '/sitemap.xml',
  '/sitemaps/1.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
];

/** The document server and Next lead to the same place. Next has no other status for a redirect than 307 and 308, and none but 404 for a removed page. */
const redirected = [
  ['/News/', 308, 308, '/news/'],
  ['/markets/BOSTON', 308, 308, '/markets/boston/'],
  ['/find-space/', 301, 308, '/property-search/'],
  ['/FIND-SPACE', 301, 308, '/property-search/'],
  ['/blog/any', 301, 308, '/news/any/'],
  ['/newsletter/', 301, 308, '/news/'],
  ['/open-house', 302, 307, '/contact/'],
  ['/apply/', 307, 307, '/careers/'],
  ['/developers/', 308, 308, '/build-to-suit/'],
] as const;

const removed = [
  ['/office-buildings/', 410],
  ['/OFFICE-buildings', 410],
  ['/tenant-directory/', 451],
] as const;

const missing = [
  '/nothing/',
  '/Nothing/',
  '/news/nothing/',
  '/nothing/after/YXJyYXljb25uZWN0aW9uOjE/',
  '/author/nobody-of-this-name/',
  '/blogs/',
  '/2026/',
  '/markets/2026/',
  '/nothing/feed/',
  '/nothing.txt',
  '/a.b-/',
  '/.well-known/nothing',
  '/caf%C3%A9/',
  '/a@b/',
  '/a%20b/',
  '/%25/',
  '/none/'.repeat(30).replaceAll('//', '/'),
];

/** Paths that Next renders as missing although there is a node, and paths that it does not look up. */
const renderedAsMissing = [
  '/status/nothing/',
  '/catalogue/',
  '/catalogue/nothing/',
  '/news/after/YXJyYXljb25uZWN0aW9uOjE/',
  '/about/after/abcd/',
  '/about/page/2/',
  '/news/page/99/',
  '/news/1999/',
];

test('no page of the sitemap is missing', async () => {
  const paths = await listSitemapPaths(inject('siteUrl'));
  expect(paths.length).toBeGreaterThan(100);
  const results = await Promise.all(paths.map(async (each) => ({ path: each, missing: await lookup.findMissing(each) })));
  expect(results.filter((result) => result.missing)).toEqual([]);
});

test.each(existing)('%s exists, or Next redirects it to its canonical address', async (each) => {
  expect(await lookup.findMissing(each)).toBeNull();
  expect((await next.fetchPage(each)).status).not.toBe(404);
});

test.each(missing)('%s is missing, and Next renders it as missing', async (each) => {
  expect(await lookup.findMissing(each)).toEqual({ kind: 'status', status: 404 });
  expect((await next.fetchPage(each)).status).toBe(404);
});

test.each(renderedAsMissing)('whether %s is missing is decided by rendering it', async (each) => {
  expect(await lookup.findMissing(each)).toBeNull();
  expect((await next.fetchPage(each)).status).toBe(404);
});

test.each(redirected)('%s is redirected with %i, and by Next with %i, to %s', async (each, status, nextStatus, location) => {
  expect(await lookup.findMissing(each)).toEqual({ kind: 'redirect', status, location });
  const response = await next.fetchPage(each.endsWith('/') ? each : `${each}/`);
  expect([response.status, response.headers.location]).toEqual([nextStatus, location]);
});

test.each(redirected)(
  'visitors of %s are redirected once, with the status %i and their parameters',
  async (each, status, _nextStatus, location) => {
    const response = await fetch(`${inject('siteUrl')}${each}?utm_source=letter&x=%C3%A9`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([status, `${location}?utm_source=letter&x=%C3%A9`]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  },
);

test.each(removed)('%s is removed: visitors get a page with the status %i, and Next renders it as missing', async (each, status) => {
  expect(await lookup.findMissing(each)).toEqual({ kind: 'status', status });
  expect((await next.fetchPage(each.endsWith('/') ? each : `${each}/`)).status).toBe(404);
  const response = await fetch(`${inject('siteUrl')}${each}?utm_source=letter`, { redirect: 'manual' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  const html = await response.text();
  expect(html).toContain(`Error ${status}`);
  expect(html).toContain('<h1>');
});

test('a filtered page is missing if the page is', async () => {
  expect((await next.fetchPage('/nothing/?q=dock')).status).toBe(404);
  expect((await fetch(`${inject('siteUrl')}/nothing/?q=dock`)).status).toBe(404);
  expect((await fetch(`${inject('siteUrl')}/news/?q=dock`)).status).toBe(200);
});
