/** Revisions (earlier text and fields of nodes) and autosaves (unsaved text of open editors). */
import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { toJson, toStorableText } from '../../core/json.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Database } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Tx } from '../core/transact.ts';

/** Older revisions of a node are deleted. */
const MAX_REVISIONS = 100;

export type NodeText = Pick<NodeRow, 'title' | 'content' | 'excerpt'>;

function hasSameText(a: NodeText, b: NodeText): boolean {
  return a.title === b.title && a.content === b.content && a.excerpt === b.excerpt;
}

type Revised = NodeText & Pick<NodeRow, 'fields'>;

function isSameRevision(a: Revised, b: Revised): boolean {
  return hasSameText(a, b) && isDeepStrictEqual(toStored(a.fields), toStored(b.fields));
}

/** Values as they are stored: without undefined properties, and without characters that the database rejects. */
const toStored = (fields: NodeRow['fields']): unknown => JSON.parse(toJson(fields));

/**
 * Saves the current text and fields as a revision unless they equal the newest revision (WordPress with Advanced Custom Fields). A node without revisions, for
 * example an imported one, first gets a revision of its former version, which would be lost otherwise.
 */
export async function saveRevision(tx: Tx, before: NodeRow | null, after: NodeRow): Promise<void> {
  const type: ContentTypeDeclaration = getContentType(after.type);
  if (!type.supports.includes('revisions') || after.status === 'auto-draft') return;
  const newest = await findNewestRevision(tx.db, after.id);
  if (newest === null && before !== null && before.status !== 'auto-draft' && !isSameRevision(before, after))
    await insertRevision(tx, before, { at: before.modified, by: before.lastEditedBy ?? before.authorId });
  if (newest === null || !isSameRevision(newest, after)) await insertRevision(tx, after, { at: tx.now, by: tx.viewer.user?.id ?? null });
  await sql`
    delete from content_node where id in (
      select id from content_node where revision_of = ${after.id} and not is_autosave order by published_at desc, id desc offset ${MAX_REVISIONS})`.execute(
    tx.db,
  );
}

async function findNewestRevision(db: Transaction<Database>, nodeId: number): Promise<Revised | null> {
  const row = await db
    .selectFrom('content_node')
    .select(['title', 'content', 'excerpt', 'fields'])
    .where('revision_of', '=', nodeId)
    .where('is_autosave', '=', false)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Revisions include the fields, so that a preview of a revision shows the complete page. */
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

/** Saves the viewer's unsaved text as an autosave, one per editor. Text equal to the node's leaves no autosave. */
export async function writeAutosave(tx: Tx, node: NodeRow, text: NodeText): Promise<number> {
  const by = tx.viewer.user?.id ?? null;
  await deleteAutosave(tx, node.id);
  if (hasSameText(node, text)) return node.id;
  const storable = { title: toStorableText(text.title), content: toStorableText(text.content), excerpt: toStorableText(text.excerpt) };
  return insertRevision(tx, { ...node, ...storable }, { at: tx.now, by }, true);
}

/** Deletes the viewer's autosave, which is obsolete once the node is saved. */
export async function deleteAutosave(tx: Tx, nodeId: number): Promise<void> {
  await tx.db
    .deleteFrom('content_node')
    .where('revision_of', '=', nodeId)
    .where('is_autosave', '=', true)
    .where('author_id', 'is not distinct from', tx.viewer.user?.id ?? null)
    .execute();
}
