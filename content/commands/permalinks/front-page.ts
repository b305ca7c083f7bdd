/** The page at `/`. */
import { sql } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { nodeColumns } from '../../store/nodes/node-columns.ts';
import type { Tx } from '../core/transact.ts';
import { decideSlugAndUri } from '../nodes/node-place.ts';
import type { SiteSettings } from '../settings/site-settings.ts';

/** Gives the address `/` to the page the settings name now, and the former one its own address back. */
export async function moveFrontPage(tx: Tx, before: SiteSettings, after: SiteSettings): Promise<void> {
  const pages = [before.pageOnFront, after.pageOnFront].filter((id) => id !== null);
  if (before.pageOnFront !== after.pageOnFront) {
    // Both let go first: an address leads to one thing only, at every moment.
    const former = await pagesOf(tx, pages);
    await tx.db
      .updateTable('content_node')
      .set({ uri: null })
      .where('id', 'in', [0, ...pages])
      .execute();
    for (const page of former) {
      const { slug, uri } = await decideSlugAndUri(tx.db, page, page, undefined, [], after);
      await tx.db.updateTable('content_node').set({ slug, uri }).where('id', '=', page.id).execute();
      tell(tx, page.id, [page.uri, uri, '/']);
    }
  }
  // The list of posts is told at another address.
  if (before.pageForPosts !== after.pageForPosts)
    for (const page of await pagesOf(
      tx,
      [before.pageForPosts, after.pageForPosts].filter((id) => id !== null),
    ))
      tell(tx, page.id, [page.uri]);
}

async function pagesOf({ db }: Tx, ids: readonly number[]): Promise<NodeRow[]> {
  const { rows } =
    await sql<NodeRow>`select ${nodeColumns} from content_node n where n.id = any(${ids}::int[]) order by n.id for update`.execute(db);
  return rows;
}

function tell(tx: Tx, id: number, uris: (string | null)[]): void {
  tx.recordChange({ cause: 'update', kind: 'post', id, type: 'page', affectsLists: false, uris });
}
