/** The database access that all readers of a store share. It counts statements. */
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../../permissions/viewer.ts';

/** PostgreSQL's largest integer. Larger ids do not exist, and comparing them is an error. */
const MAX_ID = 0x7fffffff;

export class RequestDb {
  private readonly db: Kysely<Database>;
  /** The viewer on whose behalf the store reads. */
  readonly viewer: Viewer;
  statements = 0;

  constructor(db: Kysely<Database>, viewer: Viewer) {
    this.db = db;
    this.viewer = viewer;
  }

  async rows<T>(query: RawBuilder<T>): Promise<T[]> {
    this.statements += 1;
    return (await query.execute(this.db)).rows;
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
