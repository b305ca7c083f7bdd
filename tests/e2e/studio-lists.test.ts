/** Changes in the lists of content: quick edit of one item, and of several. */
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { contentUrl, findStudioViolations, sendAsUser, setUpStudio } from '../support/studio-browser.ts';

const { openTab } = setUpStudio();
let page: Page;

beforeEach(async () => {
  page = await openTab();
});

const getRow = (text: string) => page.getByRole('row').filter({ hasText: text });

async function openQuickEdit(title: string): Promise<void> {
  await getRow(title).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Quick edit' }).click();
}

test('quick edit changes an item, and refuses to replace the changes of another person', async () => {
  const parent = await sendAsUser(page, 'POST', '/wp/v2/pages', { status: 'draft', title: 'Quick parent' });
  const { id } = await sendAsUser(page, 'POST', '/wp/v2/pages', { status: 'draft', title: 'Quick child' });
  await page.goto(`${contentUrl}/studio/content/page/?search=Quick`);
  await openQuickEdit('Quick child');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Quick changed');
  await dialog.getByLabel('Slug').fill('quick-slug');
  await dialog.getByLabel('Status').selectOption('pending');
  await dialog.getByRole('combobox', { name: 'Parent' }).fill('Quick par');
  await page.getByRole('option', { name: 'Quick parent' }).click();
  expect(await findStudioViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await getRow('Quick changed').waitFor();
  const path = `/wp/v2/pages/${String(id)}?context=edit`;
  expect(await sendAsUser(page, 'GET', path)).toMatchObject({ slug: 'quick-slug', status: 'pending', parent: parent['id'] });

  await page.goto(`${contentUrl}/studio/content/page/?search=Quick&parent=isAny%3A${String(parent['id'])}`);
  await openQuickEdit('Quick changed');
  await sendAsUser(page, 'POST', `/wp/v2/pages/${String(id)}`, { title: 'Quick elsewhere' });
  await dialog.getByLabel('Title').fill('Quick lost');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog
    .getByText(/has changed/)
    .first()
    .waitFor();
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Quick lost');
  expect((await sendAsUser(page, 'GET', path))['title']).toMatchObject({ raw: 'Quick elsewhere' });
});

test('a list shows the titles of the parents when their column is switched on', async () => {
  const create = async (title: string, parent: number) =>
    Number((await sendAsUser(page, 'POST', '/wp/v2/pages', { status: 'draft', title, parent }))['id']);
  const shelf = await create('Nested shelf', 0);
  const box = await create('Nested box & lid', shelf);
  await create('Nested card', box);
  await page.goto(`${contentUrl}/studio/content/page/?search=Nested`);
  await getRow('Nested card').waitFor();
  const column = page.getByRole('columnheader', { name: 'Parent' });
  expect(await column.count()).toBe(0);
  await page.getByRole('button', { name: 'View options' }).click();
  await page.locator('.dataviews-view-config__properties').getByRole('button', { name: 'Parent', exact: true }).click();
  await page.keyboard.press('Escape');
  await column.waitFor();
  await getRow('Nested card').getByRole('cell', { name: 'Nested box & lid', exact: true }).waitFor();
  await page
    .getByRole('row', { name: /Nested box/ })
    .getByRole('cell', { name: 'Nested shelf', exact: true })
    .waitFor();
});

test('several items get a status and a term, and keep the terms that they have', async () => {
  const tag = async (name: string) => Number((await sendAsUser(page, 'POST', '/wp/v2/tags', { name }))['id']);
  const [first, second] = [await tag('Bulk first'), await tag('Bulk second')];
  const post = async (title: string, tags: readonly number[]) =>
    Number((await sendAsUser(page, 'POST', '/wp/v2/posts', { status: 'draft', title, tags }))['id']);
  const ids = [await post('Bulk one', [first]), await post('Bulk two', [])];
  await page.goto(`${contentUrl}/studio/content/post/?search=Bulk`);
  await getRow('Bulk one').getByRole('checkbox').check();
  await getRow('Bulk two').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Quick edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption('pending');
  await dialog.getByRole('combobox', { name: 'Add tags' }).fill('Bulk second');
  await page.keyboard.press('Enter');
  expect(await findStudioViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change 2 items' }).click();
  await page.getByText('2 of 2 done.').waitFor();
  const loaded = await Promise.all(ids.map((id) => sendAsUser(page, 'GET', `/wp/v2/posts/${id}?context=edit`)));
  expect(loaded.map(({ status }) => status)).toEqual(['pending', 'pending']);
  expect(loaded.map(({ tags }) => (tags as number[]).toSorted((a, b) => a - b))).toEqual([[first, second], [second]]);
});

test('an action applies to what is on all pages of a list, and to nothing else', async () => {
  const create = async (title: string) => Number((await sendAsUser(page, 'POST', '/wp/v2/posts', { status: 'draft', title }))['id']);
  const ids = await Promise.all(Array.from({ length: 23 }, (_empty, index) => create(`Quokka ${index}`)));
  const other = await create('Keeper');
  await page.goto(`${contentUrl}/studio/content/post/?search=Quokka`);
  await page.getByRole('button', { name: 'Select all 23 on all pages' }).click();
  const selection = page.getByRole('group', { name: 'Actions for the selection' });
  await selection.getByText('23 selected').waitFor();
  expect(await findStudioViolations(page)).toEqual([]);
  await selection.getByRole('button', { name: 'Move to trash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await page.getByText('23 of 23 done.').waitFor();
  const statuses = await Promise.all(
    [...ids, other].map(async (id) => (await sendAsUser(page, 'GET', `/wp/v2/posts/${id}?context=edit`))['status']),
  );
  expect(statuses).toEqual([...ids.map(() => 'trash'), 'draft']);
});
