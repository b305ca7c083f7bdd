/** Kills the service and its database during a thousand mutations: acknowledged writes must survive, and no write may be incomplete. */
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../content/db/connect.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { signIn } from '../support/sign-in.ts';
import {
  findLostWrites,
  findIncompleteWrites,
  createAcknowledged,
  sendMutation,
  readTotals,
  type Totals,
} from '../support/load-mutations.ts';
import { startContentProcess, type ContentProcess } from '../support/content-process.ts';

const MUTATIONS = 1_000;
const CONCURRENCY = 16;
/** Number of crashes during the mutations. */
const CRASHES = 3;

let dataDir = '';
let content: ContentProcess;
const acknowledged = createAcknowledged();
let totalsBefore: Totals;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'durability-'));
  // The user that runs PostgreSQL must be able to traverse the folder.
  await chmod(dataDir, 0o755);
  content = await startContentProcess({ dataDir });
});
afterAll(async () => {
  await content.stop();
  await rm(dataDir, { recursive: true });
});

/** Returns the ids of all PostgreSQL processes: the postmaster and its children. */
async function findPostgresProcesses(): Promise<number[]> {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  const entries = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    entries.map(async (pid) => [
      Number(pid),
      Number((await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ')[1]),
    ]),
  );
  return [postmaster, ...parents.filter(([, parent]) => parent === postmaster).map(([pid = 0]) => pid)];
}

/** Kills the service and its database at the same time, like a power failure. */
async function crash(): Promise<void> {
  const pids = await findPostgresProcesses();
  const killed = content.kill();
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process had already exited.
    }
  }
  await killed;
}

/**
 * Sends the mutations, starting at a number: all of them, or until a crash shortly after `crashAfter` mutations were acknowledged.
 * @returns number of the next mutation
 */
async function sendMutations(from: number, crashAfter = Infinity): Promise<number> {
  const token = await signIn('admin', content.url);
  const state = { next: from, acknowledgedCount: 0, hasCrashed: false };
  const worker = async () => {
    while (state.next < MUTATIONS && !state.hasCrashed) {
      const number = state.next;
      state.next += 1;
      if (await sendMutation(content.url, token, number, acknowledged)) state.acknowledgedCount += 1;
    }
  };
  const workers = Promise.all(Array.from({ length: CONCURRENCY }, worker));
  if (crashAfter < Infinity) {
    await vi.waitUntil(() => state.acknowledgedCount >= crashAfter, { timeout: 240_000, interval: 1 });
    await wait(Math.random() * 40);
    // At this point every worker has a mutation in progress.
    state.hasCrashed = true;
    await crash();
  }
  await workers;
  return state.next;
}

async function withDatabase<T>(callback: (db: Awaited<ReturnType<typeof connect>>) => Promise<T>): Promise<T> {
  const db = await connect(content.databaseUrl);
  try {
    return await callback(db);
  } finally {
    await db.destroy();
  }
}

test('kill -9 under load loses no acknowledged write and leaves no incomplete write', async () => {
  totalsBefore = await withDatabase(async (db) => {
    // Start without the events of the seed.
    await sql`delete from purge_event`.execute(db);
    return readTotals(db);
  });
  let next = 0;
  for (let round = 1; round <= CRASHES; round += 1) {
    next = await sendMutations(next, 50 + Math.floor(Math.random() * 150));
    // The service must recover without manual steps: the same command starts it again.
    content = await startContentProcess({ dataDir });
    expect(await withDatabase((db) => findLostWrites(db, acknowledged))).toEqual([]);
    expect(await withDatabase((db) => findIncompleteWrites(db, totalsBefore))).toEqual([]);
  }
  await sendMutations(next);
  expect(acknowledged.created.size + acknowledged.updated.size + acknowledged.commented.size).toBeGreaterThan(
    MUTATIONS - CRASHES * CONCURRENCY - 1,
  );
  expect(acknowledged.updated.size).toBeGreaterThan(100);
  expect(acknowledged.commented.size).toBeGreaterThan(100);
  expect(await withDatabase((db) => findLostWrites(db, acknowledged))).toEqual([]);
  expect(await withDatabase((db) => findIncompleteWrites(db, totalsBefore))).toEqual([]);
});

/** Creates posts until the service no longer accepts them. Returns the titles that were stored, according to the responses, and those that were not. */
async function createPostsUntilRefused(
  token: string,
  worker: number,
): Promise<{ stored: string[]; refused: string[]; interrupted: string[] }> {
  const result: { stored: string[]; refused: string[]; interrupted: string[] } = { stored: [], refused: [], interrupted: [] };
  const query = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { databaseId } } }`;
  for (let number = 1; result.refused.length + result.interrupted.length === 0; number += 1) {
    const title = `Shutdown ${worker}-${number}`;
    try {
      const { status, data } = await postGraphql(
        JSON.stringify({ query, variables: { input: { title, status: 'PUBLISH' } } }),
        { authorization: `Bearer ${token}` },
        content.url,
      );
      if (data?.createPost?.post) result.stored.push(title);
      else if (status === 503) result.refused.push(title);
      else result.interrupted.push(`${title}: status ${status}`);
    } catch (error) {
      const { code = String(error) } = ((error as Error).cause ?? {}) as { code?: string };
      if (code === 'ECONNREFUSED') result.refused.push(title);
      else result.interrupted.push(`${title}: ${code}`);
    }
  }
  return result;
}

test('a shutdown completes or rejects each write in progress, and interrupts none', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const token = await signIn('admin', content.url);
    const workers = Promise.all(Array.from({ length: CONCURRENCY }, (_, worker) => createPostsUntilRefused(token, round * 100 + worker)));
    await wait(300 + Math.random() * 100);
    await content.stop();
    const results = await workers;
    content = await startContentProcess({ dataDir });
    expect(results.flatMap(({ interrupted }) => interrupted)).toEqual([]);
    const titles = await withDatabase(async (db) => {
      const rows = await db
        .selectFrom('content_node')
        .select('title')
        .where('title', 'like', 'Shutdown %')
        .where('revision_of', 'is', null)
        .execute();
      return new Set(rows.map(({ title }) => title));
    });
    const stored = results.flatMap((result) => result.stored);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter((title) => !titles.has(title))).toEqual([]);
    expect(results.flatMap((result) => result.refused).filter((title) => titles.has(title))).toEqual([]);
  }
});

test('the service reconnects to a restarted database without a restart of its own', async () => {
  const [postmaster = 0] = await findPostgresProcesses();
  process.kill(postmaster, 'SIGKILL');
  const read = async () => await postGraphql('{"query":"{ posts(first: 3) { nodes { id } } }"}', {}, content.url);
  await expect.poll(async () => (await findPostgresProcesses().catch(() => [postmaster]))[0]).not.toBe(postmaster);
  await expect.poll(async () => (await read()).status).toBe(200);
  const token = await signIn('admin', content.url);
  expect(await sendMutation(content.url, token, 100_000, acknowledged)).toBe(true);
});

test('the checks detect incomplete and lost writes', async () => {
  const problems = await withDatabase(async (db) => {
    await sql`delete from term_relationship where node_id = (select max(node_id) from term_relationship)`.execute(db);
    await sql`delete from purge_event where id = (select max(id) from purge_event)`.execute(db);
    await sql`update content_version set version = version - 1`.execute(db);
    return [
      ...(await findIncompleteWrites(db, totalsBefore)),
      ...(await findLostWrites(db, { ...createAcknowledged(), updated: new Set([-1]) })),
    ];
  });
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Load .*: 0 terms$/),
      expect.stringMatching(/^term news has count/),
      expect.stringMatching(/commands incremented the version by/),
      expect.stringMatching(/commands recorded \d+ purge events/),
      'update -1 is missing',
    ]),
  );
});
