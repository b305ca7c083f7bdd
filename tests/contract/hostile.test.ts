/** Traffic that means harm, or is broken: refused with an error that says why, while others are answered all the while. */
import { connect, type Socket } from 'node:net';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { send } from '../support/ask.ts';
import { startPrivateService, type PrivateService } from '../support/private-service.ts';
import { scaleToMachine } from '../support/machine-speed.ts';

let service: PrivateService;
beforeAll(async () => {
  service = await startPrivateService();
});
afterAll(() => service.end());

/** Another caller, who asks all the time that a test takes. */
let visitor: { stop: () => Promise<{ answered: number; slowest: number }> };
beforeEach(() => {
  const leaving = new AbortController();
  let answered = 0;
  let slowest = 0;
  const visiting = (async () => {
    while (!leaving.signal.aborted || answered === 0) {
      const began = performance.now();
      const { data } = await ask('{ posts(first: 3) { nodes { title } } }');
      if (data?.posts.nodes.length !== 3) throw new Error('A visitor was not answered');
      answered += 1;
      slowest = Math.max(slowest, performance.now() - began);
      await wait(20);
    }
  })();
  visitor = {
    stop: async () => {
      leaving.abort();
      await visiting;
      return { answered, slowest };
    },
  };
});
afterEach(async () => {
  const { answered, slowest } = await visitor.stop();
  if (answered === 0 || (slowest > 3_000 && slowest > scaleToMachine(3_000)))
    throw new Error(`A visitor waited ${slowest} ms for one of ${answered} answers`);
});

const ask = (query: string, variables: object = {}) => send(JSON.stringify({ query, variables }), {}, service.content.url);
const askSignedIn = (body: string) => send(body, { authorization: `Bearer ${service.token}` }, service.content.url);

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

function socket(): Promise<Socket> {
  const { hostname, port } = new URL(service.content.url);
  const { promise, resolve } = Promise.withResolvers<Socket>();
  const made = connect({ host: hostname, port: Number(port) }, () => resolve(made));
  made.on('error', () => undefined);
  return promise;
}

describe('bodies', () => {
  test.each([
    ['cut off', '{"query":"{ __typename }"'],
    ['with a comment', '{"query":"{ __typename }"} // please'],
    ['of brackets', '['.repeat(500_000)],
    ['of nothing', ''],
    ['of binary', Buffer.from([0x7b, 0x00, 0x01, 0x7d])],
  ])('%s are no JSON', async (_name, body) => {
    const answer = await post(body);
    expect(answer).toEqual({
      status: 400,
      body: JSON.stringify({ errors: [{ message: 'Could not parse JSON: Syntax error', extensions: { category: 'request' } }] }),
    });
  });

  test('that are no UTF-8 are refused', async () => {
    const answer = await post(
      Buffer.concat([Buffer.from('{"query":"{ node(id: \\"'), Buffer.from([0xc3, 0x28]), Buffer.from('\\") { id } }"}')]),
    );
    expect(answer).toEqual({ status: 400, body: 'The body is not UTF-8 text.\n' });
  });

  test('of 50 MB are refused, and the answer arrives though the caller is still sending', async () => {
    const answer = await post(Buffer.alloc(50_000_000, 'x'));
    expect(answer).toEqual({ status: 413, body: 'The body is larger than the 1,000,000 bytes that are allowed.\n' });
  });

  test('of 50 MB without a length are refused', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<[number | undefined, string]>();
    const asking = request(
      `${service.content.url}/graphql`,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => {
        void text(response).then((body) => resolve([response.statusCode, body]), reject);
      },
    );
    asking.on('error', reject);
    for (let sent = 0; sent < 50; sent += 1) asking.write(Buffer.alloc(1_000_000, 'x'));
    asking.end();
    expect(await promise).toEqual([413, 'The body is larger than the 1,000,000 bytes that are allowed.\n']);
  });
});

const aliases = (field: string, count: number) => Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

describe('endless texts', () => {
  const where = 'query ($x: RootQueryToPostConnectionWhereArgs) { posts(where: $x) { nodes { id } } }';
  const comment = (content: string, author: string) =>
    `mutation ($x: String, $n: Int) { createComment(input: { commentOn: $n, content: ${content}, author: ${author}, authorEmail: "a@example.com" }) { success } }`;
  const members = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, '; Int cannot represent ']));
  test.each([
    ['slashes of a URI', 'query ($x: ID!) { category(id: $x, idType: URI) { id } }', `/x${'/'.repeat(500_000)}x`],
    ['escapes of an address', `query ($x: String!) { ${aliases('nodeByUri(uri: $x) { id }', 40)} }`, `/${'%zz/'.repeat(200_000)}`],
    ['tags of a slug', 'query ($x: ID!) { category(id: $x, idType: SLUG) { id } }', '<'.repeat(500_000)],
    ['members of a filter', where, members],
    ['elements of a comment', comment('$x', '"A"'), '<b>'.repeat(300_000)],
    ['elements of a name', comment('"Words"', '$x'), '<b>'.repeat(300_000)],
    ['ids that errors repeat', `query ($x: ID!) { ${aliases('node(id: $x) { id }', 40)} }`, 'a'.repeat(900_000)],
    [
      'patterns of a search',
      `query ($x: String!) { ${aliases('users(where: { search: $x }) { nodes { id } }', 40)} }`,
      '%_'.repeat(400_000),
    ],
    ['suggestions in a value', 'query ($x: Int) { posts(first: $x) { nodes { id } } }', ' Did you mean '.repeat(50_000)],
  ])('%s are read at once', async (_name, query, x) => {
    const { data } = await ask('{ posts(first: 1) { nodes { databaseId } } }');
    const began = performance.now();
    const { body } = await post(JSON.stringify({ query, variables: { x, n: data?.posts.nodes[0].databaseId } }));
    expect(body.length).toBeLessThan(100_000);
    expect(performance.now() - began).toBeLessThan(scaleToMachine(1_500));
  });
});

describe('queries that blow up', () => {
  const nest = (levels: number, open: string, inner: string, close: string) => `${open.repeat(levels)}${inner}${close.repeat(levels)}`;

  test.each([
    ['nest ten thousand levels', 'Queries may nest at most 64 selections.', `{ ${nest(10_000, 'posts { nodes { ', 'id', ' } }')} }`],
    [
      'nest lists within values',
      'Queries may nest at most 64 selections.',
      `{ posts(where: { in: ${nest(20_000, '[', '1', ']')} }) { nodes { id } } }`,
    ],
    ['are one name twenty thousand times', 'more that 30000 tokens', `{ ${'a: __typename '.repeat(20_000)} }`],
    [
      'are four thousand names',
      'at most 50 fields of the root; this one asks 4000',
      `{ ${Array.from({ length: 4_000 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
    ],
    [
      'double with every fragment',
      'at most 50 fields of the root',
      `{ ...F0 } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on RootQuery { ${n < 29 ? `...F${n + 1} ...F${n + 1}` : Array.from({ length: 60 }, (__, m) => `a${m}: __typename`).join(' ')} }`).join(' ')}`,
    ],
    [
      'are fragments in a circle',
      'Cannot spread fragment "A" within itself via "B".',
      '{ ...A } fragment A on RootQuery { ...B } fragment B on RootQuery { ...A }',
    ],
    [
      'overlap in every pair of their fields',
      'at most 50 fields of the root; this one asks 240',
      `{ ${Array.from({ length: 240 }, (_, n) => `posts(first: 1) { nodes { author { node { a${n}: id b${n}: name } } } }`).join(' ')} }`,
    ],
    ['are full of directives', 'more that 30000 tokens', `{ __typename ${'@include(if: true) '.repeat(5_000)} }`],
    [
      'declare thousands of variables',
      'Variable "$v0" is never used.',
      `query (${Array.from({ length: 6_000 }, (_, n) => `$v${n}: Int`).join(' ')}) { __typename }`,
    ],
    [
      'guess thousands of names',
      'Cannot query field "guess0" on type "RootQuery".',
      `{ ${Array.from({ length: 4_000 }, (_, n) => `guess${n}`).join(' ')} }`,
    ],
  ])('%s', async (_name, message, query) => {
    const began = performance.now();
    const { status, errors, data } = await ask(query);
    expect([status, data]).toEqual([message.includes('at most') || message.includes('tokens') ? 400 : 200, undefined]);
    expect(errors?.[0]?.message).toContain(message);
    expect(errors?.length).toBeLessThanOrEqual(26);
    expect(performance.now() - began).toBeLessThan(scaleToMachine(2_000));
  });

  test('are as large as may be, a hundred at once', async () => {
    const lists = Array.from(
      { length: 49 },
      (_, n) => `a${n}: posts(first: 100) { nodes { title author { node { posts(first: 4) { nodes { title } } } } } }`,
    );
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(`{ ${lists.join(' ')} }`)));
    // Answered, or told to come back: the visitor beside them is what counts.
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(
      (await ask(`{ ${[...lists, lists[0]?.replace('a0', 'b')].join(' ').replaceAll('first: 4', 'first: 5')} }`)).errors?.[0]?.message,
    ).toContain('at most 25000 nodes');
  });
});

describe('tokens that are none', () => {
  test.each([
    'Bearer garbage',
    'Bearer a.b.c',
    `Bearer ${'x'.repeat(10_000)}`,
    'Bearer eyJhbGciOiJub25lIn0.eyJkYXRhIjp7InVzZXIiOnsiaWQiOiIxIn19fQ.',
    'Basic YWRtaW46YWRtaW4tUGFzc3cwcmQh',
    'Bearer',
    'Bearer  \u00e9',
  ])('%s makes a visitor', async (authorization) => {
    const { status, data, errors } = await send(
      '{"query":"{ viewer { id } posts(first: 1) { nodes { slug } } }"}',
      { authorization },
      service.content.url,
    );
    expect([status, errors, data]).toEqual([200, undefined, { viewer: null, posts: { nodes: [{ slug: 'report-12' }] } }]);
  });
});

describe('text that is none', () => {
  const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { title } } }';

  test.each([
    ['a NUL character', '{"title":"a\\u0000b"}', 'Variable "$input" holds a NUL character'],
    ['half a character', '{"title":"a\\ud800b"}', 'Variable "$input" holds half a character'],
    ['a NUL character in a name', '{"title":"a","b\\u0000":1}', 'Variable "$input" holds a NUL character'],
  ])('%s is not written', async (_name, input, message) => {
    const { status, errors, data } = await askSignedIn(`{"query":${JSON.stringify(create)},"variables":{"input":${input}}}`);
    expect([status, data]).toEqual([200, undefined]);
    expect(errors).toMatchObject([{ message: expect.stringContaining(message), extensions: { category: 'user' } }]);
  });

  test('nor where it stands in the query', async () => {
    const { errors } = await askSignedIn(
      JSON.stringify({ query: 'mutation { createPost(input: { title: "a\\u0000b" }) { post { title } } }' }),
    );
    expect(errors).toMatchObject([{ message: 'Text can hold no NUL character. Take it out.', extensions: { category: 'user' } }]);
    const half = await askSignedIn(JSON.stringify({ query: 'mutation { createPost(input: { title: "a\ud800b" }) { post { title } } }' }));
    expect(half.errors?.[0]?.message).toContain('Syntax Error');
  });

  test('names of prototypes are names like any other', async () => {
    const polluted =
      '{"query":"query ($__proto__: Int) { posts(first: $__proto__) { nodes { id } } }","variables":{"__proto__":{"first":1,"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}}';
    const { status, errors } = await send(polluted, {}, service.content.url);
    expect(status).toBe(200);
    expect(errors?.every(({ extensions }) => extensions.category === 'graphql') ?? true).toBe(true);
    const fields = '{"input":{"title":"Proto","__proto__":{"status":"PUBLISH"}}}';
    const refused = await askSignedIn(`{"query":${JSON.stringify(create)},"variables":${fields}}`);
    expect(refused.errors?.[0]?.extensions.category).toBe('graphql');
    expect((await ask('{ __proto__ constructor }')).errors).toHaveLength(2);
    expect((await ask('{ __typename }')).data).toEqual({ __typename: 'RootQuery' });
  });
});

describe('slow callers', () => {
  test('who never finish their headers are cut off', async () => {
    const began = performance.now();
    const slow = await Promise.all(Array.from({ length: 50 }, socket));
    const closed = Promise.all(slow.map((one) => new Promise<void>((resolve) => one.once('close', () => resolve()))));
    const drip = setInterval(() => slow.forEach((one) => one.writable && one.write('x-a: b\r\n')), 200);
    for (const one of slow) one.write('POST /graphql HTTP/1.1\r\nhost: x\r\n');
    await closed;
    clearInterval(drip);
    expect(performance.now() - began).toBeLessThan(scaleToMachine(9_000));
  });

  test('who never finish their body are told and cut off', async () => {
    const one = await socket();
    let answer = '';
    one.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const closed = new Promise<void>((resolve) => one.once('close', () => resolve()));
    one.write('POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{');
    const drip = setInterval(() => one.writable && one.write(' '), 500);
    await closed;
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('The body did not arrive within 10 s.');
  }, 20_000);

  test('who say one length and send another, or no HTTP at all, end their own connection only', async () => {
    for (const words of [
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'GET /graphql HTTP/1.1\r\nhost: x\r\nx: \u0001\u0000\r\n\r\n',
      '\u0016\u0003\u0001 not HTTP',
      `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      `GET / HTTP/1.1\r\nhost: x\r\n${'x: y\r\n'.repeat(5_000)}\r\n`,
    ]) {
      const one = await socket();
      let answer = '';
      one.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      const closed = new Promise<void>((resolve) => one.once('close', () => resolve()));
      one.write(words);
      await closed;
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
  });

  test('who go away before their answer leave nothing behind', async () => {
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const one = await socket();
        const body = JSON.stringify({ query: '{ contentNodes(first: 100) { nodes { id } } }' });
        one.write(`POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
        await wait(5);
        one.destroy();
      }),
    );
    await expect
      .poll(async () => /^content_gate_running (\d+)$/m.exec(await (await fetch(`${service.content.url}/metrics`)).text())?.[1])
      .toMatch(/^[01]$/);
  });
});

test('nothing of all this was a defect', () => {
  expect(service.content.log()).toBe('');
});
