/** Password-protected content for visitors, and private content for editors, on the site that all browser tests share. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { setUpBrowser } from '../support/browser.ts';
import { createClientHeaders } from '../support/client-network.ts';

const site = inject('siteUrl');
const PROTECTED = '/news/third-quarter-market-tables-for-brokers/';
const PASSWORD = 'berth-1310';
const SECRETS = ['sublease', 'Tables for 34 markets', 'Questions? Call Arjun', 'berth-1310'];
const PRIVATE = '/news/for-colleagues-how-we-count-a-megawatt/';
const PRIVATE_TEXT = 'count nameplate capacity';

const browser = setUpBrowser();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
});

async function visit(url: string, cookie = ''): Promise<{ status: number; headers: Headers; html: string }> {
  const response = await fetch(site + url, { headers: { ...createClientHeaders(), cookie }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

async function sendPassword(password: string, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(`${site}/api/unlock/`, {
    method: 'POST',
    body: new URLSearchParams({ uri: PROTECTED, password }),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    redirect: 'manual',
  });
}

/** The cookie of a visitor who has entered the password. */
async function unlock(): Promise<string> {
  const response = await sendPassword(PASSWORD);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function expectNoSecrets(html: string): void {
  for (const secret of SECRETS) expect(html).not.toContain(secret);
}

describe('protected content', () => {
  test('is replaced by a form that works without scripts', async () => {
    const response = await page.goto(site + PROTECTED);
    expect(response?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Protected: Third-quarter market tables for brokers');
    expectNoSecrets(await page.content());

    const field = page.getByLabel('Password');
    await field.fill('berth-1311');
    await page.getByRole('button', { name: 'View content' }).click();
    await page.waitForURL(`${site}${PROTECTED}?unlock=wrong`);
    expect(await page.getByRole('alert').textContent()).toContain('The password is not correct.');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#content-password-error').textContent()).toContain('The password is not correct.');
    expect(await field.inputValue()).toBe('');
    expectNoSecrets(await page.content());

    await field.fill(PASSWORD);
    await page.getByRole('button', { name: 'View content' }).click();
    await page.waitForURL(site + PROTECTED);
    expect(await page.getByText('Sublease space, which fell').isVisible()).toBe(true);
    const bar = page.getByRole('complementary', { name: 'Visibility' });
    expect(await bar.textContent()).toContain('Password-protected');

    await bar.getByRole('button', { name: 'Lock again' }).click();
    await page.getByLabel('Password').waitFor();
    expectNoSecrets(await page.content());
  });

  test('the form, its error and the opened page are accessible', async () => {
    // The checks need scripts.
    const scripted = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const tab = await scripted.newPage();
    const [name = '', value = ''] = (await unlock()).split('=');
    for (const url of [PROTECTED, `${PROTECTED}?unlock=wrong`]) {
      await tab.goto(site + url);
      expect(await findAccessibilityViolations(tab)).toEqual([]);
    }
    await scripted.addCookies([{ name, value, url: site }]);
    await tab.goto(site + PROTECTED);
    expect(await tab.getByRole('button', { name: 'Lock again' }).isVisible()).toBe(true);
    expect(await findAccessibilityViolations(tab)).toEqual([]);
  });

  test('the form fits the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${site}${PROTECTED}?unlock=too-many`);
    expect(await page.getByRole('alert').textContent()).toContain('too many wrong passwords');
    const width = await page.locator('html').evaluate((element) => element.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

  test('the correct password sets a cookie for ten days that scripts cannot read', async () => {
    const response = await sendPassword(PASSWORD);
    expect([response.status, response.headers.get('location')]).toEqual([303, PROTECTED]);
    expect(response.headers.get('set-cookie')).toMatch(/^content-passwords=[\w.-]+; Path=\/; Max-Age=864000; HttpOnly; SameSite=Lax$/);
  });

  test('a page with the content is in no cache, and the form in none that other visitors share', async () => {
    const cookie = await unlock();
    const open = await visit(PROTECTED, cookie);
    expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(open.html).toContain('Sublease space, which fell');
    expect(open.html).toMatch(/<meta name="robots" content="noindex/);
    const form = await visit(PROTECTED);
    expect([form.status, form.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(form.headers.get('surrogate-control')).toBeNull();
    expectNoSecrets(form.html);
    // The browser asks with the tag of the form, and gets the content.
    const response = await fetch(site + PROTECTED, { headers: { cookie, 'if-none-match': form.headers.get('etag') ?? '' } });
    expect(response.status).toBe(200);
  });

  test('visitors with and without the password at the same time: only those with it see the content', async () => {
    const cookie = await unlock();
    const results: { hasPassword: boolean; status: number; showsContent: boolean }[] = [];
    for (let round = 0; round < 40; round++) {
      const visits = [cookie, '', 'content-passwords=1.1.a', ''].map(async (cookies, index) => {
        const query = round % 10 === 0 && index < 2 ? '?unlock=wrong' : '';
        const { status, html } = await visit(PROTECTED + query, cookies);
        return { hasPassword: cookies === cookie, status, showsContent: html.includes('Sublease space, which fell') };
      });
      results.push(...(await Promise.all(visits)));
    }
    // A page of one's own can be refused while too many others are being rendered.
    expect(results.filter(({ hasPassword, status }) => hasPassword && status === 200).length).toBeGreaterThan(10);
    expect(results.filter(({ hasPassword, status, showsContent }) => status !== 503 && showsContent !== hasPassword)).toEqual([]);
    expect(results.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  });

  test.each([
    'content-passwords=',
    'content-passwords=berth-1310',
    'content-passwords=1.9999999999.aaaa',
    'content-passwords=~~~',
    'session=x',
  ])('the cookie "%s" opens nothing', async (cookie) => {
    const { status, html } = await visit(PROTECTED, cookie);
    expect(status).toBe(200);
    expect(html).toContain('name="password"');
    expectNoSecrets(html);
  });

  test('other sites cannot send the form', async () => {
    expect((await sendPassword(PASSWORD, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('its addresses of its own are not found', async () => {
    expect((await visit(`/personal${PROTECTED}`, await unlock())).status).toBe(404);
  });

  test('it is not teased on other pages, in the search, in the sitemap or to search engines', async () => {
    const lists = ['/', '/news/', '/news/?q=tables', '/news/2026/', '/category/insights/', '/author/arjun/'];
    const feeds = ['/news/feed/', '/news/feed/atom/', '/news/feed/json/', '/category/insights/feed/', '/author/arjun/feed/json/'];
    for (const url of [...lists, ...feeds, '/search/?q=third-quarter+market+tables', '/sitemaps/1.xml'])
      expect((await visit(url)).html).not.toContain(PROTECTED);
    expect((await visit(PROTECTED)).html).toMatch(/<meta name="robots" content="noindex/);
  });
});

describe('private content', () => {
  let password: string;

  beforeAll(async () => {
    password = (await readFile(path.join(inject('siteSettings')['DATA_DIR'] ?? '', 'admin-password'), 'utf8')).trim();
  });

  async function signIn(redirectUri: string): Promise<void> {
    await page.goto(`${site}/login/?redirect_uri=${encodeURIComponent(redirectUri)}`);
    await page.getByRole('textbox', { name: 'Username or email address' }).fill('admin');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await Promise.all([page.waitForEvent('framenavigated'), page.getByRole('button', { name: 'Sign in' }).click()]);
    await page.waitForLoadState();
  }

  test('has a page for editors at its permalink, which does not exist for others', async () => {
    const before = await visit(PRIVATE);
    expect([before.status, before.headers.get('cache-control')]).toEqual([404, 'no-store']);
    await signIn(PRIVATE);
    expect(page.url()).toBe(site + PRIVATE);
    expect(await page.getByText(PRIVATE_TEXT).first().isVisible()).toBe(true);
    expect(await page.getByRole('complementary', { name: 'Visibility' }).textContent()).toContain('Private');
    const response = await page.reload();
    expect([response?.status(), response?.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/);

    const others = await Promise.all(['', 'session=x', 'session='].map((cookie) => visit(PRIVATE, cookie)));
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
    for (const { html } of others) expect(html).not.toContain('megawatt');

    // Editors need no password, and get ordinary responses for everything else.
    await page.goto(site + PROTECTED);
    expect(await page.getByText('Sublease space, which fell').isVisible()).toBe(true);
    // Parameters do not lead to another page.
    expect((await page.goto(`${site}${PRIVATE}?unlock=wrong&q=x`))?.status()).toBe(200);
    expect((await page.goto(`${site}/no-such-page/`))?.status()).toBe(404);
    expect((await page.goto(`${site}/about/`))?.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');

    await context.clearCookies();
    expect((await page.goto(site + PRIVATE))?.status()).toBe(404);
  });
});
