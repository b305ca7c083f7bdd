/** The one way to change content. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { type ContentChange, getPurgeKeys } from './purge-keys.ts';
import type { Services } from './services.ts';

export type Tx = {
  db: Transaction<Database>;
  viewer: Viewer;
  services: Services;
  /** Time of the command: the same for everything it writes. */
  now: Date;
  /** Says what the public sees differently now. Changes that only editors see (a draft saved) are not told. */
  recordChange: (change: ContentChange) => void;
  /** Runs when the change is safe on disk; a failure there is logged and takes nothing back. */
  afterCommit: (effect: () => Promise<void> | void) => void;
  /** Runs when nothing was written after all, to take away what lies outside of the database. */
  afterRollback: (effect: () => Promise<void> | void) => void;
};

/** Two writers waited for each other, or saw each other's rows: PostgreSQL lets one of them try again. */
const retryCodes = new Set(['40P01', '40001']);
/** Two nodes took one address at the same moment: the second attempt sees the first one's, and takes another. */
const isUriConflict = ({ code, constraint }: DatabaseError) => code === '23505' && constraint === 'content_node_uri';
type DatabaseError = { code?: string; constraint?: string };
const MAX_TRIES = 4;

/**
 * Runs a command in one transaction: either all of it is there afterwards, with its purge event, or nothing. The version of all content is
 * raised last, so that its lock is short, and versions, events and commits come in one order.
 * @param work may run again from the start when two writers collide: what it does outside of the database it registers with `afterRollback`
 */
export async function transact<T>(services: Services, viewer: Viewer, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const changes: ContentChange[] = [];
    const after: (() => Promise<void> | void)[] = [];
    const undo: (() => Promise<void> | void)[] = [];
    try {
      const result = await services.db.transaction().execute(async (db) => {
        const outcome = await work({
          db,
          viewer,
          services,
          now: services.now(),
          recordChange: (change) => changes.push(change),
          afterCommit: (effect) => after.push(effect),
          afterRollback: (effect) => undo.push(effect),
        });
        await sql`update content_version set version = version + 1`.execute(db);
        if (changes.length > 0) await writePurgeEvent(db, changes);
        return outcome;
      });
      await runAll(after, services);
      return result;
    } catch (error) {
      await runAll(undo, services);
      const problem = error as DatabaseError;
      if (tries >= MAX_TRIES || !(retryCodes.has(problem.code ?? '') || isUriConflict(problem))) throw error;
    }
  }
}

async function writePurgeEvent(db: Transaction<Database>, changes: readonly ContentChange[]): Promise<void> {
  const keys = [...new Set(changes.flatMap(getPurgeKeys))];
  const uris = [...new Set(changes.flatMap(({ uris: some = [] }) => some).filter((uri) => uri !== null))];
  const cause = [...new Set(changes.map((change) => `${change.cause} ${change.type}`))].join(', ');
  await db.insertInto('purge_event').values({ keys, uris, cause }).execute();
}

async function runAll(effects: readonly (() => Promise<void> | void)[], { log }: Services): Promise<void> {
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      log('error', 'What follows a change of content failed', { error });
    }
  }
}
