/** The size of the CSS of a page, and how much of it the page uses. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { measureCssUsage, type CssUsage } from '../support/css-usage.ts';

const site = inject('siteUrl');

/** Maximum size of the CSS of a page, in bytes compressed with Brotli. */
const MAX_BYTES = 20_000;
/** Maximum share of the CSS that a page does not use. */
const MAX_UNUSED_SHARE = 0.3;

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
});

/** Returns two paths of every kind in the sitemap, all pages, and a path that does not exist. */
async function getSamplePaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  const ofKinds = [...Map.groupBy(listed, (path) => path.split('/')[1]).values()].flatMap((ofOneKind) => ofOneKind.slice(0, 2));
  const body = JSON.stringify({ query: '{ pages(first: 100) { nodes { uri } } }' });
  const response = await fetch(`${inject('contentUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { data }: { data: { pages: { nodes: { uri: string | null }[] } } } = await response.json();
  return [...new Set([...ofKinds, ...data.pages.nodes.flatMap(({ uri }) => uri ?? []), '/nowhere/'])];
}

const getUnusedShare = ({ unused, whole }: CssUsage) => unused / whole;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

test('the CSS of a page is small and mostly used', async () => {
  const paths = await getSamplePaths();
  expect(paths.length).toBeGreaterThan(20);
  const uses: { path: string; use: CssUsage }[] = [];
  const left = paths.values();
  // Two at a time, because the smallest machine has two cores.
  const measure = async () => {
    for (const path of left) uses.push({ path, use: await measureCssUsage(browser, site + path) });
  };
  await Promise.all([measure(), measure()]);
  const logUsage = (label: string, { path, use }: (typeof uses)[number]) =>
    console.log(
      `${label}: ${path} ${(use.brotli / 1000).toFixed(1)} kB (Brotli), unused ${percent(getUnusedShare(use))}, waiting ${percent(use.waiting / use.whole)}`,
    );
  const sorted = uses.toSorted((a, b) => b.use.brotli - a.use.brotli);
  const wasteful = uses.toSorted((a, b) => getUnusedShare(b.use) - getUnusedShare(a.use));
  if (sorted[0] && wasteful[0]) {
    logUsage(`Most CSS of ${paths.length} pages`, sorted[0]);
    logUsage('Largest unused share', wasteful[0]);
  }
  const wrong = uses.flatMap(({ path, use }) => [
    ...(use.brotli > MAX_BYTES ? [`${path}: ${use.brotli} bytes (Brotli)`] : []),
    ...(getUnusedShare(use) > MAX_UNUSED_SHARE
      ? [`${path}: ${percent(getUnusedShare(use))} unused, such as ${use.idle.slice(0, 8).join(' ')}`]
      : []),
  ]);
  expect(wrong).toEqual([]);
});

test('measures unused CSS', async () => {
  const css =
    '@layer a{.one{color:red}.two{color:red}.one:hover{color:red}@media print{.one{color:red}}@media (width<500px){.one{top:0}}.three{top:0}}';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><style>${css}</style><p class="one">One</p>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const use = await measureCssUsage(browser, `http://127.0.0.1:${port}/`);
  server.close();
  expect(use).toMatchObject({ whole: css.length, waiting: '.one:hover{color:red}'.length, idle: ['.two', '.three'] });
});
