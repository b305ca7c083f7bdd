/** One page of every kind in a browser, in both color schemes, on mobile and desktop. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { launchChromium } from '../support/chromium.ts';

const siteUrl = inject('siteUrl');

const pages: readonly [kind: string, path: string][] = [
  ['home page', '/'],
  ['page', '/about/'],
  ['posts', '/news/'],
  ['post', '/news/the-dock-door-is-the-product/'],
  ['properties', '/properties/'],
  ['property', '/properties/trinity-crossing-2/'],
  ['property under construction', '/properties/rialto-foundry/'],
  ['property pages', '/property-pages/'],
  ['property page', '/property-pages/trinity-crossing-2/'],
  ['regions', '/regions/'],
  ['region', '/regions/texas/'],
  ['markets', '/markets/'],
  ['market', '/markets/dallas-fort-worth/'],
  ['team', '/team/'],
  ['team member', '/team/delia-marchetti/'],
  ['leadership', '/leadership/'],
  ['leader', '/leadership/maren-okafor/'],
  ['category', '/category/insights/'],
  ['tag', '/tag/dock-design/'],
  ['status', '/status/available-now/'],
  ['submarket', '/submarkets/dallas-fort-worth-south-dallas/'],
  ['404', '/nowhere/'],
];

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
});

/** Opens a page and records console messages and uncaught errors, except the expected message for a 404 page. */
async function open(context: BrowserContext, path: string): Promise<{ page: Page; consoleErrors: string[] }> {
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    // The second message concerns the click-to-load document of an iframe, which contains no script.
    if (!/status of 404|can escape its sandboxing/.test(message.text())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await page.goto(siteUrl + path, { waitUntil: 'load' });
  return { page, consoleErrors };
}

/** Scrolls to the end of the page and back, so that lazy content loads. */
async function scrollThroughPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
}

const displayModes = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
] as const;

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Records layout shifts that are not caused by user input (CLS), with the elements that moved. */
function recordLayoutShifts(): void {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${from.x},${from.y},${from.width},${from.height} to ${to.x},${to.y},${to.width},${to.height}`,
      );
      shifts.push(`${value}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

describe.each(displayModes)('$width px, $colorScheme', ({ width, colorScheme }) => {
  let context: BrowserContext;

  beforeAll(async () => {
    context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
    await context.addInitScript(recordLayoutShifts);
  });

  afterAll(async () => {
    await context.close();
  });

  test.each(pages)('%s is accessible, has no layout shifts or overflow, and logs no errors', async (_kind, path) => {
    const { page, consoleErrors } = await open(context, path);
    try {
      await scrollThroughPage(page);
      // Wait for the scripts of islands.
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as string[])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(consoleErrors).toEqual([]);
    } finally {
      await page.close();
    }
  });
});

test('the dark theme can be selected without scripts and persists', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
  const { page } = await open(context, '/about/');
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(new URL(page.url()).pathname).toBe('/about/');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.goto(`${siteUrl}/news/`);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await context.close();
});

test('a page without an island requests no script', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${siteUrl}/news/the-dock-door-is-the-product/`, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await context.close();
});

test('a property prints with its facts and without navigation', async () => {
  const context = await browser.newContext();
  const { page } = await open(context, '/properties/trinity-crossing-2/');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.locator('dd', { hasText: '1,042,730' }).first().isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Nearby properties' }).isVisible()).toBe(false);
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await context.close();
});
