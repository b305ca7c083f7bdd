/** Updates the URIs of posts whose permalinks contain `%category%`, when categories change. */
import { sql } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { nodeColumns } from '../../store/nodes/node-columns.ts';
import type { Tx } from '../core/transact.ts';
import { findNodeTermIds } from '../nodes/node-terms.ts';
import { getSiteSettings } from '../settings/site-settings.ts';
import { decideSlugAndUri } from './slug-and-uri.ts';

/** Finds posts whose URI contains the path of one of the categories. Call it before the categories change. */
export async function findPostsWithCategoryInUri({ db }: Tx, termIds: readonly number[]): Promise<number[]> {
  const { permalinkStructure } = await getSiteSettings(db);
  if (!permalinkStructure?.includes('%category%')) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct n.id from content_node n join term_relationship r on r.node_id = n.id
    where r.term_id = any(${termIds}::int[]) and n.type = 'post' and n.uri is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Recomputes the URIs of posts from their current categories. */
export async function updatePostUris(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const settings = await getSiteSettings(tx.db);
  const { rows } =
    await sql<NodeRow>`select ${nodeColumns} from content_node n where n.id = any(${ids}::int[]) order by n.id for update`.execute(tx.db);
  for (const post of rows) {
    const { slug, uri } = await decideSlugAndUri(tx.db, post, post, undefined, await findNodeTermIds(tx.db, post.id), settings);
    if (uri === post.uri) continue;
    await tx.db.updateTable('content_node').set({ slug, uri }).where('id', '=', post.id).execute();
    tx.recordChange({ cause: 'update', kind: 'post', id: post.id, type: 'post', affectsLists: false, uris: [post.uri, uri] });
  }
}
