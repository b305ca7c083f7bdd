/** The size of the CSS of a page, and how much of it the page uses. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';
import { measureCssUsage, type CssUsage } from '../support/css-usage.ts';

const site = inject('siteUrl');

/** Maximum size of the CSS of a page, in bytes compressed with Brotli. */
const MAX_BYTES = 20_000;
/** Maximum share of the CSS that a page does not use. */
const MAX_UNUSED_SHARE = 0.3;

const browser = setUpBrowser({ keepsContexts: true });

afterAll(async () => {
  const [largest] = uses.toSorted((a, b) => b.use.brotli - a.use.brotli);
  const [wasteful] = uses.toSorted((a, b) => getUnusedShare(b.use) - getUnusedShare(a.use));
  if (largest && wasteful) {
    logUsage(`Most CSS of ${uses.length} pages`, largest);
    logUsage('Largest unused share', wasteful);
  }
});

function logUsage(label: string, { path, use }: (typeof uses)[number]): void {
  const [kilobytes, unused, waiting] = [(use.brotli / 1000).toFixed(1), percent(getUnusedShare(use)), percent(use.waiting / use.whole)];
  console.log(`${label}: ${path} ${kilobytes} kB (Brotli), unused ${unused}, waiting ${waiting}`);
}

const getUnusedShare = ({ unused, whole }: CssUsage) => unused / whole;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

const uses: { path: string; use: CssUsage }[] = [];

// Two at a time (vitest.config.ts), because the smallest machine has two cores.
describe.concurrent('the CSS of a page is small and mostly used', () => {
  test.each(inject('samplePaths'))('%s', async (path) => {
    const use = await measureCssUsage(browser, site + path);
    uses.push({ path, use });
    const unused = `${percent(getUnusedShare(use))} unused, such as ${use.idle.slice(0, 8).join(' ')}`;
    expect([
      ...(use.brotli > MAX_BYTES ? [`${use.brotli} bytes (Brotli)`] : []),
      ...(getUnusedShare(use) > MAX_UNUSED_SHARE ? [unused] : []),
    ]).toEqual([]);
  });
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
