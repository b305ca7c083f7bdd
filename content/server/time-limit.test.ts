import { setTimeout as wait } from 'node:timers/promises';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Database } from '../db/tables.ts';
import { OperationStopped, stoppable, withinTime } from './time-limit.ts';

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test('an outcome in time is the outcome', async () => {
  const stop = vi.fn<() => void>();
  expect(await withinTime(wait(1, 'done'), stop, { limitMs: 50 })).toBe('done');
  expect(await withinTime('at once', stop)).toBe('at once');
  await expect(withinTime(Promise.reject(new Error('no')), stop)).rejects.toThrow('no');
  expect(stop).not.toHaveBeenCalled();
});

test('an operation that takes longer is given up, and its caller told what that means', async () => {
  const stop = vi.fn<() => void>();
  await expect(withinTime(wait(500), stop, { limitMs: 5 })).rejects.toThrow('given up. Ask for less at once.');
  await expect(withinTime(wait(500), stop, { limitMs: 5, writes: true })).rejects.toThrow('may be changed all the same');
  expect(stop).toHaveBeenCalledTimes(2);
});

test('what was given up sends no more statements', async () => {
  const stopping = new AbortController();
  const guarded = stoppable(db, stopping.signal);
  expect((await sql`select 1`.execute(guarded)).rows).toEqual([]);
  stopping.abort();
  await expect(sql`select 1`.execute(guarded)).rejects.toBeInstanceOf(OperationStopped);
  expect((await sql`select 1`.execute(db)).rows).toEqual([]);
});
