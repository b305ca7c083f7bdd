/** Saved GraphQL documents over HTTP, compatible with WPGraphQL Smart Cache, and their limits. */
import { hash } from 'node:crypto';
import { parse } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  createDocument as createGraphqlDocument,
  deleteDocument,
  updateDocument,
} from '../../content/commands/documents/document-commands.ts';
import { deleteOldDocuments } from '../../content/commands/documents/document-retention.ts';
import { automaticLimits, saveAutomatically } from '../../content/commands/documents/save-automatically.ts';
import { createSavedQueries } from '../../content/server/saved-queries.ts';
import { findDocumentByAlias } from '../../content/store/documents/graphql-documents.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { fetchGraphqlAs } from '../support/sign-in.ts';
import { createTestServices } from '../support/test-context.ts';

const endpoint = `${inject('contentUrl')}/graphql`;
const get = async (parameters: Record<string, string>) => {
  const response = await fetch(`${endpoint}?${new URLSearchParams(parameters)}`);
  const { data, errors } = (await response.json()) as {
    data?: Record<string, unknown>;
    errors?: { message: string; extensions: unknown }[];
  };
  return { status: response.status, headers: response.headers, data, message: errors?.[0]?.message, errors };
};
const post = (body: unknown) => postGraphql(JSON.stringify(body));
const sha256 = (text: string) => hash('sha256', text);
const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const notFound = [{ message: 'PersistedQueryNotFound', extensions: { category: 'request' } }];

describe('documents that clients save', () => {
  const query = '{ posts(first: 1, where: { author: 1 })\n { nodes { __typename } } }';
  const normal = '{\n  posts(first: 1, where: {author: 1}) {\n    nodes {\n      __typename\n    }\n  }\n}\n';

  test('a document is saved under the hash of its text and of its normal form, and every parameter for ids accepts both', async () => {
    const id = sha256(query);
    expect(await get({ queryId: id })).toMatchObject({ status: 200, errors: notFound });
    const { data } = await post({ query, extensions: persisted(id) });
    expect(data).toMatchObject({ posts: { nodes: expect.anything() } });
    const requests: Record<string, string>[] = [
      { queryId: id },
      { queryid: sha256(normal) },
      { documentId: id },
      { id },
      { extensions: JSON.stringify(persisted(id)) },
      { query: '', queryId: id },
    ];
    for (const parameters of requests) {
      const result = await get(parameters);
      expect([result.data, result.headers.get('x-graphql-query-id'), parameters]).toEqual([data, sha256(normal), parameters]);
      expect(result.headers.get('x-graphql-keys')).toMatch(new RegExp(`^${sha256(normal)} graphql:Query`));
      expect(result.headers.get('cache-control')).toBe('max-age=600, s-maxage=600, must-revalidate');
    }
    expect((await post({ queryId: id })).data).toEqual(data);
    expect(JSON.parse((await post([{ queryId: id }, { queryId: 'nothing' }])).text)).toEqual([{ data }, { errors: notFound }]);
  });

  test('variables and operation names are read from the request', async () => {
    const two = 'query A($n: Int) { posts(first: $n) { nodes { id } } } query B { b: __typename }';
    await post({ query: two, queryId: 'two-operations', operationName: 'B' });
    expect((await get({ queryId: 'two-operations', operationName: 'B' })).data).toEqual({ b: 'RootQuery' });
    const { data } = await get({ queryId: 'two-operations', operationName: 'A', variables: '{"n":2}' });
    expect(data).toMatchObject({ posts: { nodes: { length: 2 } } });
    const slug = sha256(
      'query A($n: Int) {\n  posts(first: $n) {\n    nodes {\n      id\n    }\n  }\n}\n\nquery B {\n  b: __typename\n}\n',
    );
    const { data: saved } = await fetchGraphqlAs('editor', `{ graphqlDocument(id: "${slug}", idType: SLUG) { title isAutomatic } }`);
    expect(saved.graphqlDocument).toEqual({ title: 'A, B', isAutomatic: true });
  });
  test('an id belongs to one document, and a hash only to its own', async () => {
    await post({ query: '{ taken: __typename }', queryId: 'taken' });
    const other = '{ other: __typename }';
    expect(await post({ query: other, queryId: 'taken' })).toMatchObject({
      status: 200,
      errors: [
        { message: 'This queryId has already been associated with another query "A Persisted Query"', extensions: { category: 'request' } },
      ],
    });
    expect((await post({ query: other, queryId: sha256('{ victim: __typename }') })).errors?.[0]?.message).toContain(
      'not the hash of this query',
    );
    expect((await get({ queryId: sha256('{ victim: __typename }') })).errors).toEqual(notFound);
  });

  test('documents that cannot be executed are not saved', async () => {
    for (const [index, text] of ['{ nope }', '{'].entries()) {
      const id = `invalid-${index}`;
      expect((await post({ query: text, queryId: id })).errors).toHaveLength(1);
      expect((await get({ queryId: id })).errors).toEqual(notFound);
    }
  });

  test('a saved mutation needs POST', async () => {
    const mutation = 'mutation { increaseCount(count: 1) }';
    await post({ query: mutation, queryId: sha256(mutation) });
    expect((await post({ queryId: sha256(mutation) })).data).toEqual({ increaseCount: 2 });
    expect(await get({ queryId: sha256(mutation) })).toMatchObject({ status: 405, message: 'GET supports only query operation' });
  });

  test.each([
    [{ query: '{ a: __typename }', documentId: 'x' }, 'GraphQL Request parameters "query" and "queryId" are mutually exclusive'],
    [{ queryId: 7 }, 'GraphQL Request parameter "queryId" must be string, but got 7'],
    [{ extensions: { persistedQuery: { sha256Hash: ['x'] } } }, 'GraphQL Request parameter "queryId" must be string, but got ["x"]'],
    [{ extensions: { persistedQuery: 'x' } }, 'GraphQL Request must include at least one of those two parameters: "query" or "queryId"'],
  ])('the request %j is rejected', async (body, message) => {
    expect((await post(body)).errors?.[0]?.message).toBe(message);
  });

  test('long ids, and ids that are not text, are not saved', async () => {
    expect((await post({ query: '{ a: __typename }', queryId: 'x'.repeat(201) })).errors?.[0]?.message).toContain(
      'limited to 200 characters',
    );
    expect((await post({ query: '{ a: __typename }', queryId: 'a\0b' })).errors).toHaveLength(1);
    expect((await get({ queryId: 'a\0b' })).message).toContain('contains a NUL character');
  });
});

describe('documents that editors save', () => {
  const fields =
    'graphqlDocument { id databaseId title slug content status alias description grant maxAgeHeader graphqlDocumentGroups { nodes { name } } }';
  const mutate = async (name: string, input: object, as = 'editor') => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const { data, errors } = await fetchGraphqlAs(as, `mutation ($input: ${type}Input!) { ${name}(input: $input) { ${fields} } }`, {
      input,
    });
    return { document: data?.[name]?.graphqlDocument, message: errors?.[0]?.message };
  };

  test('a document has the fields of the plugin, and can be sent by its aliases', async () => {
    const input = {
      content: 'query Managed { managed: __typename }',
      alias: ['managed', 'managed-too'],
      title: 'Managed',
      description: 'For tests',
      grant: 'allow',
      maxAgeHeader: 100,
      status: 'PUBLISH',
      graphqlDocumentGroups: { nodes: [{ name: 'tests' }] },
    };
    const { document } = await mutate('createGraphqlDocument', input);
    const content = 'query Managed {\n  managed: __typename\n}\n';
    const expected = {
      title: 'Managed',
      slug: sha256(content),
      content,
      status: 'publish',
      alias: [sha256(content), 'managed', 'managed-too'].toSorted(),
      description: 'For tests',
      grant: 'allow',
      maxAgeHeader: 100,
      graphqlDocumentGroups: { nodes: [{ name: 'tests' }] },
    };
    expect({ ...document, alias: document.alias.toSorted() }).toMatchObject(expected);
    const { data, headers } = await get({ queryId: 'managed' });
    expect(data).toEqual({ managed: 'RootQuery' });
    expect(headers.get('cache-control')).toBe('max-age=100, s-maxage=100, must-revalidate');
    expect((await get({ query: input.content })).headers.get('cache-control')).toContain('max-age=100');
    const { data: found } = await fetchGraphqlAs(
      'editor',
      `{ node(id: "${document.id}") { __typename id } graphqlDocument(id: "${document.databaseId}", idType: DATABASE_ID) { title } graphqlDocuments(first: 1) { nodes { title } } }`,
    );
    expect(found).toEqual({
      node: { __typename: 'GraphqlDocument', id: document.id },
      graphqlDocument: { title: 'Managed' },
      graphqlDocuments: { nodes: [{ title: 'Managed' }] },
    });

    const changed = await mutate('updateGraphqlDocument', {
      id: document.id,
      content: '{ changed: __typename }',
      grant: 'deny',
      maxAgeHeader: 0,
    });
    expect(changed.document).toMatchObject({
      grant: 'deny',
      maxAgeHeader: 0,
      title: 'Managed',
      slug: sha256('{\n  changed: __typename\n}\n'),
    });
    expect(changed.document.alias).toContain('managed');
    expect(changed.document.alias).not.toContain(sha256(content));
    const after = await get({ queryId: 'managed-too' });
    expect([after.data, after.headers.get('cache-control')]).toEqual([{ changed: 'RootQuery' }, 'no-store']);
    expect((await mutate('updateGraphqlDocument', { id: document.id, alias: ['only'] })).document.alias).toEqual(
      expect.arrayContaining(['only']),
    );
    expect((await get({ queryId: 'managed' })).errors).toEqual(notFound);
    expect((await mutate('deleteGraphqlDocument', { id: document.id })).document).toMatchObject({ title: 'Managed' });
    expect((await get({ queryId: 'only' })).errors).toEqual(notFound);
  });

  test('the rules and messages are those of the plugin', async () => {
    const { document } = await mutate('createGraphqlDocument', { content: '{ first: __typename }', alias: ['first'], title: 'First' });
    const attempts: [object, string][] = [
      [{ content: 'query broken { __typename ' }, 'Invalid graphql query string "query broken { __typename "'],
      [{ content: '{first:__typename}' }, 'This query has already been associated with another query "First"'],
      [{ content: '{ second: __typename }', alias: ['second', 'first'] }, 'Alias "second, first" already in use by another query "First"'],
      [{ content: '{ second: __typename }', grant: 'bad' }, 'Invalid value for allow/deny grant: "bad"'],
      [{ content: '{ second: __typename }', maxAgeHeader: -1 }, 'Invalid max age header value "-1". Must be greater than or equal to zero'],
    ];
    for (const [input, message] of attempts) expect((await mutate('createGraphqlDocument', input)).message).toBe(message);
    await mutate('deleteGraphqlDocument', { id: document.id });
  });

  test('an editor can take over an id under which a client has saved a document', async () => {
    await post({ query: '{ client: __typename }', queryId: 'getPosts' });
    const { document } = await mutate('createGraphqlDocument', { content: '{ editor: __typename }', alias: ['getPosts'] });
    expect((await get({ queryId: 'getPosts' })).data).toEqual({ editor: 'RootQuery' });
    await mutate('deleteGraphqlDocument', { id: document.id });
  });

  test('users other than editors neither see nor change documents', async () => {
    const { document } = await mutate('createGraphqlDocument', { content: '{ hidden: __typename }' });
    expect((await mutate('updateGraphqlDocument', { id: document.id, grant: 'deny' }, 'writer')).message).toBe(
      'Sorry, you are not allowed to update a graphqlDocument',
    );
    expect(
      (
        await post({
          query: `{ graphqlDocument(id: "${document.id}") { id } graphqlDocuments { nodes { id } } node(id: "${document.id}") { id } }`,
        })
      ).data,
    ).toEqual({
      graphqlDocument: null,
      graphqlDocuments: { nodes: [] },
      node: null,
    });
    await mutate('deleteGraphqlDocument', { id: document.id });
  });
});

describe('limits and access', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase('migrated');
  });
  afterAll(() => database.drop());
  const client = { address: '203.0.113.9', userAgent: '', requestId: '' };
  const createDocument = (name: string) => {
    const content = `{\n  ${name}: __typename\n}\n`;
    return { alias: sha256(content), text: content, content, queryId: sha256(content), title: name };
  };

  test('clients cannot fill the database: networks are limited, and the least recently used documents are discarded', async () => {
    const services = createTestServices(database.db);
    await sql`insert into graphql_document (query_id, title, slug, content, is_automatic, created_at, modified_at, used_at)
      select 'old' || n, 'Old', 'old' || n, 'x', true, now(), now(), now() - make_interval(days => 2, mins => n)
      from generate_series(1, ${automaticLimits.documents + 50}) as n`.execute(database.db);
    await saveAutomatically(services, createDocument('q1'), client);
    // The address has saved 298 more documents.
    await sql`update rate_limit set points = points + 298 where key like 'saved-query:address:%'`.execute(database.db);
    for (const name of ['q2', 'q3']) await saveAutomatically(services, createDocument(name), client);
    for (const name of ['q4', 'q1']) await saveAutomatically(services, createDocument(name), { ...client, address: '198.51.100.7' });
    const { rows } = await sql<{ count: number; saved: string }>`
      select count(*)::int as count, string_agg(title, ' ' order by id) filter (where title like 'q%') as saved from graphql_document`.execute(
      database.db,
    );
    expect(rows[0]).toEqual({ count: automaticLimits.documents, saved: 'q1 q2 q4' });
  });

  test('a change of a document purges the responses under its ids, including ids that it takes over from another document', async () => {
    const services = createTestServices(database.db);
    const editor = { user: null, capabilities: new Set(['edit_others_posts'] as const) };
    const takeKeys = async () => (await database.db.deleteFrom('purge_event').returning('keys').execute()).flatMap(({ keys }) => keys);
    const [client1, mine, changed] = [createDocument('client'), createDocument('mine'), createDocument('changed')];
    await saveAutomatically(services, { ...client1, alias: 'wanted' }, { ...client, address: '198.51.100.2' });
    expect(await takeKeys()).toEqual([]);
    const id = await createGraphqlDocument(services, editor, { content: mine.text, alias: ['wanted'] });
    expect(await takeKeys()).toEqual(expect.arrayContaining([client1.queryId, mine.queryId]));
    await updateDocument(services, editor, String(id), { content: changed.text });
    expect(await takeKeys()).toEqual(expect.arrayContaining([mine.queryId, changed.queryId]));
    await deleteDocument(services, editor, String(id));
    expect(await takeKeys()).toContain(changed.queryId);
  });

  test('documents are deleted by age, unless they belong to a group', async () => {
    const services = createTestServices(database.db);
    await sql`insert into graphql_document (query_id, title, slug, content, groups, created_at, modified_at, used_at) values
      ('a', 'Old', 'a', 'x', '{}', now(), now() - interval '31 days', now()), ('b', 'Grouped', 'b', 'x', '{kept}', now(), now() - interval '31 days', now())`.execute(
      database.db,
    );
    expect(await deleteOldDocuments(services, 30)).toBe(1);
    expect(await deleteOldDocuments(services, 30)).toBe(0);
    const events = await database.db.selectFrom('purge_event').select('keys').execute();
    expect(events.at(-1)?.keys).toContain('a');
  });

  test('what anonymous clients may send depends on GRAPHQL_ACCESS and the grant of the document', async () => {
    const services = createTestServices(database.db);
    await sql`delete from graphql_document`.execute(database.db);
    const documents = ['allow', 'deny', ''].map((grant) => ({ grant, document: createDocument(`g${grant}`) }));
    for (const { grant, document } of documents) {
      await saveAutomatically(services, document, { ...client, address: '198.51.100.1' });
      await database.db
        .updateTable('graphql_document')
        .set({ access_grant: grant as '' })
        .where('query_id', '=', document.queryId)
        .execute();
    }
    const read = async (access: 'public' | 'only_allowed' | 'some_denied') => {
      const { findDenial } = createSavedQueries({ services, access, maxAgeSeconds: 0 });
      const ids = [...documents.map(({ document }) => document.queryId), 'unknown'];
      return Promise.all(ids.map(async (id) => (await findDenial(id, '{ a }'))?.message ?? null));
    };
    const blocked = 'This query document has been blocked.';
    expect(await read('public')).toEqual([null, null, null, null]);
    expect(await read('some_denied')).toEqual([null, blocked, null, null]);
    expect(await read('only_allowed')).toEqual([null, blocked, blocked, 'Not Found. Only pre-defined queries are allowed.']);
    const { save } = createSavedQueries({ services, access: 'only_allowed', maxAgeSeconds: 0 });
    await save(
      { query: '{ a }', queryId: 'b', variables: {}, operationName: undefined },
      { ast: parse('{ a }'), queryId: sha256('{\n  a\n}\n') },
      client,
    );
    expect(await findDocumentByAlias(database.db, 'b')).toBeNull();
  });
});
