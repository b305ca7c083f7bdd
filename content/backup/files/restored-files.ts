/**
 * Replaces the files of the data folder by those of a backup. `DATA_DIR/restore/<id>` exists as long as a restore is not complete: `new` contains the
 * files of the backup, `old` the replaced ones. Renaming is atomic, so each step is either done or not, and the steps can be repeated.
 */
import { createWriteStream } from 'node:fs';
import { chmod, lstat, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PAGE_CACHE_FOLDER } from '#lib/env/data-folders.ts';
import { OperationalError } from '#lib/process/operational-error.ts';
import { SECRET_FILES } from '../archive/archive-format.ts';
import { toFileError } from '../file-error.ts';
import { syncFolderToDisk, syncToDisk } from './sync-to-disk.ts';

const RESTORE_FOLDER = 'restore';
const FOLDERS = ['media', 'forms'];
const MEGABYTE = 1_000_000;

const getWorkFolder = (dataDir: string, restoreId: string): string => path.join(dataDir, RESTORE_FOLDER, restoreId);

/** Lists the restores that have not finished. Usually there are none. */
export async function listUnfinishedRestores(dataDir: string): Promise<string[]> {
  return await readdir(path.join(dataDir, RESTORE_FOLDER)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Creates the folders for the files of the backup. They are complete even if the backup has no files. */
export async function prepareRestoredFiles(dataDir: string, restoreId: string): Promise<void> {
  for (const folder of FOLDERS) await mkdir(path.join(getWorkFolder(dataDir, restoreId), 'new', folder), { recursive: true });
  // Only the user that runs the service may read the files that visitors have sent.
  await chmod(path.join(getWorkFolder(dataDir, restoreId), 'new', 'forms'), 0o700);
  await mkdir(path.join(getWorkFolder(dataDir, restoreId), 'old'));
}

/** @param name a path below `new`, which has been checked */
export async function writeRestoredFile(dataDir: string, restoreId: string, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  const file = path.join(getWorkFolder(dataDir, restoreId), 'new', name);
  const isPublic = name.startsWith('media/');
  await mkdir(path.dirname(file), { recursive: true, mode: isPublic ? 0o755 : 0o700 });
  await pipeline(content, createWriteStream(file, { flags: 'wx', mode: isPublic ? 0o644 : 0o600 }));
}

/** Waits until all files are on the disk. Only then may the database be switched. */
export async function syncRestoredFiles(dataDir: string, restoreId: string): Promise<void> {
  await syncFolderToDisk(getWorkFolder(dataDir, restoreId));
  await syncToDisk(path.join(dataDir, RESTORE_FOLDER));
  await syncToDisk(dataDir);
}

/**
 * Deletes the pages that the site has saved. Otherwise the site would serve each of them once more after the restore. Call this function before the database is
 * switched, so that an interruption leaves no old pages.
 */
export async function deleteSavedPages(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, PAGE_CACHE_FOLDER), { recursive: true, force: true });
  await syncToDisk(dataDir);
}

/** Moves the files of the backup into place. Continues where an interrupted call has stopped. */
export async function moveRestoredFiles(dataDir: string, restoreId: string): Promise<void> {
  const work = getWorkFolder(dataDir, restoreId);
  for (const folder of FOLDERS) {
    if (!(await exists(path.join(work, 'new', folder)))) continue;
    const live = path.join(dataDir, folder);
    if (await exists(live)) await rename(live, path.join(work, 'old', folder));
    await rename(path.join(work, 'new', folder), live);
  }
  for (const file of SECRET_FILES) {
    const restored = path.join(work, 'new', 'secrets', file);
    if (await exists(restored)) await rename(restored, path.join(dataDir, file));
  }
  await syncToDisk(dataDir);
  await deleteRestoredFiles(dataDir, restoreId);
}

/** Deletes the work folder of a restore: its own files if it has failed, the replaced ones if it has succeeded. */
export async function deleteRestoredFiles(dataDir: string, restoreId: string): Promise<void> {
  await rm(getWorkFolder(dataDir, restoreId), { recursive: true, force: true });
  const remaining = await listUnfinishedRestores(dataDir);
  if (remaining.length === 0) await rm(path.join(dataDir, RESTORE_FOLDER), { recursive: true, force: true });
}

/** Whether there are files that a restore would replace. */
export async function hasFiles(dataDir: string): Promise<boolean> {
  for (const folder of FOLDERS) if ((await readdir(path.join(dataDir, folder)).catch(() => [])).length > 0) return true;
  return false;
}

/**
 * @param bytes size of the backup, which is about the size of its contents
 * @throws OperationalError if a folder cannot be renamed, or the disk is too small
 */
export async function assertCanReplaceFiles(dataDir: string, bytes: number): Promise<void> {
  const { dev } = await stat(dataDir);
  for (const folder of FOLDERS) {
    const stats = await lstat(path.join(dataDir, folder)).catch(() => null);
    if (stats !== null && (stats.dev !== dev || !stats.isDirectory()))
      throw new OperationalError({
        name: path.join(dataDir, folder),
        rule: 'it is a link, a file or a disk of its own. A restore replaces it by renaming, so it must be a plain folder on the disk of DATA_DIR.',
        remedy: 'Restore into another DATA_DIR, then move the files.',
        example: 'DATA_DIR=/srv/causeway-restored npm run restore -- backup.tar',
      });
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  if (free < bytes)
    throw new OperationalError({
      name: path.resolve(dataDir),
      rule: `the restore needs ${Math.ceil(bytes / MEGABYTE)} MB, and ${Math.floor(free / MEGABYTE)} MB are free on the disk.`,
      remedy: 'Free disk space, or set DATA_DIR to a folder on another disk.',
    });
}

async function exists(file: string): Promise<boolean> {
  return await lstat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw toFileError(error, file);
    },
  );
}
