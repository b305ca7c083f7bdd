/** Compares the lookup that decides whether a page exists (server/pages/page-lookup.ts) with what Next renders, for all kinds of paths. */
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { loadContentPaths } from '../../server/next/page-routes.ts';
import { type NextApp, startNext } from '../../server/next/next-app.ts';
import { createPageLookup, type PageLookup } from '../../server/pages/page-lookup.ts';

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
  lookup = createPageLookup({ endpoint: new URL('/graphql', inject('contentUrl')), isContentPath: await loadContentPaths(project) });
});

afterAll(async () => {
  await next?.close();
  vi.unstubAllEnvs();
});

const existing = [
  '/',
  '/-/',
  '/news/',
  '/News/',
  '/news/page/2/',
  '/news/embed/',
  '/news',
  '/markets/boston/',
  '/markets/BOSTON/',
  '/author/admin/',
  '/category/basics/',
  '/find-space/',
  '/FIND-SPACE/',
  '/blog/any/',
  '/press/',
  '/nothing',
  '/nothing.txt/',
  '/sitemap.xml',
  '/robots.txt',
];

const missing = [
  '/nothing/',
  '/Nothing/',
  '/news/nothing/',
  '/nothing/after/YXJyYXljb25uZWN0aW9uOjE/',
  '/author/nobody-of-this-name/',
  '/office-buildings/',
  '/OFFICE-buildings/',
  '/blogs/',
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
];

async function listSitemapPaths(): Promise<string[]> {
  const { body } = await next.fetchPage('/sitemap.xml');
  return Array.from(body.toString().matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
}

test('no page of the sitemap is missing', async () => {
  const paths = await listSitemapPaths();
  expect(paths.length).toBeGreaterThan(100);
  const results = await Promise.all(paths.map(async (each) => ({ path: each, isMissing: await lookup.isMissing(each) })));
  expect(results.filter(({ isMissing }) => isMissing)).toEqual([]);
});

test.each(existing)('%s exists or redirects to another page', async (each) => {
  expect(await lookup.isMissing(each)).toBe(false);
  expect((await next.fetchPage(each)).status).not.toBe(404);
});

test.each(missing)('%s is missing, and Next renders it as missing', async (each) => {
  expect(await lookup.isMissing(each)).toBe(true);
  expect((await next.fetchPage(each)).status).toBe(404);
});

test.each(renderedAsMissing)('whether %s is missing is decided by rendering it', async (each) => {
  expect(await lookup.isMissing(each)).toBe(false);
  expect((await next.fetchPage(each)).status).toBe(404);
});

test('a filtered page is missing if the page is', async () => {
  expect((await next.fetchPage('/nothing/?q=dock')).status).toBe(404);
  expect((await fetch(`${inject('siteUrl')}/nothing/?q=dock`)).status).toBe(404);
  expect((await fetch(`${inject('siteUrl')}/news/?q=dock`)).status).toBe(200);
});
