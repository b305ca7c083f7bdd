import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../db/tables.ts';
import { OperationAborted, makeAbortable } from './abortable-db.ts';

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test('an aborted operation sends no further statements', async () => {
  const stopping = new AbortController();
  const guarded = makeAbortable(db, stopping.signal);
  expect((await sql`select 1`.execute(guarded)).rows).toEqual([]);
  stopping.abort();
  await expect(sql`select 1`.execute(guarded)).rejects.toBeInstanceOf(OperationAborted);
  expect((await sql`select 1`.execute(db)).rows).toEqual([]);
});
