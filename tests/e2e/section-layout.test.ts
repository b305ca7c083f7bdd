/** The arrangement of sections on wide pages: what starts on the same line, and no card alone in its row. */
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';

const site = inject('siteUrl');

const browser = setUpBrowser();
let page: Page;

beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});

const getBox = async (locator: Locator) => (await locator.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

test.each([
  ['/community/', 'Send a request'],
  ['/community/neighbors/', 'Contact the building engineer'],
])('the form of %s starts on the line of its heading', async (path, heading) => {
  await page.goto(site + path);
  const section = page.locator('section', { has: page.getByRole('heading', { name: heading }) });
  const [title, field] = await Promise.all([
    getBox(section.getByRole('heading', { name: heading })),
    getBox(section.locator('form :is(input, select, textarea):visible').first()),
  ]);
  // A heading is a block of the whole line with an inset, a field starts after it.
  expect(Math.abs(field.x - title.x)).toBeLessThan(24);
});

/** Counts the items of each row of a list. */
const countRows = async (items: Locator) =>
  await items.evaluateAll((elements) =>
    [...Map.groupBy(elements, (element) => Math.round(element.getBoundingClientRect().top)).values()].map(({ length }) => length),
  );

test.each([
  ['/sustainability/solar/', 'Utility partners', 'ul > li', [3, 2]],
  ['/develop/', 'Under construction', 'li:has(> a[aria-haspopup])', [5]],
  ['/manage/', 'Service desk performance', 'dl > div', [4]],
])('no item of %s is alone in its row (%s)', async (path, heading, items, rows) => {
  await page.goto(site + path);
  const section = page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });
  expect(await countRows(section.locator(items))).toEqual(rows);
});

test('a text beside pictures leaves no empty cell', async () => {
  await page.goto(`${site}/community/neighbors/`);
  const article = page.locator('article', { has: page.getByRole('heading', { name: 'Walking paths' }) });
  expect((await getBox(article)).height).toBeLessThan(320);
});

test('the description of a position starts below its facts', async () => {
  await page.goto(`${site}/careers/positions/facilities-engineer-atlanta/`);
  const [facts, text] = await Promise.all([getBox(page.locator('article dl').first()), getBox(page.locator('article .prose').first())]);
  expect(text.y - facts.y - facts.height).toBeLessThan(120);
});

test('a page that does not exist has the menu, the telephone number and the address of the company', async () => {
  const response = await page.goto(`${site}/nowhere/at/all/`);
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('banner').getByRole('button', { name: 'Markets' }).isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').locator('a[href^="tel:"]').first().isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page not found');
  // The default of the SEO settings.
  expect(await page.title()).toMatch(/^Page not found \W Causeway Logistics$/);
  expect(await page.locator('main').count()).toBe(1);
  // The page is one document for all visitors, so it cannot be translated on request.
  expect(await page.getByRole('link', { name: /^Translate/ }).count()).toBe(0);
});

test.each(['/', '/news/', '/nowhere/'])('%s preloads the font once', async (path) => {
  const html = await (await fetch(site + path)).text();
  expect(html.match(/<link[^>]*rel="preload"[^>]*>/g)?.filter((link) => link.includes('as="font"'))).toHaveLength(1);
});
