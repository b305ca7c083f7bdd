/** From a mutation over HTTP to the webhook of a site: what is told, to whom, and what happens while nobody listens. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PurgeEvent } from '../../content/purge/delivery.ts';
import { isSigned, signatureHeaders } from '../../lib/webhook/signature.ts';
import { signIn } from '../support/accounts.ts';
import { send } from '../support/ask.ts';
import { makeDatabase, type TestDatabase } from '../support/database.ts';
import { startOwnContent, type OwnContent } from '../support/own-content.ts';

const SECRET = 'a secret between two';

let database: TestDatabase;
let content: OwnContent;
let receiver: Server;
let dataDir = '';
let url = '';
let token = '';
let received: PurgeEvent[] = [];
let unsigned = 0;
/** How the receiver answers. */
let answer: 'take' | 'fail' | 'redirect' = 'take';

const start = () => startOwnContent({ dataDir, databaseUrl: database.url, logLevel: 'warn', purge: { url, secret: SECRET } });

beforeAll(async () => {
  database = await makeDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'purge-'));
  receiver = createServer(async (request, response) => {
    const body = await text(request);
    const [timestamp, signature] = [signatureHeaders.timestamp, signatureHeaders.signature].map((name) => String(request.headers[name]));
    if (!isSigned(SECRET, { timestamp: timestamp ?? '', signature: signature ?? '', body }, Date.now() / 1000)) unsigned += 1;
    if (answer === 'take') received.push(...(JSON.parse(body) as { events: PurgeEvent[] }).events);
    response
      .writeHead(answer === 'take' ? 204 : answer === 'fail' ? 500 : 302, answer === 'redirect' ? { location: '/elsewhere' } : {})
      .end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/purge`;
  content = await start();
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
  unsigned = 0;
  answer = 'take';
});

async function createPost(input: object): Promise<{ id: string; uri: string }> {
  const query = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id uri } } }';
  const { data, text: body } = await send(
    JSON.stringify({ query, variables: { input } }),
    { authorization: `Bearer ${token}` },
    content.url,
  );
  if (!data?.createPost) throw new Error(body);
  return data.createPost.post as { id: string; uri: string };
}
const titled = (title: string) => received.filter(({ uris }) => uris.includes(`/news/${title}/`));

test('what is published is told within two seconds, signed, with its keys and its address; what is only saved is not', async () => {
  await createPost({ title: 'Kept back' });
  const post = await createPost({ title: 'Told', status: 'PUBLISH' });
  await expect.poll(() => titled('told').length).toBe(1);
  expect(received).toHaveLength(1);
  expect(received[0]?.keys).toEqual(expect.arrayContaining([post.id, 'list:post', 'skipped:post']));
  expect(unsigned).toBe(0);
});

test.each(['fail', 'redirect'] as const)('a receiver that answers with "%s" is told again until it takes it', async (broken) => {
  answer = broken;
  await createPost({ title: `First ${broken}`, status: 'PUBLISH' });
  await createPost({ title: `Second ${broken}`, status: 'PUBLISH' });
  await expect.poll(() => content.log()).toContain('they are kept and sent again');
  answer = 'take';
  await expect.poll(() => titled(`second-${broken}`).length).toBe(1);
  const ids = received.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(titled(`first-${broken}`)).toHaveLength(1);
  expect(content.log()).not.toContain(SECRET);
});

test('what was written while the service was killed before it could tell is told by the next one', async () => {
  answer = 'fail';
  await createPost({ title: 'Left behind', status: 'PUBLISH' });
  await content.kill();
  answer = 'take';
  content = await start();
  await expect.poll(() => titled('left-behind').length).toBe(1);
});

test('events that were delivered are cleared away after a week, others after a month', async () => {
  await database.db.deleteFrom('purge_event').execute();
  await sql`
    insert into purge_event (keys, cause, created_at, delivered_at) values
      ('{old}', 'test', now() - interval '8 days', now() - interval '8 days'), ('{young}', 'test', now(), now()),
      ('{waiting}', 'test', now() - interval '8 days', null), ('{forgotten}', 'test', now() - interval '31 days', null)`.execute(
    database.db,
  );
  answer = 'fail';
  await content.stop();
  content = await start();
  const left = async () =>
    (await database.db.selectFrom('purge_event').select('keys').execute())
      .map(({ keys }) => keys[0] ?? '')
      .toSorted((a, b) => a.localeCompare(b));
  await expect.poll(left).toEqual(['waiting', 'young']);
});
