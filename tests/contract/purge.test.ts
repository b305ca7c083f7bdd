/** Purge events: written with the change, delivered in order, at least once, signed. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymous } from '../../content/permissions/viewer.ts';
import { migrate } from '../../content/db/migrate.ts';
import { transact } from '../../content/commands/core/transact.ts';
import { startDelivery, type Delivery, type PurgeEvent } from '../../content/purge/delivery.ts';
import { isSigned, signatureHeaders } from '../../lib/webhook/signature.ts';
import { servicesFor } from '../support/context.ts';
import { makeDatabase, type TestDatabase } from '../support/database.ts';

const SECRET = 'a secret of the test';

let database: TestDatabase;
let receiver: Server;
let url = '';
/** Status of the receiver's next answers; 204 once they are used up. */
let answers: number[] = [];
let received: { events: PurgeEvent[]; signed: boolean }[] = [];
let deliveries: Delivery[] = [];

beforeAll(async () => {
  database = await makeDatabase();
  await migrate(database.db);
  receiver = createServer(async (request, response) => {
    const body = await text(request);
    const status = answers.shift() ?? 204;
    const message = {
      timestamp: String(request.headers[signatureHeaders.timestamp]),
      signature: String(request.headers[signatureHeaders.signature]),
      body,
    };
    received.push({ events: (JSON.parse(body) as { events: PurgeEvent[] }).events, signed: isSigned(SECRET, message, Date.now() / 1000) });
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
  answers = [];
  received = [];
  await database.db.deleteFrom('purge_event').execute();
});
afterEach(async () => {
  await Promise.all(deliveries.map((delivery) => delivery.stop()));
  deliveries = [];
});

function deliver(): void {
  deliveries.push(startDelivery({ db: database.db, url, secret: SECRET, log: () => {}, pauseMs: 10, retryMs: 20 }));
}

async function change(id: number, isListed = false): Promise<void> {
  await transact(servicesFor(database.db), anonymous, async (tx) => {
    tx.changed({ cause: 'update', kind: 'post', id, type: 'post', isListed, uris: [`/news/${id}/`, null] });
  });
}

const delivered = () => received.flatMap(({ events }) => events);

test('a change is told with the keys caches know it by, and its addresses', async () => {
  await change(7, true);
  deliver();
  await expect
    .poll(delivered)
    .toMatchObject([
      { keys: [Buffer.from('post:7').toString('base64'), 'skipped:post', 'list:post'], uris: ['/news/7/'], cause: 'update post' },
    ]);
});

test('what is told is signed', async () => {
  await change(1);
  deliver();
  await expect.poll(() => received.map(({ signed }) => signed)).toEqual([true]);
  const message = { timestamp: '1000', signature: '', body: '{}' };
  expect(isSigned(SECRET, message, 1000)).toBe(false);
});

test('a signature does not fit another secret, another body or a later time', async () => {
  const { sign } = await import('../../lib/webhook/signature.ts');
  const message = { timestamp: '1000', signature: sign(SECRET, 1000, 'body'), body: 'body' };
  expect(isSigned(SECRET, message, 1010)).toBe(true);
  expect(isSigned('another', message, 1010)).toBe(false);
  expect(isSigned(SECRET, { ...message, body: 'bodies' }, 1010)).toBe(false);
  expect(isSigned(SECRET, message, 1000 + 301)).toBe(false);
  expect(isSigned(SECRET, { ...message, timestamp: 'soon' }, 1010)).toBe(false);
});

test('events come in the order of the changes, each once, while two processes deliver', async () => {
  deliver();
  deliver();
  for (let id = 1; id <= 30; id += 1) await change(id);
  await expect.poll(() => delivered().length).toBe(30);
  expect(delivered().map(({ keys }) => Buffer.from(keys[0] ?? '', 'base64').toString())).toEqual(
    Array.from({ length: 30 }, (_, index) => `post:${index + 1}`),
  );
});

test('a receiver that fails gets the same events again, and none is passed over', async () => {
  answers = [500, 503];
  await change(1);
  await change(2);
  deliver();
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(3);
  expect(new Set(received.map(({ events }) => JSON.stringify(events.map(({ id }) => id)))).size).toBe(1);
  await expect
    .poll(async () => (await database.db.selectFrom('purge_event').select('id').where('delivered_at', 'is', null).execute()).length)
    .toBe(0);
});

test('a command that fails leaves no event and no new version', async () => {
  const version = async () => (await database.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
  const before = await version();
  await expect(
    transact(servicesFor(database.db), anonymous, async (tx) => {
      tx.changed({ cause: 'create', kind: 'post', id: 1, type: 'post', isListed: true });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await version()).toBe(before);
  expect(await database.db.selectFrom('purge_event').selectAll().execute()).toEqual([]);
  await change(1);
  expect(Number(await version())).toBe(Number(before) + 1);
});
