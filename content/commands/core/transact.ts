/** Runs commands in transactions. All changes of content go through `transact`. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { PURGE_CHANNEL } from '../../purge/deliver-events.ts';
import { type ContentChange, getPurgeKeys } from './purge-keys.ts';
import type { Services } from './services.ts';

export type Tx = {
  db: Transaction<Database>;
  viewer: Viewer;
  services: Services;
  /** Time of the command. All rows it writes share this time. */
  now: Date;
  /** Records a change that visitors can see, so that caches are purged. Changes that only editors see, such as a saved draft, are not recorded. */
  recordChange: (change: ContentChange) => void;
  /** Registers an effect that runs after the commit. If it fails, the error is logged and the change remains. */
  afterCommit: (effect: () => Promise<void> | void) => void;
  /** Registers an effect that runs after a rollback, for example to delete files. */
  afterRollback: (effect: () => Promise<void> | void) => void;
};

/** PostgreSQL reports deadlocks and serialization failures with these codes. The transaction can be retried. */
const retryCodes = new Set(['40P01', '40001']);
/** Two transactions assigned the same URI at the same time. The retry sees the URI of the other one and chooses another. */
const isUriConflict = ({ code, constraint }: DatabaseError) => code === '23505' && constraint === 'content_node_uri';
type DatabaseError = { code?: string; constraint?: string };
const MAX_ATTEMPTS = 4;

/**
 * Runs a command in one transaction, which also writes the purge event: all of it is stored, or nothing. The version of all content is raised last,
 * so that its row lock is short and that versions, events and commits have the same order.
 * @param work may run again from the start after a conflict with another writer. It registers cleanup of everything outside the database with
 * `afterRollback`.
 */
export async function transact<T>(services: Services, viewer: Viewer, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const changes: ContentChange[] = [];
    const commitEffects: (() => Promise<void> | void)[] = [];
    const rollbackEffects: (() => Promise<void> | void)[] = [];
    try {
      const result = await services.db.transaction().execute(async (db) => {
        const result = await work({
          db,
          viewer,
          services,
          now: services.now(),
          recordChange: (change) => changes.push(change),
          afterCommit: (effect) => commitEffects.push(effect),
          afterRollback: (effect) => rollbackEffects.push(effect),
        });
        await sql`update content_version set version = version + 1`.execute(db);
        if (changes.length > 0) await writePurgeEvent(db, changes);
        return result;
      });
      await runAll(commitEffects, services);
      return result;
    } catch (error) {
      await runAll(rollbackEffects, services);
      const databaseError = error as DatabaseError;
      if (attempt >= MAX_ATTEMPTS || !(retryCodes.has(databaseError.code ?? '') || isUriConflict(databaseError))) throw error;
    }
  }
}

async function writePurgeEvent(db: Transaction<Database>, changes: readonly ContentChange[]): Promise<void> {
  const keys = [...new Set(changes.flatMap(getPurgeKeys))];
  const uris = [...new Set(changes.flatMap((change) => change.uris ?? []).filter((uri) => uri !== null))];
  const cause = [...new Set(changes.map((change) => `${change.cause} ${change.type}`))].join(', ');
  await db.insertInto('purge_event').values({ keys, uris, cause }).execute();
  // PostgreSQL delivers the notification when the transaction commits.
  await sql`select pg_notify(${PURGE_CHANNEL}, '')`.execute(db);
}

async function runAll(effects: readonly (() => Promise<void> | void)[], { log }: Services): Promise<void> {
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      log('error', 'An effect after a content change failed', { error });
    }
  }
}
