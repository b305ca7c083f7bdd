/** Edit locks: a node that is open in one editor cannot be saved by other users. */
import type { Kysely, Transaction } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { Services } from '../core/services.ts';
import { findEditableNode } from '../nodes/editable-node.ts';

/** Seconds after the last renewal at which a lock expires (WordPress's `wp_check_post_lock_window`). */
export const LOCK_SECONDS = 150;

/** The id of another user who holds the lock, or null. */
export function getLockHolder(node: Pick<NodeRow, 'editLockUserId' | 'editLockAt'>, viewer: Viewer, now: Date): number | null {
  if (node.editLockUserId === null || node.editLockAt === null || node.editLockUserId === viewer.user?.id) return null;
  return now.getTime() - node.editLockAt.getTime() < LOCK_SECONDS * 1000 ? node.editLockUserId : null;
}

/** @throws UserError with WPGraphQL's message if another user holds the lock */
export async function assertNotLocked(
  db: Transaction<Database>,
  node: NodeRow,
  viewer: Viewer,
  now: Date,
  action: 'update' | 'delete',
): Promise<void> {
  const name = await findLockHolderName(db, node, viewer, now);
  if (name !== null) throw new UserError(`You cannot ${action} this item. ${name} is currently editing.`, { kind: 'locked' });
}

/** The name of another user who holds the lock, or null. Editors of the node see it even if they may not see the account. */
export async function findLockHolderName(db: Kysely<Database>, node: NodeRow, viewer: Viewer, now: Date): Promise<string | null> {
  const other = getLockHolder(node, viewer, now);
  if (other === null) return null;
  const user = await db.selectFrom('user_account').select('display_name').where('id', '=', other).executeTakeFirst();
  return user?.display_name ?? 'unknown';
}

export type EditLock = { nodeId: number; isOwn: boolean; userId: number };

/**
 * Acquires or renews the lock of a node. Open editors renew it regularly. Locks are not visible in content, so the content version does not
 * change.
 * @param takeOver whether to take the lock from another user
 * @returns the current holder of the lock
 */
export async function lockNode(services: Services, viewer: Viewer, id: number | null, takeOver: boolean): Promise<EditLock> {
  return services.db.transaction().execute(async (db) => {
    const node = await findEditableNode(db, viewer, id);
    const now = services.now();
    const other = takeOver ? null : getLockHolder(node, viewer, now);
    if (other !== null) return { nodeId: node.id, isOwn: false, userId: other };
    const userId = viewer.user?.id ?? 0;
    await db.updateTable('content_node').set({ edit_lock_user_id: userId, edit_lock_at: now }).where('id', '=', node.id).execute();
    return { nodeId: node.id, isOwn: true, userId };
  });
}

/** Releases the viewer's own lock. The lock of another user is not affected. */
export async function unlockNode(services: Services, viewer: Viewer, id: number | null): Promise<number> {
  return services.db.transaction().execute(async (db) => {
    const node = await findEditableNode(db, viewer, id);
    if (node.editLockUserId === viewer.user?.id)
      await db.updateTable('content_node').set({ edit_lock_user_id: null, edit_lock_at: null }).where('id', '=', node.id).execute();
    return node.id;
  });
}
