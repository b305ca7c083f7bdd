/** Converts revisions to database rows. */
import type { Insertable } from 'kysely';
import type { ContentNodeTable } from '../../db/tables.ts';
import { toStorableText } from '../../core/json.ts';
import type { SeedRevision } from '../types.ts';

type Row = Insertable<ContentNodeTable>;

/**
 * Copies the node's row and replaces the fields that the revision changes.
 * @param content markup of the revision's blocks; null keeps the content of the node
 */
export function toRevisionRow(node: Row, revision: SeedRevision, author: number, at: Date, content: string | null): Row {
  const { type, menu_order, featured_image_id, template, guid, fields, seo } = node;
  const id = node.id ?? 0;
  return {
    type,
    menu_order,
    featured_image_id,
    template,
    guid,
    fields,
    seo,
    status: 'inherit',
    title: revision.title ?? node.title,
    slug: `${id}-${revision.isAutosave ? 'autosave' : 'revision'}-v1`,
    content: content === null ? node.content : toStorableText(content),
    excerpt: revision.excerpt ?? node.excerpt,
    author_id: author,
    published_at: at,
    modified_at: at,
    revision_of: id,
    is_autosave: revision.isAutosave ?? false,
  };
}
