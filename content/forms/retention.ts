/** Deletes expired submissions with their files, files that a crash left behind, and expired rate limits, most of which forms create. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteExpiredRateLimits } from '../auth/rate-limits.ts';
import { type HourlyJob, startHourlyJob } from '../commands/core/hourly-job.ts';
import type { Services } from '../commands/core/services.ts';
import { INCOMING_FOLDER } from './received-form.ts';

const DAY_MS = 24 * 60 * 60_000;
/** No request takes this long, so older temporary files were left behind. */
const STALE_MS = 60 * 60_000;
/** Rows per statement. Small enough that new submissions do not wait long for locks. */
const BATCH_SIZE = 500;

type RetentionServices = Pick<Services, 'db' | 'formsDir' | 'formRetentionDays' | 'now' | 'log'>;

export function startFormRetention(services: RetentionServices): HourlyJob {
  return startHourlyJob(services.log, 'Expired form submissions could not be deleted. The next run tries again.', async () => {
    const deleted = await deleteExpiredForms(services);
    if (deleted > 0) services.log('info', 'Expired form submissions were deleted', { submissions: deleted });
  });
}

/** @returns the number of deleted submissions */
export async function deleteExpiredForms({ db, formsDir, formRetentionDays, now }: RetentionServices): Promise<number> {
  const time = now();
  await db.deleteFrom('form_outcome').where('expires_at', '<=', time).execute();
  const end = new Date(time.getTime() - formRetentionDays * DAY_MS);
  let deleted = 0;
  for (;;) {
    const rows = await db
      .deleteFrom('form_submission')
      .where('id', 'in', db.selectFrom('form_submission').select('id').where('created_at', '<=', end).limit(BATCH_SIZE))
      .returning('id')
      .execute();
    for (const { id } of rows) await rm(join(formsDir, id), { recursive: true, force: true });
    deleted += rows.length;
    if (rows.length < BATCH_SIZE) break;
  }
  await deleteOrphanFolders(db, formsDir, time);
  await deleteExpiredRateLimits(db, time);
  return deleted;
}

/** Deletes folders of submissions that are not in the database, because a crash interrupted them. */
async function deleteOrphanFolders(db: Services['db'], formsDir: string, time: Date): Promise<void> {
  const isOld = async (path: string) => {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    return time.getTime() - mtimeMs > STALE_MS;
  };
  const names = async (folder: string) => await readdir(folder).catch(() => []);
  for (const name of await names(join(formsDir, INCOMING_FOLDER))) {
    const path = join(formsDir, INCOMING_FOLDER, name);
    if (await isOld(path)) await rm(path, { recursive: true, force: true });
  }
  for (const name of await names(formsDir)) {
    const path = join(formsDir, name);
    if (!/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name) || !(await isOld(path))) continue;
    const row = await db.selectFrom('form_submission').select('id').where('id', '=', name).executeTakeFirst();
    if (!row) await rm(path, { recursive: true, force: true });
  }
}
