/** Revisions: what a node said before, and what an editor has not saved yet. */
import { sql, type Transaction } from 'kysely';
import { toStorableText, toJson } from '../../core/json.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Database } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import type { Tx } from '../core/transact.ts';

/** Older revisions of a node are given up. */
const MAX_REVISIONS = 100;

export type NodeText = Pick<NodeRow, 'title' | 'content' | 'excerpt'>;

export function hasSameText(a: NodeText, b: NodeText): boolean {
  return a.title === b.title && a.content === b.content && a.excerpt === b.excerpt;
}

/**
 * Keeps what a node says now, unless its newest revision says the same (WordPress). A node without revisions keeps its former words first: one
 * that was imported or seeded would lose them.
 */
export async function saveRevision(tx: Tx, before: NodeRow | null, after: NodeRow): Promise<void> {
  const type: ContentTypeDeclaration = getContentType(after.type);
  if (!type.supports.includes('revisions') || after.status === 'auto-draft') return;
  const newest = await findNewestRevision(tx.db, after.id);
  if (newest === null && before !== null && before.status !== 'auto-draft' && !hasSameText(before, after))
    await insertRevision(tx, before, { at: before.modified, by: before.lastEditedBy ?? before.authorId });
  if (newest === null || !hasSameText(newest, after)) await insertRevision(tx, after, { at: tx.now, by: tx.viewer.user?.id ?? null });
  await sql`
    delete from content_node where id in (
      select id from content_node where revision_of = ${after.id} and not is_autosave order by published_at desc, id desc offset ${MAX_REVISIONS})`.execute(
    tx.db,
  );
}

async function findNewestRevision(db: Transaction<Database>, nodeId: number): Promise<NodeText | null> {
  const row = await db
    .selectFrom('content_node')
    .select(['title', 'content', 'excerpt'])
    .where('revision_of', '=', nodeId)
    .where('is_autosave', '=', false)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** A revision carries the fields too, so that a preview of it shows a whole page. */
async function insertRevision(tx: Tx, node: NodeRow, { at, by }: { at: Date; by: number | null }, isAutosave = false): Promise<number> {
  const row = await tx.db
    .insertInto('content_node')
    .values({
      type: node.type,
      status: 'inherit',
      title: node.title,
      slug: `${node.id}-${isAutosave ? 'autosave' : 'revision'}-v1`,
      author_id: by,
      menu_order: node.menuOrder,
      content: node.content,
      excerpt: node.excerpt,
      featured_image_id: node.featuredImageId,
      template: node.template,
      guid: `${tx.services.contentUrl}/?p=${node.id}`,
      published_at: at,
      modified_at: at,
      fields: toJson(node.fields),
      seo: toJson(node.seo),
      revision_of: node.id,
      is_autosave: isAutosave,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Puts an editor's unsaved words beside the node: one autosave for each editor. Words equal to the node's leave none. */
export async function writeAutosave(tx: Tx, node: NodeRow, words: NodeText): Promise<number> {
  const by = tx.viewer.user?.id ?? null;
  await deleteAutosave(tx, node.id);
  if (hasSameText(node, words)) return node.id;
  const clean = { title: toStorableText(words.title), content: toStorableText(words.content), excerpt: toStorableText(words.excerpt) };
  return insertRevision(tx, { ...node, ...clean }, { at: tx.now, by }, true);
}

/** A save makes the editor's own autosave pointless. */
export async function deleteAutosave(tx: Tx, nodeId: number): Promise<void> {
  await tx.db
    .deleteFrom('content_node')
    .where('revision_of', '=', nodeId)
    .where('is_autosave', '=', true)
    .where('author_id', 'is not distinct from', tx.viewer.user?.id ?? null)
    .execute();
}
