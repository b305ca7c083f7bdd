/** Where media items are used (migration 0036): in texts, attributes of blocks, fields and options, as featured images, and in references of field groups. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

export type MediaUsage = { nodeIds: readonly number[]; terms: readonly string[]; options: readonly string[]; menus: readonly string[] };

/** References to the media item `m`. */
const isReferenceTo = sql`(r.reference = m.node_id::text or r.reference = get_media_stem(m.file))`;

/** References to the former file `f` of a media item. */
const isReferenceToFormer = sql`r.reference = get_media_stem(f.file)`;

/** Condition that nothing refers to the media item `n`. */
export const isUnusedMedia: RawBuilder<unknown> = sql`(not exists (
  select from media_item m join media_reference r on ${isReferenceTo} where m.node_id = n.id and r.node_id is distinct from n.id
) and not exists (
  select from former_media_file f join media_reference r on ${isReferenceToFormer} where f.node_id = n.id and r.node_id is distinct from n.id
) and not exists (select from node_reference o where o.target_id = n.id))`;

/** Content is listed with that which the viewer may not read: callers filter it. Terms, options and menus are named. */
export async function findMediaUsage(db: Kysely<Database>, id: number): Promise<MediaUsage> {
  const { rows } = await sql<MediaUsage>`
    with found as (select r.* from media_item m join media_reference r on ${isReferenceTo} where m.node_id = ${id}
      union select r.* from former_media_file f join media_reference r on ${isReferenceToFormer} where f.node_id = ${id})
    select
      array(select node_id from found where node_id <> ${id} union select node_id from node_reference where target_id = ${id} order by 1) as "nodeIds",
      array(select distinct t.name from found f join term t on t.id = f.term_id order by 1) as terms,
      array(select distinct option_name from found where option_name is not null order by 1) as options,
      array(select distinct u.name from found f join menu_item i on i.id = f.menu_item_id join menu u on u.id = i.menu_id order by 1) as menus`.execute(
    db,
  );
  return rows[0] ?? { nodeIds: [], terms: [], options: [], menus: [] };
}
