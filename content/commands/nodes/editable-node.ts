/** Finds the node that a viewer wants to edit. */
import { sql, type Transaction } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Database } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { canSeeType, isVisibleTo } from '../../store/nodes/visibility.ts';
import { assertCanUpdate, assertCanUpdateType } from './node-permissions.ts';
import { findNodeForUpdate } from './node-rows.ts';

/**
 * Finds a node of any type, which other transactions cannot change until this one ends. Errors name the type of the node, so a node that is hidden from the
 * viewer does not exist here.
 */
export async function findVisibleNode(db: Transaction<Database>, viewer: Viewer, id: number | null): Promise<NodeRow | null> {
  if (id === null) return null;
  const { rows } = await sql`select from content_node n where n.id = ${id} and ${isVisibleTo(viewer, 'n')}`.execute(db);
  const node = rows.length === 0 ? null : await findNodeForUpdate(db, id);
  return node && canSeeType(viewer, node.type) ? node : null;
}

/** @throws UserError if there is no such node, or the viewer may not edit it */
export async function findEditableNode(db: Transaction<Database>, viewer: Viewer, id: number | null): Promise<NodeRow> {
  const node = await findVisibleNode(db, viewer, id);
  const type = getContentType(node?.type ?? 'post');
  assertCanUpdateType(viewer, type);
  return assertCanUpdate(viewer, type, node);
}
