/** Health checks, metrics, request logs and shutdown of a content service. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postGraphql } from '../support/graphql-client.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { startContentProcess, type ContentProcess } from '../support/content-process.ts';

const TOKEN = 'a-token-that-only-tests-know';

let database: TestDatabase;
let content: ContentProcess;
let dataDir = '';

beforeAll(async () => {
  database = await createDatabase('fixture');
  dataDir = await mkdtemp(join(tmpdir(), 'health-'));
  content = await startContentProcess({ dataDir, databaseUrl: database.url, logLevel: 'debug', metricsToken: TOKEN });
});
afterAll(async () => {
  await content.stop();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${content.url}${path}`, { headers });
const readLogLines = () =>
  content
    .log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
/** Runs a callback while a locked table delays queries. */
const withLockedTable = <T>(callback: () => Promise<T>) =>
  database.db.transaction().execute(async (transaction) => {
    await sql`lock table site_option in access exclusive mode`.execute(transaction);
    return callback();
  });

describe('health', () => {
  test('/healthz and /readyz return 200', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
  });

  test('with a missing migration /healthz returns 200 and /readyz 503', async () => {
    await sql`update kysely_migration set name = 'x' || name where name = '0002-editing'`.execute(database.db);
    const [health, readiness] = await Promise.all([get('/healthz'), get('/readyz')]);
    await sql`update kysely_migration set name = substr(name, 2) where name = 'x0002-editing'`.execute(database.db);
    expect([health.status, readiness.status, readiness.headers.get('retry-after')]).toEqual([200, 503, '1']);
    expect((await get('/readyz')).status).toBe(200);
  });

  test('the service reconnects after the database closes all connections', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'causeway-content' and datname = current_database() and pid <> pg_backend_pid()`.execute(
      database.db,
    );
    await expect.poll(async () => (await get('/readyz')).status).toBe(200);
    expect((await postGraphql('{"query":"{ posts(first: 1) { nodes { slug } } }"}', {}, content.url)).errors).toBeUndefined();
  });
});

describe('metrics', () => {
  const fetchMetrics = async (headers: Record<string, string> = {}) => {
    const response = await get('/metrics', headers);
    return { status: response.status, text: await response.text() };
  };

  test('metrics name the operations of the site, and count all others as "other"', async () => {
    await postGraphql('{"query":"query PageByUriQuery { posts(first: 1) { nodes { id } } }"}', {}, content.url);
    for (let index = 0; index < 3; index += 1) await postGraphql(`{"query":"query Unknown${index} { __typename }"}`, {}, content.url);
    await postGraphql('{"query":"{ post(id: \\"x\\", idType: ID) { id } }"}', {}, content.url);
    const { text } = await fetchMetrics();
    expect(text).toContain('content_operation_seconds_count{operation="PageByUriQuery",outcome="ok"} 1');
    expect(text).toMatch(/content_operation_seconds_count\{operation="other",outcome="ok"\} \d/);
    expect(text).toContain('content_operation_seconds_count{operation="other",outcome="client_error"} 1');
    expect(text).not.toContain('Unknown');
    for (const name of [
      'content_http_request_seconds_count{method="POST",status="200"}',
      'content_sql_statements_total',
      'content_db_connections ',
      'content_db_waiting ',
      'content_purge_events_pending ',
      'content_requests_running ',
      'content_document_cache_hits ',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(name);
  });

  test('the operations of the site are in the document cache before the first request', async () => {
    const operations = JSON.parse(await readFile('content/server/operations.generated.json', 'utf8')) as { text: string }[];
    const countUnknownDocuments = async () => /^content_document_cache_misses (\d+)$/m.exec((await fetchMetrics()).text)?.[1];
    const before = await countUnknownDocuments();
    for (const { text } of operations)
      await postGraphql(JSON.stringify({ query: text, variables: { uri: '/', lowerCase: '/' } }), {}, content.url);
    expect([operations.length > 0, await countUnknownDocuments()]).toEqual([true, before]);
    await postGraphql('{"query":"{ aNewOne: __typename }"}', {}, content.url);
    expect(Number(await countUnknownDocuments())).toBe(Number(before) + 1);
  });

  test('metrics are available to requests from the same machine or with the token', async () => {
    const fromElsewhere = { 'x-forwarded-for': '203.0.113.9' };
    expect((await fetchMetrics(fromElsewhere)).status).toBe(403);
    expect((await fetchMetrics({ ...fromElsewhere, authorization: 'Bearer guess' })).status).toBe(403);
    expect((await fetchMetrics({ ...fromElsewhere, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  test('metrics contain no personal data', async () => {
    await postGraphql('{"query":"query { user(id: \\"ada@example.com\\", idType: EMAIL) { id } }"}', {}, content.url);
    expect((await fetchMetrics()).text).not.toContain('example.com');
  });
});

describe('request logs', () => {
  test('a request keeps a valid id of the client or gets a new one, which is in the response and in each log line', async () => {
    const response = await fetch(`${content.url}/graphql?query={__typename}`, { headers: { 'x-request-id': 'edge-42' } });
    expect(response.headers.get('x-request-id')).toBe('edge-42');
    await expect
      .poll(() =>
        readLogLines()
          .filter(({ requestId }) => requestId === 'edge-42')
          .map(({ event }) => event),
      )
      .toEqual(['Operation completed', 'Request completed']);
    const generatedId = (await get('/healthz', { 'x-request-id': 'no good' })).headers.get('x-request-id');
    expect(generatedId).toMatch(/^[\da-f-]{36}$/);
    expect(readLogLines().every(({ time, level, event }) => Boolean(time) && Boolean(level) && Boolean(event))).toBe(true);
  });

  test('logs contain no tokens and no passwords', async () => {
    const query = 'mutation { login(input: { username: "editor", password: "secret-of-mine" }) { authToken } }';
    await postGraphql(JSON.stringify({ query }), { authorization: 'Bearer secret-of-mine' }, content.url);
    await get('/graphql?query={__typename}&token=secret-of-mine');
    expect(content.log()).not.toContain('secret-of-mine');
  });
});

describe('shutdown', () => {
  test('shutdown completes requests in progress, accepts no new ones, and reports that the service is not ready', async () => {
    const service = await startContentProcess({ dataDir, databaseUrl: database.url });
    const [response, stopped] = await withLockedTable(async () => {
      const pendingResponse = postGraphql('{"query":"{ generalSettings { title } }"}', {}, service.url);
      await expect
        .poll(async () => /^content_requests_running (\d+)$/m.exec(await (await fetch(`${service.url}/metrics`)).text())?.[1])
        .toBe('1');
      const stopping = service.stop();
      await expect
        .poll(() =>
          fetch(`${service.url}/readyz`).then(
            ({ status }) => status,
            () => 'refused',
          ),
        )
        .not.toBe(200);
      return [pendingResponse, stopping] as const;
    });
    const { status, data } = await response;
    expect([status, typeof data.generalSettings.title]).toEqual([200, 'string']);
    await stopped;
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow('fetch failed');
  });
});
