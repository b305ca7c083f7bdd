/** Purge events are stored with the change, and delivered in order, at least once, and signed. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymous } from '../../content/permissions/viewer.ts';
import { transact } from '../../content/commands/core/transact.ts';
import { type DeliveryOptions, startPurgeDelivery, type PurgeDelivery } from '../../content/purge/deliver-events.ts';
import type { PurgeEvent } from '../../content/purge/receivers.ts';
import { isValidSignature, signatureHeaders } from '../../lib/webhook/signature.ts';
import { scaleToMachine } from '../support/machine-speed.ts';
import { createTestServices } from '../support/test-context.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

const SECRET = 'a secret of the test';

let database: TestDatabase;
let receiver: Server;
let url = '';
/** Status codes of the receiver's next responses. After these it returns 204. */
let statuses: number[] = [];
let received: { events: PurgeEvent[]; isSigned: boolean }[] = [];
let deliveries: PurgeDelivery[] = [];

beforeAll(async () => {
  database = await createDatabase('migrated');
  receiver = createServer(async (request, response) => {
    const body = await text(request);
    const status = statuses.shift() ?? 204;
    const message = {
      timestamp: String(request.headers[signatureHeaders.timestamp]),
      signature: String(request.headers[signatureHeaders.signature]),
      body,
    };
    received.push({
      events: (JSON.parse(body) as { events: PurgeEvent[] }).events,
      isSigned: isValidSignature(SECRET, message, Date.now() / 1000),
    });
    response.writeHead(status).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/purge`;
});
afterAll(async () => {
  receiver.close();
  await database.drop();
});
beforeEach(async () => {
  statuses = [];
  received = [];
  await database.db.deleteFrom('purge_event').execute();
});
afterEach(async () => {
  await Promise.all(deliveries.map((delivery) => delivery.stop()));
  deliveries = [];
});

function startDelivery(options: Partial<DeliveryOptions> = {}): void {
  deliveries.push(startPurgeDelivery({ db: database.db, url, secret: SECRET, log: () => {}, pauseMs: 10, ...options }));
}

async function recordChange(id: number, affectsLists = false): Promise<void> {
  await transact(createTestServices(database.db), anonymous, async (tx) => {
    tx.recordChange({ cause: 'update', kind: 'post', id, type: 'post', affectsLists, uris: [`/news/${id}/`, null] });
  });
}

const listDeliveredEvents = () => received.flatMap(({ events }) => events);

test('the event of a change contains its cache keys and URIs', async () => {
  await recordChange(7, true);
  startDelivery();
  await expect.poll(listDeliveredEvents).toMatchObject([
    {
      keys: [Buffer.from('post:7').toString('base64'), 'skipped:post', 'content:post', 'order:post', 'list:post'],
      uris: ['/news/7/'],
      cause: 'update post',
    },
  ]);
});

test('deliveries are signed', async () => {
  await recordChange(1);
  startDelivery();
  await expect.poll(() => received.map(({ isSigned }) => isSigned)).toEqual([true]);
  const message = { timestamp: '1000', signature: '', body: '{}' };
  expect(isValidSignature(SECRET, message, 1000)).toBe(false);
});

test('a signature is invalid for another secret, another body or a later time', async () => {
  const { signWebhook } = await import('../../lib/webhook/signature.ts');
  const message = { timestamp: '1000', signature: signWebhook(SECRET, 1000, 'body'), body: 'body' };
  expect(isValidSignature(SECRET, message, 1010)).toBe(true);
  expect(isValidSignature('another', message, 1010)).toBe(false);
  expect(isValidSignature(SECRET, { ...message, body: 'bodies' }, 1010)).toBe(false);
  expect(isValidSignature(SECRET, message, 1000 + 301)).toBe(false);
  expect(isValidSignature(SECRET, { ...message, timestamp: 'soon' }, 1010)).toBe(false);
});

test('two concurrent processes deliver each event once, in the order of the changes', async () => {
  startDelivery();
  startDelivery();
  for (let id = 1; id <= 30; id += 1) await recordChange(id);
  await expect.poll(() => listDeliveredEvents().length).toBe(30);
  expect(listDeliveredEvents().map(({ keys }) => Buffer.from(keys[0] ?? '', 'base64').toString())).toEqual(
    Array.from({ length: 30 }, (_, index) => `post:${index + 1}`),
  );
});

test('events that the receiver rejects are delivered again, and none is skipped', async () => {
  statuses = [500, 503];
  await recordChange(1);
  await recordChange(2);
  startDelivery();
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(3);
  expect(new Set(received.map(({ events }) => JSON.stringify(events.map(({ id }) => id)))).size).toBe(1);
  await expect
    .poll(async () => (await database.db.selectFrom('purge_event').select('id').where('delivered_at', 'is', null).execute()).length)
    .toBe(0);
  // There is no cache, so nothing is left to do for it.
  await expect
    .poll(async () => (await database.db.selectFrom('purge_event').select('id').where('cache_purged_at', 'is', null).execute()).length)
    .toBe(0);
});

/** So long that only a notification can wake the delivery. */
const NEVER_MS = 600_000;

test('a commit wakes the delivery, which then does not wait for its next check', async () => {
  await recordChange(1);
  startDelivery({ databaseUrl: database.url, pauseMs: NEVER_MS });
  await expect.poll(() => listDeliveredEvents().length).toBe(1);
  for (let id = 2; id <= 20; id += 1) {
    await recordChange(id);
    await expect.poll(() => listDeliveredEvents().length, { interval: 1 }).toBe(id);
  }
});

test('the delivery is woken again after its connection was lost', async () => {
  startDelivery({ databaseUrl: database.url, pauseMs: NEVER_MS });
  const countListeners = async () => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from pg_stat_activity where query = 'listen "purge_event"'`.execute(database.db);
    return rows[0]?.count;
  };
  await expect.poll(countListeners).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "purge_event"'`.execute(database.db);
  await recordChange(1);
  await expect.poll(() => listDeliveredEvents().length, { timeout: 10_000 }).toBe(1);
  await recordChange(2);
  await expect.poll(() => listDeliveredEvents().length).toBe(2);
});

test('a receiver that comes back gets its events soon, and the log has one line for the outage', async () => {
  const lines: { message: string; level: string }[] = [];
  statuses = Array.from({ length: 1_000 }, () => 503);
  startDelivery({ log: (level, message) => lines.push({ level, message }) });
  await recordChange(1);
  // After this many attempts, the pause has reached its maximum.
  await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThan(6);
  await recordChange(2);
  expect(lines.map(({ level }) => level)).toEqual(['warn']);
  statuses = [];
  const startedAt = performance.now();
  await expect.poll(() => listDeliveredEvents().at(-1)?.uris, { timeout: 10_000, interval: 10 }).toEqual(['/news/2/']);
  expect(performance.now() - startedAt).toBeLessThan(scaleToMachine(2_000));
  await expect.poll(() => lines.map(({ level }) => level)).toEqual(['warn', 'info']);
});

test('a failed command stores no event and does not change the content version', async () => {
  const version = async () => (await database.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
  const before = await version();
  await expect(
    transact(createTestServices(database.db), anonymous, async (tx) => {
      tx.recordChange({ cause: 'create', kind: 'post', id: 1, type: 'post', affectsLists: true });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await version()).toBe(before);
  expect(await database.db.selectFrom('purge_event').selectAll().execute()).toEqual([]);
  await recordChange(1);
  expect(Number(await version())).toBe(Number(before) + 1);
});
