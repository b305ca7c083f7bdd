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
  expect(() => assertNoDataWithoutCluster(folder, false)).not.toThrow();
  expect(() => assertNoContentBefore(folder, false)).not.toThrow();
});

test('a folder that belongs to a database with content may begin with an empty database only with permission', () => {
  markContent(folder);
  expect(() => assertNoContentBefore(folder, false)).toThrow(
    'belongs to a database with content (it contains has-content), but the database is empty.',
  );
  expect(() => assertNoContentBefore(folder, false)).toThrow('ALLOW_NEW_DATABASE=on');
  expect(() => assertNoDataWithoutCluster(folder, false)).toThrow('contains has-content, but its database (postgres) is missing.');
  expect(() => assertNoContentBefore(folder, true)).not.toThrow();
  expect(() => assertNoDataWithoutCluster(folder, true)).not.toThrow();
});
