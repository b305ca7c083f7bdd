/** Restores a backup. It does not change any data in use until the last step. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';
import { OperationalError } from '#lib/process/operational-error.ts';
import { DatabaseTooNewError, findUnknownMigration } from '../db/migrate.ts';
import { type BackupManifest, type BackupTable, HEADER_ENTRY, parseTableEntryName } from './archive/archive-format.ts';
import { readContents, verifyArchive } from './archive/read-archive.ts';
import { lockDatabase, openClient } from './database/client.ts';
import { completeStagingTables, createStagingTables, decompress, dropStagingSchema, loadTable } from './database/staging-schema.ts';
import { assertNotInUse, hasContent, switchToStagedTables } from './database/switch-schema.ts';
import { toFileError } from './file-error.ts';
import {
  assertCanReplaceFiles,
  deleteRestoredFiles,
  deleteSavedPages,
  hasFiles,
  moveRestoredFiles,
  prepareRestoredFiles,
  syncRestoredFiles,
  writeRestoredFile,
} from './files/restored-files.ts';
import { finishRestores } from './finish-restore.ts';

export type RestoreOptions = {
  databaseUrl: string;
  dataDir: string;
  file: string;
  manifest: BackupManifest;
  /** Whether existing data may be replaced. */
  replace: boolean;
  now: Date;
  progress: (detail: string) => void;
};

/**
 * Verifies a backup without changing anything.
 * @throws OperationalError if it is damaged, or a newer version of the program has created it
 */
export async function openBackup(file: string): Promise<BackupManifest> {
  const manifest = await verifyArchive(file);
  const unknown = findUnknownMigration(manifest.migrations);
  if (unknown === undefined) return manifest;
  throw new OperationalError(
    {
      name: file,
      rule: `version ${manifest.header.product} of this program created it, which is newer than this one (the migration "${unknown}" is unknown).`,
      remedy: 'Restore it with that version or a later one.',
    },
    { cause: new DatabaseTooNewError(unknown) },
  );
}

/** @throws OperationalError for every failure that an operator can fix. In that case, the data is unchanged. */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { databaseUrl, dataDir, manifest, replace } = options;
  const client = await openClient(databaseUrl, 'causeway-restore');
  try {
    await lockDatabase(client);
    await assertNotInUse(client);
    await finishRestores(client, dataDir);
    if (!replace && ((await hasContent(client)) || (await hasFiles(dataDir)))) throw createExistingDataError(dataDir);
    await assertCanReplaceFiles(
      dataDir,
      manifest.entries.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    const restoreId = randomUUID();
    try {
      await prepareRestoredFiles(dataDir, restoreId);
      const foreignKeys = await createStagingTables(client, databaseUrl, manifest);
      await extractContents(client, restoreId, options);
      await syncRestoredFiles(dataDir, restoreId);
      options.progress('checking the foreign keys');
      await completeStagingTables(client, databaseUrl, manifest, foreignKeys);
      await deleteSavedPages(dataDir);
      await switchToStagedTables(client, restoreId, options.now);
    } catch (error) {
      await dropStagingSchema(client).catch(() => undefined);
      await deleteRestoredFiles(dataDir, restoreId).catch(() => undefined);
      throw toFileError(error, dataDir);
    }
    await moveRestoredFiles(dataDir, restoreId);
  } finally {
    await client.end();
  }
}

async function extractContents(client: pg.Client, restoreId: string, { dataDir, file, manifest, progress }: RestoreOptions): Promise<void> {
  const contents = readContents(file, manifest);
  let files = 0;
  let next = await contents.next();
  while (next.done !== true) {
    const { name, content } = next.value;
    const table = manifest.tables.find((candidate) => candidate.name === parseTableEntryName(name)?.table);
    if (table !== undefined) {
      next = await loadParts(client, table, contents, next.value);
      progress(`${table.name}: ${table.rows} rows`);
      continue;
    }
    if (name !== HEADER_ENTRY) {
      await writeRestoredFile(dataDir, restoreId, name, content);
      files += 1;
      if (files % 1000 === 0) progress(`${files} files`);
    }
    next = await contents.next();
  }
}

type Contents = ReturnType<typeof readContents>;
type Entry = Awaited<ReturnType<Contents['next']>>;

/** Loads the parts of one table, which follow each other. @returns the entry after them */
async function loadParts(
  client: pg.Client,
  table: BackupTable,
  contents: Contents,
  first: { name: string; content: AsyncIterable<Buffer> },
): Promise<Entry> {
  let entry: Entry = { done: false, value: { ...first, bytes: 0 } };
  const parts = async function* () {
    while (entry.done !== true && parseTableEntryName(entry.value.name)?.table === table.name) {
      yield* decompress(entry.value.content);
      entry = await contents.next();
    }
  };
  await loadTable(client, table, parts());
  return entry;
}

const createExistingDataError = (dataDir: string) =>
  new OperationalError({
    name: 'DATA_DIR',
    rule: `the database or ${path.resolve(dataDir)} already contains data, which the restore would replace.`,
    remedy: 'Add --replace to delete that data, or set DATA_DIR (and DATABASE_URL) to an empty place.',
    example: 'npm run restore -- backup.tar --replace',
  });
