/** Purge events from a mutation over HTTP to the webhook of a site and to a cache, including failures of the receivers and of the service. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PurgeEvent } from '../../content/purge/receivers.ts';
import { isValidSignature, signatureHeaders } from '../../lib/webhook/signature.ts';
import { signIn } from '../support/sign-in.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { startContentProcess, type ContentProcess } from '../support/content-process.ts';

const SECRET = 'a secret between two';
const CACHE_TOKEN = 'a token of the cache';

let database: TestDatabase;
let content: ContentProcess;
let receiver: Server;
let dataDir = '';
let url = '';
let token = '';
let received: PurgeEvent[] = [];
/** The keys that the cache had purged at the time of each request that the webhook accepted. */
let purgedBefore: string[][] = [];
let unsignedCount = 0;
/** Response of the receiver. */
let receiverResponse: 'accept' | 'fail' | 'redirect' = 'accept';
/** Purges of the cache. */
let purges: { keys: string[]; version: number; authorization: string | undefined }[] = [];
let cacheStatus = 200;
/** Milliseconds that the cache takes. */
let cacheDelay = 0;

const startService = () => {
  const cache = { url: new URL(url).origin, token: CACHE_TOKEN };
  return startContentProcess({ dataDir, databaseUrl: database.url, logLevel: 'warn', purge: { url, secret: SECRET }, cache });
};

beforeAll(async () => {
  database = await createDatabase('fixture');
  dataDir = await mkdtemp(join(tmpdir(), 'purge-'));
  receiver = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method === 'PURGE') {
      const { xkey, authorization, 'x-content-version': version } = request.headers;
      await wait(cacheDelay);
      if (cacheStatus === 200) purges.push({ keys: String(xkey).split(' '), version: Number(version), authorization });
      response.writeHead(cacheStatus).end();
      return;
    }
    const [timestamp, signature] = [signatureHeaders.timestamp, signatureHeaders.signature].map((name) => String(request.headers[name]));
    if (!isValidSignature(SECRET, { timestamp: timestamp ?? '', signature: signature ?? '', body }, Date.now() / 1000)) unsignedCount += 1;
    if (receiverResponse === 'accept') {
      received.push(...(JSON.parse(body) as { events: PurgeEvent[] }).events);
      purgedBefore.push(purges.flatMap(({ keys }) => keys));
    }
    response
      .writeHead(
        receiverResponse === 'accept' ? 204 : receiverResponse === 'fail' ? 500 : 302,
        receiverResponse === 'redirect' ? { location: '/elsewhere' } : {},
      )
      .end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/purge`;
  content = await startService();
  token = await signIn('editor', content.url);
});
afterAll(async () => {
  await content.stop();
  receiver.close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => {
  received = [];
  purgedBefore = [];
  unsignedCount = 0;
  receiverResponse = 'accept';
  purges = [];
  cacheStatus = 200;
  cacheDelay = 0;
});

async function createPost(input: object): Promise<{ id: string; uri: string }> {
  const query = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id uri } } }';
  const { data, text: body } = await postGraphql(
    JSON.stringify({ query, variables: { input } }),
    { authorization: `Bearer ${token}` },
    content.url,
  );
  if (!data?.createPost) throw new Error(body);
  return data.createPost.post as { id: string; uri: string };
}
const findEventsBySlug = (title: string) => received.filter(({ uris }) => uris.includes(`/news/${title}/`));

test('publishing a post sends a signed event with its keys and URI, and saving a draft sends none', async () => {
  await createPost({ title: 'Draft' });
  const post = await createPost({ title: 'Published', status: 'PUBLISH' });
  await expect.poll(() => findEventsBySlug('published').length).toBe(1);
  expect(received).toHaveLength(1);
  expect(received[0]?.keys).toEqual(expect.arrayContaining([post.id, 'list:post', 'skipped:post']));
  expect(unsignedCount).toBe(0);
});

test('the cache is purged, and the webhook receives the event even if the purge fails', async () => {
  cacheStatus = 503;
  const post = await createPost({ title: 'In the cache', status: 'PUBLISH' });
  await expect.poll(() => findEventsBySlug('in-the-cache').length).toBeGreaterThan(0);
  expect(purges).toEqual([]);
  cacheStatus = 200;
  await expect.poll(() => purges.length).toBe(1);
  const { headers } = await fetch(`${content.url}/graphql?query={__typename}`);
  expect(purges[0]).toEqual({
    keys: expect.arrayContaining([post.id, 'list:post', 'skipped:post']),
    version: Number(headers.get('x-content-version')),
    authorization: `Bearer ${CACHE_TOKEN}`,
  });
  expect(content.log()).not.toContain(CACHE_TOKEN);
});

test('while both receivers work, the cache is purged before the webhook is called', async () => {
  cacheDelay = 300;
  const post = await createPost({ title: 'Behind a slow cache', status: 'PUBLISH' });
  await expect.poll(() => findEventsBySlug('behind-a-slow-cache').length).toBe(1);
  expect(purgedBefore[0]).toContain(post.id);
});

/** More than one request can contain. */
const MANY = 250;
const manyKeys = Array.from({ length: MANY }, (_, index) => `many:${index}`);
const insertManyEvents = () =>
  sql`insert into purge_event (keys, cause) select array['many:' || n], 'test' from generate_series(0, ${MANY - 1}::int) n order by n`.execute(
    database.db,
  );
const listReceivedKeys = () => received.flatMap(({ keys }) => keys);
const listPurgedKeys = () => purges.flatMap(({ keys }) => keys);

test('while the cache is unavailable, the webhook gets all events once, and the cache gets them later', async () => {
  cacheStatus = 503;
  await insertManyEvents();
  await expect.poll(listReceivedKeys, { timeout: 5_000 }).toEqual(manyKeys);
  await createPost({ title: 'During an outage of the cache', status: 'PUBLISH' });
  await expect.poll(() => findEventsBySlug('during-an-outage-of-the-cache').length).toBe(1);
  cacheStatus = 200;
  await expect.poll(() => listPurgedKeys().slice(0, MANY), { timeout: 5_000 }).toEqual(manyKeys);
  expect(received).toHaveLength(MANY + 1);
});

test('while the webhook is unavailable, the cache gets all events once, and the webhook gets them later', async () => {
  receiverResponse = 'fail';
  await insertManyEvents();
  await expect.poll(listPurgedKeys, { timeout: 5_000 }).toEqual(manyKeys);
  receiverResponse = 'accept';
  await expect.poll(listReceivedKeys, { timeout: 5_000 }).toEqual(manyKeys);
  expect(listPurgedKeys()).toHaveLength(MANY);
});

test.each(['fail', 'redirect'] as const)('events are sent again until a receiver with the response "%s" accepts them', async (failure) => {
  receiverResponse = failure;
  await createPost({ title: `First ${failure}`, status: 'PUBLISH' });
  await createPost({ title: `Second ${failure}`, status: 'PUBLISH' });
  await expect.poll(() => content.log()).toContain('could not be delivered and will be sent again');
  receiverResponse = 'accept';
  await expect.poll(() => findEventsBySlug(`second-${failure}`).length).toBe(1);
  const ids = received.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(findEventsBySlug(`first-${failure}`)).toHaveLength(1);
  expect(content.log()).not.toContain(SECRET);
});

test('events that a killed service could not send are sent by the next service', async () => {
  receiverResponse = 'fail';
  await createPost({ title: 'Left behind', status: 'PUBLISH' });
  await content.kill();
  receiverResponse = 'accept';
  content = await startService();
  await expect.poll(() => findEventsBySlug('left-behind').length).toBe(1);
});

test('delivered events are deleted after a week, others after a month', async () => {
  receiverResponse = 'fail';
  cacheStatus = 503;
  await content.stop();
  await database.db.deleteFrom('purge_event').execute();
  await sql`
    insert into purge_event (keys, cause, created_at, cache_purged_at, delivered_at) values
      ('{delivered}', 'test', now() - interval '8 days', now(), now()), ('{recent}', 'test', now(), now(), now()),
      ('{pending}', 'test', now() - interval '8 days', null, null), ('{expired}', 'test', now() - interval '31 days', null, null),
      ('{pending-cache}', 'test', now() - interval '8 days', null, now()), ('{pending-webhook}', 'test', now() - interval '8 days', now(), null)`.execute(
    database.db,
  );
  content = await startService();
  const readKeys = async () =>
    (await database.db.selectFrom('purge_event').select('keys').execute())
      .map(({ keys }) => keys[0] ?? '')
      .toSorted((a, b) => a.localeCompare(b));
  await expect.poll(readKeys).toEqual(['pending', 'pending-cache', 'pending-webhook', 'recent']);
});
