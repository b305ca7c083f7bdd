/** What operators see of a content service, and how it ends. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '../support/ask.ts';
import { makeDatabase, type TestDatabase } from '../support/database.ts';
import { startOwnContent, type OwnContent } from '../support/own-content.ts';

const TOKEN = 'a-token-that-only-tests-know';

let database: TestDatabase;
let content: OwnContent;
let dataDir = '';

beforeAll(async () => {
  database = await makeDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'health-'));
  content = await startOwnContent({ dataDir, databaseUrl: database.url, logLevel: 'debug', metricsToken: TOKEN });
});
afterAll(async () => {
  await content.stop();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${content.url}${path}`, { headers });
const lines = () =>
  content
    .log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const hold = <T>(work: () => Promise<T>) =>
  database.db.transaction().execute(async (holder) => {
    await sql`lock table site_option in access exclusive mode`.execute(holder);
    return work();
  });

describe('health', () => {
  test('alive and ready', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
  });

  test('without its tables it is alive but not ready', async () => {
    await sql`update kysely_migration set name = 'x' || name where name = '0002-editing'`.execute(database.db);
    const [alive, ready] = await Promise.all([get('/healthz'), get('/readyz')]);
    await sql`update kysely_migration set name = substr(name, 2) where name = 'x0002-editing'`.execute(database.db);
    expect([alive.status, ready.status, ready.headers.get('retry-after')]).toEqual([200, 503, '1']);
    expect((await get('/readyz')).status).toBe(200);
  });

  test('a database that breaks all connections is met again', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'causeway-content' and datname = current_database() and pid <> pg_backend_pid()`.execute(
      database.db,
    );
    await expect.poll(async () => (await get('/readyz')).status).toBe(200);
    expect((await send('{"query":"{ posts(first: 1) { nodes { slug } } }"}', {}, content.url)).errors).toBeUndefined();
  });
});

describe('metrics', () => {
  const read = async (headers: Record<string, string> = {}) => {
    const response = await get('/metrics', headers);
    return { status: response.status, text: await response.text() };
  };

  test('tell operations by the names that the site sends, and all others as one', async () => {
    await send('{"query":"query PageByUriQuery { posts(first: 1) { nodes { id } } }"}', {}, content.url);
    for (let index = 0; index < 3; index += 1) await send(`{"query":"query Made${index} { __typename }"}`, {}, content.url);
    await send('{"query":"{ post(id: \\"x\\", idType: ID) { id } }"}', {}, content.url);
    const { text } = await read();
    expect(text).toContain('content_operation_seconds_count{operation="PageByUriQuery",outcome="ok"} 1');
    expect(text).toMatch(/content_operation_seconds_count\{operation="other",outcome="ok"\} \d/);
    expect(text).toContain('content_operation_seconds_count{operation="other",outcome="refused"} 1');
    expect(text).not.toContain('Made');
    for (const name of [
      'content_http_request_seconds_count{method="POST",status="200"}',
      'content_sql_statements_total',
      'content_db_connections ',
      'content_db_waiting ',
      'content_purge_events_due ',
      'content_gate_running ',
      'content_documents_known ',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(name);
  });

  test('show that the operations of the site are known before anybody asks', async () => {
    const known = JSON.parse(await readFile('content/server/operations.generated.json', 'utf8')) as { text: string }[];
    const unknown = async () => /^content_documents_unknown (\d+)$/m.exec((await read()).text)?.[1];
    const before = await unknown();
    for (const { text } of known) await send(JSON.stringify({ query: text, variables: { uri: '/', lowerCase: '/' } }), {}, content.url);
    expect([known.length > 0, await unknown()]).toEqual([true, before]);
    await send('{"query":"{ aNewOne: __typename }"}', {}, content.url);
    expect(Number(await unknown())).toBe(Number(before) + 1);
  });

  test('are for this machine, or for who has the token', async () => {
    const fromElsewhere = { 'x-forwarded-for': '203.0.113.9' };
    expect((await read(fromElsewhere)).status).toBe(403);
    expect((await read({ ...fromElsewhere, authorization: 'Bearer guess' })).status).toBe(403);
    expect((await read({ ...fromElsewhere, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  test('never name people or content', async () => {
    await send('{"query":"query { user(id: \\"ada@example.com\\", idType: EMAIL) { id } }"}', {}, content.url);
    expect((await read()).text).not.toContain('example.com');
  });
});

describe('requests', () => {
  test('have an id: the caller’s where it is well formed, in the answer and in every line of the log', async () => {
    const response = await fetch(`${content.url}/graphql?query={__typename}`, { headers: { 'x-request-id': 'edge-42' } });
    expect(response.headers.get('x-request-id')).toBe('edge-42');
    await expect
      .poll(() =>
        lines()
          .filter(({ requestId }) => requestId === 'edge-42')
          .map(({ event }) => event),
      )
      .toEqual(['An operation was answered', 'Answered']);
    const made = (await get('/healthz', { 'x-request-id': 'no good' })).headers.get('x-request-id');
    expect(made).toMatch(/^[\da-f-]{36}$/);
    expect(lines().every(({ time, level, event }) => Boolean(time) && Boolean(level) && Boolean(event))).toBe(true);
  });

  test('leave no token and no password in the log', async () => {
    const query = 'mutation { login(input: { username: "editor", password: "secret-of-mine" }) { authToken } }';
    await send(JSON.stringify({ query }), { authorization: 'Bearer secret-of-mine' }, content.url);
    await get('/graphql?query={__typename}&token=secret-of-mine');
    expect(content.log()).not.toContain('secret-of-mine');
  });
});

describe('the end', () => {
  test('waits for what is being answered, takes nothing new, and says so', async () => {
    const own = await startOwnContent({ dataDir, databaseUrl: database.url });
    const [inFlight, ended] = await hold(async () => {
      const asking = send('{"query":"{ generalSettings { title } }"}', {}, own.url);
      await expect.poll(async () => /^content_gate_running (\d+)$/m.exec(await (await fetch(`${own.url}/metrics`)).text())?.[1]).toBe('1');
      const ending = own.stop();
      await expect
        .poll(() =>
          fetch(`${own.url}/readyz`).then(
            ({ status }) => status,
            () => 'refused',
          ),
        )
        .not.toBe(200);
      return [asking, ending] as const;
    });
    const { status, data } = await inFlight;
    expect([status, typeof data.generalSettings.title]).toEqual([200, 'string']);
    await ended;
    await expect(fetch(`${own.url}/healthz`)).rejects.toThrow('fetch failed');
  });
});
