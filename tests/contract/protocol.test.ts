/** GraphQL over HTTP in every form that WPGraphQL was recorded to take. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, test } from 'vitest';
import { ask, send } from '../support/ask.ts';

const post = (path: string, body: string, type = 'application/json') =>
  fetch(`${inject('contentUrl')}${path}`, { method: 'POST', body, headers: { 'content-type': type } });
const problem = (message: string, category: string, place: object = {}) => ({ errors: [{ message, extensions: { category }, ...place }] });
const at = (column: number, line = 1) => ({ locations: [{ line, column }] });

describe('a batch', () => {
  test('is answered in its order, each entry for itself', async () => {
    const batch = [
      { query: '{ a: __typename }' },
      { query: '{ nope }' },
      { query: '' },
      7,
      { query: 'query ($n: Int) { posts(first: $n) { nodes { slug } } }', variables: { n: 1 } },
    ];
    const response = await post('/graphql', JSON.stringify(batch));
    expect(response.status).toBe(200);
    const answers = (await response.json()) as { errors?: { message: string }[] }[];
    expect(answers).toMatchObject([
      { data: { a: 'RootQuery' } },
      { errors: [{ message: expect.stringContaining('Cannot query field "nope"') }] },
      problem('GraphQL Request must include at least one of those two parameters: "query" or "queryId"', 'request'),
      problem('GraphQL Server expects JSON object or array', 'request'),
      { data: { posts: { nodes: [{ slug: 'report-12' }] } } },
    ]);
  });

  test('of none asks nothing', async () => {
    const response = await post('/graphql', '[]');
    expect([response.status, await response.json()]).toEqual([
      200,
      problem('GraphQL Request must include at least one of those two parameters: "query" or "queryId"', 'request'),
    ]);
  });

  test('holds ten at most', async () => {
    const batch = (size: number) => JSON.stringify(Array.from({ length: size }, () => ({ query: '{ __typename }' })));
    expect((await post('/graphql', batch(10))).status).toBe(200);
    const refused = await post('/graphql', batch(11));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('A batch may hold at most 10 queries; this one holds 11.');
  });
});

describe('one query', () => {
  test.each([
    ['/graphql', '{"query":"{ __typename }"}', 'application/json'],
    ['/graphql/', '{"query":"{ __typename }"}', 'application/json; charset=utf-8'],
    ['/index.php?graphql=true', '{"query":"{ __typename }"}', 'application/json'],
    ['/graphql', '{ __typename }', 'application/graphql'],
    ['/graphql', 'query=%7B__typename%7D&variables=%7B%7D', 'application/x-www-form-urlencoded'],
    ['/graphql', '{"query":"{ __typename }","variables":null,"operationName":null}', 'application/json'],
    ['/graphql', '{"query":"{ __typename }","variables":"{}"}', 'application/json'],
    ['/graphql', '{"query":"{ __typename }","variables":[]}', 'application/json'],
  ])('may come to %s as %s (%s)', async (path, body, type) => {
    const response = await post(path, body, type);
    expect([response.status, await response.json()]).toEqual([200, { data: { __typename: 'RootQuery' } }]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('is answered in the media type of GraphQL over HTTP to who asks for that', async () => {
    const response = await fetch(`${inject('contentUrl')}/graphql?query={__typename}`, {
      headers: { accept: 'application/graphql-response+json' },
    });
    expect(response.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8');
  });

  test('that changes something may not come by GET', async () => {
    const response = await fetch(`${inject('contentUrl')}/graphql?query=mutation{increaseCount(count:1)}`);
    expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
      405,
      'POST',
      problem('GET supports only query operation', 'request'),
    ]);
  });

  test.each([
    [405, 'PUT', '{"query":"{ __typename }"}', 'application/json', 'HTTP Method "PUT" is not supported'],
    [415, 'POST', '{ __typename }', 'text/plain', 'Unexpected content type: "text/plain"'],
    [415, 'POST', '{ __typename }', 'multipart/form-data; boundary=x', 'Unexpected content type: "multipart/form-data"'],
    [400, 'POST', '', 'application/json', 'Could not parse JSON: Syntax error'],
    [400, 'POST', '{"query":', 'application/json', 'Could not parse JSON: Syntax error'],
    [400, 'POST', 'null', 'application/json', 'GraphQL Server expects JSON object or array'],
    [400, 'POST', '{"query":7}', 'application/json', 'GraphQL Request parameter "query" must be string'],
    [400, 'POST', '{"query":"{a}","operationName":7}', 'application/json', 'GraphQL Request parameter "operation" must be string'],
    [400, 'POST', '{"query":"{a}","variables":7}', 'application/json', 'GraphQL Request parameter "variables" must be object'],
    [400, 'POST', 'query={a}&variables={', 'application/x-www-form-urlencoded', 'Could not parse JSON: Syntax error'],
  ])('is refused with %i as %s %j of type %s', async (status, method, body, type, message) => {
    const response = await fetch(`${inject('contentUrl')}/graphql`, { method, body, headers: { 'content-type': type } });
    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as { errors: { message: string; extensions: unknown }[] };
    expect(errors[0]?.message).toContain(message);
    expect(errors[0]?.extensions).toEqual({ category: 'request' });
  });

  test('may be addressed as proxies do, by the whole address', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const path = 'http://cms.example.test/graphql?query={__typename}';
    request(inject('contentUrl'), { path }, async (response) => resolve(await text(response))).end();
    expect(await promise).toBe('{"data":{"__typename":"RootQuery"}}');
  });

  test('without a content type is refused', async () => {
    const { promise, resolve } = Promise.withResolvers<[number | undefined, string]>();
    const asking = request(`${inject('contentUrl')}/graphql`, { method: 'POST' }, async (response) =>
      resolve([response.statusCode, await text(response)]),
    );
    asking.end('{}');
    expect(await promise).toEqual([415, JSON.stringify(problem('Missing "Content-Type" header', 'request'))]);
  });
});

test('another origin may ask, with a token but without cookies', async () => {
  const response = await fetch(`${inject('contentUrl')}/graphql`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type');
  expect(response.headers.get('access-control-max-age')).toBe('600');
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

describe('which operation is run', () => {
  const two = 'query A { a: __typename } query B { b: __typename }';
  const run = async (body: object) => JSON.parse((await send(JSON.stringify(body))).text) as object;

  test('is told by name', async () => {
    expect(await run({ query: two, operationName: 'B' })).toEqual({ data: { b: 'RootQuery' } });
  });
  test('must be told where there are several', async () => {
    expect(await run({ query: two })).toEqual(problem('Must provide operation name if query contains multiple operations.', 'graphql'));
  });
  test('must be one of them', async () => {
    expect(await run({ query: two, operationName: 'Z' })).toEqual(problem('Failed to determine operation type', 'request'));
  });
  test('is no subscription', async () => {
    expect(await run({ query: 'subscription{x}' })).toEqual(problem('Schema is not configured for subscriptions.', 'graphql', at(1)));
  });
});

describe('what is wrong with a query is said in the words that clients of WPGraphQL know', () => {
  test.each([
    ['{posts}', 'Field "posts" of type "RootQueryToPostConnection" must have a sub selection.', 2],
    ['{posts(nope:1){nodes{id}}}', 'Unknown argument "nope" on field "posts" of type "RootQuery".', 8],
    ['{bogus}', 'Cannot query field "bogus" on type "RootQuery". Did you mean "menus", "pages", "posts", or "tags"?', 2],
    ['query($n:Int){posts{nodes{id}}}', 'Variable "$n" is never used.', 7],
    ['mutation{createPost{post{id}}}', 'Field "createPost" argument "input" of type "CreatePostInput!" is required but not provided.', 10],
    ['mutation{createCategory(input:{}){category{id}}}', 'Field CreateCategoryInput.name of required type String! was not provided.', 31],
    ['{menuItems(where:{location:NOPE}){nodes{id}}}', 'Field "menuItems" argument "where" requires type MenuLocationEnum, found NOPE.', 28],
  ])('%s', async (query, message, column) => {
    expect(JSON.parse((await ask(query)).text)).toEqual(problem(message, 'graphql', at(column)));
  });

  test('a variable of another type', async () => {
    const { text: body } = await ask('query($n:Int){posts(first:$n){nodes{id}}}', { n: 'three' });
    expect(JSON.parse(body)).toEqual(
      problem(
        'Variable "$n" got invalid value "three"; Expected type Int; Int cannot represent non-integer value: three',
        'graphql',
        at(7),
      ),
    );
  });
});
