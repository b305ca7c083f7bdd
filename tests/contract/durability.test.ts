/** A thousand mutations, and in the middle of them the machine is gone: what was acknowledged is there afterwards, and nothing is half done. */
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../content/db/connect.ts';
import { signIn } from '../support/accounts.ts';
import { brokenPromises, halfDone, nothingPromised, sendMutation, totals, type Totals } from '../support/load-mutations.ts';
import { startOwnContent, type OwnContent } from '../support/own-content.ts';

const MUTATIONS = 1_000;
const AT_ONCE = 16;
/** Times that the machine is gone on the way. */
const CRASHES = 3;

let dataDir = '';
let content: OwnContent;
const promised = nothingPromised();
let before: Totals;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'durability-'));
  // The database's user must be able to pass through.
  await chmod(dataDir, 0o755);
  content = await startOwnContent({ dataDir });
});
afterAll(async () => {
  await content.stop();
  await rm(dataDir, { recursive: true });
});

/** Every process of the server: the one that was started, and those that it made for its connections and its housekeeping. */
async function serverProcesses(): Promise<number[]> {
  const first = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  const entries = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    entries.map(async (pid) => [
      Number(pid),
      Number((await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ')[1]),
    ]),
  );
  return [first, ...parents.filter(([, parent]) => parent === first).map(([pid = 0]) => pid)];
}

/** Takes the service and its database away at once, as when the power fails. */
async function crash(): Promise<void> {
  const pids = await serverProcesses();
  const gone = content.kill();
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It had just ended by itself.
    }
  }
  await gone;
}

/**
 * Sends the mutations from a number on: all of them, or until the machine is gone soon after so many were acknowledged.
 * @returns number of the next one
 */
async function load(from: number, crashAfter = Infinity): Promise<number> {
  const token = await signIn('admin', content.url);
  const state = { next: from, acknowledged: 0, isGone: false };
  const work = async () => {
    while (state.next < MUTATIONS && !state.isGone) {
      const number = state.next;
      state.next += 1;
      if (await sendMutation(content.url, token, number, promised)) state.acknowledged += 1;
    }
  };
  const working = Promise.all(Array.from({ length: AT_ONCE }, work));
  if (crashAfter < Infinity) {
    await vi.waitUntil(() => state.acknowledged >= crashAfter, { timeout: 240_000, interval: 1 });
    await wait(Math.random() * 40);
    // Every caller is in the middle of something.
    state.isGone = true;
    await crash();
  }
  await working;
  return state.next;
}

async function inDatabase<T>(look: (db: Awaited<ReturnType<typeof connect>>) => Promise<T>): Promise<T> {
  const db = await connect(content.databaseUrl);
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

test('kill -9 under load loses nothing that was acknowledged, and leaves nothing half done', async () => {
  before = await inDatabase(async (db) => {
    // What is sent belongs to one caller; the guard against floods has tests of its own.
    await sql`delete from purge_event`.execute(db);
    return totals(db);
  });
  let next = 0;
  for (let round = 1; round <= CRASHES; round += 1) {
    next = await load(next, 50 + Math.floor(Math.random() * 150));
    // Nobody lends a hand: the same command again.
    content = await startOwnContent({ dataDir });
    expect(await inDatabase((db) => brokenPromises(db, promised))).toEqual([]);
    expect(await inDatabase((db) => halfDone(db, before))).toEqual([]);
  }
  await load(next);
  expect(promised.created.size + promised.updated.size + promised.commented.size).toBeGreaterThan(MUTATIONS - CRASHES * AT_ONCE - 1);
  expect(promised.updated.size).toBeGreaterThan(100);
  expect(promised.commented.size).toBeGreaterThan(100);
  expect(await inDatabase((db) => brokenPromises(db, promised))).toEqual([]);
  expect(await inDatabase((db) => halfDone(db, before))).toEqual([]);
});

test('the check finds what is half done', async () => {
  const problems = await inDatabase(async (db) => {
    await sql`delete from term_relationship where node_id = (select max(node_id) from term_relationship)`.execute(db);
    await sql`delete from purge_event where id = (select max(id) from purge_event)`.execute(db);
    await sql`update content_version set version = version - 1`.execute(db);
    return [...(await halfDone(db, before)), ...(await brokenPromises(db, { ...nothingPromised(), updated: new Set([-1]) }))];
  });
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Load .*: 0 terms$/),
      expect.stringMatching(/^term news counts/),
      expect.stringMatching(/commands raised the version by/),
      expect.stringMatching(/commands left \d+ events/),
      'change -1 is gone',
    ]),
  );
});
