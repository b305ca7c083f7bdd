/**
 * Keeps the files of a snapshot available while they are copied, even if users delete them in the meantime. Each file gets a second name (a hard link) in a folder
 * that is not served, which takes milliseconds and no disk space. The content of a stored file never changes.
 */
import { constants } from 'node:fs';
import { copyFile, link, mkdir, opendir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isSafePath } from '../archive/archive-format.ts';
import type { StoredFiles } from '../database/stored-files.ts';

/** Folder of the second names, below the folder of the files. Files in folders that begin with a dot are never served. */
const STAGING_FOLDER = '.backup';

/** Deletes the second names of this backup, or of an earlier one that was interrupted. */
export async function clearStagedFiles(folder: string): Promise<void> {
  await rm(path.join(folder, STAGING_FOLDER), { recursive: true, force: true });
}

/** @returns the required files that are missing */
export async function stageFiles(folder: string, pages: AsyncIterable<StoredFiles>): Promise<string[]> {
  const missing: string[] = [];
  for await (const { required, optional } of pages) {
    for (const file of required) if (!(await stageFile(folder, file))) missing.push(file);
    for (const file of optional) await stageFile(folder, file);
  }
  return missing;
}

async function stageFile(folder: string, file: string): Promise<boolean> {
  if (!isSafePath(file)) return false;
  const source = path.join(folder, file);
  const target = path.join(folder, STAGING_FOLDER, file);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  try {
    await link(source, target).catch(async (error: NodeJS.ErrnoException) => {
      if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes(error.code ?? '')) throw error;
      await copyFile(source, target, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Two rows can name the same file.
    if (code === 'EEXIST') return true;
    if (code === 'ENOENT') return false;
    throw error;
  }
}

/** Yields the name and the path of every staged file, without reading long folders into memory. */
export async function* listStagedFiles(folder: string): AsyncGenerator<{ name: string; file: string }> {
  const staged = path.join(folder, STAGING_FOLDER);
  try {
    for await (const entry of await opendir(staged, { recursive: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile()) yield { name: path.relative(staged, file).split(path.sep).join('/'), file };
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
