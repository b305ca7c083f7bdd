/** The second step of signing in, and the account page: authenticator app, recovery codes, passkeys, sessions and password. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { setUpBrowser } from '../support/browser.ts';
import { startApiSession } from '../support/editor-session.ts';
import { type PrivateOrigin, startPrivateOrigin } from '../support/private-origin.ts';

const settings = inject('siteSettings');
const database = new pg.Pool({ connectionString: settings['DATABASE_URL'], max: 2 });
const password = 'a password for factors';
let origin: PrivateOrigin;
let site: string;
const browser = setUpBrowser();
let context: BrowserContext;
let page: Page;
let login: string;
let adminPassword: string;

const isUserVerifying = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
const authenticator = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, ...isUserVerifying } as const;

beforeAll(async () => {
  origin = await startPrivateOrigin(settings);
  site = origin.url;
  adminPassword = (await readFile(path.join(settings['DATA_DIR'] ?? '', 'admin-password'), 'utf8')).trim();
});
afterAll(async () => {
  await origin?.stop();
  await database.query("delete from user_account where login like 'factor-%'");
  await database.end();
});

/** Every test has an account of its own, without second factors. */
beforeEach(async () => {
  login = `factor-${randomUUID().slice(0, 8)}`;
  const runAsAdmin = await startApiSession('admin', adminPassword);
  await runAsAdmin('mutation($input:CreateUserInput!){createUser(input:$input){user{id}}}', {
    input: { username: login, password, roles: ['author'], email: `${login}@example.com` },
  });
  await openBrowser({ javaScriptEnabled: false });
});

async function openBrowser(options: { javaScriptEnabled: boolean }): Promise<void> {
  await context?.close();
  context = await browser.newContext({ ...options, viewport: { width: 360, height: 800 } });
  page = await context.newPage();
}

async function submit(button: string, form = page.locator('main')): Promise<void> {
  await Promise.all([page.waitForEvent('framenavigated'), form.getByRole('button', { name: button, exact: true }).click()]);
  await page.waitForLoadState();
}

async function enterPassword(): Promise<void> {
  await page.getByRole('textbox', { name: 'Username or email address' }).fill(login);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await submit('Sign in');
}

async function enterCode(code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await submit('Continue');
}

async function openAccountPage(): Promise<void> {
  await page.goto(`${site}/login/?redirect_uri=${encodeURIComponent('/login/?action=account')}`);
  await enterPassword();
}

/** The next code of an authenticator app. Each code works once, so the clock of the app is moved on. */
function createApp(secret: string) {
  let step = -1;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return { getCode: () => totp.generate({ timestamp: Date.now() + step++ * 30_000 }) };
}

/** Sets up an authenticator app on the account page. */
async function setUpApp() {
  await page.locator('#start-totp').getByLabel('Password').fill(password);
  await submit('Set up');
  expect(await page.getByRole('img', { name: 'QR code for your authenticator app' }).isVisible()).toBe(true);
  const text = (await page.getByText(/^Secret: /).textContent()) ?? '';
  const app = createApp(text.replace('Secret:', '').replaceAll(/\s/g, ''));
  await page.getByRole('textbox', { name: 'Code' }).fill(app.getCode());
  await submit('Activate');
  const recoveryCodes = await page
    .locator('#main li')
    .filter({ hasText: /^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/ })
    .allTextContents();
  return { ...app, recoveryCodes };
}

describe('without scripts', () => {
  test('an authenticator app is set up, and its codes and recovery codes complete the next sign-ins', async () => {
    await openAccountPage();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your account');
    const { getCode, recoveryCodes } = await setUpApp();
    expect(recoveryCodes).toHaveLength(10);
    await submit('I have saved these codes');
    expect(await page.getByText(recoveryCodes[0] ?? '').count()).toBe(0);
    expect(await page.getByText('10 codes are left.').isVisible()).toBe(true);
    await submit('Sign out');
    await page.goto(`${site}/login/?redirect_uri=%2Fnews%2F`);
    await enterPassword();
    expect(new URL(page.url()).search).toBe('?action=verify&redirect_uri=%2Fnews%2F');
    await enterCode('000000');
    expect(await page.getByRole('alert').textContent()).toContain('The code is incorrect or was used before.');
    await enterCode(getCode());
    expect(page.url()).toBe(`${site}/news/`);
    await page.goto(`${site}/login/`);
    await submit('Sign out');
    await page.goto(`${site}/login/`);
    await enterPassword();
    await enterCode(recoveryCodes[0] ?? '');
    expect(page.url()).toBe(`${site}/`);
    await page.goto(`${site}/login/?action=account`);
    expect(await page.getByText('9 codes are left.').isVisible()).toBe(true);
  });

  test('after five wrong codes the password is asked for again', async () => {
    await openAccountPage();
    await setUpApp();
    await submit('Sign out');
    await page.goto(`${site}/login/`);
    await enterPassword();
    for (let attempt = 0; attempt < 6; attempt += 1) await enterCode('000000');
    expect(await page.getByRole('alert').textContent()).toContain('This sign-in has expired.');
    expect(await page.getByRole('textbox', { name: 'Password' }).isVisible()).toBe(true);
  });

  test('the app is removed with the password only', async () => {
    await openAccountPage();
    await setUpApp();
    await page.getByText('Remove the authenticator app').click();
    await page.locator('#remove-totp').getByLabel('Password').fill('wrong');
    await submit('Remove', page.locator('#remove-totp'));
    expect(new URL(page.url()).hash).toBe('#remove-totp');
    expect(await page.locator('#remove-totp').getByRole('alert').textContent()).toContain('The password is incorrect.');
    await page.locator('#remove-totp').getByLabel('Password').fill(password);
    await submit('Remove', page.locator('#remove-totp'));
    expect(await page.getByRole('status').textContent()).toContain('The authenticator app was removed.');
  });

  test('sessions are listed and ended, and an ended session leads to the sign-in page', async () => {
    await openAccountPage();
    const other = await browser.newContext({
      javaScriptEnabled: false,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    const [first, second] = [page, await other.newPage()];
    page = second;
    await openAccountPage();
    page = first;
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
    expect(await row.textContent()).toMatch(/198\.1[89]\.\d+\.\d+/);
    expect(await page.getByText('Chrome on Linux (this device)').count()).toBe(1);
    await Promise.all([page.waitForEvent('framenavigated'), row.getByRole('button', { name: 'End' }).click()]);
    expect(await page.getByRole('status').textContent()).toContain('The session has ended.');
    // The other browser is in the middle of a form.
    await second.locator('#password').getByLabel('Current password').fill(password);
    await second.locator('#password').getByLabel('New password').fill('a stolen password');
    await Promise.all([second.waitForURL(/\/login\/\?redirect_uri=/), second.getByRole('button', { name: 'Change password' }).click()]);
    expect(await second.getByRole('heading', { level: 1 }).textContent()).toBe('Sign in');
  });

  test('a new password ends the other sessions and is needed from then on', async () => {
    await openAccountPage();
    await page.locator('#password').getByLabel('Current password').fill(password);
    await page.locator('#password').getByLabel('New password').fill('another long password');
    await submit('Change password');
    expect(await page.getByRole('status').textContent()).toContain('Your password has been changed.');
    await submit('Sign out');
    await page.goto(`${site}/login/`);
    await enterPassword();
    expect(await page.getByRole('alert').textContent()).toContain('The password you entered for');
  });

  test('an access token that expires in the middle is renewed without a question', async () => {
    await openAccountPage();
    // Without the access token, the cookie of the session is the same as after its expiration.
    const cookie = (await context.cookies()).find(({ name }) => name === 'session');
    expect(cookie).toBeDefined();
    await page.goto(`${site}/api/faust/auth/refresh/?redirect_uri=${encodeURIComponent('/login/?action=account')}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your account');
    expect((await context.cookies()).find(({ name }) => name === 'session')?.value).not.toBe(cookie?.value);
  });

  test('after signing out, the back button does not show the account', async () => {
    await openAccountPage();
    await submit('Sign out');
    await page.goBack();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sign in');
    expect(await page.getByText(login).count()).toBe(0);
  });

  test('a browser that refuses cookies gets a message', async () => {
    await page.route('**/api/faust/auth/login/', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const { 'set-cookie': _cookies, ...headers } = response.headers();
      // The fetch has stored them in the context.
      await context.clearCookies();
      await route.fulfill({ status: response.status(), headers });
    });
    await page.goto(`${site}/login/?redirect_uri=%2Fnews%2F`);
    await enterPassword();
    expect(new URL(page.url()).searchParams.get('cookies')).toBe('blocked');
    expect(await page.getByRole('alert').textContent()).toContain('Your browser blocked the cookie');
  });
});

describe('passkeys', () => {
  async function addAuthenticator(): Promise<void> {
    const session = await context.newCDPSession(page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', { options: authenticator });
  }

  test('a passkey is added, signs in alone, also instead of a code, and is removed', async () => {
    await openBrowser({ javaScriptEnabled: true });
    await addAuthenticator();
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    await openAccountPage();
    await page.locator('#add-passkey').getByLabel('Device name').fill('Work laptop');
    await page.locator('#add-passkey').getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The password is incorrect.').waitFor();
    await page.locator('#add-passkey').getByLabel('Password').fill(password);
    await submit('Add a passkey');
    await page.waitForURL(/done=add-passkey/);
    expect(await page.getByText('Work laptop', { exact: true }).isVisible()).toBe(true);
    await submit('Sign out');
    await page.goto(`${site}/login/?redirect_uri=%2Fnews%2F`);
    await submit('Sign in with a passkey');
    await page.waitForURL(`${site}/news/`);
    await page.goto(`${site}/login/`);
    await submit('Sign out');
    await page.goto(`${site}/login/`);
    await enterPassword();
    expect(new URL(page.url()).search).toBe('?action=verify');
    await submit('Sign in with a passkey');
    await page.waitForURL(`${site}/`);
    await page.goto(`${site}/login/?action=account`);
    await page.getByText('Rename or remove Work laptop').click();
    await page.locator('form[id^=remove-passkey]').getByLabel('Password').fill(password);
    await submit('Remove', page.locator('form[id^=remove-passkey]'));
    expect(await page.getByRole('status').textContent()).toContain('The passkey was removed.');
    expect(violations).toEqual([]);
  });

  test('only the sign-in page and the account page load the script', async () => {
    const visitor = await (await fetch(`${site}/`)).text();
    expect(visitor).not.toContain('passkeys.js');
    const response = await fetch(`${site}/login/`);
    expect(await response.text()).toContain('<script type="module" src="/passkeys.js"></script>');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  test('without an authenticator the visitor gets a message and can go on with the password', async () => {
    await openBrowser({ javaScriptEnabled: true });
    const session = await context.newCDPSession(page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...authenticator, isUserVerified: false } });
    await page.goto(`${site}/login/`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText(/The dialog was closed or took too long/).waitFor();
    await enterPassword();
    expect(page.url()).toBe(`${site}/`);
  });
});

describe('a site that requires a second factor', () => {
  const setRequired = async (isRequired: boolean) =>
    database.query(
      `update site_option set value = value || jsonb_build_object('requireSecondFactor', $1::boolean) where name = 'settings'`,
      [isRequired],
    );
  beforeEach(() => setRequired(true));
  afterEach(() => setRequired(false));

  test('leads authors to the account page until they have one, and then to the page they wanted', async () => {
    const preview = '/?p=999999&preview=true';
    await page.goto(site + preview);
    await enterPassword();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your account');
    expect(await page.getByText('This site requires a second factor').isVisible()).toBe(true);
    await page.goto(site + preview);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your account');
    await setUpApp();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(site + preview);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('There is nothing to preview');
  });
});

test('all states of both pages are accessible', async () => {
  await openBrowser({ javaScriptEnabled: true });
  const check = async () => expect(await findAccessibilityViolations(page)).toEqual([]);
  await openAccountPage();
  await check();
  await page.locator('#start-totp').getByLabel('Password').fill(password);
  await submit('Set up');
  await check();
  await submit('Cancel');
  await setUpApp();
  await check();
  await submit('Sign out');
  await page.goto(`${site}/login/`);
  await enterPassword();
  await check();
  expect(await page.getByRole('textbox', { name: 'Code' }).getAttribute('autocomplete')).toBe('one-time-code');
  await page.keyboard.press('Tab');
  await enterCode('000000');
  await check();
  // The summary links the error to the field.
  await page.getByRole('alert').getByRole('link').click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
});
