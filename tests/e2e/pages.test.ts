/** One page of every kind in a browser, at four widths and in both color schemes, and the header and footer that all pages share. */
import { parse } from 'node-html-parser';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { findViolationsInAllModes } from '../support/accessibility.ts';
import { setUpBrowser } from '../support/browser.ts';
import { findSpacingFaults } from '../support/layout-checks.ts';
import { listSitemapPaths } from '../support/sitemap-urls.ts';

const siteUrl = inject('siteUrl');

const properties = 'trinity-crossing-2,trinity-crossing-1,rialto-foundry';

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
  ['site search', '/search/?q=dallas'],
  ['property search', '/property-search/'],
  ['careers page', '/careers/'],
  ['glossary', '/glossary/'],
  ['form', '/contact/'],
  ['saved list', `/saved/?properties=${properties}`],
  ['comparison', `/compare/?properties=${properties}`],
  ['empty saved list', '/saved/'],
  ['404', '/nowhere/'],
];

const browser = setUpBrowser({ keepsContexts: true });

/** Opens a page and records console messages and uncaught errors, except the expected message for a 404 page. */
async function open(context: BrowserContext, path: string, width?: number): Promise<{ page: Page; consoleErrors: string[] }> {
  const page = await context.newPage();
  if (width !== undefined) await page.setViewportSize({ width, height: 800 });
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

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Milliseconds before and after the font file has arrived in which the text changes from the fallback font to it. */
const FONT_SWAP_MS = 300;

/**
 * Records layout shifts that are not caused by user input (CLS), with the elements that moved. Shifts of the change from the fallback font are not recorded:
 * their size depends on the fonts of the machine, and whether they happen on its speed.
 */
function recordLayoutShifts(fontSwapMs: number): void {
  const shifts: { startTime: number; text: string }[] = [];
  let fontLoadedAt = -Infinity;
  document.fonts.addEventListener('loadingdone', () => (fontLoadedAt = performance.now()));
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${from.x},${from.y},${from.width},${from.height} to ${to.x},${to.y},${to.width},${to.height}`,
      );
      shifts.push({ startTime, text: `layout shift of ${value}: ${moved.join('; ')}` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const listLayoutShifts = () => shifts.filter(({ startTime }) => Math.abs(startTime - fontLoadedAt) > fontSwapMs).map(({ text }) => text);
  Object.assign(globalThis, { listLayoutShifts });
}

const listLayoutShifts = (page: Page) => page.evaluate(() => (Reflect.get(globalThis, 'listLayoutShifts') as () => string[])());

/** The compressed size of the loader of islands, the only script that a page may request before a visitor touches it. */
const MAX_LOADER_BYTES = 1500;

/** Finds scripts other than a small loader that the page has requested, and anything that a script has requested. */
async function findEarlyScripts(page: Page): Promise<string[]> {
  const requests = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, initiatorType }) => /script|fetch|xmlhttprequest/.test(initiatorType) || new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, size: encodedBodySize })),
  );
  return requests
    .filter(({ path, size }) => !/^\/_runtime\/islands\.[\w-]+\.js$/.test(path) || size > MAX_LOADER_BYTES)
    .map(({ path, size }) => `requested before a touch: ${path}, ${size} bytes`);
}

test.concurrent.each(pages)(
  '%s is accessible at all widths, keeps its text, loads no script before a touch, and logs no errors',
  async (_kind, path) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.addInitScript(recordLayoutShifts, FONT_SWAP_MS);
    const faults: string[] = [];
    try {
      // Layout shifts happen while a page loads, so it is loaded at both widths.
      for (const width of [360, 1280]) {
        const { page, consoleErrors } = await open(context, path, width);
        await scrollThroughPage(page);
        // Scripts must not wait for an idle moment either.
        await page.waitForLoadState('networkidle');
        const found = [
          ...(await listLayoutShifts(page)),
          ...(await findEarlyScripts(page)),
          ...(await findSpacingFaults(page)),
          ...consoleErrors,
        ];
        faults.push(...found.map((fault) => `${width} px: ${fault}`));
        if (width === 360) {
          await page.close();
          continue;
        }
        faults.push(...(await findViolationsInAllModes(page)));
        await page.setViewportSize({ width: 320, height: 800 });
        faults.push(...(await findSpacingFaults(page)).map((fault) => `320 px: ${fault}`));
      }
    } finally {
      await context.close();
    }
    expect(faults).toEqual([]);
  },
);

test('the checks of spacing, targets, layout shifts and scripts detect faults', async () => {
  const context = await browser.newContext();
  await context.addInitScript(recordLayoutShifts, FONT_SWAP_MS);
  const { page } = await open(context, '/cookies/', 320);
  await page.waitForTimeout(2 * FONT_SWAP_MS);
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('padding-block-start', '100px'));
  await expect.poll(() => listLayoutShifts(page)).toContainEqual(expect.stringContaining('layout shift'));
  await page.evaluate(() => {
    const markup =
      '<p><a href="#a">1</a><a href="#b">2</a></p><span id="tight">Fits exactly</span><p id="wide">Wide text</p><p id="squeezed">Try</p>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', markup);
    const setStyles = (selector: string, styles: Partial<CSSStyleDeclaration>) => {
      const element = document.querySelector<HTMLElement>(selector);
      if (element) Object.assign(element.style, styles);
    };
    setStyles('#tight', { display: 'inline-block', overflow: 'hidden', whiteSpace: 'nowrap' });
    setStyles('#tight', { inlineSize: `${document.querySelector('#tight')?.getBoundingClientRect().width}px` });
    setStyles('#squeezed', { inlineSize: '1ch' });
    document.querySelector<HTMLInputElement>('footer input[placeholder]')?.setAttribute('placeholder', 'Search all pages of this site');
    setStyles('#wide', { whiteSpace: 'nowrap', inlineSize: 'max-content', fontSize: '64px' });
  });
  await page.addScriptTag({ url: '/passkeys.js' });
  const report = [...(await findSpacingFaults(page)), ...(await findEarlyScripts(page))].join('\n');
  for (const fault of [
    'small target',
    'cut off: Fits',
    'broken word: Try',
    'cut off placeholder: Search all',
    'scrolls sideways',
    'requested before a touch: /passkeys.js',
  ])
    expect(report).toContain(fault);
  await context.close();
});

test.each(['/markets/', '/markets/dallas-fort-worth/', '/regions/texas/', '/submarkets/dallas-fort-worth-south-dallas/'])(
  'what a map on %s links to is also linked outside of it',
  async (path) => {
    const main = parse(await (await fetch(siteUrl + path)).text()).querySelector('main');
    const links = main?.querySelectorAll('a[href]') ?? [];
    const getHrefs = (isOnMap: boolean) =>
      links.filter((link) => (link.closest('svg') !== null) === isOnMap).map((link) => link.getAttribute('href'));
    const [onMap, others] = [getHrefs(true), new Set(getHrefs(false))];
    expect(onMap.length).toBeGreaterThan(0);
    expect(onMap.filter((link) => !others.has(link))).toEqual([]);
  },
);

/** What can be open on a page, and the widths at which it exists. */
const states: readonly [name: string, path: string, widths: readonly number[], open: (page: Page) => Promise<void>][] = [
  [
    'the menu of a phone with a section',
    '/about/',
    [320, 360, 768],
    async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator('summary', { hasText: 'Markets' }).click();
    },
  ],
  ['a panel of the menu', '/about/', [1280], async (page) => await page.getByRole('button', { name: 'Markets' }).click()],
  [
    'the popup of a carousel',
    '/build-to-suit/',
    [320, 360, 768, 1280],
    async (page) => {
      await page.locator('a[aria-haspopup="dialog"]').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  ],
  [
    'a form with errors',
    '/contact/',
    [320, 360, 768, 1280],
    async (page) => {
      await page.getByRole('button', { name: /^Send/ }).click();
      await page.getByRole('alert').first().waitFor();
    },
  ],
  [
    'the sheet of filters of the property search',
    '/property-search/',
    [320, 360],
    async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.locator('main details > summary').first().click();
    },
  ],
  [
    'all filters of the property search',
    '/property-search/',
    [768, 1280],
    async (page) => await page.locator('main details > summary').first().click(),
  ],
];

test.concurrent.each(states)('%s has no accessibility violations', async (_name, path, widths, openState) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const { page } = await open(context, path, widths[0]);
    await openState(page);
    expect(await findViolationsInAllModes(page, widths)).toEqual([]);
  } finally {
    await context.close();
  }
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

describe('a property', () => {
  const available = '/properties/trinity-crossing-2/';

  async function openWith(options: BrowserContextOptions, path: string): Promise<{ context: BrowserContext; page: Page }> {
    const context = await browser.newContext(options);
    return { context, page: (await open(context, path)).page };
  }

  test.each([360, 1280])('keeps the telephone number in view and covers no focused element (%i px)', async (width) => {
    const { context, page } = await openWith({ viewport: { width, height: 700 }, reducedMotion: 'reduce' }, available);
    const bar = page.getByRole('region', { name: 'Contact', exact: true });
    await page.locator('#distances').scrollIntoViewIfNeeded();
    expect(await bar.getByRole('link', { name: '972-555-0118' }).getAttribute('href')).toBe('tel:+19725550118');
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
    const paths = await listSitemapPaths(siteUrl);
    expect(paths).toContain('/properties/trinity-crossing-2/');
    expect(paths).not.toContain('/property-pages/trinity-crossing-2/');
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

test('pages print with the wordmark, the URL and the address, and without navigation, forms and dark backgrounds', async () => {
  const context = await browser.newContext();
  const { page } = await open(context, '/markets/dallas-fort-worth/');
  for (const path of ['/markets/dallas-fort-worth/', '/news/a-wetland-that-does-the-work-of-a-pipe/', '/contact/']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(siteUrl + path);
    expect(await page.getByText(`${new URL(siteUrl).host}${path.slice(0, -1)}`, { exact: true }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const printed = await page.evaluate(() => {
      const isPrinted = (element: Element) => element.getClientRects().length > 0;
      const getPrinted = (selector: string) =>
        [...document.querySelectorAll(selector)].filter(isPrinted).map((element) => element.outerHTML.slice(0, 80));
      const dark = [...document.querySelectorAll('body, main, footer, main *')].filter((element) => {
        const lightness = /^oklch\(([\d.]+)/.exec(getComputedStyle(element).backgroundColor)?.[1];
        return isPrinted(element) && element.clientHeight > 100 && lightness !== undefined && Number(lightness) < 0.4;
      });
      return {
        unwanted: getPrinted('header nav, main form, main nav, iframe, audio, button'),
        dark: dark.map(({ className }) => className),
      };
    });
    expect([path, printed]).toEqual([path, { unwanted: [], dark: [] }]);
    expect(await page.getByText(`${new URL(siteUrl).host}${path.slice(0, -1)}`, { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Headquarters' }).isVisible()).toBe(true);
    expect(await page.locator('[aria-label="Causeway Logistics"]').filter({ visible: true }).count()).toBe(1);
  }
  await context.close();
});

describe('the menus, without scripts', () => {
  async function openWithoutScripts(width: number): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false, reducedMotion: 'reduce' });
    return (await open(context, '/about/')).page;
  }
  const getFocusedText = async (page: Page) => await page.locator(':focus').innerText();
  /** Keeps pressing Tab until a link with the text has the focus. */
  async function tabTo(page: Page, text: string): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) > 0 && (await focused.innerText()).startsWith(text)) return;
    }
    throw new Error(`Tab did not reach “${text}”.`);
  }

  test('a panel closes on Escape, which returns the focus, and covers nothing that the keyboard reaches later', async () => {
    const page = await openWithoutScripts(1280);
    const opener = page.getByRole('button', { name: 'Properties' });
    const panel = page.getByRole('group', { name: 'Properties' });
    await opener.focus();
    await page.keyboard.press('Enter');
    expect(await panel.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await getFocusedText(page)).toBe('Properties');
    await page.keyboard.press('Escape');
    expect(await panel.isVisible()).toBe(false);
    expect(await getFocusedText(page)).toBe('Properties');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Markets');
    expect(await panel.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('group', { name: 'Markets', exact: true }).isVisible()).toBe(true);
    await page.mouse.click(640, 780);
    expect(await page.getByRole('group', { name: 'Markets', exact: true }).isVisible()).toBe(false);
    await page.context().close();
  });

  test('the menu of a phone keeps the focus, and has the links of the top bar, a telephone number and a search', async () => {
    const page = await openWithoutScripts(360);
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main' });
    expect(await menu.isVisible()).toBe(true);
    expect(await page.getByRole('main').isVisible()).toBe(false);
    const names = new Set<string>();
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) continue;
      expect(await menu.locator(':focus').count()).toBe(1);
      names.add((await focused.getAttribute('name')) ?? (await focused.innerText()));
    }
    expect([...names]).toEqual(expect.arrayContaining(['Close', 'q', 'Properties', 'Tenants', 'Brokers', '562-555-0142']));
    // A section opens below its heading, which keeps the focus, and closes the others.
    const section = (name: string) => page.getByRole('group', { name, exact: true });
    await menu.locator('summary', { hasText: 'Properties' }).focus();
    await page.keyboard.press('Enter');
    expect(await section('Properties').isVisible()).toBe(true);
    await tabTo(page, 'Markets');
    expect(await getFocusedText(page)).toBe('Markets');
    await page.keyboard.press('Enter');
    expect([await section('Properties').isVisible(), await section('Markets').isVisible()]).toEqual([false, true]);
    expect(await getFocusedText(page)).toBe('Markets');
    await page.keyboard.press('Tab');
    expect(await section('Markets').locator(':focus').count()).toBe(1);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await section('Markets').isVisible()).toBe(false);
    expect(await getFocusedText(page)).toBe('Markets');
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await getFocusedText(page)).toBe('Menu');
    await page.context().close();
  });

  test.each([320, 360, 768, 840, 1024, 1280])('nothing in the header overlaps or is cut off (%i px)', async (width) => {
    const page = await openWithoutScripts(width);
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('header :is(a, button, input)')]
        .filter((element) => element.checkVisibility())
        .map(
          (element) =>
            ({ name: element.textContent || element.tagName, ...element.getBoundingClientRect().toJSON() }) as DOMRect & { name: string },
        ),
    );
    const problems = boxes.flatMap((box, index) => [
      ...(box.left < 0 || box.right > width ? [`${box.name} is cut off`] : []),
      ...(Math.min(box.width, box.height) < 24 ? [`${box.name} is smaller than 24 px`] : []),
      ...boxes
        .slice(index + 1)
        .filter(
          (other) => box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1,
        )
        .map((other) => `${box.name} overlaps ${other.name}`),
    ]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

test('the page keeps its position when a color scheme is chosen, without scripts', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const { page } = await open(context, '/about/');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(async () => await page.locator('html').getAttribute('data-theme')).toBe('dark');
  const box = await page.getByRole('button', { name: 'Dark' }).boundingBox();
  expect(box?.y).toBeLessThan(720);
  expect(new URL(page.url()).hash).toBe('#color-scheme');
  await context.close();
});
