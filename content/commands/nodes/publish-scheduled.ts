/** Publishes what was scheduled, when its time comes. */
import { type Kysely, sql } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Database } from '../../db/tables.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { anonymous } from '../../permissions/viewer.ts';
import { nodeColumns } from '../../store/nodes/node-columns.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { getSiteSettings, type SiteSettings } from '../settings/site-settings.ts';
import { decideSlugAndUri } from './node-place.ts';
import { updateTermCounts, findNodeTermIds } from './node-terms.ts';
import { recordNodePurge } from './record-node-purge.ts';

/**
 * Longest time between two looks. What is scheduled lies a minute ahead at least (see statuses.ts), so a look in between always sees it in
 * time, whichever process has scheduled it; and the clock of the machine may be set.
 */
const MAX_WAIT_MS = 30_000;
/** Shortest time: what an editor is just saving can't be published at the same moment. */
const MIN_WAIT_MS = 250;
/** Nodes of one transaction: writers wait for none of them long. */
const BATCH_SIZE = 20;

/** Named, so that the index on type, status and date is used. */
const types = contentTypes.map(({ name }) => name);

export type ScheduledPublishing = { stop: () => Promise<void> };

/** Starts to publish in the background: what fell due while nothing ran, then everything else at its time. */
export function startScheduledPublishing(services: Services, lookEvery = MAX_WAIT_MS): ScheduledPublishing {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  const look = async (): Promise<void> => {
    let wait = lookEvery;
    try {
      await publishDueNodes(services);
      const next = await findNextDueDate(services.db);
      if (next) wait = Math.min(lookEvery, Math.max(next.getTime() - services.now().getTime(), MIN_WAIT_MS));
    } catch (error) {
      services.log('error', 'Scheduled content could not be published; the next look tries again', { error });
    }
    if (!isStopped) timer = setTimeout(start, wait);
  };
  const start = (): void => {
    running = look();
  };
  start();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}

/**
 * Publishes everything whose time has come. Several processes may do so at once: each takes rows that no other has taken.
 * @returns ids of what was published
 */
export async function publishDueNodes(services: Services): Promise<number[]> {
  const published: number[] = [];
  for (;;) {
    const due = await findNextDueDate(services.db);
    if (due === null || due > services.now()) return published;
    // Nobody asks here: rights were asked for when the content was scheduled.
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
    // The rest is in the hands of another process.
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

/** Its last change stays when an editor made it (WordPress's `wp_publish_post`). */
async function publishNode(tx: Tx, node: NodeRow, settings: SiteSettings): Promise<void> {
  const terms = await findNodeTermIds(tx.db, node.id);
  const { slug, uri } = await decideSlugAndUri(tx.db, node, { ...node, status: 'publish' }, undefined, terms, settings);
  const after: NodeRow = { ...node, status: 'publish', slug, uri };
  await tx.db.updateTable('content_node').set({ status: 'publish', slug, uri }).where('id', '=', node.id).execute();
  await updateTermCounts(tx.db, { minus: [], plus: terms });
  await recordNodePurge(tx, { before: node, after, terms: { before: terms, after: terms }, moved: [] });
}
