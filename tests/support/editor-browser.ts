/** Signs editors in to the site in a browser. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import type { TestBrowser } from './browser.ts';
import type { EditorSession } from './editor-session.ts';

/** Runs steps in a new page of a browser without scripts, unless the options allow them. */
export async function withPage(
  browser: TestBrowser,
  run: (page: Page, context: BrowserContext) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 }, ...options });
  try {
    await run(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Adds the cookies of a session that was started over HTTP. */
export async function addSession(context: BrowserContext, siteUrl: string, { cookie }: EditorSession): Promise<void> {
  const pairs = cookie.split('; ').map((pair) => ({ name: pair.split('=', 1)[0] ?? '', value: pair.slice(pair.indexOf('=') + 1) }));
  await context.addCookies(pairs.map((pair) => ({ ...pair, url: siteUrl })));
}

/** Fills in the sign-in form of the current page and waits for the page that follows. */
export async function fillSignInForm(page: Page, password: string, identifier: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Username or email address' }).fill(identifier);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  // Without scripts, nothing on the page shows that the form is being sent.
  await Promise.all([page.waitForEvent('framenavigated'), page.getByRole('button', { name: 'Sign in', exact: true }).click()]);
  await page.waitForLoadState();
}

/** The URL of the newest preview link in the bar of the current page. */
export async function getNewestLink(page: Page): Promise<string> {
  return await page.locator('input[type=url]').first().inputValue();
}
