/** Checks who may create, change and delete nodes, with WPGraphQL's error messages. */
import { toLowerFirst } from '#lib/format/letter-case.ts';
import type { ContentTypeDeclaration, ContentTypeName } from '#lib/content-model/define.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import { can, canDeleteNode, canEditNode, getTypeCapabilities, type Viewer } from '../../permissions/viewer.ts';

/** Plural names that differ from the GraphQL name in error messages (recorded from a plugin of WordPress). */
const pluralExceptions: Partial<Record<ContentTypeName, string>> = { wgg_preview: 'BlockEditorPreviews' };

export const getSingularName = ({ graphql }: ContentTypeDeclaration): string => toLowerFirst(graphql.single);
const getPluralName = ({ name, graphql }: ContentTypeDeclaration): string => pluralExceptions[name] ?? graphql.plural;

export function assertCanCreate(viewer: Viewer, type: ContentTypeDeclaration): void {
  if (!can(viewer, getTypeCapabilities(type.name).create))
    throw new UserError(`Sorry, you are not allowed to create ${getPluralName(type)}`);
}

/** @param authorId the new author */
export function assertCanSetAuthor(
  viewer: Viewer,
  type: ContentTypeDeclaration,
  authorId: number | null,
  action: 'create' | 'update',
): void {
  if (authorId === viewer.user?.id || can(viewer, getTypeCapabilities(type.name).editOthers)) return;
  throw new UserError(`Sorry, you are not allowed to ${action} ${getPluralName(type)} as this user${action === 'update' ? '.' : ''}`);
}

/** Where it runs before any check of the node, viewers without write access learn nothing about the node. */
export function assertCanUpdateType(viewer: Viewer, type: ContentTypeDeclaration): void {
  if (!can(viewer, getTypeCapabilities(type.name).edit))
    throw new UserError(`Sorry, you are not allowed to update a ${getSingularName(type)}`);
}

/**
 * The checks are in WordPress's order. For viewers without write access, nodes that are not public do not exist, so that they learn nothing about them.
 * @returns the node, which exists, has the type, and may be edited by the viewer
 */
export function assertCanUpdate(viewer: Viewer, type: ContentTypeDeclaration, node: NodeRow | null): NodeRow {
  const isHidden = node?.status !== 'publish' && !can(viewer, getTypeCapabilities(type.name).edit);
  if (node === null || node.revisionOf !== null || isHidden) throw new UserError(`No ${getSingularName(type)} could be found to update`);
  if (node.type !== type.name) throw new UserError(`The id ${node.id} is not of the type "${type.name}"`);
  assertCanUpdateType(viewer, type);
  const isOwn = viewer.user !== null && viewer.user.id === node.authorId;
  if (!isOwn && !can(viewer, getTypeCapabilities(type.name).editOthers))
    throw new UserError(`Sorry, you are not allowed to update another author's ${getSingularName(type)}`);
  if (!canEditNode(viewer, node)) throw new UserError(`Sorry, you are not allowed to update a ${getSingularName(type)}`);
  return node;
}

/** @returns the node, which exists, has the type, and may be deleted by the viewer */
export function assertCanDelete(viewer: Viewer, type: ContentTypeDeclaration, node: NodeRow | null): NodeRow {
  // The error is the same for nodes that do not exist (WordPress), so that it does not reveal which ids exist.
  if (node === null || node.revisionOf !== null || !canDeleteNode(viewer, node))
    throw new UserError(`Sorry, you are not allowed to delete ${getPluralName(type)}`);
  if (node.type !== type.name) throw new UserError(`The id ${node.id} is not of the type "${type.name}"`);
  return node;
}
