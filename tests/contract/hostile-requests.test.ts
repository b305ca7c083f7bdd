/** Hostile and malformed requests are rejected with an error that explains why, while another visitor gets responses all the time. */
import { connect, type Socket } from 'node:net';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postGraphql } from '../support/graphql-client.ts';
import { listFailedAudits } from '../support/graphql-http-audits.ts';
import { startPrivateService, type PrivateService } from '../support/private-service.ts';
import { scaleToMachine } from '../support/machine-speed.ts';

let service: PrivateService;
beforeAll(async () => {
  service = await startPrivateService();
});
afterAll(() => service.stop());

/** Another visitor, who sends requests during each test. */
let visitor: { stop: () => Promise<{ responseCount: number; slowest: number }> };
beforeEach(() => {
  const abort = new AbortController();
  let responseCount = 0;
  let slowest = 0;
  const requests = (async () => {
    while (!abort.signal.aborted || responseCount === 0) {
      const start = performance.now();
      const { data } = await sendQuery('{ posts(first: 3) { nodes { title } } }');
      if (data?.posts.nodes.length !== 3) throw new Error('A visitor got no posts');
      responseCount += 1;
      slowest = Math.max(slowest, performance.now() - start);
      await wait(20);
    }
  })();
  visitor = {
    stop: async () => {
      abort.abort();
      await requests;
      return { responseCount, slowest };
    },
  };
});
afterEach(async () => {
  const { responseCount, slowest } = await visitor.stop();
  if (responseCount === 0 || (slowest > 3_000 && slowest > scaleToMachine(3_000)))
    throw new Error(`A visitor waited ${slowest} ms for one of ${responseCount} responses`);
});

const sendQuery = (query: string, variables: object = {}) => postGraphql(JSON.stringify({ query, variables }), {}, service.content.url);
const postSignedIn = (body: string) => postGraphql(body, { authorization: `Bearer ${service.token}` }, service.content.url);

async function post(
  body: Uint8Array<ArrayBuffer> | string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const response = await fetch(`${service.content.url}/graphql`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, body: await response.text() };
}

function openSocket(): Promise<Socket> {
  const { hostname, port } = new URL(service.content.url);
  const { promise, resolve } = Promise.withResolvers<Socket>();
  const socket = connect({ host: hostname, port: Number(port) }, () => resolve(socket));
  socket.on('error', () => undefined);
  return promise;
}

const toErrorBody = (message: string) => JSON.stringify({ errors: [{ message, extensions: { category: 'request' } }] });
const TOO_LARGE = 'The body is too large. It is limited to 1,000,000 bytes. Send a smaller one.';

test('production follows GraphQL over HTTP: all required and recommended audits of graphql-http pass', async () => {
  const { count, failed } = await listFailedAudits(`${service.content.url}/graphql`, service.token);
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(50);
});

describe('request bodies', () => {
  test.each([
    ['is truncated', '{"query":"{ __typename }"'],
    ['contains a comment', '{"query":"{ __typename }"} // please'],
    ['is empty', ''],
    ['is binary', Buffer.from([0x7b, 0x00, 0x01, 0x7d])],
  ])('a body that %s is rejected as invalid JSON', async (_name, body) => {
    const response = await post(body);
    expect(response).toEqual({
      status: 400,
      body: toErrorBody('Could not parse JSON: Syntax error'),
    });
  });

  test('a body of opening brackets is rejected because of its depth, as in PHP, not because of its missing end', async () => {
    expect(await post('['.repeat(500_000))).toEqual({
      status: 400,
      body: toErrorBody('Could not parse JSON: Maximum stack depth exceeded'),
    });
  });

  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  test.each([
    ['itself', nested],
    ['in an object', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['in a batch', `[{"query":"{ __typename }"},${nested}]`],
    ...['query', 'operationName', 'queryId', 'id', 'variables', 'extensions'].map((name) => [name, `{"query":"{a}","${name}":${nested}}`]),
    ['sha256Hash', `{"extensions":{"persistedQuery":{"sha256Hash":${nested}}}}`],
  ])('a body with thousands of levels is rejected (%s)', async (_name, body) => {
    expect(await post(body)).toEqual({ status: 400, body: toErrorBody('Could not parse JSON: Maximum stack depth exceeded') });
  });

  test('parameters of a GET request with thousands of levels are rejected', async () => {
    for (const name of ['variables', 'extensions']) {
      const response = await fetch(`${service.content.url}/graphql?query={a}&${name}=${'['.repeat(5_000)}${']'.repeat(5_000)}`);
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('must be object or JSON string')]);
    }
  });

  test('a body that is not UTF-8 is rejected', async () => {
    const response = await post(
      Buffer.concat([Buffer.from('{"query":"{ node(id: \\"'), Buffer.from([0xc3, 0x28]), Buffer.from('\\") { id } }"}')]),
    );
    expect(response).toEqual({ status: 400, body: toErrorBody('The body is not valid UTF-8. Send it as UTF-8.') });
  });

  test('a body of 50 MB is rejected, and the response arrives while the client is still sending', async () => {
    const response = await post(Buffer.alloc(50_000_000, 'x'));
    expect(response).toEqual({ status: 413, body: toErrorBody(TOO_LARGE) });
  });

  test('a body of 50 MB without a content length is rejected', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<[number | undefined, string]>();
    const clientRequest = request(
      `${service.content.url}/graphql`,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => {
        void text(response).then((body) => resolve([response.statusCode, body]), reject);
      },
    );
    clientRequest.on('error', reject);
    for (let sent = 0; sent < 50; sent += 1) clientRequest.write(Buffer.alloc(1_000_000, 'x'));
    clientRequest.end();
    expect(await promise).toEqual([413, toErrorBody(TOO_LARGE)]);
  });
});

const repeatWithAliases = (field: string, count: number) => Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

describe('very long values', () => {
  const where = 'query ($x: RootQueryToPostConnectionWhereArgs) { posts(where: $x) { nodes { id } } }';
  const comment = (content: string, author: string) =>
    `mutation ($x: String, $n: Int) { createComment(input: { commentOn: $n, content: ${content}, author: ${author}, authorEmail: "a@example.com" }) { success } }`;
  const members = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, '; Int cannot represent ']));
  test.each([
    ['slashes in a URI', 'query ($x: ID!) { category(id: $x, idType: URI) { id } }', `/x${'/'.repeat(500_000)}x`],
    ['escapes in a URI', `query ($x: String!) { ${repeatWithAliases('nodeByUri(uri: $x) { id }', 40)} }`, `/${'%zz/'.repeat(200_000)}`],
    ['tags in a slug', 'query ($x: ID!) { category(id: $x, idType: SLUG) { id } }', '<'.repeat(500_000)],
    ['members in a filter', where, members],
    ['elements in a comment', comment('$x', '"A"'), '<b>'.repeat(300_000)],
    ['elements in a name', comment('"Words"', '$x'), '<b>'.repeat(300_000)],
    ['ids that errors repeat', `query ($x: ID!) { ${repeatWithAliases('node(id: $x) { id }', 40)} }`, 'a'.repeat(900_000)],
    [
      'wildcards in a search',
      `query ($x: String!) { ${repeatWithAliases('users(where: { search: $x }) { nodes { id } }', 40)} }`,
      '%_'.repeat(400_000),
    ],
    ['asterisks in a search', 'query ($x: String!) { users(where: { search: $x }) { nodes { id } } }', `x${'*'.repeat(900_000)}x`],
    ['suggestions in a value', 'query ($x: Int) { posts(first: $x) { nodes { id } } }', ' Did you mean '.repeat(50_000)],
  ])('many %s are processed quickly', async (_name, query, x) => {
    const { data } = await sendQuery('{ posts(first: 1) { nodes { databaseId } } }');
    const start = performance.now();
    const { body } = await post(JSON.stringify({ query, variables: { x, n: data?.posts.nodes[0].databaseId } }));
    expect(body.length).toBeLessThan(100_000);
    expect(performance.now() - start).toBeLessThan(scaleToMachine(1_500));
  });
});

describe('REST requests', () => {
  const postRest = async (path: string, body: object | string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${service.content.url}/wp-json${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: response.status, json: JSON.parse(await response.text()) };
  };

  test('many slashes in the path of a request in a batch are processed quickly', async () => {
    const start = performance.now();
    const { status, json } = await postRest('/batch/v1', { requests: [{ path: `/x${'/'.repeat(250_000)}x` }] });
    expect([status, json.responses[0].body.code]).toEqual([207, 'rest_no_route']);
    expect(performance.now() - start).toBeLessThan(scaleToMachine(1_500));
  });

  test('only users who are signed in can send large bodies, whatever credentials a request claims to have', async () => {
    const body = { title: 'x'.repeat(300_000) };
    for (const [name, value] of [
      ['x-wp-nonce', 'x'],
      ['authorization', 'Bearer x'],
    ] as const)
      expect(await postRest('/wp/v2/posts', body, { [name]: value })).toMatchObject({
        status: 413,
        json: { code: 'rest_request_too_large' },
      });
    const { status, json } = await postRest('/wp/v2/posts', body, { authorization: `Bearer ${service.token}` });
    expect([status, json.code]).toEqual([400, 'rest_invalid_param']);
  });

  test('many values in a body are refused before they take memory, also from users who are signed in', async () => {
    const authorization = `Bearer ${service.token}`;
    const form = 'application/x-www-form-urlencoded';
    const bodies: [type: string, body: string, message: string][] = [
      ['application/json', `{"meta":[${'{},'.repeat(2_500_000)}{}]}`, 'The JSON has too many values. It is limited to 200,000.'],
      [form, 'a=&'.repeat(2_500_000), 'The form has too many fields. It is limited to 10,000.'],
    ];
    for (const [type, body, message] of bodies) {
      const send = () => postRest('/wp/v2/posts', body, { authorization, 'content-type': type });
      for (const { status, json } of await Promise.all([send(), send(), send()]))
        expect([status, json]).toMatchObject([413, { code: 'rest_request_too_large', message: expect.stringContaining(message) }]);
    }
  });
});

describe('expensive queries', () => {
  const nest = (levels: number, open: string, inner: string, close: string) => `${open.repeat(levels)}${inner}${close.repeat(levels)}`;

  test.each([
    [
      'nests ten thousand levels',
      'The query has too many levels. Queries are limited to 64 levels. Use fewer levels.',
      `{ ${nest(10_000, 'posts { nodes { ', 'id', ' } }')} }`,
    ],
    [
      'nests lists within values',
      'The query has too many levels. Queries are limited to 64 levels. Use fewer levels.',
      `{ posts(where: { in: ${nest(20_000, '[', '1', ']')} }) { nodes { id } } }`,
    ],
    ['selects one field twenty thousand times', 'more that 20000 tokens', `{ ${'__typename '.repeat(20_000)} }`],
    ['has a million characters', 'limited to 250000 characters', `{ __typename ${' '.repeat(900_000)} }`],
    ['has a hundred thousand lines', 'limited to 10000 lines', `{ guess ${'\n'.repeat(100_000)} }`],
    [
      'selects four thousand aliases',
      'The query has 4000 root fields.',
      `{ ${Array.from({ length: 4_000 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
    ],
    [
      'doubles with every fragment',
      'limited to 50 root fields',
      `{ ...F0 } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on RootQuery { ${n < 29 ? `...F${n + 1} ...F${n + 1}` : Array.from({ length: 60 }, (__, m) => `a${m}: __typename`).join(' ')} }`).join(' ')}`,
    ],
    [
      'has circular fragments',
      'Cannot spread fragment "A" within itself via B.',
      '{ ...A } fragment A on RootQuery { ...B } fragment B on RootQuery { ...A }',
    ],
    [
      'has fields that overlap in every pair',
      'The field "posts" is selected too often.',
      `{ ${Array.from({ length: 240 }, (_, n) => `posts(first: 1) { nodes { author { node { a${n}: id b${n}: name } } } }`).join(' ')} }`,
    ],
    ['has thousands of directives', 'limited to 200 directives', `{ __typename ${'@include(if: true) '.repeat(2_000)} }`],
    ['has thousands of arguments', 'limited to 200 arguments', `{ posts(${'first: 1 '.repeat(5_000)}) { nodes { id } } }`],
    [
      'has thousands of fragments',
      'limited to 500 definitions',
      `{ __typename } ${Array.from({ length: 2_000 }, (_, n) => `fragment F${n} on Post { id }`).join(' ')}`,
    ],
    [
      'repeats names in fragments',
      'selects the same names too often',
      `{ ${Array.from({ length: 400 }, (_, n) => `...F${n}`).join(' ')} } ${Array.from({ length: 400 }, (_, n) => `fragment F${n} on RootQuery { posts { nodes { id } } }`).join(' ')}`,
    ],
    [
      'declares thousands of variables',
      'limited to 200 variables',
      `query (${Array.from({ length: 4_000 }, (_, n) => `$v${n}: Int`).join(' ')}) { __typename }`,
    ],
    [
      'selects thousands of unknown fields',
      'Cannot query field "guess0" on type "RootQuery".',
      `{ ${Array.from({ length: 4_000 }, (_, n) => `guess${n}`).join(' ')} }`,
    ],
  ])('a query that %s is rejected quickly', async (_name, message, query) => {
    const start = performance.now();
    const { status, errors, data } = await sendQuery(query);
    expect([status, data]).toEqual([/limited to|root fields|tokens|too often/.test(message) ? 400 : 200, undefined]);
    expect(errors?.[0]?.message).toContain(message);
    expect(errors?.length).toBeLessThanOrEqual(26);
    expect(performance.now() - start).toBeLessThan(scaleToMachine(2_000));
  });

  test('a hundred concurrent queries of the maximum size do not block other visitors', async () => {
    const lists = Array.from(
      { length: 49 },
      (_, n) => `a${n}: posts(first: 100) { nodes { title author { node { posts(first: 4) { nodes { title } } } } } }`,
    );
    const responses = await Promise.all(Array.from({ length: 100 }, () => sendQuery(`{ ${lists.join(' ')} }`)));
    // Each query gets data or the status 503. The check of the other visitor in `afterEach` is what matters.
    expect(responses.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(
      (await sendQuery(`{ ${[...lists, lists[0]?.replace('a0', 'b')].join(' ').replaceAll('first: 4', 'first: 5')} }`)).errors?.[0]
        ?.message,
    ).toContain('limited to 25000 nodes');
  });
});

describe('invalid tokens', () => {
  test.each([
    'Bearer garbage',
    'Bearer a.b.c',
    `Bearer ${'x'.repeat(10_000)}`,
    'Bearer eyJhbGciOiJub25lIn0.eyJkYXRhIjp7InVzZXIiOnsiaWQiOiIxIn19fQ.',
    'Basic YWRtaW46YWRtaW4tUGFzc3cwcmQh',
    'Bearer',
    'Bearer  \u00e9',
  ])('a request with the header "%s" is treated as anonymous', async (authorization) => {
    const { status, data, errors } = await postGraphql(
      '{"query":"{ viewer { id } posts(first: 1) { nodes { slug } } }"}',
      { authorization },
      service.content.url,
    );
    expect([status, errors, data]).toEqual([200, undefined, { viewer: null, posts: { nodes: [{ slug: 'report-12' }] } }]);
  });
});

describe('invalid text', () => {
  const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { title } } }';

  test.each([
    ['a NUL character', '{"title":"a\\u0000b"}', 'Variable "$input" contains a NUL character'],
    ['a lone surrogate', '{"title":"a\\ud800b"}', 'Variable "$input" contains an unpaired surrogate'],
    ['a NUL character in a name', '{"title":"a","b\\u0000":1}', 'Variable "$input" contains a NUL character'],
  ])('%s in a variable is rejected', async (_name, input, message) => {
    const { status, errors, data } = await postSignedIn(`{"query":${JSON.stringify(create)},"variables":{"input":${input}}}`);
    expect([status, data]).toEqual([200, undefined]);
    expect(errors).toMatchObject([{ message: expect.stringContaining(message), extensions: { category: 'user' } }]);
  });

  test('a NUL character or a lone surrogate in the query text is rejected', async () => {
    const { errors } = await postSignedIn(
      JSON.stringify({ query: 'mutation { createPost(input: { title: "a\\u0000b" }) { post { title } } }' }),
    );
    expect(errors).toMatchObject([
      { message: 'The query contains a NUL character, which cannot be stored. Remove it.', extensions: { category: 'user' } },
    ]);
    const surrogate = await postSignedIn(
      JSON.stringify({ query: 'mutation { createPost(input: { title: "a\ud800b" }) { post { title } } }' }),
    );
    expect(surrogate.errors?.[0]?.message).toContain('Syntax Error');
  });

  test('variables named like object prototypes have no effect', async () => {
    const polluted =
      '{"query":"query ($__proto__: Int) { posts(first: $__proto__) { nodes { id } } }","variables":{"__proto__":{"first":1,"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}}';
    const { status, errors } = await postGraphql(polluted, {}, service.content.url);
    expect(status).toBe(200);
    expect(errors?.every(({ extensions }) => extensions.category === 'graphql') ?? true).toBe(true);
    const fields = '{"input":{"title":"Proto","__proto__":{"status":"PUBLISH"}}}';
    const rejected = await postSignedIn(`{"query":${JSON.stringify(create)},"variables":${fields}}`);
    expect(rejected.errors?.[0]?.extensions.category).toBe('graphql');
    expect((await sendQuery('{ __proto__ constructor }')).errors).toHaveLength(2);
    expect((await sendQuery('{ __typename }')).data).toEqual({ __typename: 'RootQuery' });
  });
});

describe('slow and broken connections', () => {
  test('connections that never finish their headers are closed', async () => {
    const start = performance.now();
    const sockets = await Promise.all(Array.from({ length: 50 }, openSocket));
    const closed = Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))));
    const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('x-a: b\r\n')), 200);
    for (const socket of sockets) socket.write('POST /graphql HTTP/1.1\r\nhost: x\r\n');
    await closed;
    clearInterval(drip);
    expect(performance.now() - start).toBeLessThan(scaleToMachine(9_000));
  });

  test('a connection that never finishes its body gets the status 408 and is closed', async () => {
    const socket = await openSocket();
    let response = '';
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write('POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{');
    const drip = setInterval(() => socket.writable && socket.write(' '), 500);
    await closed;
    clearInterval(drip);
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toContain('The body took too long.');
  }, 20_000);

  test.each([
    '/graphql',
    '/wp-json/batch/v1',
    '/wp-json/wp/v2/comments',
    '/wp-json/site/v1/session',
    '/wp-json/site/v1/subscriptions',
    '/wp-json/site/v1/page-views',
    '/wp-json/faustwp/v1/authorize',
    '/?rest_route=/faustwp/v1/revoke',
  ])('bodies for %s that never end occupy no slot', async (path) => {
    const sockets = await Promise.all(Array.from({ length: 16 }, openSocket));
    for (const socket of sockets)
      socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`);
    await wait(200);
    const { status, data } = await sendQuery('{ generalSettings { title } }');
    expect([status, typeof data?.generalSettings.title]).toEqual([200, 'string']);
    for (const socket of sockets) socket.destroy();
  });

  test('malformed HTTP gets a 4xx status and closes only its own connection', async () => {
    for (const message of [
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'GET /graphql HTTP/1.1\r\nhost: x\r\nx: \u0001\u0000\r\n\r\n',
      '\u0016\u0003\u0001 not HTTP',
      `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      `GET / HTTP/1.1\r\nhost: x\r\n${'x: y\r\n'.repeat(5_000)}\r\n`,
    ]) {
      const socket = await openSocket();
      let response = '';
      socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.write(message);
      await closed;
      expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
  });

  test('requests of clients that disconnect do not stay in the concurrency limiter', async () => {
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const socket = await openSocket();
        const body = JSON.stringify({ query: '{ contentNodes(first: 100) { nodes { id } } }' });
        socket.write(
          `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
        );
        await wait(5);
        socket.destroy();
      }),
    );
    await expect
      .poll(async () => /^content_requests_running (\d+)$/m.exec(await (await fetch(`${service.content.url}/metrics`)).text())?.[1])
      .toMatch(/^[01]$/);
  });
});

test('hostile requests log no errors', () => {
  expect(service.content.log()).toBe('');
});
