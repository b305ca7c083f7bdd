/** Deletes old page view counts. */
import { sql } from 'kysely';
import { type HourlyJob, startHourlyJob } from '../core/hourly-job.ts';
import type { Services } from '../core/services.ts';

/** Long enough to compare a month with the same month of the previous year. */
const RETENTION_DAYS = 400;
const DAY_MS = 24 * 60 * 60_000;

type RetentionServices = Pick<Services, 'db' | 'now' | 'log'>;

export function startPageViewRetention(services: RetentionServices): HourlyJob {
  return startHourlyJob(services.log, 'Old page view counts could not be deleted. The next run tries again.', async () => {
    await deleteOldPageViews(services);
  });
}

export async function deleteOldPageViews({ db, now }: Pick<RetentionServices, 'db' | 'now'>): Promise<void> {
  const firstDay = new Date(now().getTime() - RETENTION_DAYS * DAY_MS).toISOString().slice(0, 10);
  await sql`delete from page_view where day < ${firstDay}::date`.execute(db);
}
