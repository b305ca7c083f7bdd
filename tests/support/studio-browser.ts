/** Signs in to the studio in a browser, writes in its editor with mouse and keyboard, and checks its screens. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, FrameLocator, Page } from 'playwright';
import { expect, inject } from 'vitest';
import { findAccessibilityViolations } from './accessibility.ts';
import { setUpBrowser, setUpClosing } from './browser.ts';

export const contentUrl: string = inject('contentUrl');

/** The password of the first administrator. */
export async function readAdminPassword(): Promise<string> {
  return (await readFile(path.join(inject('siteSettings')['DATA_DIR'] ?? '', 'admin-password'), 'utf8')).trim();
}

type Account = { username: string; password: string };

type TabOptions = {
  width?: number;
  height?: number;
  /** Default: the first administrator. */
  account?: Account;
  /** With a session and a browser of its own, for tests that end the session or disconnect the browser. */
  isSeparate?: boolean;
};

/**
 * The studio in the browser of a test file. Each account signs in once, and its tabs share the cache, as those of an editor do. Preferences are those of a new
 * user in each tab.
 */
export function setUpStudio() {
  const browser = setUpBrowser({ keepsContexts: true });
  const closeAfterTest = setUpClosing();
  const contexts = new Map<string, Promise<BrowserContext>>();

  async function openContext(account: Account): Promise<BrowserContext> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await signIn(context, account);
    return context;
  }

  async function getContext({ account, isSeparate = false }: TabOptions): Promise<BrowserContext> {
    const { username, password } = account ?? { username: 'admin', password: await readAdminPassword() };
    if (isSeparate) {
      const context = await openContext({ username, password });
      closeAfterTest(context);
      return context;
    }
    const context = contexts.get(username) ?? openContext({ username, password });
    contexts.set(username, context);
    // The next test, or the retry of this one, signs in again.
    context.catch(() => contexts.delete(username));
    return await context;
  }

  /** Opens a tab in which the user is signed in. It is empty: most tests open a screen or the editor in it. */
  async function openTab(options: TabOptions = {}): Promise<Page> {
    const { width = 1280, height = 900 } = options;
    const page = await (await getContext(options)).newPage();
    closeAfterTest(page);
    if (width !== 1280 || height !== 900) await page.setViewportSize({ width, height });
    await page.addInitScript(forgetPreferences);
    return page;
  }

  /** Opens a tab with the dashboard. */
  async function openDashboard(options: TabOptions = {}): Promise<Page> {
    const page = await openTab(options);
    await page.goto(`${contentUrl}/studio/`);
    // On small screens, it is hidden until a button opens it.
    await page.locator('nav[aria-label="Studio"]').waitFor({ state: 'attached' });
    return page;
  }

  return { browser, openTab, openDashboard };
}

/** Runs before the first document of a tab. A reload keeps the preferences. */
function forgetPreferences(): void {
  if (!location.protocol.startsWith('http') || sessionStorage.getItem('is-test-tab') !== null) return;
  localStorage.clear();
  sessionStorage.setItem('is-test-tab', '1');
}

/** Signs in over HTTP. The form is tested in studio.test.ts and studio-keyboard.test.ts. */
async function signIn({ request }: BrowserContext, input: Account): Promise<void> {
  const query = 'mutation ($input: GenerateAuthorizationCodeInput!) { generateAuthorizationCode(input: $input) { code error } }';
  const response = await request.post(`${contentUrl}/graphql`, { data: { query, variables: { input } } });
  const { data } = (await response.json()) as { data: { generateAuthorizationCode: { code: string | null; error: string | null } } };
  const { code, error } = data.generateAuthorizationCode;
  if (code === null) throw new Error(`${input.username} cannot sign in: ${error}`);
  const session = await request.post(`${contentUrl}/wp-json/site/v1/session`, { data: { code } });
  expect([input.username, session.status()]).toEqual([input.username, 201]);
}

/** Sends a request with the session of the page. @returns the response as JSON */
export async function sendAsUser(page: Page, method: string, restPath: string, data?: object): Promise<Record<string, unknown>> {
  const session = await page.request.get(`${contentUrl}/wp-json/site/v1/session`);
  const { nonce } = (await session.json()) as { nonce: string };
  const response = await page.request.fetch(`${contentUrl}/wp-json${restPath}`, {
    method,
    headers: { 'x-wp-nonce': nonce },
    ...(data && { data }),
  });
  expect([restPath, response.ok()]).toEqual([restPath, true]);
  return (await response.json()) as Record<string, unknown>;
}

export type StoredPage = { id: number; status: string; date: string; link: string; content: { raw: string } };

export const loadPage = async (page: Page, id: number): Promise<StoredPage> =>
  (await sendAsUser(page, 'GET', `/wp/v2/pages/${id}?context=edit`)) as StoredPage;

/** Requests a page as a visitor of the site. */
export async function readOnSite({ link }: Pick<StoredPage, 'link'>): Promise<{ status: number; text: string }> {
  const response = await fetch(inject('siteUrl') + new URL(link).pathname);
  return { status: response.status, text: await response.text() };
}

export async function deletePage(page: Page, id: number): Promise<void> {
  await sendAsUser(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
}

/** Creates a draft and opens it in the editor. */
export async function openNewPage(page: Page): Promise<{ id: number; canvas: FrameLocator }> {
  const { id } = await sendAsUser(page, 'POST', '/wp/v2/pages', { status: 'draft', title: '' });
  const canvas = await openEditor(page, 'page', Number(id));
  return { id: Number(id), canvas };
}

/** @returns the frame in which the content is written */
export async function openEditor(page: Page, type: string, id: number): Promise<FrameLocator> {
  await page.goto(`${contentUrl}/studio/edit/${type}/?post=${id}`);
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  await canvas.getByRole('textbox', { name: 'Title' }).waitFor();
  return canvas;
}

/** Types the name of a block after a slash, in an empty paragraph that has the focus. */
export async function insertBlock(page: Page, title: string): Promise<void> {
  await page.keyboard.type(`/${title}`);
  await page.getByRole('option', { name: title, exact: true }).waitFor();
  await page.keyboard.press('Enter');
}

/** Accessibility violations of a screen. WordPress announces messages in a hidden element outside of all landmarks, which is not one of ours. */
export async function findStudioViolations(page: Page): Promise<string[]> {
  return (await findAccessibilityViolations(page)).filter((violation) => !violation.startsWith('region #a11y-speak-intro-text'));
}
