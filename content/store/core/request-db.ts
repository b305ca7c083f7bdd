/** The database access that all readers of a store share. It counts statements, and ends with the operation. */
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { OperationAborted } from '../../core/operation-aborted.ts';
import type { Viewer } from '../../permissions/viewer.ts';

/** PostgreSQL's largest integer. Larger ids do not exist, and comparing them is an error. */
const MAX_ID = 0x7fffffff;

export class RequestDb {
  private readonly db: Kysely<Database>;
  /** The viewer on whose behalf the store reads. */
  readonly viewer: Viewer;
  statements = 0;

  private readonly signal: AbortSignal | undefined;

  /** @param signal after which no further statements are sent. A statement that is already running is limited by `statement_timeout`. */
  constructor(db: Kysely<Database>, viewer: Viewer, signal?: AbortSignal) {
    this.db = db;
    this.viewer = viewer;
    this.signal = signal;
  }

  private countStatement(): void {
    if (this.signal?.aborted) throw new OperationAborted('The operation was aborted');
    this.statements += 1;
  }

  /** @throws OperationAborted after the signal */
  async rows<T>(query: RawBuilder<T>): Promise<T[]> {
    this.countStatement();
    return (await query.execute(this.db)).rows;
  }

  /** Reads something that concurrent requests share, and that continues for the others after the signal. It counts as one statement. */
  async readShared<T>(read: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    this.countStatement();
    return read(this.db);
  }
}

/** Whether a number is a possible id. */
export function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= MAX_ID;
}

/** Whether text can occur in the database. PostgreSQL cannot store NUL characters. */
export function isText(text: string): boolean {
  return !text.includes('\0');
}

/** Removes columns that were only needed for sorting. */
export function omit<T extends object, K extends keyof T>(row: T, ...names: K[]): Omit<T, K> {
  const rest = { ...row };
  for (const name of names) delete rest[name];
  return rest;
}

/** Returns the rows in the order of the keys of a DataLoader, with null for missing rows. */
export function alignWithKeys<K, T>(keys: readonly K[], rows: readonly T[], getKey: (row: T) => K): (T | null)[] {
  const byKey = new Map(rows.map((row) => [getKey(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}
