import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { signatureHeaders, signWebhook } from '#lib/webhook/signature.ts';
import type { ContentChange } from '../pages/content-changes.ts';
import { createPurgeHandler } from './purge-handler.ts';

const SECRET = 'a secret between the two';
const FORMER_SECRET = 'the secret before that';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const createEvent = (id: number, changes: object = {}) => ({
  id,
  keys: ['cG9zdDox', 'list:post'],
  uris: ['/news/a/'],
  cause: 'update post',
  createdAt: '2026-11-22T12:00:00.000Z',
  ...changes,
});

const getTimestamp = (age = 0) => Math.floor(Date.now() / 1000) - age;

async function startServer({
  secrets = [SECRET, FORMER_SECRET],
  purge = async () => {},
}: { secrets?: string[]; purge?: () => Promise<void> } = {}) {
  const purged: ContentChange[][] = [];
  const log = vi.fn<Log>();
  const handle = createPurgeHandler({
    listSecrets: () => secrets,
    purge: async (changes) => {
      await purge();
      purged.push([...changes]);
    },
    log,
  });
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end());
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/faust/purge`;
  const send = async (
    body: string,
    { timestamp = getTimestamp(), signature = signWebhook(SECRET, timestamp, body), type = 'application/json' } = {},
  ) => {
    const headers = {
      'content-type': type,
      [signatureHeaders.timestamp]: String(timestamp),
      [signatureHeaders.signature]: signature,
    };
    const response = await fetch(url, { method: 'POST', body, headers });
    return { status: response.status, text: await response.text() };
  };
  const sendEvents = async (events: object[], timestamp?: number) =>
    (await send(JSON.stringify({ events }), timestamp === undefined ? {} : { timestamp })).status;
  return { url, port, send, sendEvents, purged, log };
}

test('a signed request is answered when its changes are done', async () => {
  const done = Promise.withResolvers<void>();
  const { sendEvents, purged } = await startServer({ purge: () => done.promise });
  const sending = sendEvents([createEvent(1), createEvent(2)]);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(purged).toEqual([]);
  done.resolve();
  expect(await sending).toBe(204);
  expect(purged).toMatchObject([[{ keys: ['cG9zdDox', 'list:post'], uris: ['/news/a/'], cause: 'update post' }, { id: 2 }]]);
});

test('the former secret is accepted while it is valid', async () => {
  const { send } = await startServer();
  const body = JSON.stringify({ events: [] });
  expect((await send(body, { signature: signWebhook(FORMER_SECRET, getTimestamp(), body) })).status).toBe(204);
});

test.each([
  ['without a signature', { signature: '' }],
  ['signed with another secret', { signature: signWebhook('another secret of the same', getTimestamp(), '{"events":[]}') }],
  ['signed for another body', { signature: signWebhook(SECRET, getTimestamp(), '{"events":[ ]}') }],
  ['older than five minutes', { timestamp: getTimestamp(301) }],
  ['from more than five minutes ahead', { timestamp: getTimestamp(-310) }],
])('a request %s is refused', async (_what, changes) => {
  const { send, purged } = await startServer();
  expect(await send('{"events":[]}', changes)).toEqual({ status: 401, text: expect.stringContaining('PURGE_WEBHOOK_SECRET') as string });
  expect(purged).toEqual([]);
});

test('a request that is sent again unchanged is refused, and is accepted with a new timestamp without effect', async () => {
  const { sendEvents, purged } = await startServer();
  const timestamp = getTimestamp(2);
  expect(await sendEvents([createEvent(1)], timestamp)).toBe(204);
  expect(await sendEvents([createEvent(1)], timestamp)).toBe(409);
  expect(await sendEvents([createEvent(1), createEvent(2)], timestamp + 1)).toBe(204);
  expect(purged.map((changes) => changes.length)).toEqual([1, 1]);
});

test('two copies of a request that arrive at the same time have one effect', async () => {
  const { sendEvents, purged } = await startServer({ purge: async () => await new Promise((resolve) => setTimeout(resolve, 30)) });
  const timestamp = getTimestamp();
  const statuses = await Promise.all([sendEvents([createEvent(1)], timestamp), sendEvents([createEvent(1)], timestamp)]);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect(purged).toHaveLength(1);
});

test('an event of a restored database is new, although its number is known', async () => {
  const { sendEvents, purged } = await startServer();
  await sendEvents([createEvent(1)]);
  await sendEvents([createEvent(1, { createdAt: '2026-11-23T12:00:00.000Z' })]);
  expect(purged.map((changes) => changes.length)).toEqual([1, 1]);
});

test('a request whose changes could not be applied can be sent again unchanged', async () => {
  let failures = 1;
  const { sendEvents } = await startServer({
    purge: async () => await (failures-- > 0 ? Promise.reject(new Error('the disk is full')) : Promise.resolve()),
  });
  const timestamp = getTimestamp();
  expect(await sendEvents([createEvent(1)], timestamp)).toBe(500);
  expect(await sendEvents([createEvent(1)], timestamp)).toBe(204);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"events":{}}',
  '{"events":[{"id":1}]}',
  '{"events":[{"id":"1","keys":[],"uris":[],"cause":"","createdAt":""}]}',
])('the signed body %j is refused', async (body) => {
  const { send, purged } = await startServer();
  expect((await send(body)).status).toBe(400);
  expect(purged).toEqual([]);
});

test('only a POST request with JSON is accepted', async () => {
  const { url, send } = await startServer();
  const response = await fetch(url);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await send('{"events":[]}', { type: 'text/plain' })).status).toBe(415);
});

test('a request that is too large is refused before its body is sent', async () => {
  const { port } = await startServer();
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /api/faust/purge HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99999999\r\n\r\n{');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*connection: close.*The body is larger than 8388608 bytes/s);
});

test('a request that is too large is refused without a length as well', async () => {
  const { url } = await startServer();
  const chunk = new Uint8Array(1024 * 1024);
  let sent = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      if (sent++ < 9) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const request = fetch(url, { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } } as RequestInit);
  const status = await request.then(
    (response) => response.status,
    () => 413,
  );
  expect(status).toBe(413);
});

test('a site without a secret accepts nothing', async () => {
  const { sendEvents } = await startServer({ secrets: [] });
  expect(await sendEvents([createEvent(1)])).toBe(503);
});

test('slow senders of one network cannot keep others from sending', async () => {
  const { port, sendEvents } = await startServer();
  const start = 'POST /api/faust/purge HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nx-forwarded-for: 192.0.2.9\r\n';
  const sockets = Array.from({ length: 10 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.write(`${start}content-length: 1000000\r\n\r\n${'x'.repeat(100_000)}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await sendEvents([createEvent(1)])).toBe(204);
  for (const socket of sockets) socket.destroy();
});
