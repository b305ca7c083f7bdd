/** Nothing that is typed in the studio’s editor is lost: saves, conflicts, locks, a lost connection, and a page that closes unexpectedly. */
import type { FrameLocator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { contentUrl, openEditor, sendAsUser, setUpStudio } from '../support/studio-browser.ts';

const { openTab } = setUpStudio();

type Stored = {
  id: number;
  status: string;
  title: { raw: string };
  content: { raw: string };
  acf: { propertyFacts: Record<string, unknown> };
};

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

const createPage = async (page: Page, text: string) =>
  (await sendAsUser(page, 'POST', '/wp/v2/pages', { status: 'publish', title: 'Nothing is lost', content: paragraph(text) })) as Stored;

const load = async (page: Page, path: string) => (await sendAsUser(page, 'GET', `${path}?context=edit`)) as Stored;

/** Types at the end of the first paragraph. */
async function append(page: Page, canvas: FrameLocator, text: string): Promise<void> {
  await canvas.getByRole('document', { name: 'Block: Paragraph' }).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Opens a page, runs steps, and deletes the page. */
async function withPage(
  text: string,
  run: (page: Page, canvas: FrameLocator, path: string) => Promise<void>,
  { isSeparate = false } = {},
): Promise<void> {
  const page = await openTab({ isSeparate });
  const { id } = await createPage(page, text);
  await run(page, await openEditor(page, 'page', id), `/wp/v2/pages/${id}`);
  await sendAsUser(page, 'DELETE', `/wp/v2/pages/${id}?force=true`);
}

test('what is typed is saved, and the same after a reload', async () => {
  await withPage('First.', async (page, canvas, path) => {
    await append(page, canvas, ' Second.');
    await save(page);
    await expect.poll(async () => (await load(page, path)).content.raw).toBe(paragraph('First. Second.'));
    await page.reload();
    await canvas.getByText('First. Second.').waitFor();
  });
});

test('a new post is published after its checks, which a notice repeats after an update', async () => {
  const page = await openTab();
  const { id } = await sendAsUser(page, 'POST', '/wp/v2/posts', { status: 'auto-draft' });
  const canvas = await openEditor(page, 'post', Number(id));
  await canvas.getByRole('textbox', { name: 'Title' }).click();
  await page.keyboard.type('A dock opens');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Words.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByText('There is no description for search results.').waitFor();
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(async () => (await load(page, `/wp/v2/posts/${String(id)}`)).status).toBe('publish');
  await page.getByRole('button', { name: 'Close panel' }).click();
  await canvas.getByText('Words.').click();
  await page.keyboard.type(' More.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(/^Saved. There are \d things to look at/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Show the checks' }).click();
  const sidebar = page.getByRole('region', { name: 'Editor settings' });
  await sidebar.getByRole('button', { name: /^Open the panel: There is no description for search results/ }).click();
  await sidebar.getByRole('textbox', { name: 'Description', exact: true }).waitFor();
  await sendAsUser(page, 'DELETE', `/wp/v2/posts/${String(id)}?force=true`);
});

test('a conflict shows both versions, and the one that is kept is saved', async () => {
  await withPage('First.', async (page, canvas, path) => {
    await append(page, canvas, ' Mine.');
    await sendAsUser(page, 'PUT', path, { content: paragraph('First. Theirs.'), title: 'Their title' });
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Two versions of this content' });
    await dialog.getByText('First. Mine.').waitFor();
    await dialog.getByText('First. Theirs.').waitFor();
    await dialog.getByText('Their title').waitFor();
    // What WordPress says about a failed save would contradict the dialog.
    await page.locator('.components-notice', { hasText: 'Updating failed' }).waitFor({ state: 'detached' });
    expect((await load(page, path)).content.raw).toBe(paragraph('First. Theirs.'));
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(async () => (await load(page, path)).content.raw).toBe(paragraph('First. Mine.'));
    expect((await load(page, path)).title.raw).toBe('Their title');
  });
});

test('a second person sees who is writing and can take over; the first keeps the words', async () => {
  await withPage('First.', async (page, canvas, path) => {
    const password = 'second-Password-for-tests';
    const { id, username } = await sendAsUser(page, 'POST', '/wp/v2/users', {
      username: `second-${Date.now()}`,
      email: `second-${Date.now()}@example.com`,
      password,
      roles: ['editor'],
    });
    const other = await openTab({ account: { username: String(username), password }, isSeparate: true });
    const otherCanvas = await openEditor(other, 'page', Number(path.split('/').at(-1)));
    await append(page, canvas, ' Mine.');
    await other.getByRole('link', { name: 'Take over' }).click();
    await other.getByRole('dialog').waitFor({ state: 'detached' });
    await append(other, otherCanvas, ' Theirs.');
    await save(other);
    await expect.poll(async () => (await load(page, path)).content.raw).toBe(paragraph('First. Theirs.'));
    // The dialog may already cover the button: the editor also asks from time to time whether its lock is still its own.
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByRole('dialog', { name: 'Someone else has taken over this post' }).waitFor();
    // Leaving the editor ends the lock.
    await other.goto(`${contentUrl}/studio/`);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore the changes' }).click();
    await canvas.getByText('First. Mine.').waitFor();
    await sendAsUser(page, 'DELETE', `/wp/v2/users/${String(id)}?force=true&reassign=1`);
  });
});

test('without a connection, a save fails and says so; the words are saved when it is back', async () => {
  await withPage(
    'First.',
    async (page, canvas, path) => {
      await page.context().setOffline(true);
      await append(page, canvas, ' Offline.');
      await save(page);
      await page.getByText('Updating failed because you were offline.').first().waitFor();
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(async () => (await load(page, path)).content.raw).toBe(paragraph('First. Offline.'));
    },
    { isSeparate: true },
  );
});

test('fields are saved, and a refused value is named at its field and stays', async () => {
  const page = await openTab();
  const { id } = await sendAsUser(page, 'POST', '/wp/v2/properties', { status: 'draft', title: 'Fields' });
  await openEditor(page, 'properties', Number(id));
  const open = page.getByRole('button', { name: /^Edit property facts/ });
  const dialog = page.getByRole('dialog', { name: 'Property facts' });
  await open.click();
  await dialog.getByLabel('City').fill('Wilmer, Texas');
  await dialog.getByLabel('Dock doors', { exact: true }).first().fill('12.5');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('The last save was rejected because of a field in this group. Correct the marked field, then save again.').waitFor();
  await open.click();
  await dialog.getByText('Dock doors: Use a whole number.').waitFor();
  expect(await dialog.getByLabel('City').inputValue()).toBe('Wilmer, Texas');
  await dialog.getByLabel('Dock doors', { exact: true }).first().fill('12');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(async () => (await load(page, `/wp/v2/properties/${String(id)}`)).acf.propertyFacts)
    .toMatchObject({ city: 'Wilmer, Texas', dockDoors: 12 });
  await sendAsUser(page, 'DELETE', `/wp/v2/properties/${String(id)}?force=true`);
});

test('the history shows how fields have changed, and a restored revision has its fields', async () => {
  const page = await openTab();
  const getFacts = (city: string, availableSquareFeet: number | null) => ({ acf: { propertyFacts: { city, availableSquareFeet } } });
  const { id } = await sendAsUser(page, 'POST', '/wp/v2/properties', {
    status: 'publish',
    title: 'History',
    ...getFacts('Wilmer, Texas', 80_000),
  });
  const path = `/wp/v2/properties/${String(id)}`;
  await sendAsUser(page, 'POST', path, getFacts('Lancaster, Texas', null));
  await openEditor(page, 'properties', Number(id));
  await page.getByRole('button', { name: /^Open revisions screen/ }).click();
  await page.getByRole('button', { name: 'Fields', exact: true }).click();
  await page.locator('ins', { hasText: 'Lancaster' }).waitFor();
  await page.locator('del', { hasText: '80000 sq ft' }).waitFor();
  await page.getByRole('slider').first().press('ArrowLeft');
  await page.locator('ins', { hasText: '80000 sq ft' }).waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page
    .getByText(/^Restored to revision/)
    .first()
    .waitFor();
  expect((await load(page, path)).acf.propertyFacts).toMatchObject({ city: 'Wilmer, Texas', availableSquareFeet: 80_000 });
  // Nothing is left to save.
  await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
  await sendAsUser(page, 'DELETE', `${path}?force=true`);
});
