/** Failed requests in the studio show the reason and what the user can do. */
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { contentUrl, findStudioViolations, sendAsUser, setUpStudio } from '../support/studio-browser.ts';

const REASON = 'The disk of the database is full. Free some space, and try again.';

const { openTab, openDashboard } = setUpStudio();
let page: Page;

beforeEach(async () => {
  page = await openTab();
});

/** Makes requests fail with the reason until `page.unroute` is called. */
const failRequests = (url: RegExp, method = 'GET') =>
  page.route(url, (route) => {
    const request = route.request();
    // `apiFetch` sends some methods as POST.
    if ((request.headers()['x-http-method-override'] ?? request.method()) !== method) return route.fallback();
    return route.fulfill({ status: 503, json: { code: 'rest_unavailable', message: REASON, data: { status: 503 } } });
  });

const findReason = () => page.locator('.components-notice').getByText(REASON);

test('the command menu shows why it cannot create a page', async () => {
  page = await openDashboard();
  await failRequests(/\/wp-json\/wp\/v2\/pages/, 'POST');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands and settings' }).fill('Add Page');
  await page.getByRole('option', { name: /^Add Page/ }).click();
  await findReason().waitFor();
  expect(await findStudioViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await findReason().waitFor({ state: 'detached' });
});

test('the command menu shows why it cannot search content', async () => {
  page = await openDashboard();
  await failRequests(/\/wp-json\/wp\/v2\/search/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands and settings' }).fill('About the company');
  await page.getByRole('option', { name: REASON }).waitFor();
  expect(await findStudioViolations(page)).toEqual([]);
});

test('a failed sign-out shows the reason and keeps the session', async () => {
  page = await openDashboard({ isSeparate: true });
  await failRequests(/\/site\/v1\/session/, 'DELETE');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await findReason().waitFor();
  await page.unroute(/\/site\/v1\/session/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in to the studio' }).waitFor();
  expect(await (await page.request.get(`${contentUrl}/wp-json/site/v1/session`)).json()).toBeNull();
});

test('the studio and the editor show why they cannot start', async () => {
  const { id } = await sendAsUser(page, 'POST', '/wp/v2/pages', { status: 'draft', title: 'Not opened' });
  const needed = /\/wp-json\/(?:wp\/v2\/types|studio\/v1\/editor)/;
  for (const path of ['', `edit/page/?post=${String(id)}`]) {
    await failRequests(needed);
    await page.goto(`${contentUrl}/studio/${path}`);
    await findReason().waitFor();
    expect(await findStudioViolations(page)).toEqual([]);
    await page.unroute(needed);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
    await findReason().waitFor({ state: 'detached' });
  }
  await sendAsUser(page, 'DELETE', `/wp/v2/pages/${String(id)}?force=true`);
});

test.each([
  ['content/page/', /\/wp-json\/wp\/v2\/taxonomies/],
  ['terms/category/', /\/wp-json\/wp\/v2\/categories\?.*_fields/],
  ['comments/', /\/wp-json\/wp\/v2\/comments\?.*per_page=1&/],
  ['audit-log/', /\/studio\/v1\/audit-choices/],
  ['form-submissions/', /\/studio\/v1\/forms/],
])('the list %s shows why data other than its rows cannot be loaded, and loads it again on request', async (path, url) => {
  await failRequests(url);
  await page.goto(`${contentUrl}/studio/${path}`);
  await findReason().waitFor();
  await page.unroute(url);
  await page.getByRole('button', { name: 'Try again' }).click();
  await findReason().waitFor({ state: 'detached' });
  expect(await page.locator('.components-notice').count()).toBe(0);
});

test('the reason is shown if suggestions cannot be loaded', async () => {
  await failRequests(/\/wp-json\/wp\/v2\/media/);
  await failRequests(/\/wp-json\/wp\/v2\/search/);
  await page.goto(`${contentUrl}/studio/options/site-options/`);
  await page.getByText(REASON).first().waitFor();
  await page.getByRole('textbox', { name: 'Footer contact info' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Link address' }).fill('Contact');
  await page.locator('.studio-html-link').getByText(REASON).waitFor();
  expect(await findStudioViolations(page)).toEqual([]);
});
