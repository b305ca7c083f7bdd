/** The limits of a request apply while its response is created, not only to the finished text. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { anonymous } from '../../../../permissions/viewer.ts';
import type { Services } from '../../../../commands/core/services.ts';
import type { ContentContext } from '../../../../schema/core/context.ts';
import { createConcurrencyLimiter } from '../../../concurrency-limiter.ts';
import { createRequestGuard, type OperationGuard } from '../../../request-guard.ts';
import { createResponseMemory } from '../../../response-memory.ts';
import { createTimeSlices } from '../../../time-slices.ts';
import { createBatchRoute } from './batch.ts';
import { createDispatcher, type Dispatcher } from './dispatch.ts';
import { embedLinks } from './embed.ts';
import { createRestApiRoute } from './http-route.ts';
import { createItem, type ItemFields } from './item.ts';
import { CREATE, READ, type RestRequest, type RouteDeclaration } from './rest-request.ts';

const MEGABYTE = 'x'.repeat(1_000_000);

function createGuardedContext(): { guard: OperationGuard; context: ContentContext } {
  const guard = createRequestGuard({ slices: createTimeSlices(), memory: createResponseMemory(), isSignedIn: false });
  return { guard, context: { guard, viewer: anonymous } as Partial<ContentContext> as ContentContext };
}

test('a list of large items ends when it exceeds the limit, and renders no further items', async () => {
  const { guard, context } = createGuardedContext();
  let rendered = 0;
  const fields: ItemFields<number> = {
    id: { type: 'integer', read: (id) => id },
    content: {
      type: 'object',
      properties: { rendered: { type: 'string' } },
      read: () => ({ rendered: async () => ((rendered += 1), await wait(0), MEGABYTE) }),
    },
  };
  const request = { context, query: {}, view: 'view' } as RestRequest;
  const items = async () => {
    for (let id = 0; id < 50; id += 1) await createItem(id, fields, undefined, request);
  };
  await expect(guard.waitFor(items(), false)).rejects.toThrow('The response is larger than 8 MB.');
  await wait(20);
  expect(rendered).toBe(8);
});

const createDispatcherOf = (...routes: RouteDeclaration[]) => {
  const dispatcher: Dispatcher = createDispatcher([...routes, createBatchRoute(() => dispatcher)]);
  return dispatcher;
};

test('an embedded item counts for each link to it', async () => {
  const { guard, context } = createGuardedContext();
  const target: RouteDeclaration = {
    namespace: 'wp/v2',
    path: '/target',
    endpoints: [{ methods: READ, parameters: {}, handle: async () => ({ data: { text: MEGABYTE } }) }],
  };
  const links = { up: [{ embeddable: true, href: 'http://rest.test/wp-json/wp/v2/target' }] };
  const response = { status: 200, headers: {}, data: Array.from({ length: 10 }, (_, id) => ({ id, _links: links })) };
  const sent = { method: 'GET', path: '/list', query: { _embed: '1' }, body: {}, headers: {} };
  const embedded = embedLinks(response, sent, createDispatcherOf(target), context);
  await expect(guard.waitFor(embedded, false)).rejects.toThrow('The response is larger than 8 MB.');
});

test('a batch ends when its request has been stopped', async () => {
  const { guard, context } = createGuardedContext();
  let calls = 0;
  const write: RouteDeclaration = {
    namespace: 'wp/v2',
    path: '/write',
    allowsBatch: true,
    endpoints: [
      {
        methods: CREATE,
        parameters: {},
        handle: async () => {
          calls += 1;
          guard.countBytes(5_000_000);
          return { data: {} };
        },
      },
    ],
  };
  const sent = {
    method: 'POST',
    path: '/batch/v1',
    query: {},
    body: { requests: Array.from({ length: 10 }, () => ({ path: '/wp/v2/write' })) },
    headers: {},
  };
  await expect(guard.waitFor(createDispatcherOf(write).dispatch(sent, context), true)).rejects.toThrow('larger than 8 MB');
  await wait(20);
  expect(calls).toBe(2);
});

test('a response that its client does not read is counted until the client disconnects', async () => {
  const memory = createResponseMemory();
  const large: RouteDeclaration = {
    namespace: 'wp/v2',
    path: '/large',
    endpoints: [{ methods: READ, parameters: {}, handle: async () => ({ data: MEGABYTE.repeat(6) }) }],
  };
  const route = createRestApiRoute(
    {
      services: { contentUrl: 'http://rest.test', now: () => new Date() } as Partial<Services> as Services,
      limiter: createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 1, maxWaitingPerNetwork: 1, maxWaitMs: 1_000 }),
      slices: createTimeSlices(),
      memory,
      createContext: async (viewer, client, guard) => ({ viewer, client, guard }) as Partial<ContentContext> as ContentContext,
    },
    () => [large],
  );
  const client = { address: '203.0.113.7', userAgent: 'test', requestId: 'test', isSite: false };
  const server = createServer((request, response) => {
    void route.handle({ request, response, pathname: '/wp-json/wp/v2/large', search: new URLSearchParams(), client });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.write('GET /wp-json/wp/v2/large HTTP/1.1\r\nhost: rest.test\r\n\r\n');
  await expect.poll(() => memory.bytes).toBe(6_000_002);
  socket.destroy();
  await expect.poll(() => memory.bytes).toBe(0);
  server.close();
});
