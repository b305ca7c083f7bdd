/** Forms in a browser without scripts, from the page to the content service and back. */
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';

const site = inject('siteUrl');
const browser = setUpBrowser();
let page: Page;

async function open(path: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  await page.goto(site + path);
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name });

test('an invalid form shows linked errors and keeps its values, and a valid one is received', async () => {
  await open('/contact/');
  await page.getByRole('radio', { name: 'Press' }).check({ force: true });
  await field('Your name').fill('Ada Berg');
  await field('Work email').fill('ada.berg');
  await page.getByRole('button', { name: /^Send/ }).click();

  expect(new URL(page.url()).pathname).toBe('/contact/');
  const summary = page.getByRole('alert', { name: 'Please correct these 2 errors' });
  expect(await summary.isVisible()).toBe(true);
  // The URL fragment refers to the summary, so the browser focuses it and screen readers announce it.
  expect(await page.evaluate('document.activeElement?.getAttribute("role")')).toBe('alert');
  expect(await field('Your name').inputValue()).toBe('Ada Berg');
  expect(await page.getByRole('radio', { name: 'Press' }).isChecked()).toBe(true);
  await summary.getByRole('link', { name: 'Enter an email address like name@example.com' }).click();
  expect(await field('Work email').evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);

  await field('Work email').fill('ada@example.invalid');
  await field('How can we help?').fill('Where is the press desk?');
  await page.getByRole('button', { name: /^Send/ }).click();
  expect(await page.getByRole('heading', { name: 'Thank you. We received your message.' }).isVisible()).toBe(true);
  expect(await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: /^Send/ }).count()).toBe(0);
});

test('a form that is submitted too quickly is shown again for confirmation', async () => {
  const body = new URLSearchParams({ topic: 'Press', name: 'Ada', email: 'ada@example.invalid', message: 'Fast' });
  const headers = { 'sec-fetch-site': 'same-origin', referer: `${site}/contact/?utm_source=letter` };
  const response = await fetch(`${site}/api/forms/contact/`, { method: 'POST', body, headers, redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/contact\/\?utm_source=letter&form=[\w-]{22}#form-$/);
});

test('a page with a form result is neither cached nor indexed', async () => {
  const body = new URLSearchParams({ name: 'Ada' });
  const headers = { 'sec-fetch-site': 'same-origin', referer: `${site}/contact/` };
  const sent = await fetch(`${site}/api/forms/contact/`, { method: 'POST', body, headers, redirect: 'manual' });
  const response = await fetch(site + (sent.headers.get('location') ?? ''));
  expect(response.headers.get('cache-control')).toMatch(/no-store/);
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
});

test('rejects submissions from other sites and for unknown forms', async () => {
  const post = (path: string, headers: Record<string, string>) =>
    fetch(`${site}${path}`, { method: 'POST', body: new URLSearchParams({ name: 'Ada' }), headers, redirect: 'manual' });
  const other = await post('/api/forms/contact/', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
  expect([other.status, await other.text()]).toEqual([403, expect.stringContaining('This form can only be sent from this site')]);
  expect((await post('/api/forms/nothing/', { 'sec-fetch-site': 'same-origin' })).status).toBe(404);
});

test('the clock is an image that sets an HttpOnly cookie', async () => {
  const response = await fetch(`${site}/api/forms/clock/`);
  expect(response.headers.get('content-type')).toBe('image/gif');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('set-cookie')).toMatch(
    /^form-clock=shown\.[\w.-]+; Path=\/api\/forms\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
  );
});
