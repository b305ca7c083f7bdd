import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import searchQuery from '#generated/SearchClientQuery.graphql.ts';

const id = (searchQuery.params as { cacheID?: string }).cacheID ?? '';
const respond = vi.fn<(url: URL, init: RequestInit) => Response>();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('CONTENT_URL', 'http://127.0.0.1:4999');
  respond.mockReset().mockImplementation(() => Response.json({ data: { propertySearch: { image: 'http://127.0.0.1:4999/media/a.png' } } }));
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => respond(url, init));
});

async function get(query: Record<string, string>, headers: Record<string, string> = {}) {
  const { GET } = await import('./route.ts');
  return await GET(new Request(`http://127.0.0.1:3000/api/graphql/?${new URLSearchParams(query)}`, { headers }));
}

async function post(body: string, headers: Record<string, string> = {}) {
  const { POST } = await import('./route.ts');
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, duplex: 'half' };
  return await POST(new Request('http://127.0.0.1:3000/api/graphql/', init));
}

const readError = async (response: Response) => [response.status, JSON.stringify(await response.json())];

test('runs a compiled operation by its id, and returns image URLs on the host of the site', async () => {
  for (const response of [await get({ id, variables: '{"first":3}' }), await post(JSON.stringify({ id, variables: { first: 3 } }))]) {
    expect(response.status).toBe(200);
    // A browser that kept a result would hide changes of content.
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ data: { propertySearch: { image: '/media/a.png' } } });
  }
  expect(JSON.parse(respond.mock.calls[0]?.[1].body as string)).toEqual({ query: searchQuery.params.text, variables: { first: 3 } });
});

test('forwards the IP address of the visitor, and authenticates the site', async () => {
  vi.stubEnv('FAUST_SECRET_KEY', 'a secret of sixteen characters');
  await get({ id, variables: '{"first":3}' }, { 'x-forwarded-for': '203.0.113.9' });
  expect(respond.mock.calls[0]?.[1].headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-faustwp-secret': 'a secret of sixteen characters',
  });
});

test('rejects query text, unknown ids and unknown variables without a request to the content service', async () => {
  expect(await readError(await get({ query: '{ users { nodes { email } } }' }))).toEqual([
    400,
    expect.stringContaining('not accepted here'),
  ]);
  expect(await readError(await post(JSON.stringify({ id, query: '{ __typename }' })))).toEqual([
    400,
    expect.stringContaining('not accepted here'),
  ]);
  expect(await readError(await get({ id: 'f00' }))).toEqual([404, expect.stringContaining('reload the page')]);
  expect(await readError(await get({ id, variables: '{"evil":1}' }))).toEqual([400, expect.stringContaining('no variable')]);
  expect(await readError(await get({ id, variables: '[' }))).toEqual([400, expect.stringContaining('JSON object')]);
  const nested = `{"first":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  expect(await readError(await get({ id, variables: nested }))).toEqual([400, expect.stringContaining('JSON object')]);
  expect(await readError(await post(`{"id":"${id}","variables":${nested}}`))).toEqual([400, expect.stringContaining('JSON object')]);
  expect(respond).not.toHaveBeenCalled();
});

test('rejects requests from other sites, other content types and large bodies', async () => {
  expect((await get({ id }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await get({ id }, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(`{"id":"${'x'.repeat(20_000)}"}`)).status).toBe(413);
  expect(respond).not.toHaveBeenCalled();
});

test('reports errors of the content service, and returns no partial results', async () => {
  respond.mockImplementation(() =>
    Response.json({ data: null, errors: [{ message: 'Variable "$first" got invalid value' }] }, { status: 200 }),
  );
  expect(await readError(await get({ id }))).toEqual([400, expect.stringContaining('$first')]);
  respond.mockImplementation(() => {
    throw new TypeError('fetch failed');
  });
  const unavailable = await get({ id });
  expect(unavailable.status).toBe(503);
  expect(unavailable.headers.get('cache-control')).toBe('no-store');
});

test('allows exactly the queries of the islands, and no mutations', async () => {
  const { operations } = await import('./operations.ts');
  const components = path.resolve(import.meta.dirname, '../../../components');
  const declared = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.client.tsx'))
    .flatMap((file) => [...readFileSync(path.join(components, file), 'utf8').matchAll(/\bquery (\w+)|queryName: "(\w+)"/g)])
    .map(([, query, refetch]) => query ?? refetch);
  expect([...operations.values()].map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual(
    declared.toSorted((a = '', b = '') => a.localeCompare(b)),
  );
  for (const { text } of operations.values()) expect(text).toMatch(/^query /);
});
