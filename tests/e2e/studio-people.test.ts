/** People in the studio: user accounts, application passwords, comments of visitors, and what each role is offered. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { contentUrl, findStudioViolations, readAdminPassword, sendAsUser, setUpStudio } from '../support/studio-browser.ts';

const { openTab, openDashboard } = setUpStudio();
let page: Page;

beforeEach(async () => {
  page = await openTab();
});

async function openScreen(path: string, heading: string, studio = page): Promise<void> {
  await studio.goto(`${contentUrl}/studio/${path}`);
  await studio.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

const getRow = (text: string) => page.getByRole('row').filter({ hasText: text });

/** Opens the menu of a row and chooses one of its actions, with the keyboard only. */
async function chooseByKeyboard(rowText: string, action: string): Promise<void> {
  await getRow(rowText).getByRole('button', { name: 'Actions' }).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: action, exact: true });
  await item.waitFor();
  const isFocused = async () => await item.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 10 && !(await isFocused()); presses += 1) await page.keyboard.press('ArrowDown');
  expect(await isFocused()).toBe(true);
  await page.keyboard.press('Enter');
}

/** Creates an account that can sign in at once. */
async function createAccount(role: string): Promise<{ id: number; username: string; password: string }> {
  const account = { username: `people-${role}`, password: `people ${role} password` };
  const data = { ...account, email: `people-${role}@example.invalid`, roles: [role] };
  return { ...account, id: Number((await sendAsUser(page, 'POST', '/wp/v2/users', data))['id']) };
}

test('a user is added, found by role and edited by mouse', async () => {
  await openScreen('users/', 'Users');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('admin');
  await dialog.getByLabel('Email').fill('mara@example.com');
  await dialog.getByRole('checkbox', { name: 'Contributor' }).check();
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await dialog.getByText('Sorry, that username already exists!').first().waitFor();
  expect(await dialog.getByLabel('Email').inputValue()).toBe('mara@example.com');
  expect(await findStudioViolations(page)).toEqual([]);
  await dialog.getByLabel('Username').fill('mara');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await page.getByText('mara was added. We sent mara@example.com a link to choose a password.').waitFor();

  await page.getByRole('searchbox').fill('mara@');
  await page.getByText('1 Item', { exact: true }).waitFor();
  await getRow('mara').getByRole('cell', { name: 'Contributor' }).waitFor();
  await getRow('mara').getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog.getByLabel('Display name').fill('Mara Voss');
  await dialog.getByRole('checkbox', { name: 'Contributor' }).uncheck();
  await dialog.getByRole('button', { name: 'Save user' }).click();
  await dialog.getByText('An account needs a role. Choose at least one.').first().waitFor();
  await dialog.getByRole('checkbox', { name: 'Author' }).check();
  expect(await findStudioViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save user' }).click();
  await getRow('Mara Voss').getByRole('cell', { name: 'Author' }).waitFor();
  const [mara] = (await sendAsUser(page, 'GET', '/wp/v2/users?search=mara&context=edit')) as unknown as { id: number; roles: string[] }[];
  expect(mara?.roles).toEqual(['author']);

  await getRow('Mara Voss').getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Send password link' }).click();
  await page.getByText('A link to choose a password was sent to mara@example.com.').waitFor();
  await sendAsUser(page, 'DELETE', `/wp/v2/users/${mara?.id}?force=true&reassign=false`);
});

test('a user is deleted by keyboard, and the content gets another author', async () => {
  const { id } = await createAccount('editor');
  const post = await sendAsUser(page, 'POST', '/wp/v2/posts', { title: 'Handed over', status: 'draft', author: id });
  const own = await sendAsUser(page, 'GET', '/wp/v2/users/me');
  await openScreen('users/', 'Users');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('people-editor');
  await page.getByText('1 Item', { exact: true }).waitFor();
  await chooseByKeyboard('people-editor', 'Delete');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option', { name: String(own['name']), exact: true }).waitFor({ state: 'attached' });
  expect(await findStudioViolations(page)).toEqual([]);
  // Nothing is deleted until there is a new author.
  const submit = dialog.getByRole('button', { name: 'Delete user' });
  await submit.press('Enter');
  expect(await submit.isVisible()).toBe(true);
  await dialog.getByLabel('New author').focus();
  await page.keyboard.type(String(own['name']));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await getRow('people-editor').waitFor({ state: 'detached' });
  expect((await sendAsUser(page, 'GET', `/wp/v2/posts/${String(post['id'])}?context=edit`))['author']).toBe(own['id']);
  await sendAsUser(page, 'DELETE', `/wp/v2/posts/${String(post['id'])}?force=true`);
});

test('an account cannot delete itself, and is edited on its profile', async () => {
  await openScreen('users/', 'Users');
  await page.getByRole('searchbox').fill('admin');
  await getRow('admin').first().getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
});

/** Writes a comment as a new visitor, because those of visitors who were approved before are not held. @returns its text */
async function writeComment(text: string): Promise<string> {
  const [post] = (await sendAsUser(page, 'GET', '/wp/v2/posts?per_page=1&_fields=id')) as unknown as [{ id: number }];
  const response = await fetch(`${contentUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: CreateCommentInput!) { createComment(input: $input) { success } }',
      variables: { input: { commentOn: post.id, content: text, author: 'Ola Visitor', authorEmail: `${randomUUID()}@example.com` } },
    }),
  });
  expect(await response.json()).toEqual({ data: { createComment: { success: true } } });
  return text;
}

const openComments = async (status: string, text: string) => {
  await page
    .getByRole('navigation', { name: 'Statuses' })
    .getByRole('link', { name: new RegExp(`^${status}`) })
    .click();
  await getRow(text).waitFor();
};

test('a comment is edited, approved and answered by mouse', async () => {
  const text = await writeComment('How wide are the dock doors');
  await openScreen('comments/', 'Comments');
  await openComments('Pending', text);
  expect(await findStudioViolations(page)).toEqual([]);
  await getRow(text).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Comment', { exact: true }).fill(`${text}?`);
  await dialog.getByRole('button', { name: 'Save comment' }).click();
  await getRow(`${text}?`).waitFor();

  await getRow(text).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Reply' }).click();
  expect(await findStudioViolations(page)).toEqual([]);
  await dialog.getByLabel('Your reply').fill('Nine feet, as in all our buildings.');
  await dialog.getByRole('button', { name: 'Approve and reply' }).click();
  await page.getByText('The reply was published.').waitFor();
  await openComments('Approved', 'Nine feet');
  const visible = await (await fetch(`${contentUrl}/wp-json/wp/v2/comments?search=dock%20doors`)).text();
  expect(visible).toContain('How wide are the dock doors?');
  for (const search of ['dock%20doors', 'Nine%20feet']) {
    const found = (await sendAsUser(page, 'GET', `/wp/v2/comments?search=${search}&_fields=id`)) as unknown as { id: number }[];
    for (const { id } of found) await sendAsUser(page, 'DELETE', `/wp/v2/comments/${id}?force=true`);
  }
});

test('a comment is marked as spam, restored, moved to the trash and deleted by keyboard', async () => {
  const text = await writeComment('Buy cheap pallets here');
  await openScreen('comments/', 'Comments');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('cheap pallets');
  await page.getByText('1 Item', { exact: true }).waitFor();
  await chooseByKeyboard(text, 'Mark as spam');
  await getRow(text).waitFor({ state: 'detached' });
  await openComments('Spam', text);
  await chooseByKeyboard(text, 'Not spam');
  await getRow(text).waitFor({ state: 'detached' });
  await openComments('Pending', text);
  await chooseByKeyboard(text, 'Move to trash');
  await getRow(text).waitFor({ state: 'detached' });
  await openComments('Trash', text);
  const readCount = async () => Number(/\d+/.exec(await page.getByRole('link', { name: /^Trash/ }).innerText())?.[0]);
  const before = await readCount();
  await chooseByKeyboard(text, 'Delete permanently');
  const dialog = page.getByRole('dialog');
  expect(await findStudioViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete permanently' }).press('Enter');
  await getRow(text).waitFor({ state: 'detached' });
  await expect.poll(readCount).toBe(before - 1);
});

test.each([
  ['contributor', 0],
  ['author', 0],
  ['editor', 1],
])('%s is not offered the accounts and the form submissions of others', async (role, commentLinks) => {
  const account = await createAccount(role);
  const studio = await openDashboard({ account, isSeparate: true });
  const menu = studio.getByRole('navigation', { name: 'Studio' });
  await menu.getByRole('link', { name: 'Dashboard' }).waitFor();
  const count = async (name: string) => await menu.getByRole('link', { name, exact: true }).count();
  expect([await count('Users'), await count('Form submissions'), await count('Comments')]).toEqual([0, 0, commentLinks]);
  for (const path of ['users/', 'form-submissions/', ...(commentLinks === 0 ? ['comments/'] : [])])
    await openScreen(path, 'Page not found', studio);
  await sendAsUser(page, 'DELETE', `/wp/v2/users/${account.id}?force=true&reassign=false`);
});

test.each([320, 1280])('an application password is created, used and revoked at %i px', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  await openScreen('profile/', 'Profile');
  const name = `Export ${randomUUID()}`;
  await page.getByRole('heading', { name: 'New application password' }).waitFor();
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Create application password' }) });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Current password').fill('wrong');
  await page.keyboard.press('Enter');
  await form.getByText('The password is incorrect.').first().waitFor();
  await form.getByLabel('Current password').fill(await readAdminPassword());
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: `Your new password for “${name}”` });
  await heading.waitFor();
  await expect.poll(async () => await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  const password = (await page.getByText(/^(?:\w{4} ){5}\w{4}$/).textContent()) ?? '';
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await findStudioViolations(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Copied.', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await page.getByRole('button', { name: 'I have saved the password' }).click();
  await heading.waitFor({ state: 'detached' });
  expect(await page.getByText(password).count()).toBe(0);

  const authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;
  const use = async () => (await fetch(`${contentUrl}/wp-json/wp/v2/users/me`, { headers: { authorization } })).status;
  expect(await use()).toBe(200);
  await page.reload();
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByText(/last used .* from /)
    .waitFor();
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('dialog', { name: 'Revoke password' }).getByRole('button', { name: 'Revoke password' }).click();
  await page.getByText(`“${name}” was revoked.`).waitFor();
  await page.getByRole('button', { name: `Revoke ${name}` }).waitFor({ state: 'detached' });
  expect(await use()).toBe(401);
});
