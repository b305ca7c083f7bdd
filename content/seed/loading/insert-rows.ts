/** Inserts many rows and manages their ids. */
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** PostgreSQL allows at most 65,535 parameters per statement, and a node has about 24 columns. */
const CHUNK = 500;

export async function insertAll<T extends keyof Database>(
  db: Transaction<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    // Kysely cannot infer the table's row type from a type parameter.
    await db
      .insertInto(table as never)
      .values(rows.slice(start, start + CHUNK))
      .execute();
  }
}

/** Reserves ids from a sequence. */
export async function reserveIds(db: Transaction<Database>, sequence: 'content_id' | 'term_id', count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select nextval(${sequence})::int as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Advances the identity sequence past the explicitly inserted ids, so that new rows get higher ones. */
export async function advanceIdentity(db: Transaction<Database>, table: 'user_account' | 'comment'): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))`.execute(db);
}
