/** Pages as a browser prints them, with the page size of their styles. */
import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';

const site = inject('siteUrl');

const browser = setUpBrowser();
let page: Page;

beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});

/** Prints a page as a PDF file and returns the size of each of its pages, in inches. */
async function printPage(path: string): Promise<string[]> {
  await page.goto(site + path);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ([, width, height]) => `${Number(width) / 72} × ${Number(height) / 72}`,
  );
}

const portrait = '8.5 × 11';

test.each([
  ['/properties/trinity-crossing-2/', 2],
  ['/news/the-dock-door-is-the-product/', 4],
  ['/markets/atlanta/', 4],
  ['/careers/positions/facilities-engineer-atlanta/', 2],
  ['/lease/', 3],
])('%s prints in portrait on at most %i pages', async (path, maximum) => {
  const pages = await printPage(path);
  expect(new Set(pages)).toEqual(new Set([portrait]));
  expect(pages.length).toBeLessThanOrEqual(maximum);
});

/** The bottom margin and a heading with the first line below it, in points. */
const MIN_HEADING_HEIGHT = 85;

test.each(['/news/the-dock-door-is-the-product/', '/markets/atlanta/', '/lease/', '/about/'])(
  'no heading of %s is the last line of a sheet of paper',
  async (path) => {
    await page.goto(site + path);
    const pdf = (await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true })).toString('latin1');
    // The outline has the height of each heading on its page, from the lower edge.
    const headings = [...pdf.matchAll(/\/Title (.*)\n\/Dest \[\d+ 0 R \/XYZ [\d.]+ ([\d.]+) 0\]/g)];
    expect(headings.length).toBeGreaterThan(3);
    expect(headings.filter(([, , height]) => Number(height) < MIN_HEADING_HEIGHT).map(([entry]) => entry)).toEqual([]);
  },
);

test('a comparison prints its table in landscape', async () => {
  expect(await printPage('/compare/?properties=trinity-crossing-2,harbor-gate-5')).toContain('11 × 8.5');
});

test('a section of which only the form is left is not printed', async () => {
  await page.goto(`${site}/careers/positions/facilities-engineer-atlanta/`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { name: 'Apply', exact: true }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
});
