import { setTimeout as wait } from 'node:timers/promises';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Database } from '../db/tables.ts';
import { OperationAborted, makeAbortable, withTimeLimit } from './time-limit.ts';

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test('returns a result that arrives in time', async () => {
  const stop = vi.fn<() => void>();
  expect(await withTimeLimit(wait(1, 'done'), stop, { limitMs: 50 })).toBe('done');
  expect(await withTimeLimit('at once', stop)).toBe('at once');
  await expect(withTimeLimit(Promise.reject(new Error('no')), stop)).rejects.toThrow('no');
  expect(stop).not.toHaveBeenCalled();
});

test('aborts an operation that takes too long, with an error message that says what to do', async () => {
  const stop = vi.fn<() => void>();
  await expect(withTimeLimit(wait(500), stop, { limitMs: 5 })).rejects.toThrow('Request less data at once.');
  await expect(withTimeLimit(wait(500), stop, { limitMs: 5, writes: true })).rejects.toThrow('Its changes may have been made.');
  expect(stop).toHaveBeenCalledTimes(2);
});

test('an aborted operation sends no further statements', async () => {
  const stopping = new AbortController();
  const guarded = makeAbortable(db, stopping.signal);
  expect((await sql`select 1`.execute(guarded)).rows).toEqual([]);
  stopping.abort();
  await expect(sql`select 1`.execute(guarded)).rejects.toBeInstanceOf(OperationAborted);
  expect((await sql`select 1`.execute(db)).rows).toEqual([]);
});
