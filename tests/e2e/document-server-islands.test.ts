/** Islands in a real browser: nothing loads before it is needed, clicks are not lost while it loads, and the console stays empty. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Locator, Page } from 'playwright';
import { beforeEach, expect, inject, test } from 'vitest';
import { findFreePort } from '#lib/process/free-port.ts';
import { createContentSecurityPolicy } from '../../server/http/security.ts';
import { setUpBrowser } from '../support/browser.ts';
import { isHydrated } from '../support/hydration.ts';
import { listSitemapPaths } from '../support/sitemap-urls.ts';

const site = inject('siteUrl');

const browser = setUpBrowser();
let context: BrowserContext;
let page: Page;
/** Messages in the console and uncaught errors. */
let messages: string[];
/** Paths of all requests. */
let requests: string[];

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  page = await context.newPage();
  messages = [];
  requests = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
});

const getRuntimeRequests = () => requests.filter((path) => path.startsWith('/_runtime/') && !path.endsWith('.js'));

async function findPathWithIsland(): Promise<string> {
  for (const path of await listSitemapPaths(site)) if ((await (await fetch(site + path)).text()).includes(' data-island=')) return path;
  throw new Error('No page has an island');
}

/** Touches the first island of the page, which can be invisible in Chromium, and waits until React has hydrated it. */
async function hydrateFirstIsland(): Promise<void> {
  const island = page.locator('[data-island]').first();
  await island.dispatchEvent('pointerover');
  await expect.poll(() => island.evaluate(isHydrated)).toBe(true);
}

test.each([{ theme: 'system' }, { theme: 'dark' }])(
  'an island is hydrated without a message in the console (theme $theme)',
  async ({ theme }) => {
    if (theme !== 'system') await context.addCookies([{ name: 'theme', value: theme, url: site }]);
    await page.goto(site + (await findPathWithIsland()));
    await hydrateFirstIsland();
    expect(messages).toEqual([]);
    expect(getRuntimeRequests()).toHaveLength(1);
  },
);

/** The document as Next renders it, from a separate server, because the document server does not send such a document. */
async function fetchFromNext(path: string): Promise<string> {
  const port = await findFreePort();
  const program = fileURLToPath(new URL('../../node_modules/next/dist/bin/next', import.meta.url));
  const env: NodeJS.ProcessEnv = { ...process.env, ...inject('siteSettings'), NODE_ENV: 'production' };
  const next = spawn(process.execPath, [program, 'start', '-H', '127.0.0.1', '-p', port], { env, stdio: 'ignore' });
  try {
    const fetchText = async () => await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    await expect.poll(async () => await fetchText().catch(() => ''), { interval: 500 }).toContain(' data-island=');
    return await fetchText();
  } finally {
    next.kill('SIGKILL');
  }
}

test('a document that is served as Next rendered it works under the policy that comes with it', async () => {
  const path = await findPathWithIsland();
  const html = await fetchFromNext(path);
  expect(html).not.toContain('data-runtime');
  const policy = createContentSecurityPolicy(html, { content: null, isHttps: false, frames: [], map: null }, { allowInlineScripts: true });
  await context.route(site + path, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers: { 'content-security-policy': policy }, body: html }),
  );
  await page.goto(site + path);
  await hydrateFirstIsland();
  expect(messages).toEqual([]);
  expect(getRuntimeRequests()).toEqual([]);
});

test('a page without an island loads no script', async () => {
  await page.goto(`${site}/status/none/`);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path.endsWith('.js'))).toEqual([]);
});

/**
 * A page with the real loader and a fake runtime, which hydrates all islands once the test delivers it.
 * @param island markup of the page
 */
async function openPageWithFakeRuntime(island: string): Promise<{ deliverRuntime: () => void }> {
  const loader = await readFile(new URL('../../server/next/browser/start-islands.js', import.meta.url), 'utf8');
  const delivery = Promise.withResolvers<void>();
  const html = `<!DOCTYPE html><html lang="en"><title>Test page</title>${island}<script type="module" src="/loader.js" data-runtime="/runtime"></script></html>`;
  const hydrate = `for (const island of document.querySelectorAll('[data-island]')) island.setAttribute('data-hydrated', '');
    document.querySelector('#press')?.addEventListener('click', (event) => { event.currentTarget.textContent += '!'; });`;
  await context.route('http://island.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/loader.js') await route.fulfill({ contentType: 'text/javascript', body: loader });
    else if (pathname === '/hydrate.js') await route.fulfill({ contentType: 'text/javascript', body: hydrate });
    else if (pathname === '/runtime') {
      await delivery.promise;
      await route.fulfill({ json: { flight: [[0]], bootstrap: [{}], scripts: ['/hydrate.js'], preload: [] } });
    } else await route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.goto('http://island.test/');
  return { deliverRuntime: () => delivery.resolve() };
}

test('a click on a button before hydration takes effect once, afterwards', async () => {
  const { deliverRuntime } = await openPageWithFakeRuntime('<div data-island=""><button type="button" id="press">More</button></div>');
  expect(requests).not.toContain('/runtime');
  await page.click('#press');
  await page.click('#press');
  await expect.poll(() => requests.includes('/runtime')).toBe(true);
  expect(await page.textContent('#press')).toBe('More');
  deliverRuntime();
  await expect.poll(() => page.textContent('#press')).toBe('More!');
  await page.waitForTimeout(300);
  expect(await page.textContent('#press')).toBe('More!');
  await page.click('#press');
  expect(await page.textContent('#press')).toBe('More!!');
  expect(messages).toEqual([]);
});

test('a click on an element that works without scripts is not repeated', async () => {
  const { deliverRuntime } = await openPageWithFakeRuntime(
    '<div data-island=""><details><summary id="press">More</summary>Words</details></div>',
  );
  await page.click('#press');
  deliverRuntime();
  await expect.poll(() => page.textContent('#press')).toBe('More');
  await page.waitForTimeout(300);
  expect(await page.locator('details').getAttribute('open')).toBe('');
});

/** Presses the mouse on an element, moves it in steps, waits if it is to rest, and releases it. */
async function drag(element: Locator, x: number, y: number, { rests = false } = {}): Promise<void> {
  await element.hover();
  await page.mouse.down();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  const [startX, startY] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let step = 1; step <= 5; step++) await page.mouse.move(startX + (x * step) / 5, startY + (y * step) / 5);
  if (rests) await page.waitForTimeout(150);
  await page.mouse.up();
}

test('the mouse drags a carousel, which comes to rest at a card and keeps links and selection', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site}/properties/trinity-crossing-2/`);
  const list = page.locator('[data-drag-scroll]');
  const cards = list.getByRole('listitem');
  const getPosition = () => list.evaluate((element) => Math.round(element.scrollLeft));
  /** Positions at which a card is at the start of the list. */
  const getDistance = (card: Locator) =>
    card.evaluate((element) => {
      const view = element.closest('[data-drag-scroll]');
      const padding = view ? Number.parseFloat(getComputedStyle(view).scrollPaddingLeft) : 0;
      return Math.round(element.getBoundingClientRect().left - (view?.getBoundingClientRect().left ?? 0) - padding);
    });
  await list.scrollIntoViewIfNeeded();
  expect(requests.filter((path) => path.includes('drag-scroll'))).toEqual([]);
  await cards.nth(1).hover();
  await expect.poll(() => list.evaluate((element) => element.style.cursor)).toBe('grab');
  expect(requests.filter((path) => /^\/_runtime\/drag-scroll\.[\w-]+\.js$/.test(path))).toHaveLength(1);
  const url = page.url();

  // More than half of a card, slowly: the next card comes to the start, and its link is not followed.
  const width = (await cards.first().boundingBox())?.width ?? 0;
  await drag(cards.nth(1).locator('a').first(), -width * 0.6, 4, { rests: true });
  expect(Math.abs(await getDistance(cards.nth(1)))).toBeLessThanOrEqual(1);
  expect(await list.evaluate((element) => getComputedStyle(element).scrollSnapType)).toBe('x mandatory');
  expect(page.url()).toBe(url);

  // A short throw moves on by one card at least.
  await drag(cards.nth(1).locator('a').first(), -90, 0);
  expect(Math.abs(await getDistance(cards.nth(2)))).toBeLessThanOrEqual(1);
  expect(page.url()).toBe(url);

  // A movement up or down selects text.
  const before = await getPosition();
  await drag(cards.nth(2).locator('a').first(), 3, 60);
  expect(await getPosition()).toBe(before);

  await cards.nth(2).locator('a').first().click();
  await expect.poll(() => page.url()).not.toBe(url);
  expect(messages).toEqual([]);
});

test('the URL of a runtime that no longer exists returns 404 with Cache-Control: no-store', async () => {
  await page.goto(`${site}/`);
  const response = await page.request.get(`${site}/_runtime/${'x'.repeat(22)}/`);
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe('no-store');
});
