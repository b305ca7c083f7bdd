/** Deletes what visitors have sent when its time is over, with its files; and what a crash has left. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../editing/services.ts';
import { ARRIVING } from './incoming.ts';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Longer than any form is on its way. */
const ARRIVES_WITHIN_MS = 60 * 60_000;
/** Rows of one statement: forms that are coming in wait for none of them long. */
const AT_ONCE = 500;

type Kept = Pick<Services, 'db' | 'formsDir' | 'formRetentionDays' | 'now' | 'log'>;

export function startFormRetention(services: Kept): { stop: () => Promise<void> } {
  const sweep = async () => {
    try {
      const deleted = await deleteExpiredForms(services);
      if (deleted > 0) services.log('info', 'Deleted forms whose time is over', { forms: deleted });
    } catch (error) {
      services.log('error', 'Forms whose time is over could not be deleted; the next look tries again', { error });
    }
  };
  let running = sweep();
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** @returns how many forms were deleted */
export async function deleteExpiredForms({ db, formsDir, formRetentionDays, now }: Kept): Promise<number> {
  const time = now();
  await db.deleteFrom('form_outcome').where('expires_at', '<=', time).execute();
  const end = new Date(time.getTime() - formRetentionDays * DAY_MS);
  let deleted = 0;
  for (;;) {
    const rows = await db
      .deleteFrom('form_submission')
      .where('id', 'in', db.selectFrom('form_submission').select('id').where('created_at', '<=', end).limit(AT_ONCE))
      .returning('id')
      .execute();
    for (const { id } of rows) await rm(join(formsDir, id), { recursive: true, force: true });
    deleted += rows.length;
    if (rows.length < AT_ONCE) break;
  }
  await sweepFolders(db, formsDir, time);
  return deleted;
}

/** Folders of forms that are in no row: a crash came between. */
async function sweepFolders(db: Services['db'], formsDir: string, time: Date): Promise<void> {
  const isOld = async (path: string) => {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    return time.getTime() - mtimeMs > ARRIVES_WITHIN_MS;
  };
  const names = async (folder: string) => await readdir(folder).catch(() => []);
  for (const name of await names(join(formsDir, ARRIVING))) {
    const path = join(formsDir, ARRIVING, name);
    if (await isOld(path)) await rm(path, { recursive: true, force: true });
  }
  for (const name of await names(formsDir)) {
    const path = join(formsDir, name);
    if (!/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name) || !(await isOld(path))) continue;
    const row = await db.selectFrom('form_submission').select('id').where('id', '=', name).executeTakeFirst();
    if (!row) await rm(path, { recursive: true, force: true });
  }
}
