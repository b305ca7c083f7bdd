import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertNoContentBefore, assertNoDataWithoutCluster, markContent } from './new-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-database-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder that has had no content may begin with an empty database', () => {
  assertNoDataWithoutCluster(folder, false);
  assertNoContentBefore(folder, false);
});

test('a folder that belongs to a database with content may not, unless it is allowed', () => {
  markContent(folder);
  expect(() => assertNoContentBefore(folder, false)).toThrow(
    'belongs to a database with content (it contains has-content), but the database is empty.',
  );
  expect(() => assertNoContentBefore(folder, false)).toThrow('ALLOW_NEW_DATABASE=on');
  expect(() => assertNoDataWithoutCluster(folder, false)).toThrow('contains has-content, but its database (postgres) is missing.');
  assertNoContentBefore(folder, true);
  assertNoDataWithoutCluster(folder, true);
});
