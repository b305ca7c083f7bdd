/** Commands on nodes of every type: create, update, delete, restore from the trash. */
import type { ContentTypeDeclaration, ContentTypeName } from '#lib/content-model/define.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { assertVersion, getNodeVersion } from '../core/edit-versions.ts';
import { recordMenuPurges } from '../core/record-menu-purges.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { deleteBlockPreviews } from '../drafts/block-previews.ts';
import { assertNotLocked } from '../drafts/edit-locks.ts';
import { deleteAutosave } from '../drafts/revisions.ts';
import { getChildPath, isHierarchical, updateDescendantUris } from '../permalinks/node-uri.ts';
import { decideSlugAndUri } from '../permalinks/slug-and-uri.ts';
import { getSiteSettings, removePageFromSettings } from '../settings/site-settings.ts';
import { findVisibleNodeForUpdate } from './editable-node.ts';
import type { NodeInput } from './node-input.ts';
import { type OnRestored, protectContent } from './protect-content.ts';
import { assertCanCreate, assertCanDelete, assertCanUpdate, assertCanUpdateType, getSingularName } from './node-permissions.ts';
import { createEmptyNodeRow, findNodeForUpdate, reserveNodeId } from './node-rows.ts';
import { isPublic } from './node-status.ts';
import { findNodeTermIds, updateTermCounts } from './node-terms.ts';
import { type MovedNode, recordNodePurge, recordThreadPurges } from './record-node-purge.ts';
import { saveNode } from './save-node.ts';

/** @returns the id of the new node */
export async function createNode(services: Services, viewer: Viewer, typeName: ContentTypeName, input: NodeInput): Promise<number> {
  const type: ContentTypeDeclaration = getContentType(typeName);
  assertCanCreate(viewer, type);
  return transact(services, viewer, async (tx) => (await saveNode(tx, type, null, await createEmptyNode(tx, type), input)).id);
}

export type UpdateOptions = {
  ignoreEditLock?: boolean;
  /** The version that the editor loaded (`getNodeVersion`). The update is rejected if the node has another one. */
  version?: string | undefined;
  onRestored?: OnRestored;
};

/** @param id null if the id in the input is not valid */
export async function updateNode(
  services: Services,
  viewer: Viewer,
  typeName: ContentTypeName,
  id: number | null,
  input: NodeInput,
  { ignoreEditLock = false, version, onRestored }: UpdateOptions = {},
): Promise<number> {
  const type: ContentTypeDeclaration = getContentType(typeName);
  return transact(services, viewer, async (tx) => {
    const node = assertCanUpdate(viewer, type, id === null ? null : await findNodeForUpdate(tx.db, id));
    if (!ignoreEditLock) await assertNotLocked(tx.db, node, viewer, tx.now, 'update');
    assertVersion(version, getNodeVersion(node), `The ${getSingularName(type)}`);
    await saveNode(tx, type, node, node, protectContent(node, input, onRestored));
    await deleteAutosave(tx, node.id);
    return node.id;
  });
}

/**
 * Moves a node to the trash, or deletes it with its revisions and comments.
 * @returns the node before the change (WPGraphQL, recorded)
 */
export async function deleteNode(
  services: Services,
  viewer: Viewer,
  typeName: ContentTypeName,
  id: number | null,
  { forceDelete = false, ignoreEditLock = false }: { forceDelete?: boolean; ignoreEditLock?: boolean } = {},
): Promise<NodeRow> {
  const type: ContentTypeDeclaration = getContentType(typeName);
  return transact(services, viewer, async (tx) => {
    const node = assertCanDelete(viewer, type, id === null ? null : await findNodeForUpdate(tx.db, id));
    if (node.status === 'trash' && !forceDelete)
      throw new UserError(
        `The ${getSingularName(type)} with id ${node.id} is already in the trash. To remove from the trash, use the forceDelete input`,
      );
    if (!ignoreEditLock) await assertNotLocked(tx.db, node, viewer, tx.now, 'delete');
    if (forceDelete) await removeNode(tx, node);
    else await saveNode(tx, type, node, node, { status: 'trash' });
    return node;
  });
}

/** Restores a node from the trash, with its former status and slug. */
export async function untrashNode(services: Services, viewer: Viewer, id: number | null): Promise<number> {
  return transact(services, viewer, async (tx) => {
    const node = await findVisibleNodeForUpdate(tx.db, viewer, id);
    const type: ContentTypeDeclaration = getContentType(node?.type ?? 'post');
    assertCanUpdateType(viewer, type);
    const found = assertCanDelete(viewer, type, node);
    if (found.type === 'attachment')
      throw new UserError('This mutation does not restore media items. Use updateMediaItem with the status INHERIT.');
    if (found.status !== 'trash')
      throw new UserError(
        `The ${getSingularName(type)} with id ${found.id} is not in the trash. Only content in the trash can be restored.`,
      );
    return (await saveNode(tx, type, found, found, { status: found.trashedStatus ?? 'draft' })).id;
  });
}

/** Deletes a node permanently. Its children move up to its parent (WordPress). */
export async function removeNode(tx: Tx, node: NodeRow): Promise<void> {
  const terms = { before: await findNodeTermIds(tx.db, node.id), after: [] };
  if (isPublic(node.status)) {
    await updateTermCounts(tx.db, { minus: terms.before, plus: [] });
    // Menu items and comments are deleted with the node.
    await recordMenuPurges(tx, 'node_id', [node.id]);
    await recordThreadPurges(tx, node.id);
  }
  await removePageFromSettings(tx, node.id);
  const children = await tx.db.selectFrom('content_node').select('id').where('parent_id', '=', node.id).orderBy('id').execute();
  await deleteBlockPreviews(tx, node.id);
  await tx.db.deleteFrom('content_node').where('id', '=', node.id).execute();
  const moved: MovedNode[] = [];
  for (const { id } of children) moved.push(...(await moveToParent(tx, id, node.parentId)));
  await recordNodePurge(tx, { before: node, after: null, terms, moved });
  if (node.type !== 'wgg_preview')
    await recordAudit(tx, {
      action: 'delete',
      objectType: getContentType(node.type).graphql.single,
      objectId: node.id,
      objectName: node.title,
      before: node,
    });
}

/** Moves a node and its descendants below another parent, with the first free slug there. */
async function moveToParent(tx: Tx, id: number, parentId: number | null): Promise<MovedNode[]> {
  const previous = await findNodeForUpdate(tx.db, id);
  if (!previous) return [];
  const settings = await getSiteSettings(tx.db);
  const next = { ...previous, parentId };
  const { slug, uri, ancestorSlugs } = await decideSlugAndUri(tx.db, previous, next, undefined, [], settings);
  await tx.db.updateTable('content_node').set({ parent_id: parentId, slug, uri }).where('id', '=', id).execute();
  const own: MovedNode[] = previous.uri === uri ? [] : [{ id, status: previous.status, former: previous.uri, uri }];
  if (!isHierarchical(previous.type)) return own;
  return [...own, ...(await updateDescendantUris(tx.db, previous, getChildPath(previous.type, [...ancestorSlugs, slug]), settings))];
}

/** A new node of a type, before input is applied to it. */
export async function createEmptyNode(tx: Tx, type: ContentTypeDeclaration): Promise<NodeRow> {
  const id = await reserveNodeId(tx.db);
  const settings = await getSiteSettings(tx.db);
  return {
    ...createEmptyNodeRow(tx, id),
    type: type.name,
    status: 'draft',
    dateFloats: true,
    // Comments on pages are closed by default (WordPress).
    commentStatus: type.name === 'post' ? settings.defaultCommentStatus : 'closed',
    pingStatus: type.name === 'post' ? settings.defaultPingStatus : 'closed',
    guid: `${tx.services.contentUrl}/?p=${id}`,
  };
}
