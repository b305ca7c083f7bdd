/** Writes the search data of many properties after their market, region or term has changed (migration 0027-stale-properties). */
import { sql } from 'kysely';
import { getNodeKeyType } from '../../core/cache-keys.ts';
import { anonymous } from '../../permissions/viewer.ts';
import { type RepeatingJob, startRepeatingJob } from '../core/repeating-job.ts';
import type { Services } from '../core/services.ts';
import { transact } from '../core/transact.ts';

const INTERVAL_MS = 2_000;
/** Properties per transaction: at most half a second, so that editors who save one of them do not wait long. */
const BATCH_SIZE = 100;

/** Starts writing in the background, first what an earlier process has left. */
export function startPropertyRefresh(services: Services): RepeatingJob {
  return startRepeatingJob(
    services.log,
    { intervalMs: INTERVAL_MS, failureMessage: 'The search data of properties could not be written; the next run tries again' },
    async (signal) => {
      await refreshStaleProperties(services, signal);
    },
  );
}

/**
 * Writes the search data of all properties whose places have changed, in batches. Several processes can do so at the same time, because each skips the
 * rows that others have locked: those of another batch, those of a change that has not been committed, and properties that an editor is saving.
 * @returns the number of properties
 */
export async function refreshStaleProperties(services: Services, signal?: AbortSignal): Promise<number> {
  for (let refreshed = 0; ;) {
    const { rows } = await sql`select from stale_property limit 1`.execute(services.db);
    if (rows.length === 0 || signal?.aborted) return refreshed;
    const count = await refreshBatch(services);
    // The rest is locked. The next run tries again.
    if (count === 0) return refreshed;
    refreshed += count;
  }
}

function refreshBatch(services: Services): Promise<number> {
  return transact(services, anonymous, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select s.id from stale_property s where not exists (select from content_node n where n.id = s.id)
        or exists (select from content_node n where n.id = s.id for no key update skip locked)
      order by s.id limit ${BATCH_SIZE} for update of s skip locked`.execute(tx.db);
    const ids = rows.map(({ id }) => id);
    const [first] = ids;
    if (first === undefined) return 0;
    await sql`delete from stale_property where id = any(${ids}::int[])`.execute(tx.db);
    await sql`select write_property_facts(${ids}::int[])`.execute(tx.db);
    const rest = await sql`select from stale_property limit 1`.execute(tx.db);
    // Text searches depend on the content of all properties. One purge, after the last batch, renews their pages.
    if (rest.rows.length === 0)
      tx.recordChange({ cause: 'update', kind: 'post', id: first, type: getNodeKeyType('properties'), affectsLists: false });
    return ids.length;
  });
}
