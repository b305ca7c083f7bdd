/** Deletes audit records that are older than the setting `auditRetentionDays`. */
import { sql } from 'kysely';
import { settingDefaults } from '../../model/settings.ts';
import { type HourlyJob, startHourlyJob } from '../core/hourly-job.ts';
import type { Services } from '../core/services.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Rows per statement, so that no statement takes long. */
const BATCH_SIZE = 5_000;

type RetentionServices = Pick<Services, 'db' | 'now' | 'log'>;

export function startAuditRetention(services: RetentionServices): HourlyJob {
  return startHourlyJob(services.log, 'Expired audit records could not be deleted. The next run tries again.', async () => {
    await deleteExpiredAuditRecords(services);
  });
}

/** @returns the number of deleted records */
export async function deleteExpiredAuditRecords({ db, now }: RetentionServices): Promise<number> {
  const row = await db.selectFrom('site_option').select('value').where('name', '=', 'settings').executeTakeFirst();
  const days = Number(row?.value['auditRetentionDays'] ?? settingDefaults['auditRetentionDays']);
  const end = new Date(now().getTime() - days * DAY_MS);
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from audit_record where id in (select id from audit_record where created_at <= ${end} order by id limit ${BATCH_SIZE})`.execute(
      db,
    );
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BATCH_SIZE) return deleted;
  }
}
