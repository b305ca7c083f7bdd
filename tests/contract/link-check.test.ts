/** Links of content and menus that lead nowhere: found by asking the site for what is no content, and shown to editors. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLinks } from '../../content/commands/links/check-links.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

const query = '{ linkReport { checkedAt brokenLinks { path contentNodes { databaseId } menus { name } } } }';

let content: WritableSite;
let site: Server;
let siteUrl: string;
const requested: string[] = [];

/** The site redirects one path, has no page for `/nowhere…`, and fails for one. */
beforeAll(async () => {
  content = await createWritableSite();
  site = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    if (request.url === '/moved/') response.writeHead(301, { location: '/' }).end();
    else if (request.url === '/failing/') response.writeHead(503).end();
    else response.writeHead(request.url?.startsWith('/nowhere') ? 404 : 200).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.close();
  await content.drop();
});

async function createPage(status: string, markup: string): Promise<number> {
  const { data, messages } = await content.execute(
    `mutation ($status: PostStatusEnum!, $content: String!) {
      createPage(input: { title: "Links", status: $status, content: $content }) { page { databaseId uri } }
    }`,
    { as: 'administrator', variables: { status, content: markup } },
  );
  expect(messages).toEqual([]);
  return data.createPage.page.databaseId as number;
}

async function addMenuItem(name: string, url: string, location: string | null): Promise<void> {
  const as = 'administrator';
  const create = 'mutation ($name: String!) { createMenu(input: { name: $name }) { menu { id } } }';
  const menuId = (await content.execute(create, { as, variables: { name } })).data.createMenu.menu.id as string;
  const { messages } = await content.execute(
    `mutation ($item: CreateMenuItemInput!, $locations: UpdateMenuLocationsInput!) {
      createMenuItem(input: $item) { menuItem { id } }
      updateMenuLocations(input: $locations) { locations { location } }
    }`,
    { as, variables: { item: { menuId, label: 'Lost', url }, locations: { locations: location ? [{ location, menuId }] : [] } } },
  );
  expect(messages).toEqual([]);
}

const check = (signal = new AbortController().signal) =>
  checkLinks({ db: content.db, siteUrl, now: () => new Date('2026-11-23T10:00:00Z'), log: () => {} }, signal);

test('links to missing pages are listed with what contains them', async () => {
  expect((await content.execute(query, { as: 'editor' })).data.linkReport).toEqual({ checkedAt: null, brokenLinks: [] });
  const target = await createPage('PUBLISH', '<p>Target</p>');
  const { uri } = (await content.execute(`{ page(id: ${target}, idType: DATABASE_ID) { uri } }`)).data.page as { uri: string };
  const links = ['/nowhere/', '/nowhere/?a=1', '/moved/', '/failing/', '/saved/', uri, 'https://other.example/nowhere/'];
  const page = await createPage('PUBLISH', links.map((link) => `<p><a href="${link}">Link</a></p>`).join(''));
  await createPage('DRAFT', '<p><a href="/nowhere-draft/">Link</a></p>');
  await addMenuItem('Broken', '/nowhere-menu/', 'LEGAL_MENU');
  await addMenuItem('Unused', '/nowhere-unused/', null);

  expect(await check()).toBe(true);
  const { data } = await content.execute(query, { as: 'editor' });
  expect(data.linkReport.checkedAt).toBe('2026-11-23T10:00:00Z');
  const ours = data.linkReport.brokenLinks.filter(({ path }: { path: string }) => path.startsWith('/nowhere'));
  expect(ours).toEqual([
    { path: '/nowhere-menu/', contentNodes: [], menus: [{ name: 'Broken' }] },
    { path: '/nowhere/', contentNodes: [{ databaseId: page }], menus: [] },
  ]);
  expect(requested).not.toContain(`HEAD ${uri}`);
  expect(requested.every((request) => request.startsWith('HEAD '))).toBe(true);
});

test('a link with two slashes after the host leads to no other host', async () => {
  const hosts: string[] = [];
  const other = createServer((request, response) => {
    hosts.push(request.headers.host ?? '');
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const path = `//127.0.0.1:${(other.address() as AddressInfo).port}/private/`;
  await createPage('PUBLISH', `<p><a href="${siteUrl}${path}">Link</a></p>`);
  expect(await check()).toBe(true);
  await new Promise((resolve) => other.close(resolve));
  expect(hosts).toEqual([]);
  expect(requested).toContain(`HEAD ${path}`);
});

test('an aborted check, and one without an answer of the site, change nothing', async () => {
  const before = (await content.execute(query, { as: 'editor' })).data.linkReport;
  expect(await check(AbortSignal.abort())).toBe(false);
  await new Promise((resolve) => {
    site.close(resolve);
    site.closeAllConnections();
  });
  expect(await check()).toBe(false);
  expect((await content.execute(query, { as: 'editor' })).data.linkReport).toEqual(before);
});

test('only editors read the list', async () => {
  for (const as of [null, 'author'] as const) {
    const { data, messages } = await content.execute(query, { as });
    expect(data.linkReport).toBeNull();
    expect(messages).toEqual(['Sorry, you are not allowed to read the list of broken links.']);
  }
});
