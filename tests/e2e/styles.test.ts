/** What a page's styles weigh, and how much of them it uses. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { measureStyles, type StyleUse } from '../support/style-use.ts';

const site = inject('siteUrl');

/** Bytes of brotli. */
const MOST = 20_000;
/** Share of a page's styles that it may carry without using them. */
const MOST_UNUSED = 0.3;

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
});

/** Two of every kind of address in the sitemap, every page of its own, and addresses that show no content. */
async function addresses(): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
  const ofKinds = [...Map.groupBy(listed, (path) => path.split('/')[1]).values()].flatMap((ofOneKind) => ofOneKind.slice(0, 2));
  const body = JSON.stringify({ query: '{ pages(first: 100) { nodes { uri } } }' });
  const asked = await fetch(`${inject('contentUrl')}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { data }: { data: { pages: { nodes: { uri: string | null }[] } } } = await asked.json();
  return [...new Set([...ofKinds, ...data.pages.nodes.flatMap(({ uri }) => uri ?? []), '/nowhere/'])];
}

const share = ({ unused, whole }: StyleUse) => unused / whole;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

test('a page carries few styles, and few it does not use', async () => {
  const paths = await addresses();
  expect(paths.length).toBeGreaterThan(20);
  const uses: { path: string; use: StyleUse }[] = [];
  const left = paths.values();
  // Two at a time, for two cores.
  const measure = async () => {
    for (const path of left) uses.push({ path, use: await measureStyles(browser, site + path) });
  };
  await Promise.all([measure(), measure()]);
  const say = (what: string, { path, use }: (typeof uses)[number]) =>
    console.log(
      `${what}: ${path} ${(use.brotli / 1000).toFixed(1)} kB brotli, unused ${percent(share(use))}, waiting ${percent(use.waiting / use.whole)}`,
    );
  const sorted = uses.toSorted((a, b) => b.use.brotli - a.use.brotli);
  const wasteful = uses.toSorted((a, b) => share(b.use) - share(a.use));
  if (sorted[0] && wasteful[0]) {
    say(`Most styles of ${paths.length} pages`, sorted[0]);
    say('Most of them unused', wasteful[0]);
  }
  const wrong = uses.flatMap(({ path, use }) => [
    ...(use.brotli > MOST ? [`${path}: ${use.brotli} bytes of brotli`] : []),
    ...(share(use) > MOST_UNUSED ? [`${path}: ${percent(share(use))} unused, as ${use.idle.slice(0, 8).join(' ')}`] : []),
  ]);
  expect(wrong).toEqual([]);
});

test('styles a page does not use are counted', async () => {
  const css =
    '@layer a{.one{color:red}.two{color:red}.one:hover{color:red}@media print{.one{color:red}}@media (width<500px){.one{top:0}}.three{top:0}}';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><style>${css}</style><p class="one">One</p>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const use = await measureStyles(browser, `http://127.0.0.1:${port}/`);
  server.close();
  expect(use).toMatchObject({ whole: css.length, waiting: '.one:hover{color:red}'.length, idle: ['.two', '.three'] });
});
