/** Commands on nodes of every type: create, update, delete, and back from the trash. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentTypeDeclaration, ContentTypeName } from '#lib/content-model/define.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { assertNotLocked } from '../drafts/edit-locks.ts';
import { deleteAutosave } from '../drafts/revisions.ts';
import { isHierarchical, updateDescendantUris, getChildPath } from '../permalinks/node-uri.ts';
import { removePageFromSettings, getSiteSettings } from '../settings/site-settings.ts';
import type { NodeInput } from './node-input.ts';
import { decideSlugAndUri } from './node-place.ts';
import { assertCanCreate, assertCanDelete, assertCanUpdateType, assertCanUpdate, getSingularName } from './node-rights.ts';
import { findNodeForUpdate, reserveNodeId } from './node-rows.ts';
import { isPublic } from './node-status.ts';
import { updateTermCounts, findNodeTermIds } from './node-terms.ts';
import { type MovedNode, recordNodePurge } from './record-node-purge.ts';
import { saveNode } from './save-node.ts';

/** @returns the id of the new node */
export async function createNode(services: Services, viewer: Viewer, typeName: ContentTypeName, input: NodeInput): Promise<number> {
  const type: ContentTypeDeclaration = getContentType(typeName);
  assertCanCreate(viewer, type);
  return transact(services, viewer, async (tx) => (await saveNode(tx, type, null, await createEmptyNode(tx, type), input)).id);
}

/** @param id null: what was given is the id of no node */
export async function updateNode(
  services: Services,
  viewer: Viewer,
  typeName: ContentTypeName,
  id: number | null,
  input: NodeInput,
  { ignoreEditLock = false }: { ignoreEditLock?: boolean } = {},
): Promise<number> {
  const type: ContentTypeDeclaration = getContentType(typeName);
  assertCanUpdateType(viewer, type);
  return transact(services, viewer, async (tx) => {
    const node = assertCanUpdate(viewer, type, id === null ? null : await findNodeForUpdate(tx.db, id));
    if (!ignoreEditLock) await assertNotLocked(tx.db, node, viewer, tx.now, 'update');
    await saveNode(tx, type, node, node, input);
    await deleteAutosave(tx, node.id);
    return node.id;
  });
}

/**
 * Throws a node away, or takes it off the disk with its revisions and comments.
 * @returns the node as it was before (WPGraphQL, recorded)
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

/** Takes a node out of the trash, with the status and slug it had before. */
export async function untrashNode(services: Services, viewer: Viewer, id: number | null): Promise<number> {
  return transact(services, viewer, async (tx) => {
    const node = id === null ? null : await findNodeForUpdate(tx.db, id);
    const type: ContentTypeDeclaration = getContentType(node?.type ?? 'post');
    assertCanUpdateType(viewer, type);
    const found = assertCanDelete(viewer, type, node);
    if (found.type === 'attachment')
      throw new UserError('A media item leaves the trash with updateMediaItem and the status INHERIT. Use that.');
    if (found.status !== 'trash')
      throw new UserError(`The ${getSingularName(type)} with id ${found.id} is not in the trash. Only what is there can be taken out of it.`);
    return (await saveNode(tx, type, found, found, { status: found.trashedStatus ?? 'draft' })).id;
  });
}

/** Removes a node for good. What stood below it moves up to its parent (WordPress). */
async function removeNode(tx: Tx, node: NodeRow): Promise<void> {
  const terms = { before: await findNodeTermIds(tx.db, node.id), after: [] };
  if (isPublic(node.status)) await updateTermCounts(tx.db, { minus: terms.before, plus: [] });
  await removePageFromSettings(tx.db, node.id);
  const children = await tx.db.selectFrom('content_node').select('id').where('parent_id', '=', node.id).orderBy('id').execute();
  await tx.db.deleteFrom('content_node').where('id', '=', node.id).execute();
  const moved: MovedNode[] = [];
  for (const { id } of children) moved.push(...(await moveToParent(tx, id, node.parentId)));
  await recordNodePurge(tx, { before: node, after: null, terms, moved });
}

/** Puts a node below another parent, with the first free slug there, and what stands below it along with it. */
async function moveToParent(tx: Tx, id: number, parentId: number | null): Promise<MovedNode[]> {
  const former = await findNodeForUpdate(tx.db, id);
  if (!former) return [];
  const settings = await getSiteSettings(tx.db);
  const next = { ...former, parentId };
  const { slug, uri, above } = await decideSlugAndUri(tx.db, former, next, undefined, [], settings);
  await tx.db.updateTable('content_node').set({ parent_id: parentId, slug, uri }).where('id', '=', id).execute();
  const own: MovedNode[] = former.uri === uri ? [] : [{ id, status: former.status, former: former.uri, uri }];
  if (!isHierarchical(former.type)) return own;
  return [...own, ...(await updateDescendantUris(tx.db, former, getChildPath(former.type, [...above, slug]), settings))];
}

async function createEmptyNode(tx: Tx, type: ContentTypeDeclaration): Promise<NodeRow> {
  const id = await reserveNodeId(tx.db);
  const settings = await getSiteSettings(tx.db);
  return {
    kind: 'node',
    id,
    type: type.name,
    status: 'draft',
    title: '',
    slug: '',
    uri: null,
    parentId: null,
    authorId: tx.viewer.user?.id ?? null,
    menuOrder: 0,
    content: '',
    excerpt: '',
    password: null,
    restricted: false,
    sticky: false,
    // Pages are closed to comments unless their author opens them (WordPress).
    commentStatus: type.name === 'post' ? settings.defaultCommentStatus : 'closed',
    pingStatus: type.name === 'post' ? settings.defaultPingStatus : 'closed',
    featuredImageId: null,
    template: null,
    guid: `${tx.services.contentUrl}/?p=${id}`,
    date: tx.now,
    modified: tx.now,
    fields: {},
    seo: {},
    revisionOf: null,
    isAutosave: false,
    lastEditedBy: null,
    editLockUserId: null,
    editLockAt: null,
    trashedStatus: null,
    toPing: '',
    pinged: '',
  };
}
