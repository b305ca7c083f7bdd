/** Deletes content that was begun in an editor and never saved. */
import { sql } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { anonymous } from '../../permissions/viewer.ts';
import { nodeColumns } from '../../store/nodes/node-columns.ts';
import { type HourlyJob, startHourlyJob } from '../core/hourly-job.ts';
import type { Services } from '../core/services.ts';
import { transact } from '../core/transact.ts';
import { removeNode } from './node-commands.ts';

/** A week, as in WordPress (`wp_delete_auto_drafts`). */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
/** Nodes per transaction. Small batches keep locks short. */
const BATCH_SIZE = 20;

/** The query names the types so that the index on type, status and date is used. */
const types = contentTypes.map(({ name }) => name);

export function startAutoDraftRetention(services: Services): HourlyJob {
  return startHourlyJob(services.log, 'Abandoned auto-drafts could not be deleted. The next run tries again.', async () => {
    await deleteAutoDrafts(services);
  });
}

/** @returns the number of deleted nodes */
export async function deleteAutoDrafts(services: Services): Promise<number> {
  const end = new Date(services.now().getTime() - MAX_AGE_MS);
  const isAbandoned = sql`n.type = any(${types}::text[]) and n.status = 'auto-draft' and n.modified_at <= ${end}`;
  for (let deleted = 0; ;) {
    // A transaction is a change of the content, even if it changes nothing.
    const { rows: found } = await sql`select from content_node n where ${isAbandoned} limit 1`.execute(services.db);
    if (found.length === 0) return deleted;
    const count = await transact(services, anonymous, async (tx) => {
      const { rows } = await sql<NodeRow>`
        select ${nodeColumns} from content_node n where ${isAbandoned} order by n.id limit ${BATCH_SIZE} for update skip locked`.execute(
        tx.db,
      );
      for (const node of rows) await removeNode(tx, node);
      return rows.length;
    });
    // Editors have locked the others.
    if (count === 0) return deleted;
    deleted += count;
  }
}
