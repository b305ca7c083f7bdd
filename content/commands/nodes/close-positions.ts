/** Renews what visitors see of positions when a day begins on which they are no longer open. Whether a position is open follows from its dates. */
import { sql } from 'kysely';
import { getNodeKeyType } from '../../core/cache-keys.ts';
import { formatLocalDate } from '../../core/format-date.ts';
import { anonymous } from '../../permissions/viewer.ts';
import { type RepeatingJob, startRepeatingJob } from '../core/repeating-job.ts';
import type { Services } from '../core/services.ts';
import { transact } from '../core/transact.ts';
import { getSiteSettings } from '../settings/site-settings.ts';

/** Lists show a position at most for this time after its last day. */
const INTERVAL_MS = 30_000;

/** Checks in the background whether a day has ended. Responses from before the start are not cached. */
export function startPositionClosing(services: Services): RepeatingJob {
  let lastDay: string | null = null;
  return startRepeatingJob(
    services.log,
    { intervalMs: INTERVAL_MS, failureMessage: 'Pages of closed positions could not be renewed; the next run tries again' },
    async () => {
      const today = await getSiteDay(services);
      if (lastDay !== null && today > lastDay) await announceClosedPositions(services, lastDay, today);
      lastDay = today;
    },
  );
}

async function getSiteDay({ db, now }: Services): Promise<string> {
  const { timezone } = await getSiteSettings(db);
  return formatLocalDate(now(), timezone).slice(0, 10);
}

/**
 * Purges the pages and lists of positions whose last day was `lastDay` or later, but before `today`.
 * @returns the ids of the positions
 */
export async function announceClosedPositions(services: Services, lastDay: string, today: string): Promise<number[]> {
  const date = (name: string) => sql`nullif(n.fields #>> ${`{positionMeta,${name}}`}, '')`;
  const { rows } = await sql<{ id: number; uri: string | null }>`
    select n.id, n.uri from content_node n
    where n.type = 'positions' and n.status = 'publish' and n.revision_of is null
      and ((${date('validThrough')} >= ${lastDay} and ${date('validThrough')} < ${today})
        or (${date('closedOn')} > ${lastDay} and ${date('closedOn')} <= ${today}))`.execute(services.db);
  if (rows.length === 0) return [];
  await transact(services, anonymous, async (tx) => {
    for (const { id, uri } of rows)
      tx.recordChange({ cause: 'update', kind: 'post', id, type: getNodeKeyType('positions'), uris: [uri], affectsLists: true });
  });
  return rows.map(({ id }) => id);
}
