/** Unsaved blocks of an open editor, stored as nodes of a separate type (wp-graphql-gutenberg). */
import { sql } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Tx } from '../core/transact.ts';
import { assertCanUpdate, assertCanUpdateType } from '../nodes/node-permissions.ts';
import { findNodeForUpdate } from '../nodes/node-rows.ts';

/**
 * Links a preview to the previewed node, publishes it, and deletes the editor's previous preview of the same node. Viewers who may edit the
 * previewed node may see the preview.
 * @throws UserError if the viewer may not edit the previewed node
 */
export async function preparePreview(tx: Tx, preview: NodeRow, previewed: { id: number; parentId: number }): Promise<NodeRow> {
  const node = await findNodeForUpdate(tx.db, previewed.parentId);
  const type = getContentType(node?.type ?? 'post');
  assertCanUpdateType(tx.viewer, type);
  assertCanUpdate(tx.viewer, type, node);
  // The previewed node may be a revision of the node in the editor. Any other node needs a permission check of its own.
  if (previewed.id !== previewed.parentId) {
    const previewedNode = await findNodeForUpdate(tx.db, previewed.id);
    if (previewedNode?.revisionOf !== previewed.parentId)
      assertCanUpdate(tx.viewer, getContentType(previewedNode?.type ?? 'post'), previewedNode);
  }
  await sql`
    delete from content_node where type = 'wgg_preview' and id <> ${preview.id} and author_id is not distinct from ${preview.authorId}::int
      and fields ->> 'previewedDatabaseId' = ${String(previewed.id)}`.execute(tx.db);
  const fields = { ...preview.fields, previewedDatabaseId: previewed.id, previewedParentDatabaseId: previewed.parentId };
  return { ...preview, status: 'publish', fields };
}

/** Deletes the unsaved blocks of a node that is deleted. */
export async function deleteBlockPreviews(tx: Tx, nodeId: number): Promise<void> {
  await sql`delete from content_node where type = 'wgg_preview' and fields ->> 'previewedDatabaseId' = ${String(nodeId)}`.execute(tx.db);
}
