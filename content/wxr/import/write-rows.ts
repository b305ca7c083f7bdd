/** Rows of content, written or overwritten. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { MediaRowToWrite } from './media.ts';
import type { NodeRowToWrite } from './node-row.ts';

/** PostgreSQL takes at most 65,535 parameters in a statement. */
export const CHUNK = 500;

export async function writeNodes(db: Transaction<Database>, rows: readonly NodeRowToWrite[]): Promise<void> {
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
        template: row.ref('excluded.template'),
        guid: row.ref('excluded.guid'),
        published_at: row.ref('excluded.published_at'),
        modified_at: row.ref('excluded.modified_at'),
        fields: row.ref('excluded.fields'),
        seo: row.ref('excluded.seo'),
        blocks: row.ref('excluded.blocks'),
        blocks_version: row.ref('excluded.blocks_version'),
        last_edited_by: row.ref('excluded.last_edited_by'),
        trashed_status: row.ref('excluded.trashed_status'),
      })),
    )
    .execute();
}

export async function writeMedia(db: Transaction<Database>, rows: readonly (MediaRowToWrite & { node_id: number })[]): Promise<void> {
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

/** Files nodes under exactly these terms. */
export async function writeTerms(
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

type Addressed = Pick<NodeRowToWrite, 'id' | 'uri' | 'status'>;

/**
 * Addresses that are taken by others, within the rows or in the database, get a number behind: an address leads to one thing only.
 * @param tell told of each row whose address was changed
 */
export async function freeAddresses(
  db: Transaction<Database>,
  rows: readonly Addressed[],
  tell: (row: Addressed, wanted: string) => void,
): Promise<void> {
  const holds = ({ status }: Addressed) => status === 'publish' || status === 'private' || status === 'inherit';
  const own = rows.map(({ id }) => id);
  const given = new Set<string>();
  const isTaken = async (uri: string) => {
    if (given.has(uri)) return true;
    const { rows: found } = await sql`
      select from content_node where uri = ${uri} and status in ('publish', 'private', 'inherit') and id <> all(${own}::int[])
      union all select from term where uri = ${uri} limit 1`.execute(db);
    return found.length > 0;
  };
  const wanted = rows.flatMap(({ uri }) => (uri === null ? [] : [uri]));
  const { rows: taken } = await sql<{ uri: string }>`
    select uri from content_node where uri = any(${wanted}::text[]) and status in ('publish', 'private', 'inherit') and id <> all(${own}::int[])`.execute(
    db,
  );
  const takenUris = new Set(taken.map(({ uri }) => uri));
  for (const row of rows) {
    const { uri } = row;
    if (uri === null || !holds(row)) continue;
    if (takenUris.has(uri) || given.has(uri)) {
      let number = 2;
      const base = uri === '/' ? '/home' : uri.slice(0, -1);
      while (await isTaken(`${base}-${number}/`)) number += 1;
      row.uri = `${base}-${number}/`;
      tell(row, uri);
    }
    given.add(row.uri ?? uri);
  }
  // A row that is overwritten with an address another overwritten row gives up would meet that row's old address.
  await sql`update content_node set uri = null where id = any(${own}::int[]) and uri = any(${[...given]}::text[])`.execute(db);
}
