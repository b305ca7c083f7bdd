/** The block core/loginout, which shows with a script whether the visitor is signed in. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';
import { startApiSession } from '../support/editor-session.ts';

const site = inject('siteUrl');
const browser = setUpBrowser();
let password: string;
let runAsAdmin: Awaited<ReturnType<typeof startApiSession>>;
let pageId: string;
let uri: string;

beforeAll(async () => {
  password = (await readFile(path.join(inject('siteSettings')['DATA_DIR'] ?? '', 'admin-password'), 'utf8')).trim();
  runAsAdmin = await startApiSession('admin', password);
  const input = { title: 'Editors', status: 'PUBLISH', content: '<!-- wp:loginout /-->' };
  const { createPage } = await runAsAdmin('mutation($input:CreatePageInput!){createPage(input:$input){page{id uri}}}', { input });
  ({ id: pageId, uri } = createPage.page);
});
afterAll(async () => {
  await runAsAdmin('mutation($id:ID!){deletePage(input:{id:$id,forceDelete:true}){deletedId}}', { id: pageId });
});

test('a visitor sees the link to sign in, with and without scripts', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const checked = javaScriptEnabled ? page.waitForResponse('**/auth/token/?optional=1') : null;
    await page.goto(site + uri);
    await page.locator('main').getByRole('link', { name: 'Sign in', exact: true }).hover();
    expect((await checked)?.status() ?? 204).toBe(204);
    expect(errors).toEqual([]);
    expect(await page.locator('main').getByRole('link', { name: 'Sign in', exact: true }).getAttribute('href')).toMatch(/^\/login\//);
    await context.close();
  }
});

test('an editor who reaches the link by keyboard signs out with a button, and the access token is in no storage', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site}/login/?redirect_uri=${encodeURIComponent(uri)}`);
  await page.getByRole('textbox', { name: 'Username or email address' }).fill('admin');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  const response = page.waitForResponse('**/auth/token/?optional=1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('main').getByRole('link', { name: 'Sign in', exact: true }).focus();
  const { accessToken } = (await (await response).json()) as { accessToken: string };
  const button = page.getByRole('button', { name: 'Sign out' });
  await button.waitFor();
  // The button takes the place of the link, and its focus.
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.content()).not.toContain(accessToken);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie.includes('session')])).toEqual([
    0,
    0,
    false,
  ]);
  await button.click();
  await page.locator('main').getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  expect((await context.cookies()).find(({ name }) => name === 'session')).toBeUndefined();
});
