/** The popup of the development carousel (specification, section 4) in a real browser, because jsdom does not implement focus and modality of dialogs. */
import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';
import { isHydrated } from '../support/hydration.ts';

const site = inject('siteUrl');
const path = '/build-to-suit/';
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const browser = setUpBrowser();
let page: Page;

/**
 * Opens the page and the popup of a card.
 * @param index of the card; negative indexes count from the end
 */
async function openPopup(viewport: typeof phone, index: number): Promise<{ card: Locator; dialog: Locator; itemCount: number }> {
  page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(site + path);
  const cards = page.locator('a[aria-haspopup="dialog"]');
  const itemCount = await cards.count();
  const card = index < 0 ? cards.nth(itemCount + index) : cards.nth(index);
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await page.waitForFunction(isHydrated, await card.elementHandle());
  await card.click();
  return { card, dialog: page.locator('dialog[open]'), itemCount };
}

const isModal = (dialog: Locator) => dialog.evaluate((element) => element.matches(':modal'));
const isLocked = () => page.evaluate(() => document.body.classList.contains('no-scroll'));
const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });

test('hides Previous on the first item and Next on the last, and moves between them', async () => {
  const { dialog, itemCount } = await openPopup(phone, 0);
  expect(itemCount).toBeGreaterThan(1);
  expect(await button(dialog, 'Previous').count()).toBe(0);
  const first = await dialog.getByRole('heading').innerText();
  for (let step = 1; step < itemCount; step++) await button(dialog, 'Next').click();
  expect(await button(dialog, 'Next').count()).toBe(0);
  expect(await dialog.getByRole('heading').innerText()).not.toBe(first);
  // Focus moves to the heading, so that screen readers announce the item.
  expect(await hasFocus(dialog.getByRole('heading'))).toBe(true);
  for (let step = 1; step < itemCount; step++) await button(dialog, 'Previous').click();
  expect(await dialog.getByRole('heading').innerText()).toBe(first);
});

test.each([
  ['the close button', (dialog: Locator) => button(dialog, 'Close').click()],
  ['Escape', () => page.keyboard.press('Escape')],
  ['a click outside', () => page.mouse.click(3, 3)],
])('on mobile it is modal and the page does not scroll until %s closes it', async (_, close) => {
  const { card, dialog } = await openPopup(phone, 1);
  expect(await isModal(dialog)).toBe(true);
  expect(await isLocked()).toBe(true);
  await close(dialog);
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await isLocked()).toBe(false);
  expect(await hasFocus(card)).toBe(true);
});

test('keeps focus inside while it is modal', async () => {
  const { dialog } = await openPopup(phone, 1);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => document.activeElement === document.body || element.contains(document.activeElement))).toBe(
      true,
    );
  }
});

test('the keyboard alone opens it, moves between its items and closes it', async () => {
  page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' });
  await page.goto(site + path);
  const card = page.locator('a[aria-haspopup="dialog"]').first();
  // Focus loads the script, as the pointer does.
  await card.focus();
  await page.waitForFunction(isHydrated, await card.elementHandle());
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  const heading = dialog.getByRole('heading');
  const first = await heading.innerText();
  const pressButton = async (name: string) => {
    for (let press = 0; press < 12 && !(await hasFocus(button(dialog, name))); press++) await page.keyboard.press('Tab');
    expect(await hasFocus(button(dialog, name))).toBe(true);
    await page.keyboard.press('Enter');
  };
  await pressButton('Next');
  await expect.poll(() => heading.innerText()).not.toBe(first);
  await pressButton('Previous');
  await expect.poll(() => heading.innerText()).toBe(first);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await hasFocus(card)).toBe(true);
});

test('on desktop it is shown inline and is not modal', async () => {
  const { card, dialog } = await openPopup(desktop, -1);
  expect(await isModal(dialog)).toBe(false);
  expect(await isLocked()).toBe(false);
  expect(await button(dialog, 'Next').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await hasFocus(card)).toBe(true);
});

test('switches between inline and modal when the window is resized', async () => {
  const { dialog } = await openPopup(desktop, 0);
  await page.setViewportSize(phone);
  await expect.poll(() => isModal(dialog)).toBe(true);
  expect(await isLocked()).toBe(true);
  await page.setViewportSize(desktop);
  await expect.poll(() => isModal(dialog)).toBe(false);
  expect(await isLocked()).toBe(false);
});

test('without scripts, the cards link to the items', async () => {
  page = await browser.newPage({ viewport: phone, javaScriptEnabled: false });
  await page.goto(site + path);
  const card = page.locator('a[aria-haspopup="dialog"]').nth(1);
  const item = page.locator((await card.getAttribute('href')) ?? '');
  expect(await item.isVisible()).toBe(false);
  await card.click();
  await expect.poll(() => item.isVisible()).toBe(true);
});
