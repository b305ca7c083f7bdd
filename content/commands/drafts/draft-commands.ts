/** Commands on revisions and autosaves: restore a revision, save an autosave. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { UserError } from '../../core/user-error.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { assertVersion, getNodeVersion } from '../core/edit-versions.ts';
import type { Services } from '../core/services.ts';
import { transact } from '../core/transact.ts';
import { applyNodeInput } from '../nodes/node-input.ts';
import { findEditableNode } from '../nodes/editable-node.ts';
import { findNodeForUpdate } from '../nodes/node-rows.ts';
import { getSingularName } from '../nodes/node-permissions.ts';
import { canDateFloat } from '../nodes/node-status.ts';
import { type OnRestored, protectContent } from '../nodes/protect-content.ts';
import { saveNode } from '../nodes/save-node.ts';
import { assertNotLocked } from './edit-locks.ts';
import { deleteAutosave, writeAutosave } from './revisions.ts';

/**
 * Restores the title, content, excerpt and fields of a revision (WordPress with Advanced Custom Fields). The current version remains as a revision. Groups of
 * fields that the revision does not have, for example because it was imported, stay as they are.
 * @returns the id of the node
 */
export async function restoreRevision(services: Services, viewer: Viewer, id: number | null): Promise<number> {
  return transact(services, viewer, async (tx) => {
    const row =
      id === null ? undefined : await tx.db.selectFrom('content_node').select('revision_of').where('id', '=', id).executeTakeFirst();
    const node = await findEditableNode(tx.db, viewer, row?.revision_of ?? null);
    const revision = id === null ? null : await findNodeForUpdate(tx.db, id);
    if (!revision) throw new UserError('No revision could be found to restore', { kind: 'not-found' });
    await assertNotLocked(tx.db, node, viewer, tx.now, 'update');
    const { title, content, excerpt, fields } = revision;
    const start = { ...node, fields: { ...node.fields, ...fields } };
    await saveNode(tx, getContentType(node.type), node, start, { title, content, excerpt });
    await deleteAutosave(tx, node.id);
    return node.id;
  });
}

export type DraftInput = { title?: string | null; content?: string | null; excerpt?: string | null };

/**
 * Saves the unsaved text of an open editor. The editor's own draft is saved directly, without a revision. Other nodes get one autosave per editor (WordPress).
 * @param options.version the version that the editor loaded. Only the draft itself can conflict with it.
 * @returns the id of the node or autosave that was written
 */
export async function saveAutosave(
  services: Services,
  viewer: Viewer,
  id: number | null,
  draft: DraftInput,
  { version, onRestored }: { version?: string | undefined; onRestored?: OnRestored } = {},
): Promise<number> {
  return transact(services, viewer, async (tx) => {
    const node = await findEditableNode(tx.db, viewer, id);
    const type: ContentTypeDeclaration = getContentType(node.type);
    if (!type.supports.includes('revisions'))
      throw new UserError(`A ${type.label.singular.toLowerCase()} has no autosaves. Save it instead.`);
    await assertNotLocked(tx.db, node, viewer, tx.now, 'update');
    const { title, content, excerpt } = protectContent(node, draft, onRestored);
    const isOwnDraft = canDateFloat(node.status) && node.status !== 'pending' && node.authorId === viewer.user?.id;
    if (isOwnDraft) {
      assertVersion(version, getNodeVersion(node), `The ${getSingularName(type)}`);
      return (await saveNode(tx, type, node, node, { title, content, excerpt }, { isAutosave: true })).id;
    }
    return writeAutosave(tx, node, applyNodeInput(tx, type, node, { title, content, excerpt }, 'UTC'));
  });
}
