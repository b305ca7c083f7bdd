/** Signs in to the studio in a browser, writes in its editor with mouse and keyboard, and checks its screens. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright';
import { expect, inject } from 'vitest';
import { findAccessibilityViolations } from './accessibility.ts';

export const contentUrl: string = inject('contentUrl');

/** The password of the first administrator. */
export async function readAdminPassword(): Promise<string> {
  return (await readFile(path.join(inject('siteSettings')['DATA_DIR'] ?? '', 'admin-password'), 'utf8')).trim();
}

type StudioOptions = {
  width?: number;
  height?: number;
  /** Default: the first administrator. */ account?: { username: string; password: string };
};

/** Opens the studio in a new browser context and signs in. */
export async function openStudio(browser: Browser, { width = 1280, height = 900, account }: StudioOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${contentUrl}/studio/`);
  await page.getByLabel('Username or email').fill(account?.username ?? 'admin');
  await page.getByLabel('Password').fill(account?.password ?? (await readAdminPassword()));
  await page.keyboard.press('Enter');
  // On small screens, it is hidden until a button opens it.
  await page.locator('nav[aria-label="Studio"]').waitFor({ state: 'attached' });
  return page;
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

export async function deleteAndClose(page: Page, id: number): Promise<void> {
  await sendAsUser(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
  await page.context().close();
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
