/** Assigns the URI `/` to the front page. */
import { sql } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { nodeColumns } from '../../store/nodes/node-columns.ts';
import type { Tx } from '../core/transact.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import { decideSlugAndUri } from './slug-and-uri.ts';

/** Assigns `/` to the front page of the new settings, and restores the own URI of the former front page. */
export async function updateFrontPageUri(tx: Tx, before: SiteSettings, after: SiteSettings): Promise<void> {
  const pages = [before.pageOnFront, after.pageOnFront].filter((id) => id !== null);
  if (before.pageOnFront !== after.pageOnFront) {
    // Both pages lose their URI first, because two pages never share one, not even within the transaction.
    const previousPages = await findPages(tx, pages);
    await tx.db
      .updateTable('content_node')
      .set({ uri: null })
      .where('id', 'in', [0, ...pages])
      .execute();
    for (const page of previousPages) {
      const { slug, uri } = await decideSlugAndUri(tx.db, page, page, undefined, [], after);
      await tx.db.updateTable('content_node').set({ slug, uri }).where('id', '=', page.id).execute();
      recordPagePurge(tx, page.id, [page.uri, uri, '/']);
    }
  }
  // The list of posts moves to another page.
  if (before.pageForPosts !== after.pageForPosts)
    for (const page of await findPages(
      tx,
      [before.pageForPosts, after.pageForPosts].filter((id) => id !== null),
    ))
      recordPagePurge(tx, page.id, [page.uri]);
}

async function findPages({ db }: Tx, ids: readonly number[]): Promise<NodeRow[]> {
  const { rows } =
    await sql<NodeRow>`select ${nodeColumns} from content_node n where n.id = any(${ids}::int[]) order by n.id for update`.execute(db);
  return rows;
}

function recordPagePurge(tx: Tx, id: number, uris: (string | null)[]): void {
  tx.recordChange({ cause: 'update', kind: 'post', id, type: 'page', affectsLists: false, uris });
}
