/** The property search in a real browser: as a form without scripts, and as an island that updates in place. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';
import { isHydrated } from '../support/hydration.ts';

const site = inject('siteUrl');
const path = '/property-search/';

const browser = setUpBrowser();
let page: Page;
/** URLs of the GraphQL requests of the island. */
let islandRequests: string[];
let consoleErrors: string[];

async function open(query = '', javaScriptEnabled = true, width = 1280): Promise<void> {
  page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce', javaScriptEnabled });
  islandRequests = [];
  consoleErrors = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/graphql')) islandRequests.push(request.url());
  });
  page.on('console', (message) => {
    // Without a graphics card, Chromium warns that WebGL is slow.
    if (message.text().includes('GL Driver Message')) return;
    if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await page.goto(site + path + query);
}

/** Delays every script of the page, as on a slow connection. */
const slowScripts = (milliseconds = 400) =>
  page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

/** Starts the island by focusing its first field, and waits until it is hydrated and its effects have run. Until then, links load a page. */
async function hydrate(): Promise<void> {
  await page.locator('main input[name="q"]').focus();
  await page.waitForFunction(isHydrated, await page.locator('main [role="search"]').elementHandle());
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const getHeading = () => page.locator('main h2[tabindex="-1"]').innerText();
const getCount = async () => Number(/^([\d,]+) building/.exec(await getHeading())?.[1]?.replaceAll(',', ''));
const getNames = () => page.locator('main ul[aria-label="Buildings"] h3').allInnerTexts();
const getQueryString = () => new URL(page.url()).search;

test('works without scripts: the form filters, chips remove filters, links change the page', async () => {
  await open('', false);
  expect(await getCount()).toBe(240);
  await page.locator('select[name="market"]').selectOption('dallas-fort-worth');
  await page.getByRole('checkbox', { name: /^Available now/ }).check({ force: true });
  await page.getByRole('button', { name: /^Show/ }).click();
  const both = await getCount();
  expect(both).toBeGreaterThan(0);
  // Empty fields are not in the address.
  expect(getQueryString()).toBe('?market=dallas-fort-worth&status=available-now');
  await page.getByRole('link', { name: 'Remove filter: Available now' }).click();
  expect(await getCount()).toBeGreaterThan(both);
  const first = await getNames();
  await page.getByRole('link', { name: 'Show more' }).click();
  const second = await getNames();
  expect(second.length).toBeGreaterThan(0);
  expect(first.filter((name) => second.includes(name))).toEqual([]);
});

test('hydrates without a GraphQL request', async () => {
  await open();
  expect(await page.locator('script[src*="_next"]').count()).toBe(0);
  const before = await page.locator('main').innerText();
  await hydrate();
  expect(await page.locator('main').innerText()).toBe(before);
  expect(islandRequests).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

/** Records the live regions that change from now on, and returns a function that reads their texts. */
async function recordAnnouncements(): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const changed = new Set<Element>();
    Object.assign(globalThis, { changedRegions: changed });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role="status"], [role="alert"]');
        if (region) changed.add(region);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return async () =>
    await page.evaluate(() =>
      [...(Reflect.get(globalThis, 'changedRegions') as Set<Element>)].flatMap(({ textContent, isConnected }) =>
        isConnected && textContent ? [textContent] : [],
      ),
    );
}

test('filters in place, updates the URL, and announces the number of results once', async () => {
  await open();
  await hydrate();
  const listAnnouncements = await recordAnnouncements();
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
  await page.locator('select[name="market"]').selectOption('dallas-fort-worth');
  await page.waitForFunction(() => location.search === '?market=dallas-fort-worth');
  expect(await getCount()).toBeLessThan(240);
  expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
  expect(await listAnnouncements()).toEqual([expect.stringMatching(/^\d+ buildings?/)]);
  // Reloading the URL shows the same list.
  const namesBefore = await getNames();
  await page.reload();
  expect(await getNames()).toEqual(namesBefore);
});

test('appends more results by keyboard and keeps focus', async () => {
  await open('?region=texas');
  await hydrate();
  const first = await getNames();
  const listAnnouncements = await recordAnnouncements();
  const more = page.getByRole('link', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((count) => document.querySelectorAll('main ul[aria-label="Buildings"] h3').length > count, first.length);
  const all = await getNames();
  expect(all.slice(0, first.length)).toEqual(first);
  expect(new Set(all).size).toBe(all.length);
  expect(await listAnnouncements()).toEqual([`${all.length} of ${await getCount()} buildings shown`]);
  expect(await more.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(getQueryString()).toBe('?region=texas');

  // The last page has no link, so focus goes to the first building of the page.
  let shown = all.length;
  while ((await more.count()) > 0) {
    shown = (await getNames()).length;
    await more.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => document.querySelectorAll('main ul[aria-label="Buildings"] h3').length > count, shown);
  }
  await page.waitForFunction(() => document.activeElement !== document.body);
  expect(await page.evaluate(() => document.activeElement?.closest('[data-building]')?.querySelector('h3')?.textContent)).toBe(
    (await getNames())[shown],
  );
});

test('removes a filter with its chip and keeps focus in the main content', async () => {
  await open('?region=texas&status=leased');
  await hydrate();
  await page.getByRole('link', { name: 'Remove filter: Texas' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.search === '?status=leased');
  await page.waitForFunction(() => document.activeElement?.closest('main') !== null);
  expect(await page.getByRole('checkbox', { name: /^Leased/ }).isChecked()).toBe(true);
});

test('keystrokes before and during the start of the script are applied', async () => {
  await open();
  await slowScripts();
  await page.locator('main input[name="q"]').focus();
  await page.keyboard.type('S');
  expect(await page.locator('main [role="search"]').evaluate(isHydrated)).toBe(false);
  await page.keyboard.type('avannah', { delay: 100 });
  await page.waitForFunction(() => location.search === '?q=Savannah');
  expect(await page.locator('main input[name="q"]').inputValue()).toBe('Savannah');
  await page.waitForFunction(() => !document.querySelector('main h2[tabindex="-1"]')?.textContent?.startsWith('240'));
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
});

test('filters that are chosen before the script has started are applied', async () => {
  await open();
  await slowScripts();
  await page.locator('select[name="market"]').selectOption('chicago');
  await page.getByRole('checkbox', { name: /^Leased/ }).check({ force: true });
  await page.waitForFunction(() => location.search === '?market=chicago&status=leased');
  expect(await page.locator('select[name="market"]').inputValue()).toBe('chicago');
});

test('a text and filters are applied together, even if each script takes a second and a half', async () => {
  await open();
  await slowScripts(1500);
  await page.locator('main input[name="q"]').fill('Dallas');
  await page.getByRole('checkbox', { name: /^Available now/ }).check({ force: true });
  await page.locator('select[name="sort"]').selectOption('unit');
  expect(await page.locator('main [role="search"]').evaluate(isHydrated)).toBe(false);
  await page.waitForFunction(() => location.search === '?q=Dallas&status=available-now&sort=unit');
  await page.waitForFunction(() => !document.querySelector('main h2[tabindex="-1"]')?.textContent?.startsWith('240'));
  expect(await page.locator('main input[name="q"]').inputValue()).toBe('Dallas');
  expect(await page.locator('select[name="sort"]').inputValue()).toBe('unit');
});

test.each(['dallas', '75172'])('a search for %s in the header leads to the same buildings as the property search', async (text) => {
  await open();
  await page.goto(site);
  await page.locator('header input[name="q"]:visible').fill(text);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/search/?q=${text}`);
  expect(await page.locator('main input[name="q"]').inputValue()).toBe(text);
  const all = page.getByRole('link', { name: /buildings, with filters and a map/ });
  const count = Number(/\d+/.exec(await all.innerText())?.[0]);
  await all.click();
  await page.waitForURL(`**${path}?q=${text}`);
  expect(await getCount()).toBe(count);
  expect(await page.locator('main input[name="q"]').inputValue()).toBe(text);
});

test('Back steps through the filters, and over a typed text at once', async () => {
  await open();
  await hydrate();
  await page.locator('select[name="market"]').selectOption('chicago');
  await page.waitForFunction(() => location.search === '?market=chicago');
  const inChicago = await getNames();
  await page.locator('main input[name="q"]').focus();
  // Each part is searched for, because it is followed by a pause.
  for (const [typed, url] of [
    ['cross', 'cross'],
    ['-dock', 'cross-dock'],
  ] as const) {
    await page.keyboard.type(typed);
    await page.waitForFunction((text) => location.search === `?q=${text}&market=chicago`, url);
  }
  await page.goBack();
  await page.waitForFunction(() => location.search === '?market=chicago');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('main input[name="q"]')?.value === '');
  expect(await getNames()).toEqual(inChicago);
  await page.goBack();
  await page.waitForFunction(() => location.search === '');
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('select[name="market"]')?.value === '');
  expect(await getCount()).toBe(240);
  await page.goForward();
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('select[name="market"]')?.value === 'chicago');
});

test('Back skips a text that was typed in two parts, even if the search for the first part was canceled', async () => {
  await open();
  await hydrate();
  await page.locator('select[name="market"]').selectOption('chicago');
  await page.waitForFunction(() => location.search === '?market=chicago');
  const requested = Promise.withResolvers<void>();
  await page.route('**/api/graphql/**', async (route) => {
    requested.resolve();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue().catch(() => undefined);
  });
  await page.locator('main input[name="q"]').focus();
  await page.keyboard.type('cross');
  await requested.promise;
  await page.keyboard.type('-dock');
  await page.waitForFunction(() => location.search === '?q=cross-dock&market=chicago');
  await page.unroute('**/api/graphql/**');
  await page.goBack();
  await page.waitForFunction(() => location.search === '?market=chicago');
  expect(await page.locator('select[name="market"]').inputValue()).toBe('chicago');
});

test('the interactive map is loaded on demand, and is connected with the list in both directions', async () => {
  await open('?market=dallas-fort-worth');
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await hydrate();
  await page.waitForLoadState('networkidle');
  expect(files.filter((url) => url.includes('maplibre'))).toEqual([]);
  await page.getByRole('button', { name: 'Open the interactive map' }).click();
  const markers = page.locator('[data-buildings]');
  await markers.first().waitFor();
  const counts = await markers.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('data-buildings')?.split(' ').length ?? 0),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await getCount());
  // List to map.
  const item = page.locator('main li[data-building]').first();
  await item.hover();
  await page.waitForFunction(
    (id) =>
      document
        .querySelector('[data-active]')
        ?.getAttribute('data-buildings')
        ?.includes(id ?? ''),
    await item.getAttribute('data-building'),
  );
  // Map to list.
  await page.locator(`[data-buildings~="${await item.getAttribute('data-building')}"]`).focus();
  expect(await item.getAttribute('data-highlighted')).toBe('');
  // The visible area is a filter.
  await page.locator('canvas').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Search this area' }).click();
  await page.waitForFunction(() => /^\?near=[\d.]+%2C-[\d.]+/.test(location.search));
  await page.getByRole('link', { name: /^Remove filter: Within \d+ miles of the center of the map/ }).waitFor();
  expect(files.every((url) => url.startsWith(site) || url.startsWith('blob:') || url.startsWith('data:'))).toBe(true);
  expect(consoleErrors).toEqual([]);
});

test('on a phone without scripts, one search leads to buildings with a telephone number', async () => {
  await open('', false, 360);
  await page.locator('main input[name="q"]').fill('200,000 sq ft, 36 ft clear, near Dallas');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=200/);
  expect(await getCount()).toBeGreaterThan(0);
  expect(await page.locator('main li[data-building] a[href^="tel:"]').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // The other filters are in a sheet, which does not move the results.
  const top = () =>
    page
      .locator('main li[data-building]')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.locator('select[name="market"]').selectOption('dallas-fort-worth');
  expect(await top()).toBe(before);
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /^Show/ }).click();
  expect(new URL(page.url()).searchParams.get('market')).toBe('dallas-fort-worth');
});

test('the last request wins, and earlier ones are aborted', async () => {
  await open();
  await hydrate();
  await page.route('**/api/graphql/**', async (route) => {
    if (decodeURIComponent(route.request().url()).includes('dallas')) await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue().catch(() => undefined);
  });
  await page.locator('select[name="market"]').selectOption('dallas-fort-worth');
  await page.waitForTimeout(100);
  await page.locator('select[name="market"]').selectOption('chicago');
  await page.waitForFunction(() => location.search === '?market=chicago');
  await page.waitForTimeout(900);
  expect(getQueryString()).toBe('?market=chicago');
});

test('keeps the results and shows an error if a request fails', async () => {
  await open();
  await hydrate();
  await page.route('**/api/graphql/**', (route) => route.abort());
  await page.locator('select[name="market"]').selectOption('chicago');
  expect(await page.locator('main [role="alert"]').innerText()).toContain('could not be updated');
  expect((await getNames()).length).toBeGreaterThan(0);
});

test('the GraphQL endpoint of the site accepts only known operations', async () => {
  const rejected = await fetch(`${site}/api/graphql/?query=${encodeURIComponent('{ users { nodes { email } } }')}`);
  expect(rejected.status).toBe(400);
  expect(await rejected.json()).toEqual({ errors: [{ message: expect.stringContaining('not accepted here') }] });
  expect((await fetch(`${site}/api/graphql/?id=0123456789abcdef`)).status).toBe(404);
});

test('loads less than 187 kB of script, and none before it is used', async () => {
  await open();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (/\/_next\/.*\.js$/.test(response.url())) scripts.add(response.url());
  });
  expect(scripts.size).toBe(0);
  await hydrate();
  await page.waitForLoadState('networkidle');
  const sizes = [...scripts].map(async (url) => brotliCompressSync(await (await fetch(url)).bytes()).byteLength);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`script of the search: ${Math.round(bytes / 1000)} kB compressed`);
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThan(187_000);
});
