/**
 * The block catalogue: every sample of every block in both color schemes, on mobile and desktop, at 400% zoom, and in right-to-left direction; and interactive
 * blocks.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { blockCatalogue } from '../../components/blocks/catalogue.generated.ts';
import { colorRules, findAccessibilityViolations, preloadAxe } from '../support/accessibility.ts';
import { setUpBrowser } from '../support/browser.ts';
import { type CatalogueSite, openPageWithConsole, startCatalogueSite } from '../support/catalogue-site.ts';
import { findClippedText, findHiddenFocus, findOverflow } from '../support/layout-checks.ts';

/** Number of browser pages used in parallel: one for each core of the smallest machine. */
const PAGE_COUNT = 2;

/** The samples on the page of a block. */
const SAMPLE_SELECTOR = 'section[aria-label^="Sample: "]';

const displayModes = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

const browser = setUpBrowser({ keepsContexts: true });
let started: CatalogueSite;
const idlePages: { page: Page; consoleErrors: string[] }[] = [];
const waiting: (() => void)[] = [];

beforeAll(async () => {
  started = await startCatalogueSite();
  for (let index = 0; index < PAGE_COUNT; index++) {
    const entry = await openPageWithConsole(browser);
    await preloadAxe(entry.page);
    idlePages.push(entry);
  }
});

afterAll(async () => {
  await started?.stop();
});

/** Waits for an idle browser page and calls `use` with it. */
async function withPage<T>(use: (page: Page, consoleErrors: string[]) => Promise<T>): Promise<T> {
  while (idlePages.length === 0) await new Promise<void>((resolve) => void waiting.push(resolve));
  const entry = idlePages.pop();
  if (!entry) throw new Error('No page is idle.');
  entry.consoleErrors.length = 0;
  try {
    return await use(entry.page, entry.consoleErrors);
  } finally {
    idlePages.push(entry);
    waiting.shift()?.();
  }
}

/** Prefixes faults with the display mode, and removes duplicates. */
const withPrefix = (name: string, faults: readonly string[]) => [...new Set(faults)].map((fault) => `${name}: ${fault}`);

/** Checks the open page in all display modes, without reloading it, because loading takes most of the time. */
async function findFaults(page: Page, parts?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, colorScheme } of displayModes) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const onlyRules = colorScheme === 'dark' ? colorRules : undefined;
    faults.push(...withPrefix(`${colorScheme}, ${width} px`, await findAccessibilityViolations(page, { parts, onlyRules })));
    if (colorScheme === 'light') faults.push(...withPrefix(`${width} px`, await findOverflow(page)));
  }
  // The smallest viewport that WCAG requires (1.4.10): 1280 × 1024 at 400% zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  const enlarged = [...(await findOverflow(page)), ...(await findClippedText(page)), ...(await findHiddenFocus(page))];
  faults.push(...withPrefix('400% zoom', enlarged));
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    faults.push(...withPrefix(`right to left, ${width} px`, await findOverflow(page)));
  }
  return faults;
}

test.concurrent.each(blockCatalogue)('$folder is accessible and fits its container', async ({ folder }) => {
  const faults = await withPage(async (page, consoleErrors) => {
    const response = await page.goto(`${started.site}/catalogue/${folder}/`);
    const status = response?.status() === 200 ? [] : [`status ${response?.status()}`];
    return [...status, ...(await findFaults(page, SAMPLE_SELECTOR)), ...consoleErrors];
  });
  expect(faults).toEqual([]);
});

/** Hero blocks contain the page title, so each is also checked as the only sample on its page. */
const openings = blockCatalogue.filter(({ folder }) => /(?:^|-)hero$/.test(folder));

test.concurrent.each(openings)('$folder is accessible as the first block of a page', async ({ folder }) => {
  const faults = await withPage(async (page, consoleErrors) => {
    await page.goto(`${started.site}/catalogue/${folder}/rich/`);
    return [...(await findFaults(page)), ...consoleErrors];
  });
  expect(faults).toEqual([]);
});

test.concurrent.each(['', 'parts/', 'tokens/'])('/catalogue/%s is accessible and fits the page', async (path) => {
  const faults = await withPage(async (page, consoleErrors) => {
    await page.goto(`${started.site}/catalogue/${path}`);
    return [...(await findFaults(page)), ...consoleErrors];
  });
  expect(faults).toEqual([]);
});

test('the checks detect faults', async () => {
  const faults = await withPage(async (page) => {
    await page.goto(`${started.site}/catalogue/core-paragraph/`);
    await page.evaluate(() => {
      // The content security policy blocks style elements, but not constructed stylesheets.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`pre { overflow: visible; white-space: pre; unicode-bidi: normal }
        #cut { overflow: hidden; block-size: 1em }
        #bar { position: fixed; inset: 0 0 auto; block-size: 200px; background: red }
        #over { position: absolute; inset-block-start: 20px }`);
      document.adoptedStyleSheets.push(sheet);
      const main = document.querySelector('main');
      document.querySelector('h1')?.remove();
      main?.insertAdjacentHTML('beforeend', `<pre>${'wide '.repeat(12)}</pre><p id="cut">One<br>two<br>three</p>`);
      main?.insertAdjacentHTML('afterbegin', '<a id="over" href="/">Covered</a><div id="bar"></div><nav></nav><nav></nav>');
    });
    return await findFaults(page);
  });
  const report = faults.join('\n');
  for (const fault of [
    'page-has-heading-one',
    'landmark-unique',
    'wider than the page: <pre',
    'cut off: two',
    'hidden when focused: <a id="over"',
  ])
    expect(report).toContain(fault);
  expect(report).toContain('right to left, 360 px: wider');
});

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 800 };

test('the catalogue does not exist in production', async () => {
  const [block] = blockCatalogue;
  for (const path of ['/catalogue/', `/catalogue/${block.folder}/`, `/catalogue/${block.folder}/rich/`]) {
    expect((await fetch(inject('siteUrl') + path)).status).toBe(404);
  }
});

test('lists every block with its attributes and their limits', async () => {
  const html = await (await fetch(`${started.site}/catalogue/`)).text();
  for (const { folder, declaration } of blockCatalogue) {
    expect(html).toContain(`href="/catalogue/${folder}/"`);
    expect(html).toContain(declaration.name);
  }
  expect(html).toContain('required');
});

test('reports samples that render nothing', async () => {
  const count = await withPage(async (page) => {
    await page.goto(`${started.site}/catalogue/large-cta-card/`);
    const notes = page.getByText('This sample renders nothing. Large call to action needs title.');
    return await notes.evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length);
  });
  expect(count).toBe(1);
});

test('responds with 404 for an unknown block', async () => {
  expect((await fetch(`${started.site}/catalogue/no-such-block/`)).status).toBe(404);
});

test('a development opens in a dialog on a phone, and focus returns to its card', async () => {
  await withPage(async (page, consoleErrors) => {
    await page.setViewportSize(phone);
    await page.goto(`${started.site}/catalogue/development-carousel/rich/`);
    const card = page.getByRole('link', { name: /Calumet Stack/ });
    const title = (name: string) => page.getByRole('dialog').getByRole('heading', { name });
    await card.click();
    await title('Calumet Stack').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await title('Timber Grove').waitFor();
    await page.keyboard.press('Escape');
    await title('Timber Grove').waitFor({ state: 'hidden' });
    await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(consoleErrors).toEqual([]);
  });
});

test('arrow keys move the divider of the before/after slider', async () => {
  await withPage(async (page, consoleErrors) => {
    await page.setViewportSize(desktop);
    await page.goto(`${started.site}/catalogue/before-after-slide/rich/`);
    const slider = page.getByRole('slider');
    await slider.scrollIntoViewIfNeeded();
    const before = Number(await slider.inputValue());
    await slider.press('ArrowRight');
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before);
    expect(consoleErrors).toEqual([]);
  });
});
