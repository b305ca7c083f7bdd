/** Time limit for operations. After it, the client receives an error and the operation sends no further SQL statements. */
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../db/tables.ts';
import { createRequestError } from './errors.ts';

export const OPERATION_TIMEOUT_MS = 10_000;

/** The operation was aborted, because it took too long or its client disconnected. */
export class OperationAborted extends Error {
  override name = 'OperationAborted';
}

/**
 * Waits for a result up to the time limit.
 * @param onTimeout called when the time is over
 * @throws GraphQLError when the time is over
 */
export async function withTimeLimit<T>(
  result: Promise<T> | T,
  onTimeout: () => void,
  { limitMs = OPERATION_TIMEOUT_MS, writes = false } = {},
): Promise<T> {
  if (!(result instanceof Promise)) return result;
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    onTimeout();
    const hint = writes ? 'Its changes may have been made. Check before you send it again.' : 'Request less data at once.';
    reject(createRequestError(`The operation was aborted, because it took longer than ${limitMs / 1000} seconds. ${hint}`, 503));
  }, limitMs);
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A database that rejects further statements after the signal. A statement that is already running ends by `statement_timeout`. */
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
