/** The first hour of an editor: signing in, writing a page with the blocks of the site, publishing it, and finding it on the site. */
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import {
  contentUrl,
  findStudioViolations,
  insertBlock,
  openEditor,
  openNewPage,
  sendAsUser,
  setUpStudio,
} from '../support/studio-browser.ts';

const { browser, openTab, openDashboard } = setUpStudio();

test('a wrong password is named, and what was typed stays', async () => {
  const page = await browser.newPage();
  await page.goto(`${contentUrl}/studio/`);
  await page.getByLabel('Username or email').fill('admin');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => page.getByRole('alert').innerText()).not.toBe('');
  expect(await page.getByLabel('Username or email').inputValue()).toBe('admin');
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('a page is written, published and shown on the site', async () => {
  const page = await openTab();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const { id, canvas } = await openNewPage(page);
  await canvas.getByRole('textbox', { name: 'Title' }).click();
  await page.keyboard.type('A yard near the port');
  await page.keyboard.press('Enter');

  await insertBlock(page, 'Page hero');
  await page.getByRole('tab', { name: 'Block', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title (required)' }).fill('Space at the port');
  await page.getByRole('combobox', { name: 'Variant' }).selectOption({ label: 'Compact' });
  // The canvas shows the block as the site renders it, before anything is saved.
  await canvas.getByRole('heading', { name: 'Space at the port' }).waitFor();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('region', { name: 'Editor publish' }).getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('is now live').first().waitFor();

  const { link } = (await sendAsUser(page, 'GET', `/wp/v2/pages/${id}?context=edit`)) as { link: string };
  const response = await fetch(inject('siteUrl') + new URL(link).pathname);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Space at the port');

  const reopened = await openEditor(page, 'page', id);
  await reopened.getByRole('heading', { name: 'Space at the port' }).waitFor();
  expect(errors).toEqual([]);
  await sendAsUser(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('Ctrl+K opens screens and content, in the screens and in the editor', async () => {
  const page = await openDashboard();
  const search = page.getByRole('combobox', { name: 'Search commands and settings' });
  await page.keyboard.press('Control+k');
  await search.fill('redirects');
  await page.getByRole('option', { name: 'Go to: Redirects' }).click();
  await page.getByRole('heading', { level: 1, name: 'Redirects' }).waitFor();
  await page.getByRole('button', { name: /^Find/ }).click();
  await search.fill('About the company');
  await page.getByRole('option', { name: 'About the company (Page)' }).click();
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  await canvas
    .locator('[data-type="site/page-hero"]')
    .first()
    .click({ position: { x: 4, y: 4 } });

  // The site hides a block at all widths or shows it, so there is one choice.
  await page.keyboard.press('Control+Shift+h');
  const dialog = page.getByRole('dialog', { name: 'Hide block' });
  await dialog.getByRole('checkbox', { name: 'Hide from visitors' }).waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(1);
  await page.keyboard.press('Escape');

  await canvas.getByRole('textbox', { name: 'Title' }).click();
  await page.keyboard.press('Control+k');
  await search.fill('media');
  await page.getByRole('option', { name: 'Go to: Media' }).click();
  await page.getByRole('heading', { level: 1, name: 'Media' }).waitFor();
});

test('the editor offers the blocks that the site renders, and no others', async () => {
  const page = await openTab();
  const { id } = await openNewPage(page);
  await page.getByRole('button', { name: 'Block Inserter' }).click();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('hero');
  await page.getByRole('option', { name: 'Page hero' }).waitFor();
  await search.fill('Legacy widget');
  await page.getByRole('option', { name: 'Page hero' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('option', { name: 'Legacy Widget' }).count()).toBe(0);
  await sendAsUser(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
});

test('pictures are uploaded and described, and a file that is not allowed is named with the reason', async () => {
  const page = await openTab();
  await page.goto(`${contentUrl}/studio/media/`);
  await page.getByRole('button', { name: 'Upload files' }).waitFor();
  const picture = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#7a8a88' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'Yard gate.png', mimeType: 'image/png', buffer: picture },
      { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await uploads.getByText('Yard gate.png: uploaded').waitFor();
  await uploads.getByText(/^tool\.exe: The file "tool\.exe" is damaged, or its type is not allowed/).waitFor();
  await page.getByText('Yard gate', { exact: true }).first().waitFor();
  expect(await findStudioViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Actions', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Edit details' }).click();
  await page.getByRole('textbox', { name: 'Alternative text' }).fill('A gate between two yards');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const items = (await sendAsUser(page, 'GET', '/wp/v2/media?search=Yard%20gate&context=edit')) as unknown as {
    id: number;
    alt_text: string;
  }[];
  expect(items.map(({ alt_text: text }) => text)).toEqual(['A gate between two yards']);
  for (const { id } of items) await sendAsUser(page, 'DELETE', `/wp/v2/media/${id}?force=true`);
});

test('the page of the editor loads a small script that sends requests, and one classic script; every file in the page exists', async () => {
  const read = async (path: string) => (await fetch(contentUrl + path)).text();
  const listFiles = (html: string) => [...html.matchAll(/(?:href|src)="(\/studio\/[^"]+)"/g)].map(([, file = '']) => file);
  const editor = await read('/studio/edit/page/?post=1');
  expect(editor.match(/<script[^>]*>/g)).toEqual([
    expect.stringMatching(/^<script src="\/studio\/assets\/send-first-requests-[\w-]+\.js">$/),
    expect.stringMatching(/^<script defer src="\/studio\/assets\/[\w-]+\.js">$/),
  ]);
  const styles = listFiles(editor).filter((file) => file.endsWith('.css'));
  expect(styles).toHaveLength(1);
  expect(await read(styles[0] ?? '')).toContain('.interface-interface-skeleton');
  const files = [...listFiles(editor), ...listFiles(await read('/studio/'))];
  for (const file of files) expect([file, (await fetch(contentUrl + file)).status]).toEqual([file, 200]);
});

test('the studio has a strict policy and is not indexed; a visitor without a session sees only the sign-in form', async () => {
  const response = await fetch(`${contentUrl}/studio/content/page/`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  for (const path of ['/studio/../package.json', '/studio/%2e%2e/package.json', '/studio/assets/nothing.js'])
    expect([path, (await fetch(contentUrl + path)).status]).toEqual([path, 404]);
  const page = await browser.newPage();
  await page.goto(`${contentUrl}/studio/content/page/`);
  await page.getByRole('heading', { name: 'Sign in to the studio' }).waitFor();
});
