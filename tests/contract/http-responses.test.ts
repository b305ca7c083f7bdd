/** HTTP responses of the GraphQL endpoint and of media files. */
import { describe, expect, inject, test } from 'vitest';
import { fetchGraphql, postGraphql } from '../support/graphql-client.ts';
import { scaleToMachine } from '../support/machine-speed.ts';

describe('GraphQL over HTTP', () => {
  test('a query for an unknown field returns 200 with a message and a category, without data', async () => {
    const response = await fetchGraphql('{ posts { nodes { nope } } }');
    expect(response.status).toBe(200);
    expect(response.errors).toEqual([
      { message: 'Cannot query field "nope" on type "Post".', extensions: { category: 'graphql' }, locations: [{ line: 1, column: 19 }] },
    ]);
    expect('data' in JSON.parse(response.text)).toBe(false);
  });

  test('one failing field does not affect the data of other fields', async () => {
    const { status, data, errors } = await fetchGraphql('{ posts(first: 1) { nodes { slug } } post(id: "abc", idType: ID) { id } }');
    expect(status).toBe(200);
    expect(data).toEqual({ posts: { nodes: [{ slug: 'report-12' }] }, post: null });
    expect(errors).toMatchObject([
      {
        message: 'The ID input is invalid. Make sure you set the proper idType for your input.',
        extensions: { category: 'user' },
        path: ['post'],
      },
    ]);
  });

  test.each([
    ['a syntax error', '{"query":"{ posts {"}', 400],
    ['a body that is not JSON', 'nonsense', 400],
    ['an empty body', '', 400],
    ['a number', '7', 400],
    ['an empty batch', '[]', 200],
    ['variables that are not an object', '{"query":"{ __typename }","variables":7}', 400],
    ['an empty object', '{}', 200],
    ['an empty query', '{"query":""}', 200],
    ['a subscription', '{"query":"subscription { x }"}', 200],
    ['a mutation', '{"query":"mutation { x }"}', 200],
  ])('%s returns an error', async (_name, body, status) => {
    const response = await postGraphql(body);
    expect(response.status).toBe(status);
    expect(response.errors?.[0]?.message).toBeTruthy();
    expect(response.data ?? null).toBeNull();
    expect(response.text).not.toMatch(/at .*\.(ts|js):\d/);
  });

  test('another content type returns 415, another method 405', async () => {
    expect((await postGraphql('{ __typename }', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await fetch(`${inject('contentUrl')}/graphql`, { method: 'PUT', body: '{}' })).status).toBe(405);
  });

  test('a query can be sent with GET', async () => {
    const url = new URL('/graphql', inject('contentUrl'));
    url.search = new URLSearchParams({
      query: 'query P($n: Int) { posts(first: $n) { nodes { slug } } }',
      variables: '{"n":1}',
      operationName: 'P',
    }).toString();
    expect(await (await fetch(url)).json()).toEqual({ data: { posts: { nodes: [{ slug: 'report-12' }] } } });
  });

  test('a body larger than one megabyte is rejected', async () => {
    expect((await postGraphql(JSON.stringify({ query: `# ${'x'.repeat(1_100_000)}\n{ __typename }` }))).status).toBe(413);
  });

  test.each([
    ['nests too deeply', `{ ${'regions { nodes { '.repeat(5_000)}id${' } }'.repeat(5_000)} }`],
    [
      'nests through fragments',
      `{ ...F39 } ${Array.from({ length: 40 }, (_, level) => `fragment F${level} on RootQuery { ${level === 0 ? '__typename' : `node(id: "x") { ... on Page { children { nodes { id } } } } ...F${level - 1}`} }`).join(' ')} ${'{'.repeat(40_000)}`,
    ],
    ['repeats a field thousands of times', `{ ${'__typename '.repeat(20_000)} }`],
    [
      'selects lists of lists of lists',
      '{ regions(first: 100) { nodes { markets(first: 100) { nodes { properties(first: 100) { nodes { id } } } } } } }',
    ],
    [
      'passes its page sizes in variables',
      'query ($n: Int = 100) { a: regions(first: $n) { nodes { markets(first: $n) { nodes { properties(first: $n) { nodes { id } } } } } } }',
    ],
  ])('a query that %s is rejected quickly', async (_name, query) => {
    const start = performance.now();
    const { errors, data } = await fetchGraphql(query);
    expect(errors?.[0]?.message).toMatch(/limited to|Syntax Error/);
    expect(data).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(scaleToMachine(1_000));
  });

  test.each([
    ['query ($v: String) { posts(where: { categoryName: $v }) { nodes { id } } }', '\0'],
    ['query ($v: ID!) { post(id: $v, idType: SLUG) { id } }', "'; drop table content_node; --"],
    ['query ($v: ID!) { category(id: $v, idType: NAME) { id } }', '\ud800 half'],
    ['query ($v: ID!) { mediaItem(id: $v, idType: SOURCE_URL) { id } }', 'http://cms.test/media/%00'],
    ['query ($v: ID!) { post(id: $v, idType: DATABASE_ID) { id } }', '2147483647'],
    ['query ($v: ID) { node(id: $v) { id } }', Buffer.from('post:99999999999').toString('base64')],
  ])('%s with %j finds nothing and causes no internal error', async (query, v) => {
    const { errors, text } = await fetchGraphql(query, { v });
    expect((errors ?? []).map((error) => error.extensions.category).filter((category) => category !== 'user')).toEqual([]);
    expect(text).not.toContain('"id"');
  });
});

describe('media files', () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${inject('contentUrl')}${path}`, { headers });

  test('an image is served with its content type, nosniff and an immutable cache lifetime', async () => {
    const response = await get('/media/2024/02/dock-480.avif');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
    // Without the second header, `fetch` would add `cache-control: no-cache`, which requests the whole file.
    const revalidated = await get('/media/2024/02/dock-480.avif', {
      'if-none-match': response.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect(revalidated.status).toBe(304);
  });

  test.each([
    ['bytes=0-9', 206, '10'],
    ['bytes=-5', 206, '5'],
    ['bytes=99999999-', 416, null],
    ['lines=1-2', 200, '81994'],
  ])('a request for the range %s returns %i', async (range, status, length) => {
    const response = await get('/media/2024/02/dock.jpg', { range });
    expect([response.status, response.headers.get('content-length')]).toEqual([status, length]);
  });

  test.each([
    '/media/',
    '/media/2024/02/',
    '/media/2024/02/none.jpg',
    '/media/.made/2024/02/dock.json',
    '/media/%2e%2e%2f%2e%2e/package.json',
    '/media/..%2f..%2fpackage.json',
    '/media/%00',
    '/media/%E0%A4%A',
  ])('%s returns 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('/healthz returns 200', async () => {
    expect((await get('/healthz')).status).toBe(200);
  });
});
