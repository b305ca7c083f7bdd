/** Limits of queries and access to the schema in production mode. */
import { readFile } from 'node:fs/promises';
import { getIntrospectionQuery } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fetchGraphql, postGraphql } from '../support/graphql-client.ts';
import { startPrivateService, type PrivateService } from '../support/private-service.ts';

let service: PrivateService;
beforeAll(async () => {
  service = await startPrivateService();
});
afterAll(() => service.stop());

const sendQuery = (query: string, variables: object = {}) => postGraphql(JSON.stringify({ query, variables }), {}, service.content.url);
const sendQuerySignedIn = (query: string, variables: object = {}) =>
  postGraphql(JSON.stringify({ query, variables }), { authorization: `Bearer ${service.token}` }, service.content.url);
const createNestedQuery = (levels: number) =>
  `${'{ posts(first: 1) { nodes { author { node '.repeat(levels)}{ id }${'} } } }'.repeat(levels)}`;

describe('query depth', () => {
  test('the maximum depth is 15 for visitors and 64 for signed-in users', async () => {
    const rejected = await sendQuery(createNestedQuery(4));
    expect([rejected.status, rejected.errors?.[0]?.message]).toEqual([
      400,
      'The query has 17 levels. Queries are limited to 15 levels. Use fewer levels, or sign in to use up to 64.',
    ]);
    expect((await sendQuery(createNestedQuery(3))).errors).toBeUndefined();
    expect((await sendQuerySignedIn(createNestedQuery(12))).errors).toBeUndefined();
    expect((await sendQuerySignedIn(createNestedQuery(16))).errors?.[0]?.message).toContain('limited to 64 levels');
  });

  test('the limits allow every operation of the site', async () => {
    const operations = JSON.parse(await readFile('content/server/operations.generated.json', 'utf8')) as { name: string; text: string }[];
    expect(operations.map(({ name }) => name)).toContain('PageByUriQuery');
    const idTypes = { postIdType: 'DATABASE_ID', pageIdType: 'DATABASE_ID', categoryIdType: 'DATABASE_ID' };
    const lookup = { id: '1', isPost: true, isPage: true, isCategory: true, ...idTypes };
    const comparison = { hasSlugs: true, slugs: [], maxChosen: 4, hasSaved: true, maxSaved: 50 };
    const variables = {
      uri: '/',
      path: '/',
      first: 100,
      feedFirst: 100,
      directoryFirst: 100,
      lowerCase: '/',
      token: '',
      ...lookup,
      ...comparison,
    };
    for (const { name, text } of operations) {
      const { errors, status } = await sendQuery(text, variables);
      expect([name, status, errors]).toEqual([name, 200, undefined]);
    }
  });
});

describe('access to the schema', () => {
  test('visitors cannot read the schema by introspection or from suggestions in errors', async () => {
    const { status, errors } = await sendQuery(getIntrospectionQuery());
    expect([status, errors?.[0]?.message]).toEqual([
      200,
      'GraphQL introspection is not allowed, but the query contained __schema or __type',
    ]);
    const { errors: all } = await sendQuery('{ a: __schema { bogus } ...F } fragment F on RootQuery { __type(name: "Post") { name } }');
    const denied = { message: errors?.[0]?.message, extensions: { category: 'graphql' } };
    expect(all).toEqual([
      { ...denied, locations: [{ line: 1, column: 3 }] },
      { message: 'Cannot query field "bogus" on type "__Schema".', extensions: denied.extensions, locations: [{ line: 1, column: 17 }] },
      { ...denied, locations: [{ line: 1, column: 58 }] },
    ]);
    expect((await sendQuery('{ bogus }')).errors?.[0]?.message).toBe('Cannot query field "bogus" on type "RootQuery".');
    expect((await sendQuery('{ posts(where: { status: PUBLISHED }) { nodes { id } } }')).text).not.toContain('Did you mean');
    expect(
      (await sendQuery('query ($s: PostStatusEnum) { posts(where: { status: $s }) { nodes { id } } }', { s: 'PUBLISHED' })).text,
    ).not.toContain('Did you mean');
    expect((await sendQuery('{ __typename }')).data).toEqual({ __typename: 'RootQuery' });
  });

  test('signed-in users can use introspection, and so can everyone if introspection is allowed', async () => {
    expect((await sendQuerySignedIn(getIntrospectionQuery())).data.__schema.queryType.name).toBe('RootQuery');
    expect((await fetchGraphql(getIntrospectionQuery())).data.__schema.queryType.name).toBe('RootQuery');
  });

  test('GraphiQL is served only if introspection is allowed', async () => {
    const page = (url: string) => fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await (await page(inject('contentUrl'))).text()).toContain('<html');
    expect((await page(service.content.url)).headers.get('content-type')).toContain('json');
  });
});

describe('query size', () => {
  test('a page of a list has at most 100 nodes', async () => {
    const { data, errors } = await sendQuery('{ contentNodes(first: 1000) { nodes { id } } }');
    expect(errors).toBeUndefined();
    expect(data.contentNodes.nodes.length).toBeLessThanOrEqual(100);
  });

  test.each([
    ['51 root fields', `{ ${Array.from({ length: 51 }, (_, n) => `a${n}: viewer { id }`).join(' ')} }`, 'limited to 50 root fields'],
    [
      '11 mutations',
      `mutation { ${Array.from({ length: 11 }, (_, n) => `a${n}: increaseCount(count: ${n})`).join(' ')} }`,
      'limited to 10 mutations',
    ],
    [
      'lists of lists of lists',
      '{ regions(first: 100) { nodes { markets(first: 100) { nodes { properties(first: 100) { nodes { id } } } } } } }',
      'limited to 25000 nodes',
    ],
    [
      '10,000 fields',
      `{ ${'__typename '.repeat(10_000)} }`,
      'The query is too large. Queries are limited to 5000 fields. Select fewer fields.',
    ],
  ])('a query with %s is rejected', async (_name, query, message) => {
    const { status, errors, data } = await sendQuery(query);
    expect([status, data]).toEqual([400, undefined]);
    expect(errors?.[0]?.message).toContain(message);
    expect(errors?.[0]?.extensions.category).toBe('request');
  });

  test.each([
    ['many values', { v: Array.from({ length: 20_000 }, () => 1) }, 'limited to 10000 values'],
    ['long text', { v: ['1', 'a,'.repeat(50_000)] }, 'limited to 100000 characters'],
    ['deeply nested values', { v: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown }, 'Variable "$v" is nested too deeply'],
    [
      'values nested more deeply than JSON may be',
      { v: JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) as unknown },
      'Could not parse JSON: Maximum stack depth exceeded',
    ],
  ])('%s in variables are rejected', async (_name, variables, message) => {
    const { status, errors } = await sendQuery('query ($v: [ID]) { posts(where: { in: $v }) { nodes { id } } }', variables);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toContain(message);
  });
});

test('operations of a batch run in order, so a later one reads what an earlier one wrote', async () => {
  const create = 'mutation { createTag(input: { name: "Batch" }) { tag { slug } } }';
  const read = '{ tag(id: "batch", idType: SLUG) { name } }';
  const batch = JSON.stringify([{ query: read }, { query: create }, { query: read }]);
  const { text } = await postGraphql(batch, { authorization: `Bearer ${service.token}` }, service.content.url);
  expect(JSON.parse(text)).toEqual([
    { data: { tag: null } },
    { data: { createTag: { tag: { slug: 'batch' } } } },
    { data: { tag: { name: 'Batch' } } },
  ]);
});

describe('timeouts', () => {
  test('a statement that waits too long for a lock fails with an error for its field', async () => {
    await service.database.db.transaction().execute(async (transaction) => {
      await sql`lock table term in access exclusive mode`.execute(transaction);
      const { status, errors, data } = await sendQuery('{ posts(first: 1) { nodes { slug } } categories { nodes { name } } }');
      expect([status, data.posts.nodes.length, data.categories]).toEqual([200, 1, null]);
      expect(errors).toMatchObject([
        { message: 'The database took too long. Request less data at once, or try again later.', path: ['categories'] },
      ]);
    });
    expect((await sendQuery('{ categories { nodes { name } } }')).errors).toBeUndefined();
  });
});

test('requests over the concurrency limit are queued, and rejected with 503 and Retry-After if the queue is full', async () => {
  const statuses = new Map<number, number>();
  let retryAfter: string | null = null;
  await service.database.db.transaction().execute(async (transaction) => {
    await sql`lock table content_version in access exclusive mode`.execute(transaction);
    const requests = Array.from({ length: 500 }, async (_, index) => {
      const response = await fetch(`${service.content.url}/graphql?query={a${index}:__typename}`);
      await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      retryAfter ??= response.headers.get('retry-after');
      return response.status;
    });
    await expect.poll(() => statuses.get(503) ?? 0).toBeGreaterThanOrEqual(76);
    // Health checks do not wait in the queue.
    expect((await fetch(`${service.content.url}/healthz`)).status).toBe(200);
    void Promise.allSettled(requests);
  });
  expect(retryAfter).toBe('1');
  await expect.poll(async () => (await sendQuery('{ __typename }')).status).toBe(200);
});
