/** All forms of GraphQL requests over HTTP that the recorded WPGraphQL accepts. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, test } from 'vitest';
import { fetchGraphql, postGraphql } from '../support/graphql-client.ts';
import { listFailedAudits } from '../support/graphql-http-audits.ts';

const post = (path: string, body: string, type = 'application/json') =>
  fetch(`${inject('contentUrl')}${path}`, { method: 'POST', body, headers: { 'content-type': type } });
const createErrorBody = (message: string, category: string, location: object = {}) => ({
  errors: [{ message, extensions: { category }, ...location }],
});
const createLocation = (column: number, line = 1) => ({ locations: [{ line, column }] });

test('development follows GraphQL over HTTP: all required and recommended audits of graphql-http pass', async () => {
  const { count, failed } = await listFailedAudits(`${inject('contentUrl')}/graphql`);
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(50);
});

test('errors have the order of their fields, as in WPGraphQL, which resolves one field after the other', async () => {
  const query =
    '{ a: post(id: "x") { id } b: comment(id: "x") { id } c: generalSettings { email } d: user(id: "editor", idType: USERNAME) { id } e: node(id: "x") { id } f: posts(first: -1) { nodes { id } } }';
  const { errors } = await fetchGraphql(query);
  expect(errors?.map(({ path }) => path?.join('.'))).toEqual(['a', 'b', 'c.email', 'd', 'e', 'f']);
});

describe('batches', () => {
  test('the results of a batch have the order of its queries, and one failing query does not affect the others', async () => {
    const batch = [
      { query: '{ a: __typename }' },
      { query: '{ nope }' },
      { query: '' },
      7,
      { query: 'query ($n: Int) { posts(first: $n) { nodes { slug } } }', variables: { n: 1 } },
    ];
    const response = await post('/graphql', JSON.stringify(batch));
    expect(response.status).toBe(200);
    const results = (await response.json()) as { errors?: { message: string }[] }[];
    expect(results).toMatchObject([
      { data: { a: 'RootQuery' } },
      { errors: [{ message: expect.stringContaining('Cannot query field "nope"') }] },
      createErrorBody('GraphQL Request must include at least one of those two parameters: "query" or "queryId"', 'request'),
      createErrorBody('GraphQL Server expects JSON object or array, but got 7', 'request'),
      { data: { posts: { nodes: [{ slug: 'report-12' }] } } },
    ]);
  });

  test('an empty batch returns an error', async () => {
    const response = await post('/graphql', '[]');
    expect([response.status, await response.json()]).toEqual([
      200,
      createErrorBody('GraphQL Request must include at least one of those two parameters: "query" or "queryId"', 'request'),
    ]);
  });

  test('a batch can contain at most ten queries', async () => {
    const batch = (size: number) => JSON.stringify(Array.from({ length: size }, () => ({ query: '{ __typename }' })));
    expect((await post('/graphql', batch(10))).status).toBe(200);
    const rejected = await post('/graphql', batch(11));
    expect(rejected.status).toBe(400);
    expect(await rejected.text()).toContain('Batch requests are limited to 10 operations. This request contained 11');
  });
});

const createMultipartBody = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`;

describe('single queries', () => {
  test.each([
    ['/graphql', '{"query":"{ __typename }"}', 'application/json'],
    ['/graphql/', '{"query":"{ __typename }"}', 'application/json; charset=utf-8'],
    ['/index.php?graphql=true', '{"query":"{ __typename }"}', 'application/json'],
    ['/graphql', '{ __typename }', 'application/graphql'],
    ['/graphql', 'query=%7B__typename%7D&variables=%7B%7D', 'application/x-www-form-urlencoded'],
    ['/graphql', createMultipartBody('query', '{ __typename }'), 'multipart/form-data; boundary=b'],
    ['/graphql', '{"query":"{ __typename }","variables":null,"operationName":null}', 'application/json'],
    ['/graphql', '{"query":"{ __typename }","variables":"{}"}', 'application/json'],
    ['/graphql', '{"query":"{ __typename }","variables":[]}', 'application/json'],
    ['/graphql', '{"query":"{ __typename }","operationName":null,"extensions":{"a":1}}', 'application/json'],
    ['/graphql', '{"QUERY":"{ __typename }","Variables":{},"operationname":null}', 'application/json'],
    ['/graphql', '{"query":"{ nope }","query":"{ __typename }"}', 'application/json'],
    ['/graphql', '\uFEFF{"query":"{ __typename }"}', 'APPLICATION/JSON ; boundary=x; Charset="UTF-8"'],
  ])('a query can be sent to %s as %s (%s)', async (path, body, type) => {
    const response = await post(path, body, type);
    expect([response.status, await response.json()]).toEqual([200, { data: { __typename: 'RootQuery' } }]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('the response has the content type application/graphql-response+json if the client accepts it', async () => {
    const response = await fetch(`${inject('contentUrl')}/graphql?query={__typename}`, {
      headers: { accept: 'application/graphql-response+json' },
    });
    expect(response.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8');
  });

  test('the empty clientMutationId is not returned, and the sign of a count is ignored, as in WPGraphQL', async () => {
    const [empty, zero] = ['', '0'].map(
      (id) => `sendPasswordResetEmail(input: { username: "nobody", clientMutationId: "${id}" }) { clientMutationId }`,
    );
    const query = `mutation { empty: ${empty} zero: ${zero} down: increaseCount(count: -5) none: increaseCount }`;
    const response = await post('/graphql', JSON.stringify({ query }), 'application/json');
    const { data } = (await response.json()) as { data: unknown };
    expect(data).toEqual({ empty: { clientMutationId: null }, zero: { clientMutationId: null }, down: 6, none: null });
  });

  test('a mutation sent with GET is rejected', async () => {
    const response = await fetch(`${inject('contentUrl')}/graphql?query=mutation{increaseCount(count:1)}`);
    expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
      405,
      'POST',
      createErrorBody('GET supports only query operation', 'request'),
    ]);
  });

  test.each([
    [405, 'PUT', '{"query":"{ __typename }"}', 'application/json', 'HTTP Method "PUT" is not supported'],
    [415, 'POST', '{ __typename }', 'text/plain;charset=UTF-8', 'Unexpected content type: "text/plain;charset=UTF-8"'],
    [415, 'POST', '{ __typename }', 'multipart/form-data', 'Unexpected content type: "multipart/form-data"'],
    [400, 'POST', '{ __typename }', 'multipart/form-data; boundary=x', 'The form is incomplete or malformed. Send it again.'],
    [400, 'POST', '', 'application/json', 'Could not parse JSON: Syntax error'],
    [400, 'POST', '{"query":', 'application/json', 'Could not parse JSON: Syntax error'],
    [400, 'POST', 'null', 'application/json', 'GraphQL Server expects JSON object or array, but got null'],
    [400, 'POST', '{"query":7}', 'application/json', 'GraphQL Request parameter "query" must be string, but got 7'],
    [
      400,
      'POST',
      '{"query":"{a}","operationName":7}',
      'application/json',
      'GraphQL Request parameter "operation" must be string, but got 7',
    ],
    [400, 'POST', '{"query":"{a}","variables":7}', 'application/json', 'must be object or JSON string parsed to object, but got 7'],
    [400, 'POST', '{"query":"{a}","variables":"7"}', 'application/json', 'must be object or JSON string parsed to object, but got "7"'],
    [400, 'POST', '{"query":"{a}","extensions":[7]}', 'application/json', 'must be object or JSON string parsed to object, but got [7]'],
    [400, 'POST', '{"query":"{a}","extensions":"{"}', 'application/json', 'must be object or JSON string parsed to object, but got "{"'],
    [400, 'POST', '"x"', 'application/json', 'GraphQL Server expects JSON object or array, but got "x"'],
    [415, 'POST', '{"query":"{a}"}', 'application/json; charset=utf-16', 'The charset "utf-16" is not supported'],
    [415, 'POST', 'query={a}', 'application/x-www-form-urlencoded; charset=iso-8859-1', 'The charset "iso-8859-1" is not supported'],
    [415, 'POST', '{"query":"{a}"}', 'application/jsonp', 'Unexpected content type: "application/jsonp"'],
    [405, 'DELETE', undefined, 'application/json', 'HTTP Method "DELETE" is not supported'],
    [
      400,
      'POST',
      'query={a}&variables={',
      'application/x-www-form-urlencoded',
      'must be object or JSON string parsed to object, but got "{"',
    ],
  ])('the status is %i for the request %s %j of type %s', async (status, method, body, type, message) => {
    const response = await fetch(`${inject('contentUrl')}/graphql`, { method, body, headers: { 'content-type': type } });
    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as { errors: { message: string; extensions: unknown }[] };
    expect(errors[0]?.message).toContain(message);
    expect(errors[0]?.extensions).toEqual({ category: 'request' });
  });

  test('a compressed body is rejected', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const response = await fetch(`${inject('contentUrl')}/graphql`, { method: 'POST', body: '{"query":"{ __typename }"}', headers });
    expect([response.status, response.headers.get('accept-encoding')]).toEqual([415, 'identity']);
  });

  test('the status of an error without data depends on the media type that the client prefers', async () => {
    const query = (text: string) => `query=${encodeURIComponent(text)}`;
    const requests = {
      'syntax error': query('{'),
      'unknown field': query('{ nope }'),
      'missing query': '',
      'unknown operation': `${query('query A { __typename }')}&operationName=B`,
      'empty operation name': `${query('{ __typename }')}&operationName=`,
      'two operations': query('query A { __typename } query B { __typename }'),
      'invalid variable': `${query('query ($id: ID!) { node(id: $id) { id } }')}&variables=${encodeURIComponent('{"id":null}')}`,
      mutation: query('mutation { increaseCount(count: 1) }'),
      'invalid mutation': query('mutation { createPost { id } }'),
      'partial data': query('{ generalSettings { title email } }'),
      data: query('{ __typename }'),
    };
    const statuses = async (accept: string) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(requests).map(async ([name, search]) => {
            const response = await fetch(`${inject('contentUrl')}/graphql?${search}`, { headers: { accept } });
            expect(response.headers.get('content-type')).toMatch(/^application\/(?:graphql-response\+)?json; charset=utf-8$/);
            return [name, response.status];
          }),
        ),
      );
    const common = { mutation: 405, 'invalid mutation': 405, 'partial data': 200, data: 200 };
    const names = ['unknown field', 'missing query', 'unknown operation', 'empty operation name', 'two operations', 'invalid variable'];
    const rest = (status: number) => ({ ...common, ...Object.fromEntries(names.map((name) => [name, status])) });
    expect(await statuses('*/*')).toEqual({ 'syntax error': 400, ...rest(200) });
    expect(await statuses('application/json')).toEqual({ 'syntax error': 200, ...rest(200) });
    expect(await statuses('application/graphql-response+json, application/json;q=0.9')).toEqual({ 'syntax error': 400, ...rest(400) });
    expect(await statuses('application/graphql-response+json;q=0.1, application/json')).toEqual({ 'syntax error': 200, ...rest(200) });
  });

  test('a request target can be an absolute URL, as sent by proxies', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const path = 'http://cms.example.test/graphql?query={__typename}';
    request(inject('contentUrl'), { path }, async (response) => resolve(await text(response))).end();
    expect(await promise).toBe('{"data":{"__typename":"RootQuery"}}');
  });

  test('a request without a content type is rejected', async () => {
    const { promise, resolve } = Promise.withResolvers<[number | undefined, string]>();
    const clientRequest = request(`${inject('contentUrl')}/graphql`, { method: 'POST' }, async (response) =>
      resolve([response.statusCode, await text(response)]),
    );
    clientRequest.end('{}');
    expect(await promise).toEqual([415, JSON.stringify(createErrorBody('Missing "Content-Type" header', 'request'))]);
  });
});

test('other origins can send requests with a token, but without cookies', async () => {
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
  expect(response.headers.get('access-control-expose-headers')).toContain('X-GraphQL-Keys');
  expect(response.headers.get('access-control-max-age')).toBe('600');
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

describe('operation names', () => {
  const twoOperations = 'query A { a: __typename } query B { b: __typename }';
  const run = async (body: object) => JSON.parse((await postGraphql(JSON.stringify(body))).text) as object;

  test('the operation with the given name is executed', async () => {
    expect(await run({ query: twoOperations, operationName: 'B' })).toEqual({ data: { b: 'RootQuery' } });
  });
  test('the operation name is required if there are several operations', async () => {
    expect(await run({ query: twoOperations })).toEqual(
      createErrorBody('Must provide operation name if query contains multiple operations.', 'graphql'),
    );
  });
  test('an unknown operation name is rejected', async () => {
    expect(await run({ query: twoOperations, operationName: 'Z' })).toEqual(
      createErrorBody('Failed to determine operation type', 'request'),
    );
  });
  test('a subscription is rejected', async () => {
    expect(await run({ query: 'subscription{x}' })).toEqual(
      createErrorBody('Schema is not configured for subscriptions.', 'graphql', createLocation(1)),
    );
  });
});

describe('variables that PHP clients send', () => {
  const listSlugs = async (where: object) => {
    const query = 'query($where:RootQueryToPostConnectionWhereArgs){posts(first:3,where:$where){nodes{databaseId slug}}}';
    const { data, text: body } = await fetchGraphql(query, { where });
    if (!data) throw new Error(body);
    return data.posts.nodes as { databaseId: number; slug: string }[];
  };

  test('an empty list is accepted as an empty object, also within another object', async () => {
    const newest = await listSlugs({});
    expect(newest).toHaveLength(3);
    expect(await listSlugs([])).toEqual(newest);
    expect(await listSlugs({ dateQuery: [] })).toEqual(newest);
  });

  test('an object is accepted as the list of its values', async () => {
    const [, second] = await listSlugs({});
    expect(await listSlugs({ in: { x: second?.databaseId } })).toEqual([second]);
    expect(await listSlugs({ in: {} })).toEqual(await listSlugs({ in: [] }));
    expect(await listSlugs({ orderby: { a: { field: 'DATE', order: 'DESC' } } })).toEqual(await listSlugs({}));
  });
});

describe('validation errors in the wording of WPGraphQL', () => {
  test.each([
    ['{posts}', 'Field "posts" of type "RootQueryToPostConnection" must have a sub selection.', 2],
    ['{posts(nope:1){nodes{id}}}', 'Unknown argument "nope" on field "posts" of type "RootQuery".', 8],
    ['{bogus}', 'Cannot query field "bogus" on type "RootQuery". Did you mean "menus", "pages", "posts", or "tags"?', 2],
    ['query($n:Int){posts{nodes{id}}}', 'Variable "$n" is never used.', 7],
    ['mutation{createPost{post{id}}}', 'Field "createPost" argument "input" of type "CreatePostInput!" is required but not provided.', 10],
    ['mutation{createCategory(input:{}){category{id}}}', 'Field CreateCategoryInput.name of required type String! was not provided.', 31],
    ['{menuItems(where:{location:NOPE}){nodes{id}}}', 'Field "menuItems" argument "where" requires type MenuLocationEnum, found NOPE.', 28],
  ])('the query %s is rejected in the wording of WPGraphQL', async (query, message, column) => {
    expect(JSON.parse((await fetchGraphql(query)).text)).toEqual(createErrorBody(message, 'graphql', createLocation(column)));
  });

  test('an object for a variable that is a list is rejected with the names of its members', async () => {
    const query = 'query($o:[PostObjectsConnectionOrderbyInput]){posts(where:{orderby:$o}){nodes{id}}}';
    const { errors } = await fetchGraphql(query, { o: { field: 'DATE', order: 'ASC' } });
    const start = String.raw`Variable "$o" got invalid value {"field":"DATE","order":"ASC"}; Expected type PostObjectsConnectionOrderbyInput to be an object at value`;
    expect(errors?.map(({ message }) => message)).toEqual([`${start}.field.`, `${start}.order.`]);
  });

  test('a variable with a value of another type is rejected in the wording of WPGraphQL', async () => {
    const { text: body } = await fetchGraphql('query($n:Int){posts(first:$n){nodes{id}}}', { n: 'three' });
    expect(JSON.parse(body)).toEqual(
      createErrorBody(
        'Variable "$n" got invalid value "three"; Expected type Int; Int cannot represent non-integer value: three',
        'graphql',
        createLocation(7),
      ),
    );
  });
});
