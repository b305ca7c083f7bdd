/** Reads the result of the last check of links, for editors. */
import { type Kysely, sql } from 'kysely';
import type { LinkReport } from '../core/rows/broken-links.ts';
import { UserError } from '../core/user-error.ts';
import type { Database } from '../db/tables.ts';
import { can, type Viewer } from '../permissions/viewer.ts';

/** @throws UserError if the viewer is not an editor */
export async function loadLinkReport(db: Kysely<Database>, viewer: Viewer): Promise<LinkReport> {
  if (!can(viewer, 'edit_others_posts'))
    throw new UserError('Sorry, you are not allowed to read the list of broken links.', { kind: 'forbidden' });
  const { rows } = await sql<LinkReport>`select checked_at as "checkedAt", broken_links as "brokenLinks" from link_check`.execute(db);
  return rows[0] ?? { checkedAt: null, brokenLinks: [] };
}
