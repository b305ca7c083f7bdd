/** The page of a property: how tall it is, what shares a row, and what starts on a common line. */
import { expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';

const site = inject('siteUrl');

const browser = setUpBrowser();

const withUnits = '/properties/trinity-crossing-2/';
const leased = '/properties/natomas-levee-1/';
const underConstruction = '/properties/rialto-foundry/';

async function openProperty(path: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(site + path);
  return page;
}

test.each([withUnits, leased, underConstruction])('%s is at most 9,500 pixels tall at a width of 1280', async (path) => {
  const page = await openProperty(path, 1280);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9500);
});

test.each([360, 768, 1280])('the facts fill every row, and no row has a single small one (%i px)', async (width) => {
  for (const path of [withUnits, leased, underConstruction]) {
    const page = await openProperty(path, width);
    const rows = await page.locator('#facts dl').evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      const boxes = [...list.children].map((fact) => fact.getBoundingClientRect());
      return [...Map.groupBy(boxes, ({ bottom }) => Math.round(bottom)).values()].map((row) => ({
        isFull: Math.abs(Math.max(...row.map((box) => box.right)) - right) < 2,
        isWide: row.some((box) => box.width * 2 > list.clientWidth - 2),
        count: row.length,
      }));
    });
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ isFull, isWide, count }) => !isFull || (count === 1 && !isWide))).toEqual([]);
  }
});

test('has one main action in the hero, with Save and Share as links below it, and the documents with the facts', async () => {
  const page = await openProperty(withUnits, 1280);
  const hero = page.locator('article > section').first();
  const filled = await hero
    .locator('a, button, summary')
    .evaluateAll((controls) =>
      controls
        .filter((control) => getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((control) => control.textContent.trim()),
    );
  expect(filled).toEqual(['Schedule a tour']);
  expect(await hero.getByRole('button', { name: 'Save Trinity Crossing 2 to your list' }).isVisible()).toBe(true);
  expect(
    await page
      .locator('#facts')
      .getByRole('link', { name: /Brochure/ })
      .isVisible(),
  ).toBe(true);
});

test.each([360, 1280])('the panel of Share fits the screen (%i px)', async (width) => {
  const page = await openProperty(withUnits, width);
  await page.locator('summary', { hasText: 'Share' }).click();
  const link = page.getByRole('link', { name: 'Send by email' });
  expect(await link.isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect((await page.locator('code', { hasText: withUnits }).boundingBox())?.x).toBeGreaterThan(0);
});

test('the drawings are in one row whose headings have the inset of other text', async () => {
  const page = await openProperty(withUnits, 1280);
  const headings = page.locator('#drawings').getByRole('heading', { level: 3 });
  expect(await headings.allInnerTexts()).toEqual(['Divided into 4 units', 'Cross section', 'Axonometric view']);
  const boxes = await headings.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
  const inset = await page
    .locator('#about li')
    .first()
    .evaluate((item) => item.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(item).paddingInlineStart));
  expect(boxes[0]?.x).toBeCloseTo(inset, 0);
});

test('other ways to divide the space open below the drawings', async () => {
  const page = await openProperty(withUnits, 1280);
  const other = page.getByRole('heading', { name: 'Divided into 2 units' });
  expect(await other.isVisible()).toBe(false);
  await page.getByText('Other ways to divide the space').click();
  expect(await other.isVisible()).toBe(true);
});

test('the distances fit a phone, with names of at most two lines', async () => {
  const page = await openProperty(withUnits, 360);
  const region = page.getByRole('region', { name: 'Distances' });
  expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const lines = await region
    .locator('tbody th > span')
    .evaluateAll((names) =>
      names.map((name) => name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight)),
    );
  expect(lines).toHaveLength(6);
  expect(Math.round(Math.max(...lines))).toBeLessThanOrEqual(2);
});
