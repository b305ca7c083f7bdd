/** No request can block the content service or exhaust its memory, regardless of its selection and of the number of concurrent requests. */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postGraphql } from '../support/graphql-client.ts';
import { scaleToMachine } from '../support/machine-speed.ts';
import { startPrivateService, type PrivateService } from '../support/private-service.ts';

/** The event loop is never blocked for longer than this. */
const MAX_BLOCKED_MS = 250;
const MAX_MEMORY_BYTES = 600_000_000;
const MAX_VISITOR_BYTES = 8_000_000;
const MAX_SIGNED_IN_BYTES = 16_000_000;
/** Limits of content that an editor can store. */
const MAX_CONTENT_BYTES = 2 * 1024 * 1024;
const MAX_TAGS = 20_000;
const TEST_TIMEOUT_MS = 120_000;

const repeat = (count: number, toText: (index: number) => string) => Array.from({ length: count }, (_, index) => toText(index)).join(' ');
/** Repeats a part as often as the limits of content allow. */
const fill = (part: string) =>
  part.repeat(Math.min((MAX_CONTENT_BYTES - 5_000) / part.length, (MAX_TAGS - 200) / (part.split('<').length - 1 || 1)));
const paragraph =
  '<!-- wp:paragraph --><p>A "quoted" sentence about warehouses near <a href="/markets/dallas/">Dallas</a>.</p><!-- /wp:paragraph -->';
const nestInGroups = (levels: number, inner: string): string =>
  levels === 0 ? inner : `<!-- wp:group --><div class="wp-block-group">${nestInGroups(levels - 1, inner)}</div><!-- /wp:group -->`;

/** Contents of the maximum size that are expensive to read, by the slug of their post. */
const largeContents = {
  paragraphs: fill(paragraph),
  groups: nestInGroups(30, fill(paragraph)),
  text: fill('word & "quote" \n\n'),
  tags: fill('<b>x</b>'),
  table: `<!-- wp:table --><figure class="wp-block-table"><table><tbody>${fill('<tr><td>a</td><td>b</td></tr>')}</tbody></table></figure><!-- /wp:table -->`,
};

let service: PrivateService;
const sendQuery = (query: string, variables: object = {}) => postGraphql(JSON.stringify({ query, variables }), {}, service.content.url);
const sendSignedIn = (query: string, variables: object = {}) =>
  postGraphql(JSON.stringify({ query, variables }), { authorization: `Bearer ${service.token}` }, service.content.url);

async function createPost(title: string, content: string): Promise<void> {
  const { errors } = await sendSignedIn('mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }', {
    input: { title, slug: title, status: 'PUBLISH', content },
  });
  if (errors) throw new Error(errors[0]?.message);
}

beforeAll(async () => {
  service = await startPrivateService();
  for (let index = 0; index < 100; index += 1) await createPost(`article-${index}`, paragraph.repeat(150));
  for (const [slug, content] of Object.entries(largeContents)) {
    await createPost(slug, paragraph);
    // The body of a request cannot hold the largest content. An import can store it. Its blocks are parsed when they are read.
    await sql`update content_node set content = ${content}, blocks = null, blocks_version = null where slug = ${slug}`.execute(
      service.database.db,
    );
  }
}, TEST_TIMEOUT_MS);
afterAll(() => service.stop());

async function readMetric(name: string): Promise<number> {
  const text = await (await fetch(`${service.content.url}/metrics`)).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}

/** The longest time that the event loop was blocked since the last call. */
const readBlockedMs = async () => (await readMetric('nodejs_eventloop_lag_max_seconds')) * 1_000;

beforeEach(async () => {
  await readBlockedMs();
});
afterEach(async () => {
  const blockedMs = await readBlockedMs();
  const memoryBytes = await readMetric('process_resident_memory_bytes');
  if (!(memoryBytes < MAX_MEMORY_BYTES)) throw new Error(`The process uses ${memoryBytes} bytes of memory.`);
  // Other processes that take the CPU for a moment count as blocking. Without the limits, these operations block for seconds.
  if (!(blockedMs < 4 * MAX_BLOCKED_MS || blockedMs < 2 * scaleToMachine(MAX_BLOCKED_MS)))
    throw new Error(`The event loop was blocked for ${blockedMs} ms.`);
});

/** Reads the memory of the process until it is stopped. */
function watchMemory(): { stop: () => Promise<number> } {
  let maxBytes = 0;
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      maxBytes = Math.max(maxBytes, await readMetric('process_resident_memory_bytes'));
      await wait(100);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
      return maxBytes;
    },
  };
}

const lists = (fields: string) => `{ posts(first: 100) { nodes { ${fields} } } }`;
const aliases = (count: number, field: string) => repeat(count, (index) => `a${index}: ${field}`);

/** Queries that select the same large value many times, each in another way. */
const repeatedValues: readonly (readonly [string, string])[] = [
  ['4,900 aliases of blocksJSON', lists(aliases(4_900, 'blocksJSON'))],
  ['1,400 aliases of blocksJSON', lists(aliases(1_400, 'blocksJSON'))],
  ['250 aliases of blocksJSON', lists(aliases(250, 'blocksJSON'))],
  ['4,900 aliases of content', lists(aliases(4_900, 'content'))],
  ['4,900 aliases of excerpt', lists(aliases(4_900, 'excerpt'))],
  ['4,900 aliases of __typename', lists(aliases(4_900, '__typename'))],
  ['4,900 aliases of a short value', lists(aliases(4_900, 'title'))],
  ['aliases in inline fragments', lists(repeat(490, (n) => `... on Post { ${repeat(10, (m) => `a${n}x${m}: content`)} }`))],
  [
    'aliases in fragments',
    `${lists(repeat(50, (n) => `...F${n}`))} ${repeat(50, (n) => `fragment F${n} on Post { ${repeat(90, (m) => `a${n}x${m}: content`)} }`)}`,
  ],
  [
    'aliases in fields that are merged',
    `{ ${repeat(200, (n) => `posts(first: 100) { nodes { ${repeat(20, (m) => `a${n}x${m}: content`)} } }`)} }`,
  ],
  ['aliases of the list', `{ ${repeat(50, (n) => `a${n}: posts(first: 100) { nodes { blocksJSON } }`)} }`],
  [
    'aliases of the nodes',
    `{ posts(first: 100) { ${repeat(50, (n) => `a${n}: nodes { content }`)} ${repeat(50, (n) => `b${n}: edges { node { content } }`)} } }`,
  ],
  ['aliases of one large post', `{ ${repeat(50, (n) => `a${n}: post(id: "groups", idType: SLUG) { content }`)} }`],
  ['long aliases', lists(repeat(20, (n) => `${'a'.repeat(4_000)}${n}: __typename`))],
];

describe('queries that repeat large values', () => {
  test.each(repeatedValues)(
    '%s',
    async (_name, query) => {
      const { status, text } = await sendQuery(query);
      expect([200, 400, 503]).toContain(status);
      expect(text.length).toBeLessThan(MAX_VISITOR_BYTES);
      const signedIn = await sendSignedIn(query);
      expect([200, 400, 503]).toContain(signedIn.status);
      expect(signedIn.text.length).toBeLessThan(MAX_SIGNED_IN_BYTES);
    },
    TEST_TIMEOUT_MS,
  );
});

/** Selections of the values that depend on the whole content of a post. */
const contentFields = [
  'content',
  'excerpt',
  'blocksJSON',
  'seo { metaDesc opengraphDescription twitterDescription readingTime }',
  'blocks { saveContent originalContent attributesJSON dynamicContent innerBlocks { saveContent } }',
  'blocks(flat: true) { name clientId saveContent originalContent attributesJSON }',
  'content a: content b: content excerpt blocksJSON seo { metaDesc readingTime } blocks(flat: true) { attributesJSON }',
];

describe.each(Object.keys(largeContents))('the largest post with %s', (slug) => {
  test.each(contentFields)(
    '%s',
    async (fields) => {
      const { status, data, errors } = await sendQuery(`{ post(id: "${slug}", idType: SLUG) { ${fields} } }`);
      expect(errors ? 'error' : data.post).toEqual(expect.anything());
      expect(errors?.[0]?.message ?? 'limited to 8 MB').toMatch(/limited to 8 MB|longer than 8000000/);
      expect([200, 400]).toContain(status);
    },
    TEST_TIMEOUT_MS,
  );
});

test(
  'the largest post that a request can contain is stored',
  async () => {
    for (const content of Object.values(largeContents)) {
      const input = { title: 'Large', status: 'DRAFT', content: content.slice(0, 900_000) };
      const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id content excerpt blocksJSON } } }';
      expect([200, 400]).toContain((await sendSignedIn(create, { input })).status);
    }
  },
  TEST_TIMEOUT_MS,
);

describe('introspection', () => {
  const deepType = 'type { name ofType { name ofType { name ofType { name ofType { name ofType { name } } } } } }';
  test.each([
    ['aliases of the schema', `{ ${aliases(50, '__schema { types { name description fields { name description } } }')} }`],
    ['aliases of the fields', `{ __schema { types { ${aliases(25, `fields { name args { name ${deepType} } ${deepType} }`)} } } }`],
    ['aliases of the types', `{ __schema { ${aliases(25, `types { name possibleTypes { name fields { name ${deepType} } } }`)} } }`],
    ['aliases of a type', `{ ${aliases(50, '__type(name: "Node") { possibleTypes { fields { name type { fields { name } } } } }')} }`],
  ])(
    '%s are limited',
    async (_name, query) => {
      const { status, text } = await sendSignedIn(query);
      expect([200, 400]).toContain(status);
      expect(text.length).toBeLessThan(MAX_SIGNED_IN_BYTES);
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'the introspection query of common tools succeeds',
    async () => {
      expect((await sendSignedIn(getIntrospectionQuery())).data.__schema.queryType.name).toBe('RootQuery');
    },
    TEST_TIMEOUT_MS,
  );
});

describe('many large operations', () => {
  const largeQuery = (index: number) =>
    `{ posts(where: { offsetPagination: { size: 20, offset: 10 } }) { nodes { b${index}: blocksJSON c${index}: content } } }`;

  test(
    'the operations of a batch share its limits, and an operation that exceeds them does not count as an error of the service',
    async () => {
      const countFailures = () => readMetric('content_operation_seconds_count{operation="other",outcome="server_error"}');
      const before = await countFailures();
      const batch = JSON.stringify(Array.from({ length: 10 }, (_, index) => ({ query: largeQuery(index) })));
      const { text } = await postGraphql(batch, {}, service.content.url);
      expect(text.length).toBeLessThan(MAX_VISITOR_BYTES);
      const results = JSON.parse(text) as { data?: unknown; errors?: { message: string }[] }[];
      expect(results[0]?.data).toBeDefined();
      expect(results.at(-1)?.errors?.[0]?.message).toContain('limited to 8 MB');
      expect(await countFailures()).toBe(before);
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'a mutation returns at most as much as a query',
    async () => {
      const { status, errors } = await sendSignedIn(
        `mutation { increaseCount(count: 1) createPost(input: { title: "x" }) { post { author { node { posts(first: 100) { nodes { ${aliases(3, 'blocksJSON')} } } } } } } }`,
      );
      expect([status, errors?.[0]?.message]).toEqual([400, expect.stringContaining('limited to')]);
    },
    TEST_TIMEOUT_MS,
  );

  test('a GET request has the same limits', async () => {
    const query = encodeURIComponent(lists(aliases(100, 'content')));
    expect((await fetch(`${service.content.url}/graphql?query=${query}`)).status).toBe(400);
  });

  test(
    'a hundred requests at once',
    async () => {
      const responses = await Promise.all(Array.from({ length: 100 }, (_, index) => sendQuery(largeQuery(index))));
      const statuses = new Set(responses.map(({ status }) => status));
      expect(statuses.has(200)).toBe(true);
      expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'clients that do not read their responses hold a bounded amount of memory',
    async () => {
      const { hostname, port } = new URL(service.content.url);
      const sockets = Array.from({ length: 100 }, (_, index) => {
        const socket = connect({ host: hostname, port: Number(port) });
        socket.on('error', () => undefined).pause();
        const body = JSON.stringify({ query: largeQuery(index % 3) });
        socket.write(
          `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
        );
        return socket;
      });
      await expect.poll(() => readMetric('content_requests_running'), { timeout: TEST_TIMEOUT_MS, interval: 500 }).toBe(0);
      await wait(1_000);
      expect(await readMetric('process_resident_memory_bytes')).toBeLessThan(MAX_MEMORY_BYTES);
      // On a busy machine, it takes a moment until the service notices that these clients have stalled.
      await expect.poll(async () => (await sendQuery(largeQuery(0))).data?.posts.nodes.length, { interval: 1000 }).toBe(20);
      for (const socket of sockets) socket.destroy();
    },
    TEST_TIMEOUT_MS,
  );
});

describe('large responses of the REST API', () => {
  const sendRest = (query: string) =>
    fetch(`${service.content.url}/wp-json/wp/v2/posts?per_page=100&_embed&${query}`).then(({ status }) => status);

  test(
    'a hundred at once, each with all that is linked',
    async () => {
      const memory = watchMemory();
      const statuses = new Set(await Promise.all(Array.from({ length: 100 }, (_, index) => sendRest(`ignored=${index}`))));
      expect(await memory.stop()).toBeLessThan(MAX_MEMORY_BYTES);
      expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );
});

describe('large bodies', () => {
  const body = JSON.stringify({ query: '{ __typename }', extensions: { text: 'x'.repeat(980_000) } });

  const sendBody = async () => (await postGraphql(body, {}, service.content.url)).status;

  test(
    'four hundred at once',
    async () => {
      // A slow client is disconnected before its body is complete, and may not have read the response.
      const sending = Array.from({ length: 400 }, () => sendBody().catch(() => 'disconnected'));
      const memory = watchMemory();
      const outcomes = new Set(await Promise.all(sending));
      expect(await memory.stop()).toBeLessThan(MAX_MEMORY_BYTES);
      expect(outcomes.has(200)).toBe(true);
      expect([...outcomes].filter((outcome) => ![200, 408, 503, 'disconnected'].includes(outcome))).toEqual([]);
      expect(await sendBody()).toBe(200);
    },
    TEST_TIMEOUT_MS,
  );

  test.each([
    ['of nearly the maximum length', 990_000],
    ['of the length of an ordinary query', 60_000],
  ])(
    'bodies %s that never end',
    async (_name, length) => {
      const { hostname, port } = new URL(service.content.url);
      const sockets = Array.from({ length: 3_000 }, () => {
        const socket = connect({ host: hostname, port: Number(port) });
        socket.on('error', () => undefined);
        socket.write(`POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length + 1}\r\n\r\n`);
        socket.write(Buffer.alloc(length, 120));
        return socket;
      });
      const memory = watchMemory();
      await wait(5_000);
      const { status } = await sendQuery('{ __typename }');
      expect(await memory.stop()).toBeLessThan(MAX_MEMORY_BYTES);
      expect(status).toBe(200);
      for (const socket of sockets) socket.destroy();
    },
    TEST_TIMEOUT_MS,
  );
});

test('the process has not been restarted and has logged no error', () => {
  expect(service.content.log()).toBe('');
});
