/** Who asks, and what they may do. Every store and every command is made for one viewer. */
import type { NodeRow } from '../core/rows/nodes.ts';
import type { UserRow } from '../core/rows/users.ts';
import type { ContentTypeName } from '../model/define.ts';
import { type Capability, type RoleDeclaration, roles } from '../model/roles.ts';

export type Viewer = {
  /** Null: nobody is signed in. */
  user: UserRow | null;
  capabilities: ReadonlySet<Capability>;
};

/** A visitor who is not signed in. */
export const anonymous: Viewer = { user: null, capabilities: new Set() };

/** Roles that are not declared (any more) give nothing. */
export function viewerOf(user: UserRow): Viewer {
  const own = (roles as readonly RoleDeclaration[]).filter((role) => user.roles.includes(role.name));
  return { user, capabilities: new Set(own.flatMap((role) => role.capabilities)) };
}

export function can(viewer: Viewer, capability: Capability): boolean {
  return viewer.capabilities.has(capability);
}

type TypeCapabilities = {
  create: Capability;
  edit: Capability;
  editOthers: Capability;
  editPublished: Capability;
  editPrivate: Capability;
  publish: Capability;
  readPrivate: Capability;
  delete: Capability;
  deleteOthers: Capability;
  deletePublished: Capability;
  deletePrivate: Capability;
};

const ofPosts: TypeCapabilities = {
  create: 'edit_posts',
  edit: 'edit_posts',
  editOthers: 'edit_others_posts',
  editPublished: 'edit_published_posts',
  editPrivate: 'edit_private_posts',
  publish: 'publish_posts',
  readPrivate: 'read_private_posts',
  delete: 'delete_posts',
  deleteOthers: 'delete_others_posts',
  deletePublished: 'delete_published_posts',
  deletePrivate: 'delete_private_posts',
};

const ofPages: TypeCapabilities = {
  create: 'edit_pages',
  edit: 'edit_pages',
  editOthers: 'edit_others_pages',
  editPublished: 'edit_published_pages',
  editPrivate: 'edit_private_pages',
  publish: 'publish_pages',
  readPrivate: 'read_private_pages',
  delete: 'delete_pages',
  deleteOthers: 'delete_others_pages',
  deletePublished: 'delete_published_pages',
  deletePrivate: 'delete_private_pages',
};

/** Capabilities a type asks for; WordPress gives every type of one's own those of posts. */
export function capabilitiesOf(type: ContentTypeName): TypeCapabilities {
  if (type === 'page') return ofPages;
  if (type === 'attachment') return { ...ofPosts, create: 'upload_files' };
  if (type === 'wp_block') return { ...ofPosts, create: 'publish_posts' };
  return ofPosts;
}

/** The part of a node that rights depend on. */
type Owned = Pick<NodeRow, 'type' | 'status' | 'authorId'> & { trashedStatus?: NodeRow['status'] | null };

const isOwner = (viewer: Viewer, node: Owned) => viewer.user !== null && viewer.user.id === node.authorId;

/** What the state of a node asks for beyond the right to touch the type at all (WordPress's map_meta_cap). */
function meets(viewer: Viewer, node: Owned, own: Capability, others: Capability, published: Capability, secret: Capability): boolean {
  if (!can(viewer, own)) return false;
  const status = node.status === 'trash' ? (node.trashedStatus ?? 'draft') : node.status;
  const isPublished = status === 'publish' || status === 'future';
  if (isOwner(viewer, node)) return !isPublished || can(viewer, published);
  if (!can(viewer, others)) return false;
  if (isPublished) return can(viewer, published);
  return status === 'private' ? can(viewer, secret) : true;
}

/** WordPress's `edit_post`. */
export function canEditNode(viewer: Viewer, node: Owned): boolean {
  const { edit, editOthers, editPublished, editPrivate } = capabilitiesOf(node.type);
  return meets(viewer, node, edit, editOthers, editPublished, editPrivate);
}

/** WordPress's `delete_post`. */
export function canDeleteNode(viewer: Viewer, node: Owned): boolean {
  const capabilities = capabilitiesOf(node.type);
  return meets(viewer, node, capabilities.delete, capabilities.deleteOthers, capabilities.deletePublished, capabilities.deletePrivate);
}

/** Whether the viewer may file nodes under terms (WordPress asks the same for every taxonomy). */
export function canAssignTerms(viewer: Viewer): boolean {
  return can(viewer, 'edit_posts');
}

/** Whether the viewer may make, change and delete terms. */
export function canManageTerms(viewer: Viewer): boolean {
  return can(viewer, 'manage_categories');
}
