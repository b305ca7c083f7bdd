import { type RawBuilder, sql } from 'kysely';

type NodeOnlyColumn = 'featured_image_id' | 'template' | 'seo';

const listColumns = (select: (column: NodeOnlyColumn) => RawBuilder<unknown>) => sql`
  'node' as kind, n.id, n.type, n.status, n.title, n.slug, n.uri, n.parent_id as "parentId", n.author_id as "authorId", n.menu_order as "menuOrder",
  n.content, n.excerpt, n.password, false as restricted, n.sticky, n.comment_status as "commentStatus", n.ping_status as "pingStatus",
  ${select('featured_image_id')} as "featuredImageId", ${select('template')} as template, n.guid, n.published_at as date, n.date_floats as "dateFloats", n.modified_at as modified,
  n.fields, ${select('seo')} as seo,
  n.revision_of as "revisionOf", n.is_autosave as "isAutosave", n.last_edited_by as "lastEditedBy", n.edit_lock_user_id as "editLockUserId",
  n.edit_lock_at as "editLockAt", n.trashed_status as "trashedStatus", n.to_ping as "toPing", n.pinged, n.enclosure`;

/** Columns of nodes under the alias `n`, named as in NodeRow. Blocks are not included, since they are loaded on demand. */
export const nodeColumns = listColumns((column) => sql`n.${sql.ref(column)}`);

/**
 * The same for rows that may be revisions. WordPress keeps the featured image, the template and the SEO values only with the node, so a revision has those
 * that its node has now. Visitors see no revisions, and planning this takes twice as long.
 */
export const versionColumns = listColumns(
  (column) =>
    sql`case when n.revision_of is null then n.${sql.ref(column)} else (select p.${sql.ref(column)} from content_node p where p.id = n.revision_of) end`,
);
