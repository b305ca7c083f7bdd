/** Nodes as their viewer may see them: what is restricted has a name and an address, and not a word more, wherever it is read. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import { can, getTypeCapabilities, type Viewer } from '../../permissions/viewer.ts';
import { seesType } from './visibility.ts';

/**
 * Whether what a visible node says is hidden from the viewer: somebody else's unpublished work, and everything with a password, unless the
 * viewer may edit what others write (recorded; what is thrown away every writer may read).
 */
export function isRestricted(viewer: Viewer, node: Pick<NodeRow, 'type' | 'status' | 'authorId' | 'password'>): boolean {
  if (node.status === 'publish' && node.password === null) return false;
  if (viewer.user !== null && viewer.user.id === node.authorId) return false;
  const rights = getTypeCapabilities(node.type);
  if (node.password !== null) return !can(viewer, rights.editOthers);
  switch (node.status) {
    case 'draft':
    case 'pending':
    case 'future':
    case 'auto-draft':
      return !can(viewer, rights.editOthers);
    case 'trash':
      return !can(viewer, rights.edit);
    default:
      return false;
  }
}

/** Found nodes without those of types the viewer sees nothing of, and without the words of restricted ones. */
export function seenBy<T extends NodeRow>(viewer: Viewer, rows: readonly T[]): T[] {
  return rows.flatMap((row) => {
    if (!seesType(viewer, row.type)) return [];
    return [
      isRestricted(viewer, row) ? { ...row, restricted: true, content: '', excerpt: '', fields: {}, seo: {}, toPing: '', pinged: '' } : row,
    ];
  });
}
