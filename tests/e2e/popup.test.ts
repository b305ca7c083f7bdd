/** The development popup (spec section 4) in a real browser: what a dialog does with focus and the page behind it, no imitation can tell. */
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';

const site = inject('siteUrl');
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

let browser: Browser;
let path: string;
let page: Page;

async function firstPathWithPopup(): Promise<string> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  // Pages first: they are few, and blocks like this one stand there.
  paths.sort((a, b) => a.split('/').length - b.split('/').length);
  for (const candidate of paths) {
    if ((await (await fetch(site + candidate)).text()).includes('aria-haspopup="dialog"')) return candidate;
  }
  throw new Error('No page has a popup');
}

beforeAll(async () => {
  [browser, path] = await Promise.all([launchChromium(), firstPathWithPopup()]);
});

afterAll(async () => {
  await browser?.close();
});

afterEach(async () => {
  await page.context().close();
});

/** Opens the page and the story of the card at this place, as a visitor does who waits for nothing. */
async function openStory(viewport: typeof phone, at: number): Promise<{ card: Locator; dialog: Locator; stories: number }> {
  page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
  await page.goto(site + path);
  const cards = page.locator('a[aria-haspopup="dialog"]');
  const stories = await cards.count();
  const card = at < 0 ? cards.nth(stories + at) : cards.nth(at);
  await card.scrollIntoViewIfNeeded();
  await page.waitForFunction((link) => Object.keys(link ?? {}).some((key) => key.startsWith('__reactProps$')), await card.elementHandle());
  await card.click();
  return { card, dialog: page.locator('dialog[open]'), stories };
}

const isModal = (dialog: Locator) => dialog.evaluate((element) => element.matches(':modal'));
const isLocked = () => page.evaluate(() => document.body.classList.contains('no-scroll'));
const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });

test('hides Previous at the first story and Next at the last, and turns between them', async () => {
  const { dialog, stories } = await openStory(phone, 0);
  expect(stories).toBeGreaterThan(1);
  expect(await button(dialog, 'Previous').count()).toBe(0);
  const first = await dialog.getByRole('heading').innerText();
  for (let turn = 1; turn < stories; turn++) await button(dialog, 'Next').click();
  expect(await button(dialog, 'Next').count()).toBe(0);
  expect(await dialog.getByRole('heading').innerText()).not.toBe(first);
  // Whoever reads with the ears is told which story came.
  expect(await hasFocus(dialog.getByRole('heading'))).toBe(true);
  for (let turn = 1; turn < stories; turn++) await button(dialog, 'Previous').click();
  expect(await dialog.getByRole('heading').innerText()).toBe(first);
});

test.each([
  ['the close button', (dialog: Locator) => button(dialog, 'Close').click()],
  ['Escape', () => page.keyboard.press('Escape')],
  ['a click beside it', () => page.mouse.click(3, 3)],
])('on a phone it lies over the page, which is locked until %s closes it', async (_, close) => {
  const { card, dialog } = await openStory(phone, 1);
  expect(await isModal(dialog)).toBe(true);
  expect(await isLocked()).toBe(true);
  await close(dialog);
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await isLocked()).toBe(false);
  expect(await hasFocus(card)).toBe(true);
});

test('keeps the focus inside while it lies over the page', async () => {
  const { dialog } = await openStory(phone, 1);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => document.activeElement === document.body || element.contains(document.activeElement))).toBe(
      true,
    );
  }
});

test('on a wide screen it stands in the page and covers nothing', async () => {
  const { card, dialog } = await openStory(desktop, -1);
  expect(await isModal(dialog)).toBe(false);
  expect(await isLocked()).toBe(false);
  expect(await button(dialog, 'Next').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await hasFocus(card)).toBe(true);
});

test('changes its place with the window', async () => {
  const { dialog } = await openStory(desktop, 0);
  await page.setViewportSize(phone);
  await expect.poll(() => isModal(dialog)).toBe(true);
  expect(await isLocked()).toBe(true);
  await page.setViewportSize(desktop);
  await expect.poll(() => isModal(dialog)).toBe(false);
  expect(await isLocked()).toBe(false);
});

test('without script its cards lead to the stories', async () => {
  page = await (await browser.newContext({ viewport: phone, javaScriptEnabled: false })).newPage();
  await page.goto(site + path);
  const card = page.locator('a[aria-haspopup="dialog"]').nth(1);
  const story = page.locator((await card.getAttribute('href')) ?? '');
  expect(await story.isVisible()).toBe(false);
  await card.click();
  await expect.poll(() => story.isVisible()).toBe(true);
});
