/** Ends the database access of operations that have been stopped. */
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../db/tables.ts';

/** The operation was stopped, because it exceeded a limit or its client disconnected. */
export class OperationAborted extends Error {
  override name = 'OperationAborted';
}

/** A database that rejects further statements after the signal. A statement that is already running is limited by `statement_timeout`. */
export function makeAbortable(db: Kysely<Database>, signal: AbortSignal): Kysely<Database> {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (signal.aborted) throw new OperationAborted('The operation was aborted');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}
