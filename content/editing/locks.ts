/** Edit locks: who has a node open in an editor keeps others from saving over it. */
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { UserError } from '../schema/errors.ts';
import type { NodeRow } from '../store/types.ts';
import type { Viewer } from '../auth/viewer.ts';

/** Seconds a lock stands after its editor's last sign of life (WordPress's `wp_check_post_lock_window`). */
export const LOCK_SECONDS = 150;

/** The user other than the viewer who has the node open, if any. */
export function lockedBy(node: Pick<NodeRow, 'editLockUserId' | 'editLockAt'>, viewer: Viewer, now: Date): number | null {
  if (node.editLockUserId === null || node.editLockAt === null || node.editLockUserId === viewer.user?.id) return null;
  return now.getTime() - node.editLockAt.getTime() < LOCK_SECONDS * 1000 ? node.editLockUserId : null;
}

/** @throws UserError in WPGraphQL's words when somebody else has the node open */
export async function refuseLocked(
  db: Transaction<Database>,
  node: NodeRow,
  viewer: Viewer,
  now: Date,
  doing: 'update' | 'delete',
): Promise<void> {
  const other = lockedBy(node, viewer, now);
  if (other === null) return;
  const user = await db.selectFrom('user_account').select('display_name').where('id', '=', other).executeTakeFirst();
  throw new UserError(`You cannot ${doing} this item. ${user?.display_name ?? 'unknown'} is currently editing.`);
}
