/** Limits the folder of email files, which contain personal data and password reset keys, by age and by number. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Long enough to find an email after a weekend. */
const MAX_AGE_DAYS = 7;
const MAX_FILES = 1_000;

/** The beginning of a file name is its time, so names sort by it: `2026-11-22T08-30-00-000Z-1a2b3c4d.eml`. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-[0-9a-f]{8}\.eml$/;

/** The name of a new file. */
export function createEmailFileName(time: Date, id: string): string {
  return `${time.toISOString().replaceAll(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`;
}

/** Deletes files that are too old, and the oldest ones beyond the limit. Files with other names are kept. */
export async function deleteOldEmailFiles(folder: string, now: Date): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).toSorted();
  const oldest = createEmailFileName(new Date(now.getTime() - MAX_AGE_DAYS * 24 * 60 * 60_000), '00000000');
  const expired = names.filter((name, index) => name < oldest || index < names.length - MAX_FILES);
  for (const name of expired) await rm(join(folder, name), { force: true });
}
