/**
 * From a change by an editor to the pages of visitors, on the production build, with a database of its own. A proxy between the site and the content service
 * counts the renders of each page.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFreePort } from '#lib/process/free-port.ts';
import { signatureHeaders, signWebhook } from '#lib/webhook/signature.ts';
import { type CountingProxy, startCountingProxy } from '../../scripts/bench-publish/counting-proxy.ts';
import { createCommandSession } from '../../scripts/start/session.ts';
import { createClientHeaders } from '../support/client-network.ts';
import { withConsentVisits } from '../support/consent-visits.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { scaleToMachine } from '../support/machine-speed.ts';
import { type RunningProcess, type Settings, startContent, startSite } from '../support/processes.ts';

const SECRET = randomBytes(24).toString('base64url');
const PASSWORD = randomBytes(18).toString('base64url');

const shared = inject('siteSettings');
const databaseName = `publish_${randomUUID().replaceAll('-', '')}`;
const { session, stop: stopProxy } = createCommandSession();

let dataDir = '';
let content: RunningProcess;
let site: RunningProcess;
let proxy: CountingProxy;
let siteSettings: Settings;
let token: Promise<string> | undefined;
let signedInAt = -Infinity;

async function execute(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: shared['DATABASE_URL'] });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

beforeAll(async () => {
  await execute(`create database ${databaseName}`);
  dataDir = await mkdtemp(path.join(tmpdir(), 'publish-'));
  // Resizing all images again would take minutes.
  await symlink(path.join(shared['DATA_DIR'] ?? '', 'media'), path.join(dataDir, 'media'));
  const port = await findFreePort();
  const settings = {
    ...shared,
    PORT: port,
    CONTENT_PORT: await findFreePort(),
    DATABASE_URL: (shared['DATABASE_URL'] ?? '').replace(/\/\w+$/, `/${databaseName}`),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: PASSWORD,
    PURGE_WEBHOOK_URL: `http://127.0.0.1:${port}/api/faust/purge`,
    PURGE_WEBHOOK_SECRET: SECRET,
  };
  content = await startContent(settings);
  const { hostname, port: contentPort } = new URL(content.url);
  proxy = await startCountingProxy({ host: hostname, port: contentPort }, session);
  siteSettings = { ...settings, CONTENT_URL: proxy.url };
  site = await startSite(siteSettings);
});

afterAll(async () => {
  await site?.stop();
  await stopProxy();
  await content?.stop();
  await execute(`drop database if exists ${databaseName} with (force)`);
  await rm(dataDir, { recursive: true, force: true });
});

async function send(query: string, variables: Record<string, unknown>, headers: Record<string, string> = {}) {
  const { data, errors, text } = await postGraphql(JSON.stringify({ query, variables }), headers, content.url);
  if (!data || errors) throw new Error(text);
  return data;
}

async function runAsAdmin(query: string, variables: Record<string, unknown> = {}) {
  // A token is valid for five minutes.
  if (performance.now() - signedInAt > 120_000) {
    signedInAt = performance.now();
    const signIn = send('mutation($p:String!){login(input:{username:"admin",password:$p}){authToken}}', { p: PASSWORD });
    token = signIn.then(({ login }) => login.authToken);
  }
  return await send(query, variables, { authorization: `Bearer ${await token}` });
}

async function change(name: string, input: object, selection: string) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return (await runAsAdmin(`mutation($input:${type}!){${name}(input:$input){${selection}}}`, { input }))[name];
}

const createPost = async (title: string, status = 'PUBLISH'): Promise<{ id: string; uri: string }> =>
  (await change('createPost', { title, status, content: toContent(title) }, 'post{id uri}')).post;
const updatePost = async (id: string, input: object) => await change('updatePost', { id, ...input }, 'post{id}');
const toContent = (text: string) => `<!-- wp:paragraph --><p>Text of ${text}.</p><!-- /wp:paragraph -->`;

async function visit(uri: string): Promise<{ status: number; html: string; etag: string | null; ms: number }> {
  const started = performance.now();
  const response = await fetch(site.url + uri, { redirect: 'manual', headers: createClientHeaders() });
  return { html: await response.text(), status: response.status, etag: response.headers.get('etag'), ms: performance.now() - started };
}

/** Waits for a page, much longer than a change takes on an idle machine. */
const expectPage = (uri: string) => expect.poll(async () => (await visit(uri)).html, { timeout: 20_000, interval: 20 });
const expectStatus = (uri: string) => expect.poll(async () => (await visit(uri)).status, { timeout: 20_000, interval: 20 });

/** Waits until no page has been rendered for a while, which is longer than the render of one page takes. */
async function waitForRenewals(): Promise<void> {
  const quietMs = scaleToMachine(500);
  proxy.takeRenders();
  for (let since = performance.now(); performance.now() - since < quietMs;) {
    await sleep(50);
    if (proxy.takeRenders().size > 0) since = performance.now();
  }
}

test('a changed post shows on its page and in lists, and pages that do not show it stay cached', async () => {
  const { id, uri } = await createPost('The first version');
  await expectPage(uri).toContain('Text of The first version.');
  await expectPage('/news/').toContain('The first version');
  const others = ['/about/', '/contact/', '/markets/', '/team/'];
  const before = await Promise.all(others.map(visit));
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await waitForRenewals();
  await updatePost(id, { title: 'The second version', content: toContent('The second version') });
  await expectPage(uri).toContain('Text of The second version.');
  await expectPage('/news/').toContain('The second version');
  await expectPage('/news/').not.toContain('The first version');
  await sleep(500);
  const renders = proxy.takeRenders();
  expect(renders.has(uri)).toBe(true);
  expect(others.filter((other) => renders.has(other))).toEqual([]);
  expect((await Promise.all(others.map(visit))).map(({ etag }) => etag)).toEqual(before.map(({ etag }) => etag));
});

test('a post that is published at an address that returned 404 is there at once', async () => {
  expect((await visit('/news/not-there-yet/')).status).toBe(404);
  await createPost('Not there yet');
  await expectStatus('/news/not-there-yet/').toBe(200);
});

test.each([
  ['unpublished', async (id: string) => await updatePost(id, { status: 'DRAFT' })],
  ['made private', async (id: string) => await updatePost(id, { status: 'PRIVATE' })],
  ['moved to the trash', async (id: string) => await change('deletePost', { id }, 'deletedId')],
])('a post that is %s disappears from its page and from lists, and no render brings it back', async (what, remove) => {
  const { id, uri } = await createPost(`Soon ${what}`);
  await expectPage('/news/').toContain(`Soon ${what}`);
  await expectStatus(uri).toBe(200);
  await remove(id);
  await expectStatus(uri).toBe(404);
  await expectPage('/news/').not.toContain(`Soon ${what}`);
  await waitForRenewals();
  expect((await visit(uri)).status).toBe(404);
  expect((await visit('/news/')).html).not.toContain(`Soon ${what}`);
  expect((await visit('/sitemaps/1.xml')).html).not.toContain(uri);
});

test('a new address of a page shows in the navigation of every page, and the former one redirects or is gone', async () => {
  const { menuItems } = await runAsAdmin(
    '{menuItems(first:100){nodes{connectedNode{node{...on Page{id slug uri children(first:1){nodes{id}}}}}}}}',
  );
  type LinkedPage = { id: string; slug: string; uri: string; children: { nodes: unknown[] } };
  const nodes = (menuItems.nodes as { connectedNode: { node: Partial<LinkedPage> } | null }[]).flatMap(
    ({ connectedNode }) => connectedNode?.node ?? [],
  );
  const page = nodes.find(({ uri, children }) => uri?.split('/').length === 3 && children?.nodes.length === 0);
  const others = ['/', '/news/', '/markets/'].filter((uri) => uri !== page?.uri);
  for (const uri of others) expect((await visit(uri)).html).toContain(`href="${page?.uri}"`);
  await change('updatePage', { id: page?.id, slug: `${page?.slug}-moved` }, 'page{id}');
  for (const uri of others) await expectPage(uri).toContain(`href="/${page?.slug}-moved/"`);
  await expectStatus(page?.uri ?? '').not.toBe(200);
  await expectStatus(`/${page?.slug}-moved/`).toBe(200);
  await change('updatePage', { id: page?.id, slug: page?.slug }, 'page{id}');
  for (const uri of others) await expectPage(uri).toContain(`href="${page?.uri}"`);
});

test('a new title of the site shows on every page', async () => {
  const former = (await runAsAdmin('{generalSettings{title}}')).generalSettings.title as string;
  await change('updateSettings', { generalSettingsTitle: 'Another Name' }, 'generalSettings{title}');
  for (const uri of ['/', '/about/', '/news/']) await expectPage(uri).toContain('Another Name');
  expect(former).not.toBe('');
  await change('updateSettings', { generalSettingsTitle: former }, 'generalSettings{title}');
  for (const uri of ['/', '/about/', '/news/']) await expectPage(uri).not.toContain('Another Name');
});

test('a new description of an image shows on the pages with the image', async () => {
  const query = '{posts(first:20){nodes{uri featuredImage{node{id altText}}}}}';
  const nodes = (await runAsAdmin(query)).posts.nodes as { uri: string; featuredImage: { node: { id: string; altText: string } } | null }[];
  const post = nodes.find(({ featuredImage }) => featuredImage);
  const image = post?.featuredImage?.node;
  expect((await visit(post?.uri ?? '')).status).toBe(200);
  await change('updateMediaItem', { id: image?.id, altText: 'A dock door at dawn' }, 'mediaItem{id}');
  await expectPage(post?.uri ?? '').toContain('A dock door at dawn');
  await change('updateMediaItem', { id: image?.id, altText: image?.altText }, 'mediaItem{id}');
});

test('visitors are asked about analytics if the site has an id, decide with two equal buttons, and can change that', async () => {
  const without = { hasBanner: false, googleHosts: [], pageViews: [] };
  const asked = { ...without, hasBanner: true };
  const measured = (path: string) => ({
    hasBanner: false,
    googleHosts: ['www.googletagmanager.com'],
    pageViews: [{ event: 'pageview', page: path }],
  });
  await withConsentVisits(site.url, async (startVisit) => {
    const early = await startVisit();
    expect(await early.open('/about/')).toEqual(without);
    await change('updateSiteOptions', { gtmId: 'GTM-AB12CD3' }, 'options{gtmId}');
    for (const uri of ['/about/', '/cookies/', '/terms/']) await expectPage(uri).toContain('data-gtm="GTM-AB12CD3"');

    const plain = await startVisit({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
    expect(await plain.open('/about/')).toEqual(asked);
    const looks = await plain.page
      .getByRole('region', { name: 'May we use Google Analytics?' })
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { backgroundColor, color, border, font } = getComputedStyle(button);
          return { width, height, backgroundColor, color, border, font };
        }),
      );
    expect([looks.length, looks[0]]).toEqual([2, looks[1]]);
    await plain.choose('Decline');
    expect([new URL(plain.page.url()).pathname, await plain.getConsentCookie()]).toEqual(['/about/', 'declined']);
    expect(await plain.open('/cookies/')).toEqual(without);
    await plain.choose('Allow');
    await plain.page.getByText('You have allowed Google Analytics.').waitFor();

    const visit = await startVisit();
    expect(await visit.open('/about/')).toEqual(asked);
    await visit.choose('Allow');
    for (const path of ['/about/', '/terms/']) expect(await visit.open(path)).toEqual(measured(path));
    await visit.open('/cookies/');
    await visit.choose('Decline');
    await visit.page.getByText('You have declined Google Analytics.').waitFor();
    expect(await visit.open('/about/')).toEqual(without);

    // The signal of a browser takes precedence over an earlier choice.
    for (const signal of ['sec-gpc', 'dnt']) {
      const signaled = await startVisit({
        extraHTTPHeaders: { [signal]: '1' },
        storageState: { cookies: await plain.page.context().cookies(), origins: [] },
      });
      expect([signal, await signaled.open('/about/')]).toEqual([signal, without]);
    }
  });
  await change('updateSiteOptions', { gtmId: '' }, 'options{gtmId}');
  await expectPage('/about/').not.toContain('data-gtm=');
});

test('a new redirect works at once, with its status, until it is deleted', async () => {
  const origin = '/spring-open-house/';
  const get = async () => {
    const response = await fetch(site.url + origin, { redirect: 'manual' });
    await response.arrayBuffer();
    return `${response.status} ${response.headers.get('location') ?? ''}`;
  };
  expect(await get()).toBe('404 ');
  await change('createSeoRedirect', { origin, target: '/news/', type: 302 }, 'redirect{origin}');
  await expect.poll(get, { timeout: 20_000 }).toMatch(/^302 .*\/news\/$/);
  await change('updateSeoRedirect', { origin, target: '', type: 410 }, 'redirect{origin}');
  await expect.poll(get, { timeout: 20_000 }).toBe('410 ');
  await change('deleteSeoRedirect', { origin }, 'redirect{origin}');
  await expect.poll(get, { timeout: 20_000 }).toBe('404 ');
});

test('a new SEO title appears on the page', async () => {
  const { id, uri } = await createPost('For search engines');
  expect((await visit(uri)).html).toContain('<title>For search engines');
  await updatePost(id, { seo: { title: 'Found by search engines' } });
  await expectPage(uri).toContain('<title>Found by search engines');
});

test('a campaign page links to the film of its building while it has one', async () => {
  const video = 'https://www.film.example/trinity-crossing';
  const title = 'A building with a film';
  const created = await change(
    'createPropertyPage',
    { title, status: 'PUBLISH', propertyPages: { blocks: [{ ExploreProperty: { title, video } }] } },
    'propertyPage{id uri}',
  );
  const { id, uri } = created.propertyPage as { id: string; uri: string };
  const link = `href="${video}"`;
  await expectPage(uri).toContain(link);
  // React separates texts by a comment.
  expect((await visit(uri)).html.replaceAll('<!-- -->', '')).toContain('Watch the video on film.example');
  await change('updatePropertyPage', { id, propertyPages: { blocks: [{ ExploreProperty: { title } }] } }, 'propertyPage{id}');
  await expectPage(uri).not.toContain(link);
  expect((await visit(uri)).html).not.toContain('Watch the video');
});

test('a new link in a menu appears on every page', async () => {
  const { menus } = await runAsAdmin('{menus(first:20){nodes{id locations}}}');
  const menu = (menus.nodes as { id: string; locations: string[] | null }[]).find(({ locations }) => locations?.includes('MAIN_MENU'));
  const uris = ['/', '/about/', '/news/'];
  for (const uri of uris) expect((await visit(uri)).html).not.toContain('Open house');
  const { menuItem } = await change(
    'createMenuItem',
    { menuId: menu?.id, label: 'Open house', url: '/contact/?open-house' },
    'menuItem{id}',
  );
  for (const uri of uris) await expectPage(uri).toContain('Open house');
  await change('deleteMenuItem', { id: menuItem.id }, 'deletedId');
  for (const uri of uris) await expectPage(uri).not.toContain('Open house');
});

async function sendPurge(body: string, timestamp: number, signature = signWebhook(SECRET, timestamp, body)): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    [signatureHeaders.timestamp]: String(timestamp),
    [signatureHeaders.signature]: signature,
  };
  const response = await fetch(`${site.url}/api/faust/purge`, { method: 'POST', body, headers });
  await response.arrayBuffer();
  return response.status;
}

test('purges that are forged, replayed, too old or too large are refused, and have no effect', async () => {
  await visit('/about/');
  await waitForRenewals();
  const now = Math.floor(Date.now() / 1000);
  const event = { id: 900_000_001, keys: ['graphql:Query'], uris: [], cause: 'update settings', createdAt: new Date().toISOString() };
  const body = JSON.stringify({ events: [event] });
  expect(await sendPurge(body, now, '')).toBe(401);
  expect(await sendPurge(body, now, signWebhook('another secret of the test', now, body))).toBe(401);
  expect(await sendPurge(`${body} `, now, signWebhook(SECRET, now, body))).toBe(401);
  expect(await sendPurge(body, now - 400)).toBe(401);
  expect(await sendPurge('{"events":[{}]}', now)).toBe(400);
  const oversized = `${body}${' '.repeat(9 * 1024 * 1024)}`;
  expect(await sendPurge(oversized, now).catch(() => 413)).toBe(413);
  await sleep(500);
  expect([...proxy.takeRenders().keys()]).toEqual([]);
  expect(await sendPurge(body, now)).toBe(204);
  expect(await sendPurge(body, now)).toBe(409);
});

test('with a content delivery network, only public pages that are current have its headers', async () => {
  const purges: string[] = [];
  const network = createServer((request, response) => {
    purges.push(`${request.method} ${String(request.headers['xkey'])}`);
    response.end();
  });
  await once(network.listen(0, '127.0.0.1'), 'listening');
  const { port } = network.address() as AddressInfo;
  await site.stop();
  site = await startSite({ ...siteSettings, CDN_PROVIDER: 'varnish', CDN_URL: `http://127.0.0.1:${port}` });
  try {
    expect(purges).toEqual(['PURGE all']);
    const getKeys = async (uri: string, cookie = '') => (await fetch(site.url + uri, { headers: { cookie } })).headers.get('xkey');
    await expect.poll(async () => await getKeys('/about/'), { timeout: 20_000 }).toMatch(/^all [\da-f]{10} /);
    expect((await getKeys('/about/'))?.length).toBeLessThan(8000);
    for (const [uri, cookie] of [
      ['/about/', 'theme=dark'],
      ['/login/', ''],
      ['/nowhere/', ''],
      ['/search/?q=dock', ''],
      ['/?p=1&preview=true', ''],
    ] as const)
      expect(await getKeys(uri, cookie)).toBeNull();
    const before = purges.length;
    await createPost('For the network');
    await expect.poll(() => purges.slice(before).join()).toMatch(/PURGE many [\da-f]{10} /);
  } finally {
    await site.stop();
    network.close().closeAllConnections();
    site = await startSite(siteSettings);
  }
});

test('when the process that renders pages is killed during a purge, the change shows nevertheless', async () => {
  const { id, uri } = await createPost('Before the crash');
  await expectPage(uri).toContain('Before the crash');
  const pids = execFileSync('pgrep', ['-P', String(site.pid), '-f', 'next/worker.ts'])
    .toString()
    .trim()
    .split('\n')
    .map(Number);
  await updatePost(id, { title: 'After the crash' });
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  const during = await visit(uri);
  expect(during.status).toBe(200);
  await expectPage(uri).toContain('After the crash');
});

test('after a restart of the site, all changes that were published while it was down show within five seconds', async () => {
  const posts = await Promise.all(Array.from({ length: 10 }, (_, index) => createPost(`Down ${index}`)));
  await Promise.all(posts.map(async ({ uri }, index) => await expectPage(uri).toContain(`Down ${index}`)));
  await expectPage('/news/').toContain('Down 9');
  await waitForRenewals();
  // When the site stops, it writes its pages to the disk.
  await site.stop();
  const [removed, ...changed] = posts;
  const update = async ({ id }: (typeof posts)[number], first: number) => {
    for (let publish = first; publish < 50; publish += changed.length)
      await updatePost(id, { title: `Changed ${publish}`, content: toContent(`Changed ${publish}`) });
  };
  await Promise.all(changed.map(update));
  await change('deletePost', { id: removed?.id }, 'deletedId');
  site = await startSite(siteSettings);
  const started = performance.now();
  // The last of the fifty changes of each post.
  const expected = changed.map((_post, index) => `Text of Changed ${index < 5 ? index + 45 : index + 36}.`);
  await expectStatus(removed?.uri ?? '').toBe(404);
  await Promise.all(changed.map(async ({ uri }, index) => await expectPage(uri).toContain(expected[index])));
  await expectPage('/news/').not.toContain('Down 0');
  expect(performance.now() - started).toBeLessThan(scaleToMachine(5000));
});

test('a site that starts while the content service does not respond sends its former pages, and the current ones afterwards', async () => {
  const { id, uri } = await createPost('Before the outage');
  await expectPage(uri).toContain('Before the outage');
  await site.stop();
  await updatePost(id, { title: 'After the outage' });
  content.hang();
  site = await startSite({ ...siteSettings, CONTENT_TIMEOUT_MS: '2000' });
  const former = await visit(uri);
  expect([former.status, former.html.includes('Before the outage')]).toEqual([200, true]);
  content.resume();
  await expectPage(uri).toContain('After the outage');
});
