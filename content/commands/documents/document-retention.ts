/** Deletes saved documents that have not changed for some time and belong to no group, as WPGraphQL Smart Cache does once a day. */
import { sql } from 'kysely';
import { anonymous } from '../../permissions/viewer.ts';
import { type HourlyJob, startHourlyJob } from '../core/hourly-job.ts';
import type { Services } from '../core/services.ts';
import { transact } from '../core/transact.ts';
import { recordDocumentPurge } from './document-commands.ts';

const DAY_MS = 24 * 60 * 60_000;

/** @param days if it is undefined, nothing is deleted */
export function startDocumentRetention(services: Services, days: number | undefined): HourlyJob {
  if (days === undefined) return { stop: async () => undefined };
  return startHourlyJob(services.log, 'Old GraphQL documents could not be deleted. The next run tries again.', async () => {
    await deleteOldDocuments(services, days);
  });
}

/** @returns the number of deleted documents */
export async function deleteOldDocuments(services: Services, days: number): Promise<number> {
  const end = new Date(services.now().getTime() - days * DAY_MS);
  const isOld = sql`modified_at <= ${end} and groups = '{}'`;
  const { rows } = await sql`select 1 from graphql_document where ${isOld} limit 1`.execute(services.db);
  // `transact` would invalidate all cached responses, even if it deleted nothing.
  if (rows.length === 0) return 0;
  return transact(services, anonymous, async (tx) => {
    const { rows: deleted } = await sql<{ id: number; query_id: string }>`
      delete from graphql_document where ${isOld} returning id, query_id`.execute(tx.db);
    for (const { id, query_id: queryId } of deleted) recordDocumentPurge(tx, 'delete', id, [queryId]);
    return deleted.length;
  });
}
