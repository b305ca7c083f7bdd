import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { OperationAborted } from '../../core/operation-aborted.ts';
import { createDummyDatabase } from '../../../tests/support/dummy-database.ts';
import { anonymous } from '../../permissions/viewer.ts';
import { RequestDb } from './request-db.ts';

test('an aborted operation sends no further statements', async () => {
  const stopping = new AbortController();
  const requestDb = new RequestDb(createDummyDatabase(), anonymous, stopping.signal);
  expect(await requestDb.rows(sql`select 1`)).toEqual([]);
  expect(await requestDb.readShared(async () => 1)).toBe(1);
  stopping.abort();
  await expect(requestDb.rows(sql`select 1`)).rejects.toBeInstanceOf(OperationAborted);
  await expect(requestDb.readShared(async () => 1)).rejects.toBeInstanceOf(OperationAborted);
  expect(requestDb.statements).toBe(2);
});
