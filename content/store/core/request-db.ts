/** What the parts of a store share: the way to the database, and the count of what was sent. */
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../../permissions/viewer.ts';

/** PostgreSQL's largest integer: ids beyond it exist nowhere, and the server would refuse to compare them. */
const MAX_ID = 0x7fffffff;

export class Session {
  private readonly db: Kysely<Database>;
  /** Whom everything read is for. */
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

/** Whether a number can be an id at all. */
export function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= MAX_ID;
}

/** Whether text can stand in the database: PostgreSQL knows no NUL, so nothing with one is ever found. */
export function isText(text: string): boolean {
  return !text.includes('\0');
}

/** Rows without the columns that were only there to sort them by. */
export function without<T extends object, K extends keyof T>(row: T, ...names: K[]): Omit<T, K> {
  const rest = { ...row };
  for (const name of names) delete rest[name];
  return rest;
}

/** Puts found rows in the order of the keys a DataLoader asked for. */
export function inOrder<K, T>(keys: readonly K[], rows: readonly T[], keyOf: (row: T) => K): (T | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}
