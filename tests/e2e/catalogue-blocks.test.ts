/** Every sample of every block: in both colour schemes, on a phone and on a desk, much enlarged, and written from right to left. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockCatalogue } from '../../components/blocks/catalogue.generated.ts';
import { findBarriers } from '../support/barriers.ts';
import { type CatalogueSite, openPage, startCatalogue } from '../support/catalogue-site.ts';
import { findCutWords, findHiddenFocus, findOverflow } from '../support/layout-faults.ts';

/** Browser pages beside each other: one for each core of the smallest machine. */
const LANES = 2;

/** Samples beside each other on the page of a block. */
const SAMPLES = 'section[aria-label^="Sample: "]';

const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

let started: CatalogueSite;
const lanes: { page: Page; complaints: string[] }[] = [];
const waiting: (() => void)[] = [];

beforeAll(async () => {
  started = await startCatalogue();
  for (let lane = 0; lane < LANES; lane++) lanes.push(await openPage(started.browser));
});

afterAll(async () => {
  await started?.stop();
});

/** Lends one of the browser's pages, for as long as `use` takes. */
async function onLane<T>(use: (page: Page, complaints: string[]) => Promise<T>): Promise<T> {
  while (lanes.length === 0) await new Promise<void>((resolve) => void waiting.push(resolve));
  const lane = lanes.pop();
  if (!lane) throw new Error('A lane was promised');
  lane.complaints.length = 0;
  try {
    return await use(lane.page, lane.complaints);
  } finally {
    lanes.push(lane);
    waiting.shift()?.();
  }
}

const named = (name: string, faults: readonly string[]) => [...new Set(faults)].map((fault) => `${name}: ${fault}`);

/** Everything about the page that is open. The looks change on it, for loading it anew would take most of the time. */
async function faultsOf(page: Page, parts?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    found.push(...named(`${colorScheme}, ${width} px`, await findBarriers(page, parts)));
    if (colorScheme === 'light') found.push(...named(`${width} px`, await findOverflow(page)));
  }
  // The smallest window the accessibility guidelines know (WCAG 1.4.10): 1280 × 1024 enlarged four times.
  await page.setViewportSize({ width: 320, height: 256 });
  const enlarged = [...(await findOverflow(page)), ...(await findCutWords(page)), ...(await findHiddenFocus(page))];
  found.push(...named('400 % zoom', enlarged));
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...named(`right to left, ${width} px`, await findOverflow(page)));
  }
  return found;
}

test.concurrent.each(blockCatalogue)('$folder is within everybody’s reach', async ({ folder }) => {
  const found = await onLane(async (page, complaints) => {
    const response = await page.goto(`${started.site}/catalogue/${folder}/`);
    const status = response?.status() === 200 ? [] : [`status ${response?.status()}`];
    return [...status, ...(await faultsOf(page, SAMPLES)), ...complaints];
  });
  expect(found).toEqual([]);
});

/** What opens a page carries its title, and is looked at as the only one on it. */
const openings = blockCatalogue.filter(({ folder }) => /(?:^|-)hero$/.test(folder));

test.concurrent.each(openings)('$folder opens a page within everybody’s reach', async ({ folder }) => {
  const found = await onLane(async (page, complaints) => {
    await page.goto(`${started.site}/catalogue/${folder}/rich/`);
    return [...(await faultsOf(page)), ...complaints];
  });
  expect(found).toEqual([]);
});

test.concurrent.each(['', 'parts/', 'tokens/'])('/catalogue/%s is within everybody’s reach', async (path) => {
  const found = await onLane(async (page, complaints) => {
    await page.goto(`${started.site}/catalogue/${path}`);
    return [...(await faultsOf(page)), ...complaints];
  });
  expect(found).toEqual([]);
});

test('a fault is found where there is one', async () => {
  const faults = await onLane(async (page) => {
    await page.goto(`${started.site}/catalogue/core-paragraph/`);
    await page.evaluate(() => {
      // The policy allows no style but the document's own; script may bring some.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`pre { overflow: visible; white-space: pre }
        #cut { overflow: hidden; block-size: 1em }
        #bar { position: fixed; inset: 0 0 auto; block-size: 200px; background: red }
        #over { position: absolute; inset-block-start: 20px }`);
      document.adoptedStyleSheets.push(sheet);
      const main = document.querySelector('main');
      document.querySelector('h1')?.remove();
      main?.insertAdjacentHTML('beforeend', `<pre>${'wide '.repeat(12)}</pre><p id="cut">One<br>two<br>three</p>`);
      main?.insertAdjacentHTML('afterbegin', '<a id="over" href="/">Covered</a><div id="bar"></div><nav></nav><nav></nav>');
    });
    return await faultsOf(page);
  });
  const said = faults.join('\n');
  for (const fault of [
    'page-has-heading-one',
    'landmark-unique',
    'wider than the page: <pre',
    'cut off: two',
    'has the focus: <a id="over"',
  ])
    expect(said).toContain(fault);
  expect(said).toContain('right to left, 360 px: wider');
});
