/** Preview links, which show one node to people without an account. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { deriveKeys } from '../../content/auth/keys.ts';
import { createNonce, createPreviewToken } from '../../content/auth/preview-tokens.ts';
import { setUpBrowser } from '../support/browser.ts';
import { addSession, getNewestLink, withPage } from '../support/editor-browser.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { createPreviewSite, findPrivacyProblems, getHeading, getPreviewPath, type PreviewSite } from '../support/preview-site.ts';

let previews: PreviewSite;
const browser = setUpBrowser();
beforeAll(async () => {
  previews = await createPreviewSite();
});
afterAll(async () => {
  await previews?.close();
});

test('a shared preview is created and revoked in the bar, and opens without an account', async () => {
  const title = `${previews.mark} shared`;
  const id = await previews.insertNode({ type: 'post', status: 'draft', title });
  await withPage(browser, async (page, context) => {
    await addSession(context, previews.url, await previews.getSession('EDITOR'));
    await page.goto(previews.url + getPreviewPath(id, 'post'));
    await page.getByText('Share preview link').click();
    await page.getByRole('combobox', { name: 'Valid for' }).selectOption('1 hour');
    await page.getByRole('button', { name: 'Create link' }).click();
    await page.waitForURL(/share=open/);
    const url = await getNewestLink(page);
    expect(url).toMatch(new RegExp(`^${previews.url}/shared-preview/[\\w-]{64}/$`));
    const shared = await fetch(url);
    const html = await shared.text();
    expect(shared.status).toBe(200);
    expect(findPrivacyProblems(shared, html)).toEqual([]);
    expect(html).toContain(`Text of ${title}.`);
    const notice = parse(html).querySelector('aside[aria-label="Shared preview"]')?.textContent ?? '';
    expect(notice).toMatch(/Preview of unpublished content.*Draft.*This link works until [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [ap]m UTC/);
    // The page of a visitor: no bar, no forms of editors, no names of accounts.
    expect(html).not.toContain('aria-label="Preview"');
    expect(html).not.toContain('preview-links');
    expect(html).not.toContain('auth/logout');
    await page.getByRole('button', { name: 'Revoke link 1' }).click();
    await page.waitForURL(/share=open/);
    expect(await page.getByRole('button', { name: /Revoke/ }).count()).toBe(0);
    const revoked = await fetch(url);
    const text = await revoked.text();
    expect([revoked.status, getHeading(text)]).toEqual([410, 'This preview has ended']);
    expect(findPrivacyProblems(revoked, text)).toEqual([]);
    expect(text).not.toContain(title);
  });
});

test('a shared preview that expired, is forged, of another node, of deleted content, or of a former author says so', async () => {
  const keys = deriveKeys({
    current: (await readFile(path.join(inject('siteSettings')['DATA_DIR'] ?? '', 'faust-secret-key'), 'utf8')).trim(),
    previous: [],
  });
  const hour = 3_600_000;
  const insertLink = async (nodeId: number, { login = previews.getLogin('AUTHOR'), endsIn = hour } = {}) => {
    const link = { nonce: createNonce(), nodeId, expiresAt: new Date(Date.now() + endsIn) };
    await previews.database.query(
      'insert into preview_link (node_id, nonce, created_by, created_at, expires_at) values ($1, $2, $3, $4, $5)',
      [nodeId, link.nonce, previews.getUserId(login), new Date(link.expiresAt.getTime() - 2 * hour), link.expiresAt],
    );
    return createPreviewToken(keys, link);
  };
  const open = async (token: string) => {
    const response = await fetch(`${previews.url}/shared-preview/${token}/`);
    const html = await response.text();
    expect(findPrivacyProblems(response, html)).toEqual([]);
    return [response.status, getHeading(html)?.replace(previews.mark, '').trim()];
  };
  const insert = async (author: string) =>
    await previews.insertNode({
      type: 'post',
      status: 'draft',
      title: `${previews.mark} of ${author}`,
      author: `${previews.mark}-${author}`,
    });
  const id = await insert('author');
  const valid = await insertLink(id);
  expect(await open(valid)).toEqual([200, 'of author']);
  const redirect = await fetch(`${previews.url}/shared-preview/${valid}`, { redirect: 'manual' });
  expect([redirect.status, redirect.headers.get('location'), redirect.headers.get('cache-control')]).toEqual([
    308,
    `/shared-preview/${valid}/`,
    'private, no-store',
  ]);
  expect(await open(await insertLink(id, { endsIn: -hour }))).toEqual([410, 'This preview has expired']);
  for (const forged of [`${valid.slice(0, 60)}AAAA`, String(id), 'A'.repeat(64), `${valid}A`, valid.slice(1), 'a'.repeat(500)])
    expect([forged, ...(await open(forged))]).toEqual([forged, 404, 'This preview link does not work']);
  // The author may not edit content of others.
  expect(await open(await insertLink(await insert('other')))).toEqual([410, 'This preview is not available']);
  await previews.database.query(`update content_node set status = 'trash' where id = $1`, [id]);
  expect(await open(valid)).toEqual([410, 'This preview is not available']);
  await previews.database.query('delete from content_node where id = $1', [id]);
  expect(await open(valid)).toEqual([404, 'This preview link does not work']);
});

test('a shared preview gives no access to other content', async () => {
  const [shared, other] = [
    await previews.insertNode({ type: 'page', status: 'draft', title: `${previews.mark} shared page` }),
    await previews.insertNode({ type: 'page', status: 'draft', title: `${previews.mark} secret page` }),
  ];
  const response = await previews.fetchAs('EDITOR', '/api/preview-links/', {
    method: 'POST',
    body: new URLSearchParams({ id: String(shared), hours: '1', redirect_uri: getPreviewPath(shared) }),
  });
  expect(response.headers.get('location')).toBe(`/?p=${shared}&preview=true&share=open`);
  const listing = await (await previews.fetchAs('EDITOR', `${getPreviewPath(shared)}&share=open`)).text();
  const url = new URL(parse(listing).querySelector('input[type=url]')?.getAttribute('value') ?? '');
  for (const search of [`?p=${other}&preview=true`, `?p=${other}`, `?page_id=${other}`, `?preview_id=${other}`]) {
    const html = await (await fetch(url + search)).text();
    expect(html).not.toContain(`${previews.mark} secret page`);
    expect(html).toContain(`${previews.mark} shared page`);
  }
  const visitor = await fetch(previews.url + getPreviewPath(other), { redirect: 'manual', headers: { referer: url.href } });
  expect(visitor.headers.get('location')).toMatch(/^\/login\//);
  // The token is no access token.
  const token = url.pathname.split('/').at(-2);
  const { data } = await postGraphql(JSON.stringify({ query: `{ viewer { id } page(id: "${shared}", idType: DATABASE_ID) { title } }` }), {
    authorization: `Bearer ${token}`,
  });
  expect(data).toEqual({ viewer: null, page: null });
});

test('preview links can be created and revoked by forms of this site and by editors of the content only', async () => {
  const id = await previews.insertNode({ type: 'post', status: 'draft', title: `${previews.mark} protected links` });
  const body = () => new URLSearchParams({ id: String(id), hours: '1', redirect_uri: getPreviewPath(id) });
  const count = async () => (await previews.database.query('select from preview_link where node_id = $1', [id])).rowCount;
  for (const fetchSite of ['cross-site', 'same-site', 'none']) {
    const headers = { 'sec-fetch-site': fetchSite, origin: previews.url };
    expect((await previews.fetchAs('EDITOR', '/api/preview-links/', { method: 'POST', body: body(), headers })).status).toBe(403);
  }
  expect((await previews.fetchAs('EDITOR', `/api/preview-links/?${body().toString()}`)).status).toBe(405);
  const anonymous = await fetch(`${previews.url}/api/preview-links/`, {
    method: 'POST',
    body: body(),
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(anonymous.headers.get('location')).toBe(`/login/?redirect_uri=${encodeURIComponent(getPreviewPath(id))}`);
  for (const role of ['AUTHOR', 'CONTRIBUTOR', 'SUBSCRIBER'] as const)
    expect((await previews.fetchAs(role, '/api/preview-links/', { method: 'POST', body: body() })).headers.get('location')).toContain(
      'share=failed',
    );
  expect(await count()).toBe(0);
  for (const changes of [{ hours: '721' }, { hours: 'x' }, { hours: '' }, { id: '' }, { id: 'x' }]) {
    const values = body();
    for (const [name, value] of Object.entries(changes)) values.set(name, value);
    expect((await previews.fetchAs('EDITOR', '/api/preview-links/', { method: 'POST', body: values })).headers.get('location')).toContain(
      'share=failed',
    );
  }
  const elsewhere = body();
  elsewhere.set('redirect_uri', 'https://evil.example/');
  expect((await previews.fetchAs('EDITOR', '/api/preview-links/', { method: 'POST', body: elsewhere })).headers.get('location')).toBe(
    '/?share=open',
  );
  expect(await count()).toBe(1);
});

test('a form that failed shows why', async () => {
  const id = await previews.insertNode({ type: 'post', status: 'draft', title: `${previews.mark} failure` });
  await withPage(browser, async (page, context) => {
    await addSession(context, previews.url, await previews.getSession('EDITOR'));
    await page.goto(previews.url + getPreviewPath(id));
    await page.getByText('Share preview link').click();
    await previews.database.query(`update content_node set status = 'trash' where id = $1`, [id]);
    await page.getByRole('button', { name: 'Create link' }).click();
    await page.waitForURL(/share=failed/);
    await previews.database.query(`update content_node set status = 'draft' where id = $1`, [id]);
    await page.reload();
    expect(await page.getByRole('alert').textContent()).toBe('The content is in the trash. Restore it before you share its preview.');
  });
});
