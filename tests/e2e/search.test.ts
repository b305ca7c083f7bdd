/** The property search in a real browser: a form without script, and an island that answers in place. */
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';

const site = inject('siteUrl');
const path = '/property-search/';

let browser: Browser;
let page: Page;
/** Addresses of the questions the island asked. */
let asked: string[];
let problems: string[];

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
});
afterEach(async () => {
  await page?.context().close();
});

async function open(query = '', javaScriptEnabled = true): Promise<void> {
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', javaScriptEnabled })).newPage();
  asked = [];
  problems = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/graphql')) asked.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(site + path + query);
}

/** As a visitor comes to it: the first touch starts the island. */
async function wake(): Promise<void> {
  await page.locator('input[name="q"]').focus();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[role="search"]') ?? {}).some((key) => key.startsWith('__reactProps$')),
  );
}

const heading = () => page.locator('main h2[tabindex="-1"]').innerText();
const found = async () => Number(/^([\d,]+) building/.exec(await heading())?.[1]?.replaceAll(',', ''));
const names = () => page.locator('main ul[aria-label="Buildings"] h3').allInnerTexts();
const search = () => new URL(page.url()).search;

test('works without script: a form narrows the list, chips widen it, links turn its parts', async () => {
  await open('', false);
  expect(await found()).toBe(240);
  await page.locator('select[name="market"]').selectOption('dallas-fort-worth');
  await page.getByRole('checkbox', { name: /^Available now/ }).check({ force: true });
  await page.getByRole('button', { name: /^Show/ }).click();
  const both = await found();
  expect(both).toBeGreaterThan(0);
  expect(new URL(page.url()).searchParams.get('market')).toBe('dallas-fort-worth');
  await page.getByRole('link', { name: 'Remove filter: Available now' }).click();
  expect(await found()).toBeGreaterThan(both);
  const first = await names();
  await page.getByRole('link', { name: 'Show more' }).click();
  const second = await names();
  expect(second.length).toBeGreaterThan(0);
  expect(first.filter((name) => second.includes(name))).toEqual([]);
});

test('asks nothing until it is touched, and nothing to come alive', async () => {
  await open();
  expect(await page.locator('script[src*="_next"]').count()).toBe(0);
  const before = await page.locator('main').innerText();
  await wake();
  expect(await page.locator('main').innerText()).toBe(before);
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
});

test('narrows in place, keeps its address in step, and says what it found', async () => {
  await open();
  await wake();
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
  await page.locator('select[name="market"]').selectOption('dallas-fort-worth');
  await page.waitForFunction(() => location.search === '?market=dallas-fort-worth');
  expect(await found()).toBeLessThan(240);
  expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
  expect(await page.locator('[aria-live="polite"]', { hasText: /^\d+ buildings?/ }).count()).toBe(1);
  // The same address gives the same list to somebody who comes later.
  const shown = await names();
  await page.reload();
  expect(await names()).toEqual(shown);
});

test('shows more below what is there, by the keyboard alone', async () => {
  await open('?region=texas');
  await wake();
  const first = await names();
  const more = page.getByRole('link', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((count) => document.querySelectorAll('main ul[aria-label="Buildings"] h3').length > count, first.length);
  const all = await names();
  expect(all.slice(0, first.length)).toEqual(first);
  expect(new Set(all).size).toBe(all.length);
  expect(await more.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(search()).toBe('?region=texas');
});

test('drops a filter by its chip and keeps the focus near', async () => {
  await open('?region=texas&status=leased');
  await wake();
  await page.getByRole('link', { name: 'Remove filter: Texas' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.search === '?status=leased');
  await page.waitForFunction(() => document.activeElement?.closest('main') !== null);
  expect(await page.getByRole('checkbox', { name: /^Leased/ }).isChecked()).toBe(true);
});

test('the last question wins, and the others are taken back', async () => {
  await open();
  await wake();
  await page.route('**/api/graphql/**', async (route) => {
    if (decodeURIComponent(route.request().url()).includes('dallas')) await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue().catch(() => undefined);
  });
  await page.locator('select[name="market"]').selectOption('dallas-fort-worth');
  await page.waitForTimeout(100);
  await page.locator('select[name="market"]').selectOption('chicago');
  await page.waitForFunction(() => location.search === '?market=chicago');
  await page.waitForTimeout(900);
  expect(search()).toBe('?market=chicago');
});

test('a service that is away leaves what is there, and a way on', async () => {
  await open();
  await wake();
  await page.route('**/api/graphql/**', (route) => route.abort());
  await page.locator('select[name="market"]').selectOption('chicago');
  expect(await page.locator('main [role="alert"]').innerText()).toContain('could not be updated');
  expect((await names()).length).toBeGreaterThan(0);
});

test('answers known operations alone', async () => {
  const refused = await fetch(`${site}/api/graphql/?query=${encodeURIComponent('{ users { nodes { email } } }')}`);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({ errors: [{ message: expect.stringContaining('not accepted here') }] });
  expect((await fetch(`${site}/api/graphql/?id=0123456789abcdef`)).status).toBe(404);
});

test('takes less than 190 kB of script when it is used, and none before', async () => {
  await open();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (/\/_next\/.*\.js$/.test(response.url())) scripts.add(response.url());
  });
  expect(scripts.size).toBe(0);
  await wake();
  await page.waitForLoadState('networkidle');
  const sizes = [...scripts].map(async (url) => brotliCompressSync(await (await fetch(url)).bytes()).byteLength);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`script of the search: ${Math.round(bytes / 1000)} kB compressed`);
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThan(190_000);
});
