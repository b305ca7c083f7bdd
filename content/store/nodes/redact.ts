/** Removes data that is hidden from a viewer. Restricted nodes have only a title and a URI, wherever they are read. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import { can, getEffectiveStatus, getTypeCapabilities, hasEnteredPassword, type Viewer } from '../../permissions/viewer.ts';
import { canSeeType } from './visibility.ts';

/**
 * Whether the content of a visible node is hidden from the viewer: unpublished nodes, unsaved blocks of others, and password-protected nodes, unless the
 * viewer may edit nodes of others (recorded) or has entered the password. Nodes in the trash keep their previous restrictions, and are also hidden from users who cannot edit the type. In WordPress,
 * everyone who can edit posts can read all posts in the trash.
 */
export function isRestricted(viewer: Viewer, node: Pick<NodeRow, 'type' | 'status' | 'trashedStatus' | 'authorId' | 'password'>): boolean {
  const capabilities = getTypeCapabilities(node.type);
  const isOwn = viewer.user !== null && viewer.user.id === node.authorId;
  // Unsaved blocks of others, possibly of a draft. Only these roles may edit every node that can be previewed.
  if (node.type === 'wgg_preview') return !isOwn && !can(viewer, capabilities.editOthers);
  if (isOwn || (node.status === 'publish' && node.password === null)) return false;
  if (node.password !== null)
    return !can(viewer, capabilities.editOthers) && !(node.status === 'publish' && hasEnteredPassword(viewer, node.password));
  if (node.status === 'trash' && !can(viewer, capabilities.edit)) return true;
  switch (getEffectiveStatus(node)) {
    case 'draft':
    case 'pending':
    case 'future':
    case 'auto-draft':
      return !can(viewer, capabilities.editOthers);
    case 'private':
      return !can(viewer, capabilities.readPrivate);
    default:
      return false;
  }
}

/** Removes nodes of types that are hidden from the viewer, and the content of restricted nodes. */
export function redactFor<T extends NodeRow>(viewer: Viewer, rows: readonly T[]): T[] {
  return rows.flatMap((row) => {
    if (!canSeeType(viewer, row.type)) return [];
    return [
      isRestricted(viewer, row)
        ? { ...row, restricted: true, content: '', excerpt: '', fields: {}, seo: {}, toPing: '', pinged: '', enclosure: null }
        : row,
    ];
  });
}
