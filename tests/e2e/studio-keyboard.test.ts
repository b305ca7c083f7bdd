/** Whole tasks in the studio with the keyboard alone. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  contentUrl,
  deletePage,
  insertBlock,
  loadPage,
  readAdminPassword,
  readOnSite,
  sendAsUser,
  setUpStudio,
} from '../support/studio-browser.ts';

const { browser, openTab } = setUpStudio();

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    const isFocused = await target.evaluateAll((elements) =>
      elements.some((element) => element.ownerDocument.activeElement === element && element.ownerDocument.hasFocus()),
    );
    if (isFocused) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const getCanvas = (page: Page) => page.frameLocator('iframe[name="editor-canvas"]');
const getTitle = (page: Page) => getCanvas(page).getByRole('textbox', { name: 'Title' });

/** Tabs to a button and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, getButton(page, name));
  await page.keyboard.press('Enter');
}

async function signIn(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript(() => addEventListener('pointerdown', () => console.error('A pointer was used.')));
  page.on('console', (message) => {
    if (message.text() === 'A pointer was used.') throw new Error(message.text());
  });
  await page.goto(`${contentUrl}/studio/`);
  await page.getByLabel('Username or email').waitFor();
  await tabTo(page, page.getByLabel('Username or email'));
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(await readAdminPassword());
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Studio' }).waitFor();
  return page;
}

async function openPages(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Pages', exact: true }));
  await page.keyboard.press('Enter');
  await getButton(page, 'Add Page').waitFor();
}

/** Inserts a hero in the empty paragraph that has the focus, and fills in its title. */
async function insertHero(page: Page, title: string): Promise<void> {
  await insertBlock(page, 'Page hero');
  await page.keyboard.press('ControlOrMeta+`');
  await tabTo(page, page.getByRole('textbox', { name: 'Title (required)' }));
  await page.keyboard.type(title);
  await getCanvas(page).getByRole('heading', { name: title }).waitFor();
}

async function publish(page: Page): Promise<void> {
  await press(page, 'Publish');
  await page.getByText('Are you ready to publish?').waitFor();
  await press(page, 'Publish');
  await page.getByText('is now live').first().waitFor();
}

test('a page is created, written and published', async () => {
  const page = await signIn();
  await openPages(page);
  await press(page, 'Add Page');
  await getTitle(page).waitFor();
  await expect.poll(() => getCanvas(page).locator(':focus').getAttribute('aria-label')).toBe('Title');
  await page.keyboard.type('Written by keyboard');
  await page.keyboard.press('Enter');
  await page.keyboard.type('No mouse was used.');
  await page.keyboard.press('Enter');
  await insertHero(page, 'A hero by keyboard');
  await publish(page);
  const id = Number(new URL(page.url()).searchParams.get('post'));
  const { text } = await readOnSite(await loadPage(page, id));
  expect(text).toContain('No mouse was used.');
  expect(text).toContain('A hero by keyboard');
  await deletePage(page, id);
});

test('a page is found in the list, changed, saved and published, and the session is ended', async () => {
  const admin = await openTab();
  const content = '<!-- wp:paragraph -->\n<p>Twelve docks.</p>\n<!-- /wp:paragraph -->';
  const { id } = await sendAsUser(admin, 'POST', '/wp/v2/pages', { status: 'draft', title: 'Quay keys', content });
  const page = await signIn();
  await openPages(page);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('Quay keys');
  await page.waitForURL(/search=/);
  await page.getByRole('link', { name: 'Quay keys', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('link', { name: 'Quay keys', exact: true }));
  await page.keyboard.press('Enter');

  await getTitle(page).waitFor();
  await tabTo(page, getTitle(page));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Gates of the yard');
  await page.keyboard.press('Enter');
  await insertHero(page, 'Six gates');
  await page.keyboard.press('ControlOrMeta+s');
  await getButton(page, 'Saved').waitFor();
  const saved = await loadPage(page, Number(id));
  expect([saved.status, saved.content.raw]).toEqual(['draft', `<!-- wp:site/page-hero {"title":"Six gates"} /-->\n\n${content}`]);
  await publish(page);
  const { status, text } = await readOnSite(await loadPage(page, Number(id)));
  expect([status, text.includes('Six gates'), text.includes('Gates of the yard')]).toEqual([200, true, true]);

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search commands and settings' }).waitFor();
  await page.keyboard.type('Go to: Dashboard');
  await page.getByRole('option', { name: /^Go to: Dashboard/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await press(page, 'Sign out');
  await page.getByRole('heading', { name: 'Sign in to the studio' }).waitFor();
  await deletePage(admin, Number(id));
});
