/** The error codes of a full disk: of the operating system (no space, quota exceeded) and of PostgreSQL. */
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The operating system's text for a full disk, in the output of programs such as initdb. */
const DISK_FULL_TEXT = /No space left on device|Disk quota exceeded/i;

export const DISK_FULL_MESSAGE = 'The disk of the content service is full, so nothing was stored. Free space on the disk, then try again.';

export function isDiskFullError(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && DISK_FULL_CODES.has(code);
}

/** Whether the output of a program reports a full disk. */
export function reportsFullDisk(output: string): boolean {
  return DISK_FULL_TEXT.test(output);
}
