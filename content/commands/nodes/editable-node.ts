/** Finds the node that a viewer wants to edit. */
import type { Transaction } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Database } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { assertCanUpdate, assertCanUpdateType } from './node-permissions.ts';
import { findNodeForUpdate } from './node-rows.ts';

/**
 * Finds a node of any type, which other transactions cannot change until this one ends.
 * @throws UserError if there is no such node, or the viewer may not edit it
 */
export async function findEditableNode(db: Transaction<Database>, viewer: Viewer, id: number | null): Promise<NodeRow> {
  const node = id === null ? null : await findNodeForUpdate(db, id);
  const type = getContentType(node?.type ?? 'post');
  assertCanUpdateType(viewer, type);
  return assertCanUpdate(viewer, type, node);
}
