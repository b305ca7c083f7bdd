/** What visitors come for, from the home page to the result: on a phone without scripts, and on a desktop with scripts. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { setUpBrowser } from '../support/browser.ts';

const site = inject('siteUrl');
const mailFolder = join(inject('siteSettings')['DATA_DIR'] ?? '', 'mail');

const browser = setUpBrowser();

/** Waits for an email to an address. @returns its text without soft line breaks */
async function waitForEmail(address: string): Promise<string> {
  return await vi.waitFor(
    async () => {
      for (const name of await readdir(mailFolder)) {
        const text = await readFile(join(mailFolder, name), 'utf8');
        if (text.includes(`To: ${address}`)) return text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      }
      throw new Error(`There is no email to ${address}.`);
    },
    { timeout: 60_000, interval: 500 },
  );
}

const VIEWPORT_HEIGHT = 800;

describe.each([
  { device: 'a phone without scripts', javaScriptEnabled: false, width: 360 },
  { device: 'a desktop with scripts', javaScriptEnabled: true, width: 1280 },
])('on $device, a visitor', ({ javaScriptEnabled, width }) => {
  let context: BrowserContext;
  let page: Page;

  beforeEach(async () => {
    context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: VIEWPORT_HEIGHT }, reducedMotion: 'reduce' });
    page = await context.newPage();
  });

  const open = async (path: string) => await page.goto(site + path, { waitUntil: 'domcontentloaded' });
  const main = () => page.getByRole('main');
  /** axe is a script. */
  const findViolations = async () => (javaScriptEnabled ? await findAccessibilityViolations(page) : []);

  /** Opens a section of the main menu and follows one of its links. */
  async function chooseInMenu(section: string, link: string): Promise<void> {
    if (width < 1024) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator('nav summary', { hasText: section }).click();
    } else await page.getByRole('banner').getByRole('button', { name: section }).click();
    await page.getByRole('group', { name: section, exact: true }).getByRole('link', { name: link }).click();
  }

  /**
   * Sends a form with valid fields. One that is sent within seconds, as by a program, asks for confirmation; no person confirms within a second.
   * @param attachFiles browsers do not keep the chosen files of a form that is shown again
   */
  async function submit(button: string, attachFiles?: () => Promise<void>): Promise<void> {
    const thanks = page.getByRole('heading', { name: /^Thank you/ });
    await page.getByRole('button', { name: button }).click();
    await thanks.or(page.getByRole('alert')).first().waitFor();
    if ((await thanks.count()) > 0) return;
    await attachFiles?.();
    await page.waitForTimeout(1_100);
    await page.getByRole('button', { name: button }).click();
    await thanks.waitFor();
  }

  test('finds a building with its figures and a number to call', async () => {
    await open('/');
    await page.getByRole('banner').getByRole('link', { name: 'Find space' }).click();
    await main().locator('input[name="q"]').fill('200,000 sq ft, 40 ft clear, near Dallas, now');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/property-search\/\?.*q=/);
    const building = main().locator('li[data-building]').first();
    // With scripts, the results change after the address.
    await building.locator('a[href^="tel:"]').first().waitFor({ state: 'attached' });
    await building.getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/properties\//);
    const facts = await main().locator('dl').allInnerTexts();
    for (const fact of [/clear height/i, /sq ft/, /dock doors/i]) expect(facts.join('\n')).toMatch(fact);
    const firstNumber = await main().locator('a[href^="tel:+1"]').first().boundingBox();
    expect(firstNumber?.y).toBeLessThan(VIEWPORT_HEIGHT);
    // The bar appears below the first screen.
    await main().locator('dl').last().scrollIntoViewIfNeeded();
    const bar = page.getByRole('region', { name: 'Contact', exact: true });
    await bar.locator('a[href^="tel:+1"]').first().waitFor();
  });

  test('finds the person for a market', async () => {
    await open('/');
    await chooseInMenu('Markets', 'Texas');
    await main()
      .getByRole('link', { name: /^Dallas–Fort Worth/ })
      .first()
      .click();
    await page.waitForURL('**/markets/dallas-fort-worth/');
    expect(await main().locator('a[href^="tel:+1"]').first().isVisible()).toBe(true);
    await main().locator('a[href^="/team/"]').first().click();
    await page.waitForURL(/\/team\/[\w-]+\//);
    expect(await main().locator('a[href^="mailto:"]').first().isVisible()).toBe(true);
  });

  test('asks for a tour of a building with space, and registers interest in a leased one', async () => {
    await open('/properties/trinity-crossing-2/');
    await main().getByRole('link', { name: 'Schedule a tour' }).first().click();
    expect(new URL(page.url()).hash).toBe('#contacts');
    const form = page.locator('form[action="/api/forms/tour/"]');
    expect(await form.textContent()).toContain('About Trinity Crossing 2, 2400 Millers Ferry Road, Wilmer, TX 75172');
    expect(await form.locator('input[name=place]').getAttribute('value')).toMatch(/^\d+$/);
    await form.getByRole('button', { name: 'Request a tour' }).click();
    const nameField = page.getByRole('textbox', { name: 'Your name' });
    expect(await page.getByRole('link', { name: 'Enter your name' }).getAttribute('href')).toBe(`#${await nameField.getAttribute('id')}`);

    await open('/properties/trinity-crossing-1/');
    expect(await main().locator('a, button').filter({ hasText: /tour/i }).count()).toBe(0);
    const fields = { 'Your name': 'Ada Berg', 'Work email': 'ada@example.invalid' };
    for (const [label, value] of Object.entries(fields)) await page.getByRole('textbox', { name: label }).fill(value);
    await submit('Ask about future space');
  });

  /** With the button of the email program, or the one on the page. */
  async function unsubscribe(token: string): Promise<void> {
    if (!javaScriptEnabled) {
      await main()
        .getByRole('button', { name: /^Remove/ })
        .click();
      await main()
        .getByRole('button', { name: /^Remove/ })
        .waitFor({ state: 'detached' });
      return;
    }
    const response = await fetch(`${site}/api/alerts/unsubscribe/?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      headers: { origin: 'https://mail.example' },
    });
    if (!response.ok) throw new Error(`The response has status ${response.status}.`);
  }

  test('subscribes to a search, confirms it, and unsubscribes', async () => {
    const address = `dana-${Date.now()}-${width}@example.com`;
    await open('/property-search/?min=100000&features=rail');
    await page.getByRole('link', { name: 'Email me when new buildings match' }).click();
    await page.getByLabel('Email address').fill(address);
    expect(await main().innerText()).toContain('At least 100,000 sq ft');
    expect(await findViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Email me' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();

    const [, link = ''] = /(http\S+\/alerts\/\?confirm=\S+)/.exec(await waitForEmail(address)) ?? [];
    // Programs that check links in emails confirm nothing.
    await fetch(link);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm this alert' }).click();
    await page.getByText('Your alert is confirmed').waitFor();
    expect(await main().innerText()).toContain(address);
    expect(await findViolations()).toEqual([]);
    const token = new URL(page.url()).searchParams.get('token') ?? '';
    await unsubscribe(token);
    await open(`/alerts/?token=${token}`);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  });

  test('downloads the brochure of a building', async () => {
    await open('/properties/trinity-crossing-2/');
    const href = await main()
      .getByRole('link', { name: /brochure/i })
      .first()
      .getAttribute('href');
    const response = await fetch(new URL(href ?? '', site));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await response.bytes()).byteLength).toBeGreaterThan(10_000);
  });

  test('finds the logo in the press kit', async () => {
    await open('/search/?q=logo');
    await main()
      .getByRole('link', { name: /press kit/i })
      .first()
      .click();
    const href = await main().getByRole('link', { name: 'SVG' }).first().getAttribute('href');
    const response = await fetch(new URL(href ?? '', site));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')]);
  });

  test('copies the company boilerplate', async () => {
    await open('/press-room/press-kit/');
    const text = main().getByRole('group', { name: 'Preformatted text' });
    const button = text.getByRole('button', { name: 'Copy text' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Without scripts, a click selects the text.
    if (javaScriptEnabled) await button.press('Enter');
    else await text.locator('pre').click();
    if (javaScriptEnabled) await text.getByText('Copied').waitFor();
    expect(await button.isVisible()).toBe(javaScriptEnabled);
    const copied = await page.evaluate(
      async (isCopied) => (isCopied ? await navigator.clipboard.readText() : String(getSelection())),
      javaScriptEnabled,
    );
    expect(copied).toMatch(/^Causeway Logistics owns/);
    expect(await findViolations()).toEqual([]);
  });

  test('finds an open position and applies with a résumé', async () => {
    await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
    await page.waitForURL('**/careers/**');
    await main().locator('a[href^="/careers/positions/"]').filter({ hasText: 'Facilities Engineer' }).first().click();
    await page.waitForURL(/\/careers\/positions\/[\w-]+\//);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Berg');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada.berg@example.invalid');
    await page.getByRole('checkbox', { name: /^Causeway may use/ }).check();
    await page.getByRole('button', { name: 'Send application' }).click();
    // Without script, the site names what is missing; with script, the browser does too.
    expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Ada Berg');
    const resume = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
    const attachResume = async () =>
      await page.locator('input[type=file]').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: resume });
    await attachResume();
    await submit('Send application', attachResume);
    await waitForEmail('ada.berg@example.invalid');
  });

  test('finds a person, a place, and words of a document in the site search', async () => {
    const searches = [
      ['maren okafor', /^\/(?:leadership|team)\/maren-okafor\/$/],
      ['dallas', /^\/markets\/dallas-fort-worth\/$/],
      ['chock the wheels', /\.pdf$/],
    ] as const;
    for (const [text, address] of searches) {
      await open('/search/');
      await main().locator('input[name="q"], input[name="s"]').first().fill(text);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/search\/\?/);
      const found = await main()
        .locator('li a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect([text, found.filter((href) => address.test(href)).length]).toEqual([text, 1]);
    }
  });

  test('reads the news of a market', async () => {
    await open('/news/');
    const filters = page.getByRole('form', { name: 'Filter news' });
    await filters.getByRole('combobox', { name: 'Market' }).selectOption('dallas-fort-worth');
    await filters.getByRole('button').first().click();
    await page.waitForURL(/market=dallas-fort-worth/);
    expect(await main().getByRole('status').innerText()).toMatch(/^\d+ articles?\./);
    const article = main().getByRole('heading', { level: 3 }).getByRole('link').first();
    const title = await article.innerText();
    await article.click();
    await page.waitForURL(/\/news\/[\w-]+\/$/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  });

  test('asks for a translation, which loads nothing from elsewhere before', async () => {
    const others: string[] = [];
    await context.route(/^https:/, (route) => {
      others.push(new URL(route.request().url()).hostname);
      return route.abort();
    });
    await open('/about/');
    expect(others).toEqual([]);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Translate/ })
      .click();
    await page.waitForURL(/\/about\/\?translate=on/);
    await expect.poll(() => [...new Set(others)]).toEqual(javaScriptEnabled ? ['translate.google.com'] : []);
    expect(await main().getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  test('reads and changes what cookies remember', async () => {
    await open('/cookies/');
    expect(await main().innerText()).toContain('This site uses no third-party analytics');
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['theme']);
    await page.getByRole('button', { name: 'System' }).click();
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === undefined);
    expect(await context.cookies()).toEqual([]);
  });

  test('saves buildings, compares them, removes one and restores it, and shares the list', async () => {
    const save = async (path: string, index: number) => {
      await open(path);
      await page.locator('form[id^="save-"] button').nth(index).click();
      await page.waitForURL(/saved=added&saved-count=\d#save-/);
    };
    await save('/property-search/?q=dallas', 0);
    expect(await page.getByRole('status').filter({ hasText: 'on your saved list' }).isVisible()).toBe(true);
    await save('/property-search/?q=dallas', 1);
    await save('/property-search/?q=atlanta', 0);
    await page.getByRole('link', { name: 'View 3 saved buildings' }).click();
    await page.waitForURL(`${site}/saved/`);
    await page.getByRole('heading', { name: '3 buildings' }).waitFor();

    await page.getByRole('button', { name: 'Compare selected buildings' }).click();
    await page.waitForURL(/\/compare\//);
    expect(await page.getByRole('columnheader').count()).toBe(3);
    expect(await page.getByRole('rowheader', { name: /Clear height/ }).count()).toBe(1);
    await page
      .getByRole('link', { name: /^Remove .* from the comparison$/ })
      .first()
      .click();
    await page.locator('select[name="properties"]').waitFor();
    expect(await page.getByRole('columnheader').count()).toBe(2);
    await page.getByRole('button', { name: 'Add to the comparison' }).click();
    await page.locator('select[name="properties"]').waitFor({ state: 'detached' });
    expect(await page.getByRole('columnheader').count()).toBe(3);

    await open('/saved/');
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await page.getByRole('heading', { name: '2 buildings' }).waitFor();
    const getSavedLink = (count: number) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: `Saved (${count})`, exact: true })
        .first();
    expect(await getSavedLink(2).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: '3 buildings' }).waitFor();
    await main().locator('summary', { hasText: 'Share' }).first().click();
    const address = await main().locator('details code').first().innerText();
    // A browser without the cookies of this one shows the same buildings.
    const shared = await (await fetch(address)).text();
    expect(shared).toContain('3 buildings');

    // A page that is the same for all visitors shows the number too.
    await open('/about/');
    expect(await getSavedLink(3).isVisible()).toBe(true);
  });
});
