/** Links that are alone in their paragraph or cell, which no sentence exempts from the minimum size of targets (WCAG 2.5.8). */
import { expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';

const site = inject('siteUrl');

const browser = setUpBrowser();

test.each([
  ['/careers/positions/facilities-engineer-atlanta/', 320],
  ['/site-map/', 320],
  ['/markets/atlanta/', 320],
  ['/site-map/', 1280],
])('links that are alone in their line are at least 24 px high on %s at %i px', async (path, width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(site + path);
  const small = await page.locator('main :is(p, td, th) > a:only-child').evaluateAll((links) =>
    links.flatMap((link) => {
      const { width: linkWidth, height } = link.getBoundingClientRect();
      const isAlone = link.parentElement?.textContent?.trim() === link.textContent?.trim();
      return isAlone && linkWidth > 1 && height < 24 ? [`${height} px: ${link.outerHTML}`] : [];
    }),
  );
  expect(small).toEqual([]);
});
