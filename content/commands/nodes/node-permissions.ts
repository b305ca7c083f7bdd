/** Checks who may create, change and delete nodes, with WPGraphQL's error messages. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import { getRegisteredNames } from '../../model/content-types.ts';
import { can, canDeleteNode, canEditNode, getTypeCapabilities, type Viewer } from '../../permissions/viewer.ts';

export const getSingularName = (type: ContentTypeDeclaration): string => getRegisteredNames(type).single;
const getPluralName = (type: ContentTypeDeclaration): string => getRegisteredNames(type).plural;

export function assertCanCreate(viewer: Viewer, type: ContentTypeDeclaration): void {
  if (!can(viewer, getTypeCapabilities(type.name).create))
    throw new UserError(`Sorry, you are not allowed to create ${getPluralName(type)}`, { kind: 'forbidden' });
}

/** @param authorId the new author */
export function assertCanSetAuthor(
  viewer: Viewer,
  type: ContentTypeDeclaration,
  authorId: number | null,
  action: 'create' | 'update',
): void {
  if (authorId === viewer.user?.id || can(viewer, getTypeCapabilities(type.name).editOthers)) return;
  throw new UserError(`Sorry, you are not allowed to ${action} ${getPluralName(type)} as this user${action === 'update' ? '.' : ''}`, {
    kind: 'forbidden',
  });
}

/** Where it runs before any check of the node, viewers without write access learn nothing about the node. */
export function assertCanUpdateType(viewer: Viewer, type: ContentTypeDeclaration): void {
  if (!can(viewer, getTypeCapabilities(type.name).edit))
    throw new UserError(`Sorry, you are not allowed to update a ${getSingularName(type)}`, { kind: 'forbidden' });
}

/**
 * The checks are in WordPress's order. For viewers without write access, nodes that are not public do not exist, so that they learn nothing about them.
 * @returns the node, which exists, has the type, and may be edited by the viewer
 */
export function assertCanUpdate(viewer: Viewer, type: ContentTypeDeclaration, node: NodeRow | null): NodeRow {
  const isHidden = node?.status !== 'publish' && !can(viewer, getTypeCapabilities(type.name).edit);
  if (node === null || node.revisionOf !== null || isHidden)
    throw new UserError(`No ${getSingularName(type)} could be found to update`, { kind: 'not-found' });
  if (node.type !== type.name) throw new UserError(`The id ${node.id} is not of the type "${type.name}"`);
  assertCanUpdateType(viewer, type);
  const isOwn = viewer.user !== null && viewer.user.id === node.authorId;
  if (!isOwn && !can(viewer, getTypeCapabilities(type.name).editOthers))
    throw new UserError(`Sorry, you are not allowed to update another author's ${getSingularName(type)}`, { kind: 'forbidden' });
  if (!canEditNode(viewer, node))
    throw new UserError(`Sorry, you are not allowed to update a ${getSingularName(type)}`, { kind: 'forbidden' });
  return node;
}

/** @returns the node, which exists, has the type, and may be deleted by the viewer */
export function assertCanDelete(viewer: Viewer, type: ContentTypeDeclaration, node: NodeRow | null): NodeRow {
  // The error is the same for nodes that do not exist (WordPress), so that it does not reveal which ids exist.
  if (node === null || node.revisionOf !== null || !canDeleteNode(viewer, node))
    throw new UserError(`Sorry, you are not allowed to delete ${getPluralName(type)}`, { kind: 'forbidden' });
  if (node.type !== type.name) throw new UserError(`The id ${node.id} is not of the type "${type.name}"`);
  return node;
}
