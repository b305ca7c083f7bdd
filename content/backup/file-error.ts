import { OperationalError } from '#lib/process/operational-error.ts';
import { isDiskFullError } from '../db/disk-full.ts';

const diskFull = { rule: 'the disk is full.', remedy: 'Free disk space, or choose a folder on another disk.' };

/** The cause of a failed file operation, and the remedy. */
const reasons: Record<string, { rule: string; remedy: string }> = {
  EFBIG: { rule: 'the file system does not allow files of this size.', remedy: 'Choose a folder on another disk.' },
  EACCES: {
    rule: 'this user does not have permission to access it.',
    remedy: 'Correct its permissions, or run the command as another user.',
  },
  EPERM: {
    rule: 'this user does not have permission to access it.',
    remedy: 'Correct its permissions, or run the command as another user.',
  },
  EROFS: { rule: 'the file system is read-only.', remedy: 'Choose a folder on another disk.' },
  ENOENT: { rule: 'it does not exist.', remedy: 'Correct the path, or create the folder.' },
  ENOTDIR: { rule: 'part of the path is a file.', remedy: 'Correct the path.' },
  EISDIR: { rule: 'it is a folder. A file is required.', remedy: 'Pass the path of the file.' },
  EIO: { rule: 'the disk reported an error.', remedy: 'Check the disk.' },
};

/** Converts an error of the file system, or a full disk of the database, to an OperationalError that names the file. Returns any other error unchanged. */
export function toFileError(error: unknown, file: string): unknown {
  const { code, path } = error as { code?: unknown; path?: unknown };
  const reason = isDiskFullError(error) ? diskFull : reasons[String(code)];
  if (error instanceof OperationalError || reason === undefined) return error;
  return new OperationalError({ name: typeof path === 'string' ? path : file, ...reason }, { cause: error });
}
