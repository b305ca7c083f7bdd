/** Pages of markets and regions, and tables that are wider than a phone. */
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';

const site = inject('siteUrl');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => browser?.close());
afterEach(async () => {
  await page?.context().close();
});

async function open(path: string, width: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false });
  page = await context.newPage();
  await page.goto(site + path);
}

const countFound = async () => Number(/^\d+/.exec(await page.locator('main h2#found').innerText())?.[0]);

test('the page of a market lists all buildings once, the first ones with space, and leads to the others', async () => {
  await open('/markets/dallas-fort-worth/', 1280);
  const buildings = await page.getByRole('list', { name: 'Our buildings' }).getByRole('listitem').count();
  const available = page.getByRole('list', { name: 'Buildings with available space' });
  expect(await available.getByRole('listitem').count()).toBe(3);
  await page.getByRole('link', { name: 'Search all available space' }).click();
  await page.waitForURL('**/property-search/?market=dallas-fort-worth&features=available');
  expect(await countFound()).toBeGreaterThan(3);
  await page.goBack();
  await page.getByRole('link', { name: `Search all ${buildings} buildings` }).click();
  await page.waitForURL('**/property-search/?market=dallas-fort-worth');
  expect(await countFound()).toBe(buildings);
});

test.each(['/regions/texas/', '/markets/dallas-fort-worth/', '/submarkets/dallas-fort-worth-south-dallas/'])(
  'the first row of each group of contacts of %s has no empty column',
  async (path) => {
    await open(path, 1280);
    const gaps = await page.locator('#people ul').evaluateAll((lists) =>
      lists.map((list) => {
        const items = [...list.children].map((item) => item.getBoundingClientRect());
        const firstRow = items.filter(({ top }) => Math.abs(top - (items[0]?.top ?? 0)) < 2);
        return list.getBoundingClientRect().right - Math.max(...firstRow.map(({ right }) => right));
      }),
    );
    expect(gaps.length).toBeGreaterThan(1);
    expect(Math.max(...gaps)).toBeLessThan(2);
  },
);

test.each([320, 768, 1280])('a city of two words in a name with a dash does not break, %i pixels wide', async (width) => {
  await open('/markets/dallas-fort-worth/', width);
  const name = page.getByRole('heading', { level: 1 }).locator('.unbroken');
  expect(await name.textContent()).toBe('Fort Worth');
  expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

describe('a wide table on a phone', () => {
  /** Scrolls the frame of a table to its end, and returns how far its first column has moved. */
  async function scrollToEnd(frame: Locator): Promise<{ scrolled: number; moved: number; overflow: number }> {
    return await frame.evaluate((element) => {
      const cell = element.querySelector('tbody th');
      const before = cell?.getBoundingClientRect().left ?? NaN;
      element.scrollLeft = element.scrollWidth;
      return {
        scrolled: element.scrollLeft,
        moved: Math.abs((cell?.getBoundingClientRect().left ?? NaN) - before),
        overflow: document.documentElement.scrollWidth - innerWidth,
      };
    });
  }

  test('keeps the names of its rows in view while it scrolls, and the page does not scroll with it', async () => {
    await open('/markets/dallas-fort-worth/', 360);
    const frames = await page.locator('main .scroll-inline').all();
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames) {
      const { scrolled, moved, overflow } = await scrollToEnd(frame);
      expect(scrolled).toBeGreaterThan(0);
      expect(moved).toBeLessThan(1);
      expect(overflow).toBe(0);
    }
  });

  test('of two compared buildings fits, and of three scrolls beside the names of the facts', async () => {
    const slugs = ['trinity-crossing-2', 'valwood-nine', 'kaufman-gateway'];
    await open(`/compare/?properties=${slugs.slice(0, 2).join(',')}`, 360);
    expect(await page.getByText('Scroll sideways').count()).toBe(0);
    expect((await scrollToEnd(page.getByRole('region', { name: 'Comparison' }))).scrolled).toBe(0);
    await page.goto(`${site}/compare/?properties=${slugs.join(',')}`);
    expect(await page.getByText('Scroll sideways to see all 3 buildings.').isVisible()).toBe(true);
    const { scrolled, moved } = await scrollToEnd(page.getByRole('region', { name: 'Comparison' }));
    expect(scrolled).toBeGreaterThan(0);
    expect(moved).toBeLessThan(1);
    expect(await page.getByRole('rowheader', { name: 'Clear height differs' }).count()).toBe(1);
    expect(await page.getByRole('rowheader', { name: 'Truck courts', exact: true }).count()).toBe(1);
    expect(await page.getByRole('row', { name: 'Racking' }).getByRole('cell').allTextContents()).toContain('–Not stated');
  });
});
