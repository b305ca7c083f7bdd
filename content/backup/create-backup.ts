/** Creates a backup of the database, media and files sent with forms, while the product runs or is stopped. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OperationalError } from '#lib/process/operational-error.ts';
import { DatabaseTooNewError, findUnknownMigration } from '../db/migrate.ts';
import {
  type BackupHeader,
  type BackupTable,
  FORMAT_NAME,
  FORMAT_VERSION,
  getTableEntryName,
  SECRET_FILES,
} from './archive/archive-format.ts';
import { type ArchiveWriter, createArchive } from './archive/write-archive.ts';
import { openClient, lockDatabase } from './database/client.ts';
import { listMigrations, listSequences, listTables, openSnapshot, readTable, type Snapshot } from './database/snapshot.ts';
import { listFormFiles, listMediaFiles } from './database/stored-files.ts';
import { finishRestores } from './finish-restore.ts';
import { clearStagedFiles, listStagedFiles, stageFiles } from './files/stage-files.ts';

export type BackupOptions = {
  databaseUrl: string;
  dataDir: string;
  /** The backup file. It must not exist. */
  file: string;
  withSecrets: boolean;
  product: string;
  now: Date;
  progress: (detail: string) => void;
};

export type BackupResult = { bytes: number; rows: number; files: number; missingFiles: string[] };

/** If files disappear during this many attempts in a row, the cause is not a coincidence. */
const MAX_SNAPSHOTS = 6;

/** @throws OperationalError for every failure that an operator can fix */
export async function createBackup(options: BackupOptions): Promise<BackupResult> {
  const { databaseUrl, dataDir } = options;
  const folders = { media: path.join(dataDir, 'media'), forms: path.join(dataDir, 'forms') };
  const lock = await openClient(databaseUrl, 'causeway-backup');
  try {
    await lockDatabase(lock);
    await finishRestores(lock, dataDir);
    const header: BackupHeader = {
      format: FORMAT_NAME,
      version: FORMAT_VERSION,
      product: options.product,
      createdAt: options.now.toISOString(),
    };
    const archive = await createArchive(options.file, header);
    try {
      const { snapshot, missingFiles } = await openSnapshotWithFiles(databaseUrl, folders);
      try {
        return await writeContents(archive, snapshot, missingFiles, folders, options);
      } finally {
        await snapshot.close();
      }
    } catch (error) {
      await archive.abort();
      throw error;
    } finally {
      await clearStagedFiles(folders.media);
      await clearStagedFiles(folders.forms);
    }
  } finally {
    await lock.end();
  }
}

type Folders = { media: string; forms: string };

/**
 * Opens a snapshot and stages the files that it refers to. A file that is deleted between the two steps is missing; the next snapshot no longer refers to it. A
 * file that is missing for two snapshots in a row was lost before the backup.
 */
async function openSnapshotWithFiles(databaseUrl: string, folders: Folders): Promise<{ snapshot: Snapshot; missingFiles: string[] }> {
  let previous: string[] | undefined;
  for (let attempt = 1; attempt <= MAX_SNAPSHOTS; attempt += 1) {
    await clearStagedFiles(folders.media);
    await clearStagedFiles(folders.forms);
    const snapshot = await openSnapshot(databaseUrl);
    try {
      assertBackedUpHere(await listMigrations(snapshot));
      const media = await stageFiles(folders.media, listMediaFiles(snapshot));
      const forms = await stageFiles(folders.forms, listFormFiles(snapshot));
      const missingFiles = [...media.map((file) => `media/${file}`), ...forms.map((file) => `forms/${file}`)];
      if (missingFiles.length === 0 || missingFiles.join('\n') === previous?.join('\n')) return { snapshot, missingFiles };
      previous = missingFiles;
    } catch (error) {
      await snapshot.close();
      throw error;
    }
    await snapshot.close();
  }
  throw new OperationalError({
    name: 'DATA_DIR',
    rule: `files were deleted during each of ${MAX_SNAPSHOTS} attempts, most recently ${previous?.[0] ?? ''}.`,
    remedy: 'Create the backup when no one is deleting media items.',
  });
}

function assertBackedUpHere(migrations: readonly string[]): void {
  const unknown = findUnknownMigration(migrations);
  if (unknown !== undefined) throw new DatabaseTooNewError(unknown);
  if (migrations.length > 0) return;
  throw new OperationalError({
    name: 'Database',
    rule: 'it is empty, so there is nothing to back up.',
    remedy: 'Check DATA_DIR and DATABASE_URL.',
  });
}

async function writeContents(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  missingFiles: string[],
  folders: Folders,
  { dataDir, withSecrets, progress }: BackupOptions,
): Promise<BackupResult> {
  const tables: BackupTable[] = [];
  for (const table of await listTables(snapshot)) {
    let part = 0;
    const rows = await readTable(snapshot, table, (data) => archive.addData(getTableEntryName(table.name, (part += 1)), data));
    tables.push({ ...table, rows });
    progress(`${table.name}: ${rows} rows`);
  }
  const sequences = await listSequences(snapshot);
  let files = 0;
  for (const [folderName, folder] of Object.entries(folders)) {
    for await (const { name, file } of listStagedFiles(folder)) {
      await archive.addFile(`${folderName}/${name}`, file);
      files += 1;
      if (files % 1000 === 0) progress(`${files} files`);
    }
  }
  if (withSecrets) await addSecrets(archive, dataDir);
  const bytes = await archive.finish({ migrations: await listMigrations(snapshot), tables, sequences, missingFiles });
  return { bytes, rows: tables.reduce((sum, table) => sum + table.rows, 0), files, missingFiles };
}

/** A secret that is set in the environment has no file. */
async function addSecrets(archive: ArchiveWriter, dataDir: string): Promise<void> {
  for (const name of SECRET_FILES) {
    const secret = await readFile(path.join(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (secret !== null) await archive.addData(`secrets/${name}`, secret);
  }
}
