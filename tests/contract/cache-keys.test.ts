/** The headers with the cache keys of responses, over HTTP. Which keys they contain is compared with a real WordPress in the replay. */
import { describe, expect, inject, test } from 'vitest';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { fixtureSecret } from '../support/fixture-users.ts';
import { signIn } from '../support/sign-in.ts';

async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${inject('contentUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const keys = response.headers.get('x-graphql-keys');
  return {
    status: response.status,
    text: await response.text(),
    url: response.headers.get('x-graphql-url'),
    queryId: response.headers.get('x-graphql-query-id'),
    header: keys,
    keys: keys?.split(' ') ?? [],
  };
}

test('a response from the cache has the same keys as the computed one', async () => {
  const body = { query: '# only here\nquery Cached { posts(first: 2) { nodes { id } } menuItems { nodes { uri } } }' };
  const [computed, cached] = [await send(body), await send(body)];
  expect(cached).toEqual(computed);
  expect(computed.keys.slice(1, 5)).toEqual(['graphql:Query', 'operation:Cached', 'list:post', 'list:menuitem']);
  expect(computed.keys[0]).toBe(computed.queryId);
  expect(computed.url).toBe('http://cms.test/graphql');
});

test('a header is limited to 4,000 characters, or 12,000 for the site', async () => {
  const batch = Array.from({ length: 10 }, (_, part) => ({
    query: `{ ${Array.from({ length: 25 }, (_absent, index) => `a${index}: contentNode(id: "${100_000 + part * 25 + index}", idType: DATABASE_ID) { id }`).join(' ')} }`,
  }));
  const visitor = await send(batch);
  expect(visitor.header?.length).toBeLessThan(4_000);
  expect(visitor.keys).toContain('skipped:post');
  const site = await send(batch, { 'x-faustwp-secret': fixtureSecret });
  expect(site.keys).toContain(toGlobalId('post', 100_249));
  expect(site.header?.length).toBeGreaterThan(4_000);
  expect((await send(batch, { 'x-faustwp-secret': 'a guess' })).keys).toContain('skipped:post');
});

test.each([
  ['a document that cannot be parsed', '{"query":"{"}'],
  ['a request without a query', '{}'],
  ['a query that is too large', JSON.stringify({ query: `{ ${'a: __typename '.repeat(5_000)} }` })],
])('%s has no keys', async (_name, body) => {
  expect(await send(body)).toMatchObject({ header: null, queryId: null });
});

test.each([
  ['validated', '{ posts { nope } }', ['graphql:Query', 'list:post']],
  ['executed', 'mutation M { createPost(input: {}) { post { id } } }', ['graphql:Mutation', 'operation:M']],
])('a document that cannot be %s has the keys of its text', async (_name, query, expected) => {
  expect((await send({ query })).keys.slice(1)).toEqual(expected);
});

test('hostile names and paths cannot add headers or keys', async () => {
  const { status, keys } = await send({
    query: 'query Real($uri: String!) { nodeByUri(uri: $uri) { id } }',
    variables: { uri: '/x\r\nset-cookie: a=b graphql:Query list:post/' },
  });
  expect(status).toBe(200);
  expect(keys.slice(1)).toEqual([
    'graphql:Query',
    'operation:Real',
    // A path is looked up as it is and in lower case.
    toGlobalId('uri', '/xset-cookie%3a%20a%3db%20graphql%3aQuery%20list%3apost/'),
    toGlobalId('uri', '/xset-cookie%3a%20a%3db%20graphql%3aquery%20list%3apost/'),
  ]);
  expect((await send({ query: '{ __typename }', operationName: 'x\r\nset-cookie: a=b' })).keys.slice(1)).toEqual(['graphql:Query']);
});

test('a node inside of computed data is among the keys', async () => {
  const { data } = JSON.parse(
    (await send({ query: '{ mediaItem(id: "dock", idType: SLUG) { id } contentNode(id: "/", idType: URI) { id } }' })).text,
  );
  const { keys } = await send({ query: '{ contentNode(id: "/", idType: URI) { seo { opengraphImage { sourceUrl } } } }' });
  expect(keys).toEqual(expect.arrayContaining([data.contentNode.id, data.mediaItem.id]));
});

test('the ids are those of the nodes that the visitor sees, and of no others', async () => {
  const query = '{ contentNodes(first: 100) { nodes { id } } }';
  const { text, keys } = await send({ query });
  const { nodes } = JSON.parse(text).data.contentNodes as { nodes: { id: string }[] };
  expect(keys.filter((key) => Buffer.from(key, 'base64').toString().startsWith('post:')).toSorted()).toEqual(
    nodes.map(({ id }) => id).toSorted(),
  );
});

describe('cache-control', () => {
  const endpoint = `${inject('contentUrl')}/graphql`;
  const maxAge = 'max-age=600, s-maxage=600, must-revalidate';
  const get = (query: string, init: RequestInit = {}) => fetch(`${endpoint}?${new URLSearchParams({ query })}`, init);
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(endpoint, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
  const posts = '{ posts(first: 1) { nodes { id } } }';

  test.each(['GET', 'HEAD'])(
    'caches may keep the response to an anonymous query sent with %s, until its keys are purged',
    async (method) => {
      const { headers } = await get(posts, { method });
      expect(headers.get('cache-control')).toBe(maxAge);
      expect(headers.get('vary')).toBe('Accept, Authorization, X-WP-Nonce, X-Content-Passwords');
      expect(headers.get('x-graphql-keys')).toContain('list:post');
      expect(Number(headers.get('x-content-version'))).toBeGreaterThan(0);
    },
  );

  test('responses that are not the same for all visitors, or not successful, are not cached', async () => {
    const authorization = `Bearer ${await signIn('editor')}`;
    const responses = {
      'signed in': await get(posts, { headers: { authorization } }),
      'signed in, posted': await post({ query: posts }, { authorization }),
      'invalid token': await get(posts, { headers: { authorization: 'Bearer garbage' } }),
      posted: await post({ query: posts }),
      batch: await post([{ query: posts }]),
      mutation: await post({ query: 'mutation { increaseCount(count: 1) }' }),
      'mutation with GET': await get('mutation { increaseCount(count: 1) }'),
      viewer: await get('{ viewer { id } }'),
      'partial error': await get('{ generalSettings { email } }'),
      'unknown field': await get('{ nope }'),
      'syntax error': await get('{'),
      introspection: await get('{ __schema { queryType { name } } }'),
      preflight: await fetch(endpoint, { method: 'OPTIONS' }),
    };
    const directives = Object.fromEntries(Object.entries(responses).map(([name, { headers }]) => [name, headers.get('cache-control')]));
    const priv = 'no-cache, must-revalidate, max-age=0, no-store, private';
    const anonymous = Object.fromEntries(Object.keys(responses).map((name) => [name, 'no-store']));
    expect(directives).toEqual({ ...anonymous, viewer: directives['viewer'], 'signed in': priv, 'signed in, posted': priv });
    expect(responses.posted.headers.get('x-graphql-keys')).toContain('list:post');
  });
});
