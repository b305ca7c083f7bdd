/** Who may create, change and delete nodes, in WPGraphQL's words. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { ContentTypeDeclaration, ContentTypeName } from '#lib/content-model/define.ts';
import { can, canDeleteNode, canEditNode, getTypeCapabilities, type Viewer } from '../../permissions/viewer.ts';

/** What a type is called in messages: its GraphQL names, which a plugin of the reference has set in its own way (recorded). */
const pluralExceptions: Partial<Record<ContentTypeName, string>> = { wgg_preview: 'BlockEditorPreviews' };

export const getSingularName = ({ graphql }: ContentTypeDeclaration): string => graphql.single.charAt(0).toLowerCase() + graphql.single.slice(1);
const getPluralName = ({ name, graphql }: ContentTypeDeclaration): string => pluralExceptions[name] ?? graphql.plural;

export function assertCanCreate(viewer: Viewer, type: ContentTypeDeclaration): void {
  if (!can(viewer, getTypeCapabilities(type.name).create)) throw new UserError(`Sorry, you are not allowed to create ${getPluralName(type)}`);
}

/** @param authorId who is to be the author */
export function assertCanSetAuthor(viewer: Viewer, type: ContentTypeDeclaration, authorId: number | null, doing: 'create' | 'update'): void {
  if (authorId === viewer.user?.id || can(viewer, getTypeCapabilities(type.name).editOthers)) return;
  throw new UserError(`Sorry, you are not allowed to ${doing} ${getPluralName(type)} as this user${doing === 'update' ? '.' : ''}`);
}

/** Comes before anything is said about the node: who may write nothing learns nothing. */
export function assertCanUpdateType(viewer: Viewer, type: ContentTypeDeclaration): void {
  if (!can(viewer, getTypeCapabilities(type.name).edit)) throw new UserError(`Sorry, you are not allowed to update a ${getSingularName(type)}`);
}

/** @returns the node, which is there, of the type, and the viewer's to change */
export function assertCanUpdate(viewer: Viewer, type: ContentTypeDeclaration, node: NodeRow | null): NodeRow {
  if (node === null || node.revisionOf !== null) throw new UserError(`No ${getSingularName(type)} could be found to update`);
  if (node.type !== type.name) throw new UserError(`The id ${node.id} is not of the type "${type.name}"`);
  const isOwn = viewer.user !== null && viewer.user.id === node.authorId;
  if (!isOwn && !can(viewer, getTypeCapabilities(type.name).editOthers))
    throw new UserError(`Sorry, you are not allowed to update another author's ${getSingularName(type)}`);
  if (!canEditNode(viewer, node)) throw new UserError(`Sorry, you are not allowed to update a ${getSingularName(type)}`);
  return node;
}

/** @returns the node, which is there, of the type, and the viewer's to delete */
export function assertCanDelete(viewer: Viewer, type: ContentTypeDeclaration, node: NodeRow | null): NodeRow {
  // A node that does not exist is nobody's to delete (WordPress), and nobody learns whether it does.
  if (node === null || node.revisionOf !== null || !canDeleteNode(viewer, node))
    throw new UserError(`Sorry, you are not allowed to delete ${getPluralName(type)}`);
  if (node.type !== type.name) throw new UserError(`The id ${node.id} is not of the type "${type.name}"`);
  return node;
}
