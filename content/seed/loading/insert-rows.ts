/** Writing many rows. */
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** PostgreSQL takes at most 65,535 parameters in a statement; a node has two dozen columns. */
const CHUNK = 500;

export async function insertAll<T extends keyof Database>(
  db: Transaction<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    // kysely cannot follow a table's type through a type parameter.
    await db
      .insertInto(table as never)
      .values(rows.slice(start, start + CHUNK))
      .execute();
  }
}

/** Takes ids from a sequence. */
export async function reserveIds(db: Transaction<Database>, sequence: 'content_id' | 'term_id', count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select nextval(${sequence})::int as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
}

/** After rows were written with ids of their own, new rows go on behind them. */
export async function advanceIdentity(db: Transaction<Database>, table: 'user_account' | 'comment'): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))`.execute(db);
}
