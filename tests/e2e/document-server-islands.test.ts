/** Islands in a real browser: nothing loads before it is wanted, nothing a visitor does before that is lost, and the console stays empty. */
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';

const site = inject('siteUrl');

let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let requests: string[];

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  page = await context.newPage();
  complaints = [];
  requests = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
});

afterEach(async () => {
  await context.close();
});

const runtimeRequests = () =>
  requests.filter((path) => path.startsWith('/_runtime/') && !path.endsWith('.js') && !path.endsWith('speculation.json'));

async function firstPathWithIsland(): Promise<string> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  for (const path of paths) if ((await (await fetch(site + path)).text()).includes(' data-island=')) return path;
  throw new Error('No page has an island');
}

test.each([{ theme: 'system' }, { theme: 'dark' }])(
  'an island comes alive without a word in the console (theme $theme)',
  async ({ theme }) => {
    if (theme !== 'system') await context.addCookies([{ name: 'theme', value: theme, url: site }]);
    await page.goto(site + (await firstPathWithIsland()));
    const island = page.locator('[data-island]').first();
    await island.locator(':scope > *').first().scrollIntoViewIfNeeded();
    await island.locator('button, a').first().hover({ force: true });
    await expect
      .poll(() =>
        island.evaluate((element) =>
          [...element.querySelectorAll('*')].some((child) => Object.keys(child).some((key) => key.startsWith('__reactProps$'))),
        ),
      )
      .toBe(true);
    expect(complaints).toEqual([]);
    expect(runtimeRequests()).toHaveLength(1);
  },
);

test('no page script is fetched on a page without an island', async () => {
  await page.goto(`${site}/status/none/`);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path.endsWith('.js'))).toEqual([]);
});

/** A page as the document server makes it, whose runtime is in the hands of the test. React marks what it has taken over with such a property. */
async function openStandIn(island: string): Promise<{ deliver: () => void }> {
  const loader = await readFile(new URL('../../server/browser/start-islands.js', import.meta.url), 'utf8');
  const delivery = Promise.withResolvers<void>();
  const html = `<!DOCTYPE html><html lang="en"><title>Stand-in</title>${island}<script type="module" src="/loader.js" data-runtime="/runtime"></script></html>`;
  const takeOver = `for (const element of document.querySelectorAll('[data-island] *')) element.__reactProps$x = {};
    document.querySelector('#press')?.addEventListener('click', (event) => { event.currentTarget.textContent += '!'; });`;
  await context.route('http://island.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/loader.js') await route.fulfill({ contentType: 'text/javascript', body: loader });
    else if (pathname === '/take-over.js') await route.fulfill({ contentType: 'text/javascript', body: takeOver });
    else if (pathname === '/runtime') {
      await delivery.promise;
      await route.fulfill({ json: { flight: [[0]], boot: [{}], scripts: ['/take-over.js'], preload: [] } });
    } else await route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.goto('http://island.test/');
  return { deliver: () => delivery.resolve() };
}

test('a button pressed before its island is alive does its work once, afterwards', async () => {
  const { deliver } = await openStandIn('<div data-island="interaction"><button type="button" id="press">More</button></div>');
  expect(requests).not.toContain('/runtime');
  await page.click('#press');
  await page.click('#press');
  await expect.poll(() => requests.includes('/runtime')).toBe(true);
  expect(await page.textContent('#press')).toBe('More');
  deliver();
  await expect.poll(() => page.textContent('#press')).toBe('More!');
  await page.waitForTimeout(300);
  expect(await page.textContent('#press')).toBe('More!');
  await page.click('#press');
  expect(await page.textContent('#press')).toBe('More!!');
  expect(complaints).toEqual([]);
});

test('what works by itself is not done twice', async () => {
  const { deliver } = await openStandIn('<div data-island="interaction"><details><summary id="press">More</summary>Words</details></div>');
  await page.click('#press');
  deliver();
  await expect.poll(() => page.textContent('#press')).toBe('More');
  await page.waitForTimeout(300);
  expect(await page.locator('details').getAttribute('open')).toBe('');
});

test('an island far below starts when it comes near, and only then', async () => {
  const { deliver } = await openStandIn(
    '<p style="height: 5000px">Above</p><div data-island="visible"><button type="button" id="press">More</button></div>',
  );
  deliver();
  await page.waitForTimeout(500);
  expect(requests).not.toContain('/runtime');
  await page.locator('#press').scrollIntoViewIfNeeded();
  await expect.poll(() => requests.includes('/take-over.js')).toBe(true);
});

test('a page whose runtime is gone stays as it is', async () => {
  await page.goto(`${site}/`);
  const answer = await page.request.get(`${site}/_runtime/${'x'.repeat(22)}/`);
  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toBe('no-store');
});
