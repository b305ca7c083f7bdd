/** Inserts or updates rows of content. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { NewMediaRow } from './media.ts';
import { toStoredSegment } from '../../core/stored-uri.ts';
import type { NewNodeRow } from './node-row.ts';

/** PostgreSQL accepts at most 65,535 parameters per statement. */
export const MAX_ROWS_PER_INSERT = 500;

export async function upsertNodes(db: Transaction<Database>, rows: readonly NewNodeRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('content_node')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        type: row.ref('excluded.type'),
        status: row.ref('excluded.status'),
        title: row.ref('excluded.title'),
        slug: row.ref('excluded.slug'),
        uri: row.ref('excluded.uri'),
        author_id: row.ref('excluded.author_id'),
        menu_order: row.ref('excluded.menu_order'),
        content: row.ref('excluded.content'),
        excerpt: row.ref('excluded.excerpt'),
        password: row.ref('excluded.password'),
        sticky: row.ref('excluded.sticky'),
        comment_status: row.ref('excluded.comment_status'),
        ping_status: row.ref('excluded.ping_status'),
        featured_image_id: row.ref('excluded.featured_image_id'),
        template: row.ref('excluded.template'),
        guid: row.ref('excluded.guid'),
        published_at: row.ref('excluded.published_at'),
        date_floats: row.ref('excluded.date_floats'),
        modified_at: row.ref('excluded.modified_at'),
        fields: row.ref('excluded.fields'),
        seo: row.ref('excluded.seo'),
        extra_meta: row.ref('excluded.extra_meta'),
        enclosure: row.ref('excluded.enclosure'),
        blocks: row.ref('excluded.blocks'),
        blocks_version: row.ref('excluded.blocks_version'),
        last_edited_by: row.ref('excluded.last_edited_by'),
        trashed_status: row.ref('excluded.trashed_status'),
      })),
    )
    .execute();
}

export async function upsertMedia(db: Transaction<Database>, rows: readonly (NewMediaRow & { node_id: number })[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('media_item')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('node_id').doUpdateSet((row) => ({
        file: row.ref('excluded.file'),
        mime_type: row.ref('excluded.mime_type'),
        file_size: row.ref('excluded.file_size'),
        width: row.ref('excluded.width'),
        height: row.ref('excluded.height'),
        alt_text: row.ref('excluded.alt_text'),
        focal_point: row.ref('excluded.focal_point'),
        caption: row.ref('excluded.caption'),
        description: row.ref('excluded.description'),
        placeholder_color: row.ref('excluded.placeholder_color'),
        content_hash: row.ref('excluded.content_hash'),
        sizes: row.ref('excluded.sizes'),
        sources: row.ref('excluded.sources'),
        meta: row.ref('excluded.meta'),
      })),
    )
    .execute();
}

/** Replaces the terms of nodes. */
export async function replaceTerms(
  db: Transaction<Database>,
  nodeIds: readonly number[],
  pairs: readonly { node: number; term: number }[],
): Promise<void> {
  if (nodeIds.length === 0) return;
  await sql`delete from term_relationship where node_id = any(${nodeIds}::int[])`.execute(db);
  await sql`
    insert into term_relationship (node_id, term_id)
    select distinct k.node, k.term from unnest(${pairs.map(({ node }) => node)}::int[], ${pairs.map(({ term }) => term)}::int[]) k(node, term)`.execute(
    db,
  );
}

type RowWithUri = Pick<NewNodeRow, 'id' | 'uri' | 'status'> & { slug?: string };

/**
 * Appends a number to URIs that are in use, by another of the rows or in the database, because URIs are unique.
 * @param onChange is called for each row whose URI was changed
 */
export async function makeUrisUnique(
  db: Transaction<Database>,
  rows: readonly RowWithUri[],
  onChange: (row: RowWithUri, originalUri: string) => void,
): Promise<void> {
  const reservesUri = ({ status }: RowWithUri) => status === 'publish' || status === 'private' || status === 'inherit';
  const ids = rows.map(({ id }) => id);
  const assignedUris = new Set<string>();
  const isTaken = async (uri: string) => {
    if (assignedUris.has(uri)) return true;
    const { rows: conflicts } = await sql`
      select from content_node where uri = ${uri} and status in ('publish', 'private', 'inherit') and id <> all(${ids}::int[])
      union all select from term where uri = ${uri} limit 1`.execute(db);
    return conflicts.length > 0;
  };
  const uris = rows.flatMap(({ uri }) => (uri === null ? [] : [uri]));
  const { rows: takenRows } = await sql<{ uri: string }>`
    select uri from content_node where uri = any(${uris}::text[]) and status in ('publish', 'private', 'inherit') and id <> all(${ids}::int[])`.execute(
    db,
  );
  const takenUris = new Set(takenRows.map(({ uri }) => uri));
  for (const row of rows) {
    const { uri } = row;
    if (uri === null || !reservesUri(row)) continue;
    if (takenUris.has(uri) || assignedUris.has(uri)) {
      let number = 2;
      const base = uri === '/' ? '/home' : uri.slice(0, -1);
      while (await isTaken(`${base}-${number}/`)) number += 1;
      row.uri = `${base}-${number}/`;
      if (row.slug !== undefined && uri.endsWith(`/${toStoredSegment(row.slug)}/`)) row.slug = `${row.slug}-${number}`;
      onChange(row, uri);
    }
    assignedUris.add(row.uri ?? uri);
  }
  // If two existing rows exchange URIs, the update of the first would conflict with the old URI of the second, so the old URIs are cleared first.
  await sql`update content_node set uri = null where id = any(${ids}::int[]) and uri = any(${[...assignedUris]}::text[])`.execute(db);
}
