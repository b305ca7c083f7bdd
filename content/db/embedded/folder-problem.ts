import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '#lib/process/problem.ts';

const reasons: Record<string, string> = {
  EACCES: 'this user has no right to',
  EPERM: 'this user has no right to',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file of that name is in the way',
  ENOENT: 'the file system makes no folders there',
};

/** The message for a file system error about the data folder, or undefined for any other error. */
export function folderProblem(dataDir: string, error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const reason = reasons[String(error.code)];
  if (reason === undefined) return undefined;
  const at = 'path' in error ? String(error.path) : path.resolve(dataDir);
  return new Problem(
    {
      name: 'DATA_DIR',
      rule: `must be a folder this user may write to; ${at} can't be written (${reason}).`,
      remedy: 'Give this user the right to write there, or set DATA_DIR to another folder.',
      example: 'DATA_DIR=/srv/causeway',
    },
    { cause: error },
  );
}

/**
 * Makes the data folder if it is missing, before anything slow begins.
 * @throws Problem when it can't be written to.
 */
export function checkDataFolder(dataDir: string): void {
  try {
    makeFolder(path.resolve(dataDir));
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw folderProblem(dataDir, error) ?? error;
  }
}

/** As `mkdir -p`. Node's own recursive mkdir never returns where a file system refuses a folder with ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    // Says why it won't do when it is a file.
    readdirSync(folder);
    return;
  }
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}
