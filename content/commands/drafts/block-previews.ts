/** Unsaved blocks of an open editor, kept as nodes of a type of their own (wp-graphql-gutenberg). */
import { sql } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Tx } from '../core/transact.ts';
import { assertCanUpdateType, assertCanUpdate } from '../nodes/node-rights.ts';
import { findNodeForUpdate } from '../nodes/node-rows.ts';

/**
 * Ties a preview to what it previews. Whoever may edit that may see the preview, so it has no status to wait for; the editor's former preview
 * of it goes.
 * @throws UserError when the viewer may not edit what is previewed
 */
export async function preparePreview(tx: Tx, preview: NodeRow, previewed: { id: number; parentId: number }): Promise<NodeRow> {
  const node = await findNodeForUpdate(tx.db, previewed.parentId);
  const type = getContentType(node?.type ?? 'post');
  assertCanUpdateType(tx.viewer, type);
  assertCanUpdate(tx.viewer, type, node);
  // What is previewed may be a revision of that content. Anything else is content of its own, with rights of its own.
  if (previewed.id !== previewed.parentId) {
    const shown = await findNodeForUpdate(tx.db, previewed.id);
    if (shown?.revisionOf !== previewed.parentId) assertCanUpdate(tx.viewer, getContentType(shown?.type ?? 'post'), shown);
  }
  await sql`
    delete from content_node where type = 'wgg_preview' and id <> ${preview.id} and author_id is not distinct from ${preview.authorId}::int
      and fields ->> 'previewedDatabaseId' = ${String(previewed.id)}`.execute(tx.db);
  const fields = { ...preview.fields, previewedDatabaseId: previewed.id, previewedParentDatabaseId: previewed.parentId };
  return { ...preview, status: 'publish', fields };
}
