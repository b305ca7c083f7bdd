/** What one caller may ask for, as the public finds it in production. */
import { readFile } from 'node:fs/promises';
import { getIntrospectionQuery } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask as askShared, send } from '../support/ask.ts';
import { startPrivateService, type PrivateService } from '../support/private-service.ts';

let service: PrivateService;
beforeAll(async () => {
  service = await startPrivateService();
});
afterAll(() => service.end());

const ask = (query: string, variables: object = {}) => send(JSON.stringify({ query, variables }), {}, service.content.url);
const askSignedIn = (query: string, variables: object = {}) =>
  send(JSON.stringify({ query, variables }), { authorization: `Bearer ${service.token}` }, service.content.url);
const nested = (levels: number) => `${'{ posts(first: 1) { nodes { author { node '.repeat(levels)}{ id }${'} } } }'.repeat(levels)}`;

describe('depth', () => {
  test('is 15 for visitors and 64 for who is signed in', async () => {
    const refused = await ask(nested(4));
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([
      400,
      'Queries may nest at most 15 selections; this one has 17. People who are signed in may nest more.',
    ]);
    expect((await ask(nested(3))).errors).toBeUndefined();
    expect((await askSignedIn(nested(12))).errors).toBeUndefined();
    expect((await askSignedIn(nested(16))).errors?.[0]?.message).toContain('at most 64');
  });

  test('leaves room for every operation the site sends', async () => {
    const known = JSON.parse(await readFile('content/server/operations.generated.json', 'utf8')) as { name: string; text: string }[];
    expect(known.map(({ name }) => name)).toContain('PageByUriQuery');
    for (const { name, text } of known) {
      const { errors, status } = await ask(text, { uri: '/', first: 100, feedFirst: 100, directoryFirst: 100, lowerCase: '/' });
      expect([name, status, errors]).toEqual([name, 200, undefined]);
    }
  });
});

describe('the schema', () => {
  test('is not told to the public, not by questions and not by hints', async () => {
    const { status, errors } = await ask(getIntrospectionQuery());
    expect([status, errors?.[0]?.message]).toEqual([
      200,
      'GraphQL introspection is not allowed, but the query contained __schema or __type',
    ]);
    expect((await ask('{ ...F } fragment F on RootQuery { __type(name: "Post") { name } }')).data).toBeUndefined();
    expect((await ask('{ bogus }')).errors?.[0]?.message).toBe('Cannot query field "bogus" on type "RootQuery".');
    expect((await ask('{ posts(where: { status: PUBLISHED }) { nodes { id } } }')).text).not.toContain('Did you mean');
    expect(
      (await ask('query ($s: PostStatusEnum) { posts(where: { status: $s }) { nodes { id } } }', { s: 'PUBLISHED' })).text,
    ).not.toContain('Did you mean');
    expect((await ask('{ __typename }')).data).toEqual({ __typename: 'RootQuery' });
  });

  test('is told to who is signed in, and to everybody where people build with it', async () => {
    expect((await askSignedIn(getIntrospectionQuery())).data.__schema.queryType.name).toBe('RootQuery');
    expect((await askShared(getIntrospectionQuery())).data.__schema.queryType.name).toBe('RootQuery');
  });

  test('can be explored in a browser only there', async () => {
    const page = (url: string) => fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await (await page(inject('contentUrl'))).text()).toContain('<html');
    expect((await page(service.content.url)).headers.get('content-type')).toContain('json');
  });
});

describe('size', () => {
  test('a page has 100 nodes at most', async () => {
    const { data, errors } = await ask('{ contentNodes(first: 1000) { nodes { id } } }');
    expect(errors).toBeUndefined();
    expect(data.contentNodes.nodes.length).toBeLessThanOrEqual(100);
  });

  test.each([
    ['51 questions under different names', `{ ${Array.from({ length: 51 }, (_, n) => `a${n}: viewer { id }`).join(' ')} }`, 'at most 50'],
    [
      '11 mutations',
      `mutation { ${Array.from({ length: 11 }, (_, n) => `a${n}: increaseCount(count: ${n})`).join(' ')} }`,
      'at most 10 mutations',
    ],
    [
      'lists within lists within lists',
      '{ regions(first: 100) { nodes { markets(first: 100) { nodes { properties(first: 100) { nodes { id } } } } } } }',
      'at most 25000 nodes',
    ],
    ['many words', `{ ${'__typename '.repeat(20_000)} }`, 'Queries may select at most 5000 fields.'],
  ])('%s are refused', async (_name, query, message) => {
    const { status, errors, data } = await ask(query);
    expect([status, data]).toEqual([400, undefined]);
    expect(errors?.[0]?.message).toContain(message);
    expect(errors?.[0]?.extensions.category).toBe('request');
  });

  test.each([
    ['many values', { v: Array.from({ length: 20_000 }, () => 1) }, 'at most 10000 values'],
    ['deep values', { v: JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) as unknown }, 'at most 32 levels; "$v"'],
  ])('%s in variables are refused', async (_name, variables, message) => {
    const { status, errors } = await ask('query ($v: [ID]) { posts(where: { in: $v }) { nodes { id } } }', variables);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toContain(message);
  });
});

test('entries of a batch run one after the other: a later one reads what an earlier one wrote', async () => {
  const create = 'mutation { createTag(input: { name: "Batch" }) { tag { slug } } }';
  const read = '{ tag(id: "batch", idType: SLUG) { name } }';
  const batch = JSON.stringify([{ query: read }, { query: create }, { query: read }]);
  const { text } = await send(batch, { authorization: `Bearer ${service.token}` }, service.content.url);
  expect(JSON.parse(text)).toEqual([
    { data: { tag: null } },
    { data: { createTag: { tag: { slug: 'batch' } } } },
    { data: { tag: { name: 'Batch' } } },
  ]);
});

describe('time', () => {
  test('a statement that waits for a lock gives up, and its caller is told', async () => {
    await service.database.db.transaction().execute(async (holder) => {
      await sql`lock table term in access exclusive mode`.execute(holder);
      const { status, errors, data } = await ask('{ posts(first: 1) { nodes { slug } } categories { nodes { name } } }');
      expect([status, data.posts.nodes.length, data.categories]).toEqual([200, 1, null]);
      expect(errors).toMatchObject([
        { message: 'The database took too long to answer this. Ask for less at once, or try again later.', path: ['categories'] },
      ]);
    });
    expect((await ask('{ categories { nodes { name } } }')).errors).toBeUndefined();
  });
});

test('what cannot begin waits in line, and is told to come back where the line is full; then all goes on', async () => {
  const statuses = new Map<number, number>();
  let retryAfter: string | null = null;
  await service.database.db.transaction().execute(async (holder) => {
    await sql`lock table site_option in access exclusive mode`.execute(holder);
    const asking = Array.from({ length: 500 }, async (_, index) => {
      const response = await fetch(`${service.content.url}/graphql?query={a${index}:__typename}`);
      await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      retryAfter ??= response.headers.get('retry-after');
      return response.status;
    });
    await expect.poll(() => statuses.get(503) ?? 0).toBeGreaterThanOrEqual(76);
    // Others are told how the service is while it is full.
    expect((await fetch(`${service.content.url}/healthz`)).status).toBe(200);
    void Promise.allSettled(asking);
  });
  expect(retryAfter).toBe('1');
  await expect.poll(async () => (await ask('{ __typename }')).status).toBe(200);
});
