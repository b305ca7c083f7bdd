/** Finds the node that a viewer wants to edit. */
import { sql, type Transaction } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Database } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { nodeColumns } from '../../store/nodes/node-columns.ts';
import { canSeeType, isVisibleTo } from '../../store/nodes/visibility.ts';
import { assertCanUpdate, assertCanUpdateType } from './node-permissions.ts';

/**
 * Finds a node of any type, which other transactions cannot change until this one ends. Errors name the type of the node, so a node that is hidden from the
 * viewer does not exist here. PostgreSQL checks the visibility again after it has waited for another transaction.
 */
export async function findVisibleNodeForUpdate(db: Transaction<Database>, viewer: Viewer, id: number | null): Promise<NodeRow | null> {
  if (id === null) return null;
  const { rows } = await sql<NodeRow>`
    select ${nodeColumns} from content_node n where n.id = ${id} and ${isVisibleTo(viewer, 'n')} for update of n`.execute(db);
  const [node] = rows;
  return node && canSeeType(viewer, node.type) ? node : null;
}

/** @throws UserError if there is no such node, or the viewer may not edit it */
export async function findEditableNode(db: Transaction<Database>, viewer: Viewer, id: number | null): Promise<NodeRow> {
  const node = await findVisibleNodeForUpdate(db, viewer, id);
  const type = getContentType(node?.type ?? 'post');
  assertCanUpdateType(viewer, type);
  return assertCanUpdate(viewer, type, node);
}
