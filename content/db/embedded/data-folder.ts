import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { OperationalError } from '#lib/process/operational-error.ts';
import { isDiskFullError } from '../disk-full.ts';

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'a file with that name exists',
  ENOENT: 'the file system does not allow folders there',
};

/** Converts a file system error about the data folder to an OperationalError. Returns undefined for any other error. */
export function toFolderError(dataDir: string, error: unknown): OperationalError | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  if (isDiskFullError(error)) return createDiskFullError(path.resolve(dataDir), error);
  const reason = reasons[String(error.code)];
  if (reason === undefined) return undefined;
  const location = 'path' in error ? String(error.path) : path.resolve(dataDir);
  return new OperationalError(
    {
      name: 'DATA_DIR',
      rule: `must be a folder that this user can write to; ${location} is not writable (${reason}).`,
      remedy: 'Give this user write permission, or set DATA_DIR to another folder.',
      example: 'DATA_DIR=/srv/causeway',
    },
    { cause: error },
  );
}

export function createDiskFullError(folder: string, cause?: unknown): OperationalError {
  return new OperationalError(
    {
      name: 'DATA_DIR',
      rule: `must have free space; the disk of ${folder} is full.`,
      remedy: 'Delete files from that disk or enlarge it, then start again. Stored content is unchanged.',
      example: `df -h ${folder}`,
    },
    { cause },
  );
}

/**
 * Creates the data folder if it is missing and checks that it is writable, before any slow step begins.
 * @throws OperationalError if the folder is not writable
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    createFolder(path.resolve(dataDir));
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw toFolderError(dataDir, error) ?? error;
  }
}

/** Creates a folder and its parents. Node's recursive mkdir does not return if the file system rejects a folder with ENOENT, as `/proc` does. */
function createFolder(folder: string): void {
  if (existsSync(folder)) {
    // Throws ENOTDIR if the path is a file.
    readdirSync(folder);
    return;
  }
  createFolder(path.dirname(folder));
  mkdirSync(folder);
}
