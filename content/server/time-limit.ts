/** No operation takes for ever: its caller gets an answer, and what it began sends no more statements. */
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../db/tables.ts';
import { requestError } from './errors.ts';

export const LIMIT_MS = 10_000;

/** An operation whose time is over, or whose caller has gone. */
export class OperationStopped extends Error {
  override name = 'OperationStopped';
}

/**
 * The outcome, or an error in its place once the time is over.
 * @param stop called then
 * @throws GraphQLError
 */
export async function withinTime<T>(outcome: Promise<T> | T, stop: () => void, { limitMs = LIMIT_MS, writes = false } = {}): Promise<T> {
  if (!(outcome instanceof Promise)) return outcome;
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    stop();
    const hint = writes ? 'What it was to change may be changed all the same: look before you send it again.' : 'Ask for less at once.';
    reject(requestError(`The operation took longer than ${limitMs / 1000} seconds and was given up. ${hint}`, 503));
  }, limitMs);
  try {
    return await Promise.race([outcome, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** The database for the reads of one operation: after the signal it takes no more statements; one that runs ends by `statement_timeout`. */
export function stoppable(db: Kysely<Database>, signal: AbortSignal): Kysely<Database> {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (signal.aborted) throw new OperationStopped('The operation was given up');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}
