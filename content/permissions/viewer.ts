/** The viewer of a request and their permissions. Every store and every command serves one viewer. */
import type { NodeRow } from '../core/rows/nodes.ts';
import type { UserRow } from '../core/rows/users.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { type Capability, listGrantedCapabilities, type RoleDeclaration, roles } from '../model/roles.ts';

/** The ids of the pages that settings name. Only administrators may delete these pages, and edit the privacy policy page (WordPress). */
export type SpecialPages = { pageOnFront: number | null; pageForPosts: number | null; pagePrivacyPolicy: number | null };

export type Viewer = {
  /** Null if the viewer is not signed in. */
  user: UserRow | null;
  capabilities: ReadonlySet<Capability>;
  /** Omitted for visitors, who may change nothing, and for commands that only a person with access to the database can start. */
  specialPages?: SpecialPages;
  /** Passwords of protected content that the visitor has entered. */
  enteredPasswords?: readonly string[];
  /** IP address of the client. Omitted for jobs. */
  address?: string;
  /** Id of the session that authenticated the request. JSON Web Tokens belong to no session. */
  sessionId?: string;
  /** Id of the application password that authenticated the request. */
  applicationPasswordId?: string;
  /** A signed-in user who must first set up a second factor. Until then, `user` is null, so that they have only the rights of visitors. */
  restrictedUser?: UserRow;
};

/** A visitor who is not signed in. */
export const anonymous: Viewer = { user: null, capabilities: new Set() };

/** The viewer of commands such as `npm run import`: all capabilities, because only a person with access to the database can start them. */
export const operator: Viewer = {
  user: null,
  capabilities: new Set((roles as readonly RoleDeclaration[]).flatMap(listGrantedCapabilities)),
};

/** Roles that are no longer declared grant nothing. */
export function createViewer({ user, specialPages }: { user: UserRow; specialPages: SpecialPages }): Viewer {
  const userRoles = (roles as readonly RoleDeclaration[]).filter((role) => user.roles.includes(role.name));
  return { user, capabilities: new Set(userRoles.flatMap(listGrantedCapabilities)), specialPages };
}

/** Whether the viewer has entered the password of protected content. */
export function hasEnteredPassword({ enteredPasswords = [] }: Viewer, password: string): boolean {
  return enteredPasswords.includes(password);
}

/** The account whose security settings the viewer may change: their own, even if they must first set up a second factor. Null for visitors. */
export function getOwnAccount({ user, restrictedUser }: Viewer): UserRow | null {
  return user ?? restrictedUser ?? null;
}

export function can(viewer: Viewer, capability: Capability): boolean {
  return viewer.capabilities.has(capability);
}

/** WordPress's `edit_user`. */
export function canEditUser(viewer: Viewer, userId: number): boolean {
  return viewer.user?.id === userId || can(viewer, 'edit_users');
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

const postCapabilities: TypeCapabilities = {
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

const pageCapabilities: TypeCapabilities = {
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

/** The capabilities that a content type requires. As in WordPress, custom types use those of posts. */
export function getTypeCapabilities(type: ContentTypeName): TypeCapabilities {
  if (type === 'page') return pageCapabilities;
  if (type === 'attachment') return { ...postCapabilities, create: 'upload_files' };
  if (type === 'wp_block') return { ...postCapabilities, create: 'publish_posts' };
  return postCapabilities;
}

/** The status that decides who may read and edit a node. For a node in the trash, this is its previous status, so that the trash does not reveal hidden nodes. */
export function getEffectiveStatus({ status, trashedStatus = null }: Pick<OwnedNode, 'status' | 'trashedStatus'>): NodeRow['status'] {
  return status === 'trash' ? (trashedStatus ?? 'draft') : status;
}

/** The properties of a node that permissions depend on. */
type OwnedNode = Pick<NodeRow, 'id' | 'type' | 'status' | 'authorId'> & { trashedStatus?: NodeRow['status'] | null };

const isOwner = (viewer: Viewer, node: OwnedNode) => viewer.user !== null && viewer.user.id === node.authorId;

/** Checks the capabilities that the author and status of a node require (WordPress's `map_meta_cap`). */
function hasNodeCapabilities(
  viewer: Viewer,
  node: OwnedNode,
  own: Capability,
  others: Capability,
  published: Capability,
  privateNodes: Capability,
): boolean {
  if (!can(viewer, own)) return false;
  const status = getEffectiveStatus(node);
  const isPublished = status === 'publish' || status === 'future';
  if (isOwner(viewer, node)) return !isPublished || can(viewer, published);
  if (!can(viewer, others)) return false;
  if (isPublished) return can(viewer, published);
  return status === 'private' ? can(viewer, privateNodes) : true;
}

/** The id of the page that the viewer may not edit although their capabilities for pages suffice, or null. */
export function getUneditablePage(viewer: Viewer): number | null {
  return can(viewer, 'manage_options') ? null : (viewer.specialPages?.pagePrivacyPolicy ?? null);
}

function canDeletePage(viewer: Viewer, id: number): boolean {
  return can(viewer, 'manage_options') || !Object.values(viewer.specialPages ?? {}).includes(id);
}

/** WordPress's `edit_post`. */
export function canEditNode(viewer: Viewer, node: OwnedNode): boolean {
  if (node.id === getUneditablePage(viewer)) return false;
  const { edit, editOthers, editPublished, editPrivate } = getTypeCapabilities(node.type);
  return hasNodeCapabilities(viewer, node, edit, editOthers, editPublished, editPrivate);
}

/** WordPress's `delete_post`. */
export function canDeleteNode(viewer: Viewer, node: OwnedNode): boolean {
  if (!canDeletePage(viewer, node.id)) return false;
  const capabilities = getTypeCapabilities(node.type);
  return hasNodeCapabilities(
    viewer,
    node,
    capabilities.delete,
    capabilities.deleteOthers,
    capabilities.deletePublished,
    capabilities.deletePrivate,
  );
}

/** Whether the viewer may assign terms to nodes. WordPress requires the same capability for every taxonomy. */
export function canAssignTerms(viewer: Viewer): boolean {
  return can(viewer, 'edit_posts');
}

/** Whether the viewer may create, change and delete terms. */
export function canManageTerms(viewer: Viewer): boolean {
  return can(viewer, 'manage_categories');
}
