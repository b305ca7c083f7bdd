/** Deletes accounts, and reassigns or trashes their content. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { findAccountById } from '../../auth/accounts.ts';
import { getNodeKeyType } from '../../core/cache-keys.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { UserError } from '../../core/user-error.ts';
import { getContentType } from '../../model/content-types.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { findNodeForUpdate } from '../nodes/node-rows.ts';
import { saveNode } from '../nodes/save-node.ts';
import { hasPublishedContent } from './has-published.ts';

/**
 * Deletes an account with its sessions. Its content goes to another account or into the trash. Media items remain without an owner, because
 * content of other users shows them.
 * @param id null if the id in the input is not valid
 * @param reassignId undefined to move the content to the trash, null if the id in the input is not valid
 * @returns the account before it was deleted
 */
export async function deleteUser(
  services: Services,
  viewer: Viewer,
  id: number | null,
  reassignId: number | null | undefined,
): Promise<UserRow> {
  if (id === null) throw new UserError('The user ID passed is invalid');
  if (!can(viewer, 'delete_users')) throw new UserError('Sorry, you are not allowed to delete users.', { kind: 'forbidden' });
  if (viewer.user?.id === id) throw new UserError('You cannot delete your own account. Ask another administrator to delete it.');
  return transact(services, viewer, async (tx) => {
    const user = (await findAccountById(tx.db, id))?.user;
    if (!user) throw new UserError('Could not find an existing user to delete', { kind: 'not-found' });
    if (reassignId === undefined) await trashContent(tx, user.id);
    else await reassignContent(tx, user.id, await findNewOwner(tx, user.id, reassignId));
    if (await hasPublishedContent(tx.db, user.id)) throw new Error(`User ${user.id} still owns published content`);
    await tx.db.deleteFrom('user_account').where('id', '=', user.id).execute();
    tx.recordChange({ cause: 'delete', kind: 'user', id: user.id, type: 'user', affectsLists: true, uris: [`/author/${user.nicename}/`] });
    await recordAudit(tx, { action: 'delete', objectType: 'User', objectId: user.id, objectName: user.login, before: user });
    return user;
  });
}

async function findNewOwner(tx: Tx, userId: number, id: number | null): Promise<number> {
  if (id === null) throw new UserError('The user ID passed to `reassignId` is invalid', { kind: 'new-owner-invalid' });
  if (id === userId)
    throw new UserError('The reassignId is the id of the user who is to be deleted. Use the id of the user who will own the content.', {
      kind: 'new-owner-invalid',
    });
  const account = await findAccountById(tx.db, id);
  if (!account) throw new UserError('Could not find the existing user to reassign.', { kind: 'new-owner-invalid' });
  return account.user.id;
}

async function trashContent(tx: Tx, userId: number): Promise<void> {
  const rows = await tx.db
    .selectFrom('content_node')
    .select('id')
    .where('author_id', '=', userId)
    .where('revision_of', 'is', null)
    .where('type', '<>', 'attachment')
    .where('status', '<>', 'trash')
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    const node = await findNodeForUpdate(tx.db, id);
    if (!node) continue;
    const type: ContentTypeDeclaration = getContentType(node.type);
    await saveNode(tx, type, node, node, { status: 'trash' });
  }
  await tx.db.updateTable('content_node').set({ author_id: null }).where('author_id', '=', userId).execute();
}

async function reassignContent(tx: Tx, userId: number, newOwnerId: number): Promise<void> {
  const rows = await tx.db
    .updateTable('content_node')
    .set({ author_id: newOwnerId })
    .where('author_id', '=', userId)
    .returning(['id', 'type', 'status', 'uri'])
    .execute();
  const published = rows.filter(({ status }) => status === 'publish' || status === 'inherit');
  const owners = [userId, newOwnerId].map((id) => ({ kind: 'user', id }) as const);
  for (const { id, type, uri } of published)
    tx.recordChange({ cause: 'update', kind: 'post', id, type: getNodeKeyType(type), affectsLists: true, listOwners: owners, uris: [uri] });
  if (published.length > 0) tx.recordChange({ cause: 'update', kind: 'user', id: newOwnerId, type: 'user', affectsLists: true });
}
