/** One page of every kind in a browser: in both colour schemes, on a phone and on a desk. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findBarriers } from '../support/barriers.ts';
import { launchChromium } from '../support/chromium.ts';

const siteUrl = inject('siteUrl');

const pages: readonly [kind: string, path: string][] = [
  ['front page', '/'],
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
  ['member of the team', '/team/delia-marchetti/'],
  ['leadership', '/leadership/'],
  ['leader', '/leadership/maren-okafor/'],
  ['category', '/category/insights/'],
  ['tag', '/tag/dock-design/'],
  ['status', '/status/available-now/'],
  ['404', '/nowhere/'],
];

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
});

/** A page with everything the browser complained about. A missing address is a failed request to the console too. */
async function open(context: BrowserContext, path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The second is about the page of ours that a form's frame holds at first; it runs no script.
    if (!/status of 404|can escape its sandboxing/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(siteUrl + path, { waitUntil: 'load' });
  return { page, complaints };
}

/** To the end and back, so that everything that waits for being seen has its turn. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
}

const looks = [
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

/** Notes what moved without a visitor's doing (CLS), from the first moment on: how far, and which elements. */
function watchShifts(): void {
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

describe.each(looks)('$width px, $colorScheme', ({ width, colorScheme }) => {
  let context: BrowserContext;

  beforeAll(async () => {
    context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
    await context.addInitScript(watchShifts);
  });

  afterAll(async () => {
    await context.close();
  });

  test.each(pages)('%s has no barrier, keeps still and within the screen, and complains of nothing', async (_kind, path) => {
    const { page, complaints } = await open(context, path);
    try {
      await readThrough(page);
      // What islands load comes last.
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as string[])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await findBarriers(page)).toEqual([]);
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
    }
  });
});

test('a visitor without script chooses dark, and the site stays dark', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
  const { page } = await open(context, '/about/');
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(new URL(page.url()).pathname).toBe('/about/');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.goto(`${siteUrl}/news/`);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await context.close();
});

test('a page without an island asks for no script', async () => {
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

test('a property prints on paper without navigation, and with its facts', async () => {
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
