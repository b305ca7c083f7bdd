/** Publishes scheduled nodes when their date arrives. */
import { type Kysely, sql } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Database } from '../../db/tables.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { anonymous } from '../../permissions/viewer.ts';
import { nodeColumns } from '../../store/nodes/node-columns.ts';
import { type RepeatingJob, startRepeatingJob } from '../core/repeating-job.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { decideSlugAndUri } from '../permalinks/slug-and-uri.ts';
import { getSiteSettings, type SiteSettings } from '../settings/site-settings.ts';
import { findNodeTermIds, updateTermCounts } from './node-terms.ts';
import { recordNodePurge } from './record-node-purge.ts';

/**
 * Maximum time between two runs. Nodes are scheduled at least a minute ahead (see node-status.ts), so a run always comes in time, whichever process
 * scheduled them, and even if the system clock changes.
 */
const MAX_WAIT_MS = 30_000;
/** Minimum time between two runs, in case a node that is due is locked by an editor. */
const MIN_WAIT_MS = 250;
/** Nodes per transaction. Small batches keep locks short. */
const BATCH_SIZE = 20;

/** The query names the types so that the index on type, status and date is used. */
const types = contentTypes.map(({ name }) => name);

/** Starts publishing in the background: first the nodes that became due while no process ran, then the others on time. */
export function startScheduledPublishing(services: Services, maxWaitMs = MAX_WAIT_MS): RepeatingJob {
  return startRepeatingJob(
    services.log,
    { intervalMs: maxWaitMs, failureMessage: 'Scheduled content could not be published; the next run tries again' },
    async () => {
      await publishDueNodes(services);
      const next = await findNextDueDate(services.db);
      return next ? Math.min(maxWaitMs, Math.max(next.getTime() - services.now().getTime(), MIN_WAIT_MS)) : maxWaitMs;
    },
  );
}

/**
 * Publishes all nodes that are due. Several processes can do so at the same time, because each skips the rows that others have locked.
 * @returns the ids of the published nodes
 */
export async function publishDueNodes(services: Services): Promise<number[]> {
  const published: number[] = [];
  for (;;) {
    const due = await findNextDueDate(services.db);
    if (due === null || due > services.now()) return published;
    // No viewer is involved. Permissions were checked when the node was scheduled.
    const ids = await transact(services, anonymous, async (tx) => {
      const { rows } = await sql<NodeRow>`
        select ${nodeColumns} from content_node n
        where n.type = any(${types}::text[]) and n.status = 'future' and n.published_at <= ${tx.now} and n.revision_of is null
        order by n.published_at, n.id limit ${BATCH_SIZE} for update skip locked`.execute(tx.db);
      const settings = await getSiteSettings(tx.db);
      for (const node of rows) await publishNode(tx, node, settings);
      return rows.map(({ id }) => id);
    });
    published.push(...ids);
    // Another process publishes the rest.
    if (ids.length === 0) return published;
  }
}

async function findNextDueDate(db: Kysely<Database>): Promise<Date | null> {
  const { rows } = await sql<{ due: Date | null }>`
    select min(k.due) as due from unnest(${types}::text[]) t(type), lateral (
      select n.published_at as due from content_node n where n.type = t.type and n.status = 'future' order by n.published_at limit 1) k`.execute(
    db,
  );
  return rows[0]?.due ?? null;
}

/** Publishing does not change the date of the last modification (WordPress's `wp_publish_post`). */
async function publishNode(tx: Tx, node: NodeRow, settings: SiteSettings): Promise<void> {
  const terms = await findNodeTermIds(tx.db, node.id);
  const { slug, uri } = await decideSlugAndUri(tx.db, node, { ...node, status: 'publish' }, undefined, terms, settings);
  const after: NodeRow = { ...node, status: 'publish', slug, uri };
  await tx.db.updateTable('content_node').set({ status: 'publish', slug, uri }).where('id', '=', node.id).execute();
  await updateTermCounts(tx.db, { minus: [], plus: terms });
  await recordNodePurge(tx, { before: node, after, terms: { before: terms, after: terms }, moved: [] });
}
