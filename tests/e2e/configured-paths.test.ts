/** Other paths of the sign-in page and of its routes (LOGIN_PATH, API_BASE_PATH), and signing in at the content service (AUTH_TYPE `redirect`). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';
import { type PrivateOrigin, startPrivateOrigin } from '../support/private-origin.ts';

const settings = inject('siteSettings');
const preview = '/?p=999999&preview=true';
const browser = setUpBrowser();
let page: Page;
let password: string;

beforeAll(async () => {
  password = (await readFile(path.join(settings['DATA_DIR'] ?? '', 'admin-password'), 'utf8')).trim();
});
beforeEach(async () => {
  page = await browser.newPage({ javaScriptEnabled: false });
});

async function signIn(): Promise<void> {
  await page.getByRole('textbox', { name: 'Username or email address' }).fill('admin');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await Promise.all([page.waitForEvent('framenavigated'), page.getByRole('button', { name: 'Sign in', exact: true }).click()]);
  await page.waitForLoadState();
}

describe('LOGIN_PATH and API_BASE_PATH', () => {
  let origin: PrivateOrigin;
  beforeAll(async () => {
    origin = await startPrivateOrigin(settings, { LOGIN_PATH: 'editors/sign-in', API_BASE_PATH: '/api/editors' });
  });
  afterAll(() => origin?.stop());

  test('move the page and all of its routes', async () => {
    await page.goto(origin.url + preview);
    expect(page.url()).toBe(`${origin.url}/editors/sign-in/?redirect_uri=${encodeURIComponent(preview)}`);
    expect(await page.locator('#login').getAttribute('action')).toBe('/api/editors/auth/login/');
    await signIn();
    expect(page.url()).toBe(origin.url + preview);
    await page.goto(`${origin.url}/editors/sign-in/?action=account`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your account');
    await Promise.all([page.waitForURL(`${origin.url}/`), page.getByRole('button', { name: 'Sign out', exact: true }).click()]);
    await page.goto(`${origin.url}/editors/sign-in/`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sign in');
  });

  test('leave nothing at the default paths', async () => {
    for (const uri of ['/login/', '/login/account/', '/login/?action=account', '/api/faust/auth/token/', '/api/faust/auth/token'])
      expect((await fetch(origin.url + uri)).status).toBe(404);
    const token = await fetch(`${origin.url}/api/editors/auth/token`, { redirect: 'manual' });
    expect([token.status, token.headers.get('location')]).toEqual([308, '/api/editors/auth/token/']);
    expect((await fetch(`${origin.url}/api/editors/auth/token/`)).status).toBe(401);
  });

  test('are the paths to which the content service leads', async () => {
    const response = await fetch(`${origin.contentUrl}/wp-login.php`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`${origin.url}/editors/sign-in/`);
  });
});

describe('AUTH_TYPE redirect', () => {
  let origin: PrivateOrigin;
  beforeAll(async () => {
    origin = await startPrivateOrigin(settings, { AUTH_TYPE: 'redirect' });
  });
  afterAll(() => origin?.stop());

  test('a visitor who is not signed in is sent to the content service at once, and back to the page', async () => {
    const visited: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(new URL(request.url()).pathname);
    });
    await page.goto(origin.url + preview);
    expect(visited).toEqual(['/', '/api/faust/auth/start/', '/generate', '/wp-login.php', '/login/']);
    await signIn();
    expect(page.url()).toBe(origin.url + preview);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('There is nothing to preview');
  });
});
