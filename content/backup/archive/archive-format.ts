/**
 * The format of a backup: an uncompressed tar file. `backup.json` comes first and names the format, `manifest.json` and its hash come last, so an
 * incomplete file has no manifest. The manifest lists the SHA-256 hash of every other entry.
 */
import { z } from 'zod';
import { SHARED_SECRET_FILE } from '#lib/secrets/shared-secret.ts';
import { ADMIN_PASSWORD_FILE } from '../../auth/secrets.ts';

export const FORMAT_NAME = 'causeway-backup';
/** Increase this number when older versions of the product can no longer read new backups. */
export const FORMAT_VERSION = 1;

export const HEADER_ENTRY = 'backup.json';
export const MANIFEST_ENTRY = 'manifest.json';
export const MANIFEST_HASH_ENTRY = 'manifest.sha256';

/** The files of the data folder that `--with-secrets` adds. */
export const SECRET_FILES = [SHARED_SECRET_FILE, ADMIN_PASSWORD_FILE] as const;

export const backupHeader = z.object({
  format: z.literal(FORMAT_NAME),
  version: z.number().int().positive(),
  /** Version of the product that created the backup. */
  product: z.string(),
  createdAt: z.iso.datetime(),
});
export type BackupHeader = z.infer<typeof backupHeader>;

const entry = z.object({ name: z.string(), bytes: z.number().int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export type ArchiveEntry = z.infer<typeof entry>;

const table = z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.number().int().nonnegative() });
export type BackupTable = z.infer<typeof table>;

/** `lastValue` is a bigint in decimal digits. */
const sequence = z.object({ name: z.string(), lastValue: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() });
export type BackupSequence = z.infer<typeof sequence>;

export const backupManifest = z.object({
  header: backupHeader,
  /** The migrations that had run in the database, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  sequences: z.array(sequence),
  /** Files that the database refers to but that were not on the disk. */
  missingFiles: z.array(z.string()),
  entries: z.array(entry),
});
export type BackupManifest = z.infer<typeof backupManifest>;

const DATABASE_ENTRY = /^database\/([a-z_][a-z0-9_]*)\/(\d{6})\.copy\.gz$/;

/** The rows of a table are split into several entries, because the size of a tar entry must be known before it is written. */
export const getTableEntryName = (tableName: string, part: number): string =>
  `database/${tableName}/${String(part).padStart(6, '0')}.copy.gz`;

/** Returns the table and the part number of a database entry, or undefined for any other entry. */
export function parseTableEntryName(name: string): { table: string; part: number } | undefined {
  const [, tableName, part] = DATABASE_ENTRY.exec(name) ?? [];
  return tableName === undefined ? undefined : { table: tableName, part: Number(part) };
}

/** Whether a name stays below the folder that it is joined to, on every operating system. */
export function isSafePath(name: string): boolean {
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\\:]/.test(name)) return false;
  return name.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..' && Buffer.byteLength(segment) <= 255);
}

/** Whether an entry may occur between `backup.json` and `manifest.json`. */
export function isContentEntryName(name: string): boolean {
  if (!isSafePath(name)) return false;
  const [folder = '', ...rest] = name.split('/');
  if (folder === 'secrets') return rest.length === 1 && SECRET_FILES.some((file) => file === rest[0]);
  return folder === 'database' ? parseTableEntryName(name) !== undefined : (folder === 'media' || folder === 'forms') && rest.length > 0;
}
