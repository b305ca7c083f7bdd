/** Signing in, previewing and signing out, in a browser without scripts and over HTTP. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { setUpBrowser } from '../support/browser.ts';
import { postGraphql } from '../support/graphql-client.ts';

const site = inject('siteUrl');
const settings = inject('siteSettings');
const browser = setUpBrowser();
let context: BrowserContext;
let page: Page;
let password: string;
let token: string;

const LOGIN = 'mutation($p:String!){login(input:{username:"admin",password:$p}){authToken}}';

/** Runs a query as the administrator. */
async function runAsAdmin(query: string, variables: Record<string, unknown> = {}) {
  const { data, text } = await postGraphql(JSON.stringify({ query, variables }), { authorization: `Bearer ${token}` });
  if (!data) throw new Error(text);
  return data;
}

/** Creates a post and returns its database id. */
async function createPost(title: string, status: string): Promise<number> {
  const input = {
    title,
    status,
    content: `<!-- wp:paragraph --><p>Text of ${title}.</p><!-- /wp:paragraph -->`,
    ...(status === 'FUTURE' && { date: '2090-01-01 00:00:00' }),
  };
  const query = 'mutation($input:CreatePostInput!){createPost(input:$input){post{databaseId}}}';
  return (await runAsAdmin(query, { input })).createPost.post.databaseId as number;
}

beforeAll(async () => {
  password = (await readFile(path.join(settings['DATA_DIR'] ?? '', 'admin-password'), 'utf8')).trim();
});
beforeEach(async () => {
  context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  // Signing out on all devices also ends the token of the previous test.
  token = (await postGraphql(JSON.stringify({ query: LOGIN, variables: { p: password } }))).data.login.authToken;
});

/** Fills in the sign-in form of the current page and waits for the page that follows. */
async function signIn(secret: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Username or email address' }).fill('admin');
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  // Without scripts, nothing on the page shows that the form is being sent.
  await Promise.all([page.waitForEvent('framenavigated'), page.getByRole('button', { name: 'Sign in' }).click()]);
  await page.waitForLoadState();
}

const getPreviewPath = (id: number) => `/?p=${id}&preview=true&typeName=Post`;

test('a preview leads an editor to the sign-in page and back to the same preview', async () => {
  const id = await createPost('An unpublished plan', 'DRAFT');
  await page.goto(site + getPreviewPath(id));
  expect(new URL(page.url()).pathname).toBe('/login/');
  await signIn('wrong');
  expect(await page.getByText('The password you entered for the username admin is incorrect.', { exact: true }).isVisible()).toBe(true);
  expect(await page.getByRole('textbox', { name: 'Username or email address' }).inputValue()).toBe('admin');
  await signIn(password);
  expect(page.url()).toBe(site + getPreviewPath(id));
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('An unpublished plan');
  expect(await page.title()).toMatch(/^Preview: An unpublished plan\b/);
  expect(await page.getByText('Text of An unpublished plan.').isVisible()).toBe(true);
  expect(await page.getByRole('complementary', { name: 'Preview' }).textContent()).toContain('Draft');
});

test('signing out ends the preview, and the back button does not show it again', async () => {
  const id = await createPost('A plan to forget', 'DRAFT');
  await page.goto(site + getPreviewPath(id));
  await signIn(password);
  await page.getByRole('button', { name: /^Sign out/ }).click();
  await page.waitForURL(`${site}/`);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/login/');
  expect(await page.getByText('Text of A plan to forget.').count()).toBe(0);
});

describe('every status', () => {
  test.each([
    ['DRAFT', 'Draft'],
    ['PENDING', 'Pending review'],
    ['FUTURE', 'Scheduled'],
    ['PRIVATE', 'Private'],
  ])('%s is shown to an editor and hidden from visitors', async (status, label) => {
    const id = await createPost(`Status ${status}`, status);
    await page.goto(`${site}/login/?redirect_uri=${encodeURIComponent(getPreviewPath(id))}`);
    await signIn(password);
    expect(await page.getByRole('complementary', { name: 'Preview' }).textContent()).toContain(label);
    expect(await page.getByText(`Text of Status ${status}.`).isVisible()).toBe(true);
    const visitor = await fetch(site + getPreviewPath(id), { redirect: 'manual' });
    expect(visitor.headers.get('location')).toMatch(/^\/login\/\?redirect_uri=/);
  });

  // The other tests compare the lists of published content, so nothing is published here.
  test('a preview shows the autosave, and the page of visitors does not', async () => {
    const { posts } = await runAsAdmin('{posts(first:1){nodes{databaseId title uri}}}');
    const [{ databaseId, title, uri }] = posts.nodes;
    await runAsAdmin('mutation($input:SaveAutosaveInput!){saveAutosave(input:$input){clientMutationId}}', {
      input: { id: String(databaseId), title: 'Unsaved title', content: '<!-- wp:paragraph --><p>Unsaved text.</p><!-- /wp:paragraph -->' },
    });
    await page.goto(`${site}/login/?redirect_uri=${encodeURIComponent(getPreviewPath(databaseId))}`);
    await signIn(password);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Unsaved title');
    expect(await page.getByRole('complementary', { name: 'Preview' }).textContent()).toMatch(/^Autosave .* Published/);
    await page.getByRole('link', { name: 'Leave preview' }).click();
    await page.waitForURL(site + uri);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(title);
  });
});

test('a preview is in no cache, has a strict policy and needs no script', async () => {
  const id = await createPost('Headers', 'DRAFT');
  await page.goto(`${site}/login/`);
  await signIn(password);
  const response = await page.goto(site + getPreviewPath(id));
  const headers = response?.headers() ?? {};
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/);
  // The only scripts are data for search engines.
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
});

test('the id must be content that the account may edit, and the type must match', async () => {
  await page.goto(`${site}/login/`);
  await signIn(password);
  for (const query of [
    'p=999999&preview=true',
    `p=${await createPost('Typed', 'DRAFT')}&preview=true&typeName=Page`,
    'p=%00&preview=true',
  ]) {
    await page.goto(`${site}/?${query}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('There is nothing to preview');
  }
  await page.goto(`${site}/?preview=true`);
  expect(await page.getByText('usePreviewNode() requires the "p" and "preview" URL query parameters').isVisible()).toBe(true);
});

test('a session that was ended elsewhere leads to the sign-in page, without a loop', async () => {
  const id = await createPost('Expired', 'DRAFT');
  await page.goto(`${site}/login/`);
  await signIn(password);
  const other = await browser.newContext({ javaScriptEnabled: false });
  await other.addCookies(await context.cookies());
  const otherPage = await other.newPage();
  await otherPage.goto(`${site}/login/`);
  await otherPage.getByRole('button', { name: 'Sign out on all devices' }).click();
  await otherPage.waitForURL(`${site}/`);
  await other.close();
  await page.goto(site + getPreviewPath(id));
  expect(new URL(page.url()).pathname).toBe('/login/');
  expect(await page.getByText('Text of Expired.').count()).toBe(0);
});

test('concurrent visitors never get the draft of an editor', async () => {
  const id = await createPost('Interleaved', 'DRAFT');
  await page.goto(`${site}/login/`);
  await signIn(password);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const bodies = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const headers: Record<string, string> = index % 2 === 0 ? { cookie } : {};
      const response = await fetch(site + (index % 4 < 2 ? getPreviewPath(id) : '/'), { headers });
      return { isEditor: index % 2 === 0, text: await response.text() };
    }),
  );
  expect(bodies.filter(({ isEditor, text }) => !isEditor && text.includes('Interleaved'))).toEqual([]);
  expect(bodies.some(({ isEditor, text }) => isEditor && text.includes('Interleaved'))).toBe(true);
});

test('the account pages are accessible', async () => {
  const tab = await browser.newPage({ viewport: { width: 360, height: 800 } });
  for (const search of ['', '?action=lostpassword', '?action=rp&key=x&login=admin', '?action=register', '?action=lostpassword&sent=1']) {
    await tab.goto(`${site}/login/${search}`);
    expect(await findAccessibilityViolations(tab)).toEqual([]);
  }
});

test('a link from another site cannot sign a visitor in or redirect to another site', async () => {
  const response = await fetch(`${site}/login/?redirect_uri=https%3A%2F%2Fevil.example%2F`);
  expect(await response.text()).not.toContain('evil.example');
  const posted = await fetch(`${site}/api/faust/auth/login/`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ identifier: 'admin', password }),
  });
  expect(posted.status).toBe(403);
});

test('lookups by URL parameters lead to the page, or show which parameter is missing', async () => {
  const fields = 'nodes{id databaseId slug uri}';
  const query = `{posts(first:1){${fields}} pages(first:1,where:{name:"about"}){${fields}} categories(first:1){${fields}}}`;
  const { posts, pages, categories } = (await postGraphql(JSON.stringify({ query }))).data;
  const [[post], [aboutPage], [category]] = [posts.nodes, pages.nodes, categories.nodes];
  const lookups = [
    ['postId', post.id, post.uri],
    ['postId', post.databaseId, post.uri],
    ['postSlug', post.slug, post.uri],
    ['postUri', post.uri, post.uri],
    ['pageId', aboutPage.id, aboutPage.uri],
    ['pageId', aboutPage.databaseId, aboutPage.uri],
    ['pageUri', 'about', aboutPage.uri],
    ['categoryId', category.id, category.uri],
    ['categoryId', category.databaseId, category.uri],
    ['categorySlug', category.slug, category.uri],
  ] as const;
  for (const [name, value, uri] of lookups) {
    const found = await fetch(`${site}/?${new URLSearchParams({ [name]: String(value) }).toString()}`, { redirect: 'manual' });
    expect([name, found.status, found.headers.get('location')]).toEqual([name, 307, uri]);
  }
  const segments = post.uri.split('/').filter(Boolean) as string[];
  const joined = await fetch(`${site}/?${segments.map((segment) => `postUri=${segment}`).join('&')}`, { redirect: 'manual' });
  expect(joined.headers.get('location')).toBe(post.uri);
  // Values that nothing has, and values that are no ids.
  for (const search of ['postSlug=no-such-post', 'postId=x', 'pageId=x', 'categoryId=x', 'categoryId=999999'])
    expect([search, (await fetch(`${site}/?${search}`)).status]).toEqual([search, 404]);
  for (const [search, hook] of [
    ['categoryId=', 'useCategory'],
    ['postSlug=&postUri=', 'usePost'],
    ['pageUri=', 'usePage'],
  ] as const) {
    const response = await fetch(`${site}/?${search}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'private, no-store']);
    expect(await response.text()).toContain(
      `Invalid parameters for ${hook}, you must send in an id or specify known URL params in your config`,
    );
  }
});
