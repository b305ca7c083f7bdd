/** Whole tasks of editors in the studio, with real typing, mouse and keyboard: a first page, pasted text, a schedule, undo, a small screen. */
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { copyHtml, googleDocsHtml, googleDocsPageHtml, wordHtml, wordTableHtml } from '../support/office-clipboard.ts';
import {
  contentUrl,
  deletePage,
  findStudioViolations,
  insertBlock,
  loadPage,
  openEditor,
  openNewPage,
  readOnSite,
  sendAsUser,
  type StoredPage,
  setUpStudio,
} from '../support/studio-browser.ts';

const { openTab, openDashboard } = setUpStudio();

/** Inserts a block after the selected one, with the mouse. */
async function insertFromLibrary(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Block Inserter', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(title);
  await page.getByRole('listbox', { name: 'Blocks', exact: true }).getByRole('option', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Block Inserter', exact: true }).click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('region', { name: 'Editor publish' }).getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('is now live').first().waitFor();
}

test('a page with a hero, text, a picture and a carousel of chosen properties is published and seen on the site', async () => {
  const page = await openTab();
  const [property] = (await sendAsUser(page, 'GET', '/wp/v2/properties?per_page=1&_fields=id,title,link')) as unknown as [
    { title: { rendered: string }; link: string },
  ];
  const { id, canvas } = await openNewPage(page);
  await canvas.getByRole('textbox', { name: 'Title' }).click();
  await page.keyboard.type('Space at the port');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Twelve docks face the yard.');
  await page.keyboard.press('Enter');
  await insertBlock(page, 'Page hero');
  await page.getByRole('tab', { name: 'Block', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title (required)' }).fill('Docks beside the water');
  await canvas.getByRole('heading', { name: 'Docks beside the water' }).waitFor();

  await insertFromLibrary(page, 'Image section');
  await page.getByRole('button', { name: 'Choose: Image' }).click();
  const media = page.getByRole('dialog');
  await media.getByRole('option').first().click();
  await media.getByRole('button', { name: 'Select', exact: true }).click();
  await canvas.locator('[data-type="site/image"] img').first().waitFor();

  await insertFromLibrary(page, 'Featured properties');
  await page.getByRole('combobox', { name: /^Add to/ }).fill(property.title.rendered);
  await page.getByRole('option', { name: property.title.rendered, exact: true }).click();
  await canvas.locator('[data-type="site/featured-properties-carousel"]').getByText(property.title.rendered).first().waitFor();
  await publish(page);

  const { status, text } = await readOnSite(await loadPage(page, id));
  expect(status).toBe(200);
  expect(text).toContain('Docks beside the water');
  expect(text).toContain('Twelve docks face the yard.');
  expect(text).toContain(`href="${new URL(property.link).pathname}"`);
  const { content } = await loadPage(page, id);
  expect(content.raw.match(/<!-- wp:\S+/g)).toEqual([
    '<!-- wp:paragraph',
    '<!-- wp:site/page-hero',
    '<!-- wp:site/image',
    '<!-- wp:site/featured-properties-carousel',
  ]);
  await deletePage(page, id);
});

const pasted = [
  '<!-- wp:heading -->\n<h2 class="wp-block-heading">Yard rules</h2>\n<!-- /wp:heading -->',
  '<!-- wp:paragraph -->\n<p><strong>Trucks</strong> wait <em>outside</em> the gate. Read the <a href="https://example.com/rules">rules</a>.</p>\n<!-- /wp:paragraph -->',
  '<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>The gate opens at 6</li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>The gate closes at 20</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->',
  '<!-- wp:table -->\n<figure class="wp-block-table"><table class="has-fixed-layout"><tbody><tr><td>Dock</td><td>Width</td></tr><tr><td>12</td><td>9 ft</td></tr></tbody></table></figure>\n<!-- /wp:table -->',
].join('\n\n');

/** Opens a new page and pastes HTML as if it had been copied in another program. */
async function openAndPaste(html: string) {
  const page = await openTab();
  const { id, canvas } = await openNewPage(page);
  await copyHtml(page.context(), html);
  await page.bringToFront();
  await canvas.getByRole('document', { name: 'Add default block' }).click();
  await page.keyboard.press('ControlOrMeta+v');
  return { page, id, canvas };
}

test.each([
  ['Word', wordHtml],
  ['Google Docs', googleDocsHtml],
])('text copied from %s becomes clean blocks', async (_program, html) => {
  const { page, id, canvas } = await openAndPaste(html);
  await canvas.getByText('Yard rules').waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(async () => (await loadPage(page, id)).content.raw).toBe(pasted);
  await deletePage(page, id);
});

test('a table from Word keeps its merged cells, and a notice names the picture that Word has not copied', async () => {
  const { page, id, canvas } = await openAndPaste(wordTableHtml);
  await canvas.getByText('North side').waitFor();
  await page.getByText('An image was not pasted, because the other program copies only text.').first().waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(async () => (await loadPage(page, id)).content.raw).toContain('<td colspan="2"><strong>North side</strong></td>');
  expect((await loadPage(page, id)).content.raw).not.toContain('<img');
  await deletePage(page, id);
});

test('a picture from Google Docs is uploaded with its alternative text, and its links lead to their original targets', async () => {
  const { page, id, canvas } = await openAndPaste(googleDocsPageHtml);
  await canvas.getByText('Wear a vest').waitFor();
  await canvas.locator('[data-type="core/image"] img[src^="http"]').waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(async () => (await loadPage(page, id)).content.raw).toContain('href="https://example.com/map?exit=12&amp;lane=2"');
  const { content } = await loadPage(page, id);
  expect(content.raw).toContain('alt="The gate"');
  const media = Number(/wp-image-(\d+)/.exec(content.raw)?.[1]);
  expect(await sendAsUser(page, 'GET', `/wp/v2/media/${media}`)).toMatchObject({ mime_type: 'image/png', alt_text: 'The gate' });
  await sendAsUser(page, 'DELETE', `/wp/v2/media/${media}?force=true`);
  await deletePage(page, id);
});

test('a page is scheduled, and visitors do not see it before', async () => {
  const page = await openTab();
  const { id, canvas } = await openNewPage(page);
  await canvas.getByRole('textbox', { name: 'Title' }).click();
  await page.keyboard.type('Opening of the yard');
  await page.getByRole('button', { name: /^Change date/ }).click();
  const year = new Date().getFullYear() + 2;
  await page.getByRole('spinbutton', { name: 'Year' }).fill(String(year));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByRole('region', { name: 'Editor publish' }).getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByText('is now scheduled').first().waitFor();
  const stored = await loadPage(page, id);
  expect([stored.status, stored.date.slice(0, 4)]).toEqual(['future', String(year)]);
  expect((await fetch(`${inject('siteUrl')}/opening-of-the-yard/`)).status).toBe(404);
  await page.goto(`${contentUrl}/studio/content/page/?status=isAny%3Afuture`);
  await page
    .getByRole('row')
    .filter({ hasText: 'Opening of the yard' })
    .getByText(/^Scheduled for /)
    .first()
    .waitFor();
  await deletePage(page, id);
});

test('every change can be undone to the start, and redone', async () => {
  const page = await openTab();
  const original = '<!-- wp:paragraph -->\n<p>First.</p>\n<!-- /wp:paragraph -->';
  const { id } = (await sendAsUser(page, 'POST', '/wp/v2/pages', { status: 'publish', title: 'Undo', content: original })) as StoredPage;
  const canvas = await openEditor(page, 'page', id);
  await canvas.getByRole('document', { name: 'Block: Paragraph' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Second.');
  await page.keyboard.press('Enter');
  await insertBlock(page, 'Page hero');
  await page.getByRole('tab', { name: 'Block', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title (required)' }).fill('A hero');
  await page.getByRole('combobox', { name: 'Variant' }).selectOption({ label: 'Compact' });
  await canvas.locator('[data-type="site/page-hero"]').click();
  await page.keyboard.press('Control+Shift+Alt+t');
  await canvas.getByRole('textbox', { name: 'Title' }).fill('Undo all');

  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  while (await undo.isEnabled()) await undo.click();
  await canvas.getByText('First.', { exact: true }).waitFor();
  expect(await canvas.locator('[data-type="site/page-hero"]').count()).toBe(0);
  expect(await canvas.getByRole('textbox', { name: 'Title' }).innerText()).toBe('Undo');

  while (await redo.isEnabled()) await redo.click();
  await save.click();
  await expect
    .poll(async () => (await loadPage(page, id)).content.raw)
    .toBe(
      '<!-- wp:site/page-hero {"variant":"compact","title":"A hero"} /-->\n\n<!-- wp:paragraph -->\n<p>First. Second.</p>\n<!-- /wp:paragraph -->',
    );
  await deletePage(page, id);
});

test('at 320 pixels, a page is reviewed, changed a little and saved', async () => {
  const page = await openTab({ width: 320, height: 640 });
  const content = '<!-- wp:paragraph -->\n<p>First.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:site/page-hero {"title":"A hero"} /-->';
  const { id } = (await sendAsUser(page, 'POST', '/wp/v2/pages', { status: 'publish', title: 'A small screen', content })) as StoredPage;
  const getOverflow = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
  for (const path of ['', 'content/page/', 'media/', 'profile/']) {
    await page.goto(`${contentUrl}/studio/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([path, await getOverflow()]).toEqual([path, 0]);
  }
  const canvas = await openEditor(page, 'page', id);
  await canvas.getByRole('heading', { name: 'A hero' }).waitFor();
  expect(await getOverflow()).toBe(0);
  expect(await findStudioViolations(page)).toEqual([]);
  await canvas.getByRole('document', { name: 'Block: Paragraph' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Second.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await loadPage(page, id)).content.raw).toBe(content.replace('First.', 'First. Second.'));
  await deletePage(page, id);
});

const createPage = async (page: Page, title: string) =>
  (await sendAsUser(page, 'POST', '/wp/v2/pages', {
    status: 'publish',
    title,
    content: '<!-- wp:paragraph -->\n<p>First.</p>\n<!-- /wp:paragraph -->',
  })) as StoredPage;

async function append(page: Page, text: string): Promise<void> {
  await page.frameLocator('iframe[name="editor-canvas"]').getByRole('document', { name: 'Block: Paragraph' }).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

test('previews open at three widths with unsaved changes and without another sign-in, and their code is of no use to others', async () => {
  const page = await openTab();
  const { id, link } = await createPage(page, 'Previewed');
  await openEditor(page, 'page', id);
  await append(page, ' Second.');
  const callbacks: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('code=')) callbacks.push(request.url());
  });
  for (const width of [360, 768, 1280]) {
    await page.getByRole('button', { name: 'View', exact: true }).click();
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: `preview, ${width} px` }).click(),
    ]);
    await preview.getByText('First. Second.').waitFor();
    expect(preview.url()).toBe(`${inject('siteUrl')}/?p=${id}&preview=true`);
    expect(await preview.evaluate('[innerWidth, document.referrer]')).toEqual([width, '']);
    await preview.close();
  }
  expect((await readOnSite({ link })).text).not.toContain('Second.');

  expect(callbacks).toHaveLength(3);
  const [callback = ''] = callbacks;
  const response = await fetch(callback, { redirect: 'manual' });
  expect(response.headers.get('location')).toMatch(/^\/login\//);
  const code = new URL(callback).searchParams.get('code');
  const used = await fetch(`${contentUrl}/wp-json/site/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  expect(used.status).toBe(401);
  await deletePage(page, id);
});

test('a tab that is older than the studio says so, and loses nothing that was typed', async () => {
  const page = await openDashboard();
  await page.route('**/studio/assets/**', (route) => route.fulfill({ status: 404, body: 'There is no such file of the studio.' }));
  const warnings: string[] = [];
  page.on('dialog', (dialog) => {
    warnings.push(dialog.message());
    void dialog.accept();
  });
  const message = page.getByText('A part of the studio could not be loaded').last();
  await page.getByRole('link', { name: 'Redirects' }).click();
  await message.waitFor();
  await page.unroute('**/studio/assets/**');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Redirects', level: 1 }).waitFor();
  await message.waitFor({ state: 'detached' });

  // The editor has no parts to load, so it goes on.
  const { id } = await createPage(page, 'Typed before an update');
  const canvas = await openEditor(page, 'page', id);
  await page.route('**/studio/assets/**', (route) => route.fulfill({ status: 404, body: 'There is no such file of the studio.' }));
  await append(page, ' Second.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor();
  await page.unroute('**/studio/assets/**');
  await page.reload();
  await canvas.getByText('First. Second.').waitFor();
  expect(warnings).toEqual([]);
  await deletePage(page, id);
});
