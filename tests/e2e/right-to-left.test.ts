/** Pages in a right-to-left language, as a translation of the browser or of the translation widget shows them. */
import { expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';

const site = inject('siteUrl');

const browser = setUpBrowser();

/**
 * Lists the figures, addresses and coordinates of the page whose first part is shown to the right of the last one.
 * @returns the number of all of them as well
 */
function findReversedFigures(): { count: number; reversed: string[] } {
  const blocks = 'dd, dt, p, li, td, th, figcaption, caption, h1, h2, h3, address, summary';
  const patterns = [
    /(?<first>\d[\d,.]*)\s+(?<last>sq ft|square feet|ft|m²|acres|ha|miles|mi|km|m|million|%)(?![\p{Letter}])/gu,
    /(?<first>\d+(?:\.\d+)?)° [NS], [\d.]+° (?<last>[EW])/gu,
    /(?<first>\d+) [A-Z]\w+ (?:[A-Z]\w+ )?(?<last>Road|Street|Avenue|Drive|Boulevard|Parkway|Way|Lane)/gu,
  ];
  const result = { count: 0, reversed: [] as string[] };
  for (const block of document.querySelectorAll(blocks)) {
    const characters: { node: Text; offset: number }[] = [];
    let text = '';
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.parentElement?.closest(blocks) !== block || node.parentElement.closest('svg, .visually-hidden')) continue;
      if (!node.parentElement.checkVisibility()) continue;
      for (let offset = 0; offset < node.data.length; offset++) characters.push({ node, offset });
      text += node.data;
    }
    const getRect = (start: number, length: number) => {
      const range = document.createRange();
      const [first, last] = [characters[start], characters[start + length - 1]];
      if (!first || !last) throw new Error(`“${text}” has no characters at ${start}.`);
      range.setStart(first.node, first.offset);
      range.setEnd(last.node, last.offset + 1);
      return range.getBoundingClientRect();
    };
    for (const match of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const { first = '', last = '' } = match.groups ?? {};
      const number = getRect(match.index, first.length);
      const unit = getRect(match.index + match[0].length - last.length, last.length);
      // A part that is on the next line is in order. The lines of headings overlap.
      const distance = Math.abs(number.top + number.height / 2 - unit.top - unit.height / 2);
      if (number.width === 0 || unit.width === 0 || distance > Math.min(number.height, unit.height) / 2) continue;
      result.count++;
      if (unit.left < number.left) result.reversed.push(`${match[0]} (${block.outerHTML.slice(0, 120)})`);
    }
  }
  return result;
}

test.each([
  ['/properties/trinity-crossing-2/', 40],
  ['/', 15],
  ['/markets/dallas-fort-worth/', 20],
  ['/property-search/', 10],
])('figures with units, addresses and coordinates keep their order on %s', async (path, minimum) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(site + path);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const { count, reversed } = await page.evaluate(findReversedFigures);
  expect(reversed).toEqual([]);
  expect(count).toBeGreaterThan(minimum);
});

test('text of the language of the page is aligned to the right', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site}/properties/trinity-crossing-2/`);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const heading = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return { box: element.getBoundingClientRect().right, text: range.getBoundingClientRect().right };
  });
  expect(Math.abs(heading.box - heading.text)).toBeLessThan(4);
});
