/** Decides whether a start may begin with an empty database, so that a lost database is not silently replaced by the seed content. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperationalError } from '#lib/process/operational-error.ts';

/** A file in DATA_DIR that exists once a database with content has been used with it. */
const MARKER = 'has-content';
const MARKER_TEXT = 'A database with content belongs to this folder. Do not delete this file.\n';

/** Files and folders that the content service writes into DATA_DIR after the embedded database exists. */
const otherData = ['media', 'forms', 'mail', 'faust-secret-key', 'admin-password'];

/** Call it when the database has content. */
export function markContent(dataDir: string): void {
  const file = path.join(dataDir, MARKER);
  if (existsSync(file)) return;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, MARKER_TEXT);
}

/**
 * Checks that the folder of the embedded database may be created.
 * @throws OperationalError if the data folder contains other data of the content service
 */
export function assertNoDataWithoutCluster(dataDir: string, canCreate: boolean): void {
  const found = [MARKER, ...otherData].filter((name) => hasContents(path.join(dataDir, name)));
  if (canCreate || found.length === 0) return;
  throw createLostDatabaseError(`${path.resolve(dataDir)} contains ${found.join(', ')}, but its database (postgres) is missing.`);
}

/**
 * Checks that an empty database may be filled with the seed content.
 * @throws OperationalError if the data folder belongs to a database with content
 */
export function assertNoContentBefore(dataDir: string, canCreate: boolean): void {
  if (canCreate || !existsSync(path.join(dataDir, MARKER))) return;
  throw createLostDatabaseError(
    `${path.resolve(dataDir)} belongs to a database with content (it contains ${MARKER}), but the database is empty.`,
  );
}

function hasContents(file: string): boolean {
  try {
    return readdirSync(file).length > 0;
  } catch {
    // The path is a file or does not exist.
    return existsSync(file);
  }
}

function createLostDatabaseError(rule: string): OperationalError {
  return new OperationalError({
    name: 'DATA_DIR',
    rule,
    remedy:
      'Restore the database from a backup, correct DATA_DIR or DATABASE_URL, or start once with ALLOW_NEW_DATABASE=on to begin with the seed content.',
    example: 'ALLOW_NEW_DATABASE=on npm start',
  });
}
