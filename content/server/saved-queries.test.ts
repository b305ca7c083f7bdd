import { DummyDriver, type DatabaseConnection } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createDummyDatabase } from '../../tests/support/dummy-database.ts';
import { createSavedQueries } from './saved-queries.ts';

test('lifetimes of responses are read once per content version, and again after an error of the database', async () => {
  const executeQuery = vi
    .fn<() => Promise<{ rows: never[] }>>()
    .mockRejectedValueOnce(new Error('the connection was lost'))
    .mockResolvedValue({ rows: [{ query_id: 'saved', max_age: 5 }] as never[] });
  class Driver extends DummyDriver {
    override acquireConnection = async (): Promise<DatabaseConnection> => ({ executeQuery, streamQuery: () => expect.fail() });
  }
  const db = createDummyDatabase(new Driver());
  const { getMaxAge } = createSavedQueries({ services: { db, now: () => new Date() }, access: 'public', maxAgeSeconds: 600 });
  await expect(getMaxAge('saved', 1)).rejects.toThrow('the connection was lost');
  expect([await getMaxAge('saved', 1), await getMaxAge('another', 1)]).toEqual([5, 600]);
  expect(executeQuery).toHaveBeenCalledTimes(2);
  await getMaxAge('saved', 2);
  expect(executeQuery).toHaveBeenCalledTimes(3);
});
