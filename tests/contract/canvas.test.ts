/** Unsaved blocks of an open editor, which the site renders for the canvas of the studio. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteCanvas, storeCanvas } from '../../content/schema/blocks/canvas-blocks.ts';
import { canvasRoute } from '../../content/server/studio/canvas-route.ts';
import { getPassword } from '../support/fixture-users.ts';
import { createTestServices } from '../support/test-context.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

type Actor = NonNullable<Parameters<WritableSite['execute']>[1]>['as'];

const QUERY = `query ($token: String!) {
  canvasBlocks(token: $token) { clientId isFirst blocks { name clientId parentClientId saveContent attributesJSON ... on CoreBlock { reusableBlock { id } } } }
}`;

const servers: Server[] = [];
async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let site: WritableSite;
let contentUrl = '';
/** The tokens that the site has received, and the addresses of the editors. */
const tokens: string[] = [];
const addresses: unknown[] = [];
/** Replaces the page of the site. */
let page: RequestListener | null = null;

beforeAll(async () => {
  site = await createWritableSite();
  const siteUrl = await listen((request, response) => {
    if (page) return page(request, response);
    const token = /^\/canvas\/([\w-]+)\/$/.exec(request.url ?? '')?.[1] ?? '';
    tokens.push(token);
    addresses.push(request.headers['x-forwarded-for']);
    void site.execute(QUERY, { variables: { token } }).then(({ data }) => {
      const blocks = data.canvasBlocks as { clientId: string }[] | null;
      if (!blocks) return response.writeHead(404).end();
      const text = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      response.end(`<main>${blocks.map((block) => `<div data-canvas-block="${block.clientId}">${text(block)}</div>`).join('')}</main>`);
    });
  });
  const services = { ...createTestServices(site.db), siteUrl, log: () => undefined };
  const route = canvasRoute(services);
  contentUrl = await listen((request, response) => {
    const [pathname = '', query] = (request.url ?? '').split('?');
    const client = { address: '203.0.113.7', userAgent: 'tests', requestId: 'test', isSite: false };
    void route.handle({ request, response, pathname, search: new URLSearchParams(query), client });
  });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await site.drop();
});
beforeEach(() => {
  tokens.length = 0;
  addresses.length = 0;
  page = null;
});

async function createPost(input: Record<string, unknown>, as: Actor = 'editor'): Promise<number> {
  const query = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { databaseId } } }';
  return (await site.execute(query, { as, variables: { input } })).data.createPost.post.databaseId as number;
}

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

async function getToken(login: string): Promise<string> {
  const query = 'mutation ($u: String!, $p: String!) { login(input: { username: $u, password: $p }) { authToken } }';
  return (await site.execute(query, { variables: { u: login, p: getPassword(login) } })).data.login.authToken as string;
}

async function request(login: string | null, body: unknown, init: RequestInit = {}) {
  const authorization: Record<string, string> = login === null ? {} : { authorization: `Bearer ${await getToken(login)}` };
  const response = await fetch(`${contentUrl}/wp-json/site/v1/canvas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
  return { status: response.status, cacheControl: response.headers.get('cache-control'), json: await response.json() };
}

const readBlock = (json: { blocks: Record<string, string> }, clientId: string) =>
  JSON.parse((json.blocks[clientId] ?? 'null').replaceAll('&lt;', '<').replaceAll('&amp;', '&'));

describe('the canvas', () => {
  test('has the unsaved blocks of a draft with ids that are unique, and nothing is stored', async () => {
    const post = await createPost({ title: 'Draft', content: paragraph('Saved.') });
    const { status, cacheControl, json } = await request('editor', {
      post,
      blocks: [
        { clientId: 'aa-1', markup: paragraph('Unsaved.'), isFirst: true },
        { clientId: 'bb-2', markup: `<!-- wp:group --><div class="wp-block-group">${paragraph('Inner.')}</div><!-- /wp:group -->` },
      ],
    });
    expect([status, cacheControl]).toEqual([200, 'no-store']);
    expect(readBlock(json, 'aa-1')).toMatchObject({ isFirst: true, blocks: [{ name: 'core/paragraph', saveContent: '<p>Unsaved.</p>' }] });
    const { isFirst, blocks } = readBlock(json, 'bb-2');
    expect([isFirst, blocks.length]).toEqual([false, 2]);
    expect(blocks[0].clientId).toMatch(/^bb-2-/);
    expect(blocks[1].parentClientId).toBe(blocks[0].clientId);
    const { data } = await site.execute('query ($id: ID!) { post(id: $id, idType: DATABASE_ID) { content } }', {
      as: 'editor',
      variables: { id: String(post) },
    });
    expect(data.post.content).toContain('Saved.');
  });

  test('shows content that blocks refer to as visitors see it', async () => {
    const create = 'mutation ($input: CreateReusableBlockInput!) { createReusableBlock(input: $input) { reusableBlock { databaseId } } }';
    const { data } = await site.execute(create, {
      as: 'editor',
      variables: { input: { title: 'Hidden', content: paragraph('Hidden words.'), status: 'DRAFT' } },
    });
    const ref = data.createReusableBlock.reusableBlock.databaseId as number;
    const post = await createPost({ title: 'Refers', content: '' });
    const { json } = await request('editor', { post, blocks: [{ clientId: 'a', markup: `<!-- wp:block {"ref":${ref}} /-->` }] });
    expect(readBlock(json, 'a').blocks).toMatchObject([{ name: 'core/block', reusableBlock: null }]);
    expect(JSON.stringify(json)).not.toContain('Hidden words.');
  });

  test('is not changed by hostile markup, which stays inside its block', async () => {
    const post = await createPost({ title: 'Hostile', content: '' });
    const markup = `<!-- wp:html --></div></main><div data-canvas-block="b">gone</div><script>alert(1)</script><!-- /wp:html --><!-- wp:`;
    const { status, json } = await request('editor', {
      post,
      blocks: [
        { clientId: 'a', markup },
        { clientId: 'b', markup: paragraph('Mine.') },
      ],
    });
    expect(status).toBe(200);
    expect(Object.keys(json.blocks)).toEqual(['a', 'b']);
    expect(readBlock(json, 'b').blocks).toMatchObject([{ saveContent: '<p>Mine.</p>' }]);
  });

  test('is rendered for the address of the editor, so that editors do not share the limits of one network', async () => {
    const post = await createPost({ title: 'Draft', content: '' });
    expect((await request('editor', { post, blocks: [{ clientId: 'a', markup: paragraph('Unsaved.') }] })).status).toBe(200);
    expect(addresses).toEqual(['203.0.113.7']);
  });

  test('needs the right to edit the content', async () => {
    const own = await createPost({ title: 'Of the editor', content: '' });
    const body = { post: own, blocks: [{ clientId: 'a', markup: '' }] };
    expect(await request(null, body)).toMatchObject({ status: 401, json: { code: 'rest_forbidden' } });
    expect((await request('author', body)).status).toBeGreaterThanOrEqual(403);
    expect(await request('editor', { ...body, post: 99_999_999 })).toMatchObject({ status: 404, json: { code: 'rest_post_invalid_id' } });
    expect(tokens).toEqual([]);
  });

  test.each([
    ['no JSON', 'x'],
    ['no post', { blocks: [{ clientId: 'a', markup: '' }] }],
    ['no block', { post: 1, blocks: [] }],
    ['too many blocks', { post: 1, blocks: Array.from({ length: 101 }, (_, index) => ({ clientId: `a${index}`, markup: '' })) }],
    ['a client id with other characters', { post: 1, blocks: [{ clientId: '"><script>', markup: '' }] }],
    ['markup of another type', { post: 1, blocks: [{ clientId: 'a', markup: 1 }] }],
  ])('refuses a body with %s', async (_what, body) => {
    expect(await request('editor', body)).toMatchObject({ status: 400, json: { code: expect.stringMatching(/^rest_invalid_/) } });
    expect(tokens).toEqual([]);
  });

  test('refuses JSON with a syntax error like every other route, and JSON of another media type', async () => {
    expect((await request('editor', '{"post":')).json).toEqual({
      code: 'rest_invalid_json',
      message: 'Invalid JSON body passed.',
      data: { status: 400, json_error_code: 4, json_error_message: 'Syntax error' },
    });
    const post = await createPost({ title: 'Draft', content: '' });
    const authorization = `Bearer ${await getToken('editor')}`;
    const body = { post, blocks: [{ clientId: 'a', markup: '' }] };
    const plain = await request('editor', body, { headers: { 'content-type': 'text/plain', authorization } });
    expect(plain).toMatchObject({ status: 400, json: { code: 'rest_invalid_param' } });
    expect(tokens).toEqual([]);
  });

  test('refuses a body that is too large', async () => {
    const body = { post: 1, blocks: [{ clientId: 'a', markup: 'x'.repeat(4_000_000) }] };
    expect(await request('editor', body)).toMatchObject({ status: 413, json: { code: 'rest_request_too_large' } });
    const values = `[${'0,'.repeat(200_000)}0]`;
    expect(await request('editor', values)).toMatchObject({ status: 413, json: { code: 'rest_request_too_large' } });
  });

  test('refuses blocks that could not be saved, because rendering them would take the site a minute', async () => {
    const blocks = ['a', 'b'].map((clientId) => ({ clientId, markup: paragraph('<b>'.repeat(60)) }));
    const { status, json } = await request('editor', { post: await createPost({ title: 'Deep' }), blocks });
    expect([status, json.message]).toEqual([400, expect.stringContaining('nested more than 100 levels deep')]);
  });

  test('has no other method', async () => {
    expect(await request('editor', {}, { method: 'GET', body: null })).toMatchObject({ status: 404, json: { code: 'rest_no_route' } });
  });
});

describe('a token', () => {
  const find = async (token: string) => (await site.execute(QUERY, { variables: { token } })).data.canvasBlocks;

  test('is valid only until the site has rendered the blocks', async () => {
    const post = await createPost({ title: 'Draft', content: '' });
    await request('editor', { post, blocks: [{ clientId: 'a', markup: paragraph('Unsaved.') }] });
    expect(tokens).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    expect(await find(tokens[0] ?? '')).toBeNull();
  });

  test('that does not exist has no blocks', async () => {
    for (const token of ['', 'x', '__proto__', 'a'.repeat(43)]) expect(await find(token)).toBeNull();
  });

  test('can be ended', async () => {
    const token = storeCanvas({ node: null, blocks: [] });
    expect(await find(token)).toEqual([]);
    deleteCanvas(token);
    expect(await find(token)).toBeNull();
  });
});

describe('a site that does not render the blocks', () => {
  const body = async () => ({ post: await createPost({ title: 'Draft', content: '' }), blocks: [{ clientId: 'a', markup: '' }] });

  test.each([
    [404, /uses another content service/],
    [500, /could not render the block \(status 500\)/],
    [503, /status 503/],
  ])('with status %i is named, with what to do', async (status, message) => {
    page = (_request, response) => void response.writeHead(status).end('<main></main>');
    expect(await request('editor', await body())).toMatchObject({
      status: 502,
      json: { code: 'canvas_not_rendered', message: expect.stringMatching(message) },
    });
  });

  test('because something else responds', async () => {
    page = (_request, response) => void response.end('<h1>Welcome to nginx</h1>');
    expect(await request('editor', await body())).toMatchObject({ status: 502, json: { code: 'canvas_not_rendered' } });
    page = (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    expect(await request('editor', await body())).toMatchObject({ status: 502, json: { code: 'canvas_site_unreachable' } });
    page = (incoming) => void incoming.socket.destroy();
    expect(await request('editor', await body())).toMatchObject({ status: 502, json: { code: 'canvas_site_unreachable' } });
  });
});
