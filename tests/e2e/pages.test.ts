/** One page of every kind in a browser, in both color schemes, on mobile and desktop. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
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

describe('a property', () => {
  const available = '/properties/trinity-crossing-2/';
  const leased = '/properties/trinity-crossing-1/';

  async function openWith(options: BrowserContextOptions, path: string): Promise<{ context: BrowserContext; page: Page }> {
    const context = await browser.newContext(options);
    return { context, page: (await open(context, path)).page };
  }

  test('offers a tour with a form that names the property, or interest in a leased one, without scripts', async () => {
    const { context, page } = await openWith({ javaScriptEnabled: false }, available);
    expect(await page.getByRole('link', { name: 'Schedule a tour' }).first().getAttribute('href')).toBe('#contacts');
    const form = page.locator('form[action="/api/forms/tour/"]');
    expect(await form.textContent()).toContain('About Trinity Crossing 2, 2400 Millers Ferry Road, Wilmer, TX 75172');
    expect(await form.locator('input[name=place]').getAttribute('value')).toMatch(/^\d+$/);
    await form.getByRole('button', { name: 'Request a tour' }).click();
    expect(await page.getByRole('link', { name: 'Enter your name' }).getAttribute('href')).toBe(
      `#${await page.getByRole('textbox', { name: 'Your name' }).getAttribute('id')}`,
    );
    await page.goto(siteUrl + leased);
    expect(await page.locator('main :is(a, button)', { hasText: /tour/i }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Register interest' }).isVisible()).toBe(true);
    await context.close();
  });

  test.each([360, 1280])('keeps the telephone number in view and covers no focused element (%i px)', async (width) => {
    const { context, page } = await openWith({ viewport: { width, height: 700 }, reducedMotion: 'reduce' }, available);
    const bar = page.getByRole('region', { name: 'Contact', exact: true });
    await page.locator('#distances').scrollIntoViewIfNeeded();
    expect(await bar.getByRole('link', { name: width < 1024 ? 'Call' : '972-555-0118' }).getAttribute('href')).toBe('tel:+19725550118');
    const box = await bar.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 700).toBe(true);
    // The bar is at the bottom of a phone, so it could cover what follows, and at the top of a wide screen, where it could cover what comes before.
    const isPhone = width < 1024;
    if (isPhone) await page.evaluate(() => scrollTo(0, 0));
    else await page.getByRole('contentinfo').getByRole('link').first().focus();
    const covered: string[] = [];
    for (let step = 0; step < 90; step++) {
      await page.keyboard.press(isPhone ? 'Tab' : 'Shift+Tab');
      const problem = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body || element.closest('header, section[aria-label="Contact"]')) return null;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // A card can extend beyond the edge of the screen.
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y));
        const isVisible = points.some((point) => point !== null && (element.contains(point) || point.contains(element)));
        return isVisible ? null : element.outerHTML.slice(0, 120);
      });
      if (problem !== null) covered.push(problem);
    }
    expect(covered).toEqual([]);
    await context.close();
  });

  test('shows metric units first if the visitor has chosen them, and keeps the choice', async () => {
    const { context, page } = await openWith({ javaScriptEnabled: false }, available);
    const getSizes = () =>
      page
        .locator('dd', { hasText: '12.2 m' })
        .first()
        .evaluate((fact) =>
          [...fact.children].map((child) => `${child.textContent} ${Math.round(parseFloat(getComputedStyle(child).fontSize))}`),
        );
    const [us, metric] = await getSizes();
    await page.getByRole('button', { name: 'Metric' }).click();
    expect(new URL(page.url()).hash).toBe('#facts');
    expect(await page.getByRole('button', { name: 'Metric' }).getAttribute('aria-pressed')).toBe('true');
    const size = (text: string | undefined) => text?.split(' ').at(-1);
    expect(await getSizes()).toEqual([`40 ft ${size(metric)}`, `12.2 m ${size(us)}`]);
    expect(Number(size(us))).toBeGreaterThan(Number(size(metric)));
    await context.close();
  });

  test('is the canonical page of its campaign page, and the sitemap lists only the property', async () => {
    const campaign = await (await fetch(`${siteUrl}/property-pages/trinity-crossing-2/`)).text();
    expect(/<link rel="canonical" href="([^"]*)"/.exec(campaign)?.[1]).toMatch(/\/properties\/trinity-crossing-2\/$/);
    const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
    expect(sitemap).toContain('/properties/trinity-crossing-2/<');
    expect(sitemap).not.toContain('/property-pages/trinity-crossing-2/');
  });

  test('links the vCards of its contacts', async () => {
    const html = await (await fetch(siteUrl + available)).text();
    const path = /href="(\/api\/contacts\/[^"]+)"/.exec(html)?.[1] ?? '';
    const response = await fetch(siteUrl + path);
    expect(response.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.vcf"$/);
    expect(await response.text()).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n[^]*TEL;VALUE=uri;TYPE="work,voice":tel:\+1\d{10}\r\n/);
    for (const missing of ['nobody', 'x'.repeat(300)])
      expect([missing, (await fetch(`${siteUrl}/api/contacts/${missing}/`)).status]).toEqual([missing, 404]);
  });
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
