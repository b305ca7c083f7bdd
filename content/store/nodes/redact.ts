/** Removes data that is hidden from a viewer. Restricted nodes have only a title and a URI, wherever they are read. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import { can, getTypeCapabilities, type Viewer } from '../../permissions/viewer.ts';
import { canSeeType } from './visibility.ts';

/**
 * Whether the content of a visible node is hidden from the viewer: unpublished nodes of others and password-protected nodes, unless the viewer may
 * edit nodes of others (recorded). All editors can read nodes in the trash.
 */
export function isRestricted(viewer: Viewer, node: Pick<NodeRow, 'type' | 'status' | 'authorId' | 'password'>): boolean {
  if (node.status === 'publish' && node.password === null) return false;
  if (viewer.user !== null && viewer.user.id === node.authorId) return false;
  const capabilities = getTypeCapabilities(node.type);
  if (node.password !== null) return !can(viewer, capabilities.editOthers);
  switch (node.status) {
    case 'draft':
    case 'pending':
    case 'future':
    case 'auto-draft':
      return !can(viewer, capabilities.editOthers);
    case 'trash':
      return !can(viewer, capabilities.edit);
    default:
      return false;
  }
}

/** Removes nodes of types that are hidden from the viewer, and the content of restricted nodes. */
export function redactFor<T extends NodeRow>(viewer: Viewer, rows: readonly T[]): T[] {
  return rows.flatMap((row) => {
    if (!canSeeType(viewer, row.type)) return [];
    return [
      isRestricted(viewer, row) ? { ...row, restricted: true, content: '', excerpt: '', fields: {}, seo: {}, toPing: '', pinged: '' } : row,
    ];
  });
}
