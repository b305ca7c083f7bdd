/** Addresses for what is published and brought none of its own: exports of sites with plain links (`/?p=12`) tell none. */
import { sql } from 'kysely';
import { getPublicUri } from '../../commands/permalinks/node-uri.ts';
import { getSiteSettings } from '../../commands/settings/site-settings.ts';
import type { Tx } from '../../commands/core/transact.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import { type Job, write } from './job.ts';
import { freeAddresses } from './write-rows.ts';

const BATCH = 200;
/** A tree deeper than this is a loop. */
const MAX_DEPTH = 16;

const addressed = contentTypes.filter(({ permalink }) => permalink !== null).map(({ name }) => name);

type Row = {
  id: number;
  type: ContentTypeName;
  status: PostStatus;
  slug: string;
  ancestorSlugs: string[];
  date: Date;
  authorName: string;
  category: string[];
};

/** Gives addresses by the settings' pattern or the content model's, as a new node would get them. */
export async function giveAddresses(job: Job): Promise<void> {
  for (let after = 0; ;) {
    const last = await write(job, (tx) => giveSome(tx, job, after));
    if (last === null) return;
    after = last;
  }
}

async function giveSome({ db }: Tx, job: Job, after: number): Promise<number | null> {
  const settings = await getSiteSettings(db);
  const { rows } = await sql<Row>`
    select n.id, n.type, n.status, n.slug, n.published_at as date, coalesce(u.nicename, '') as "authorName",
      array(
        with recursive up as (
          select p.id, p.slug, p.parent_id, 1 as depth from content_node p where p.id = n.parent_id
          union all select p.id, p.slug, p.parent_id, up.depth + 1 from up join content_node p on p.id = up.parent_id where up.depth < ${MAX_DEPTH}
        ) select up.slug from up order by up.depth desc) as "ancestorSlugs",
      array(select t.slug from term_relationship r join term t on t.id = r.term_id where r.node_id = n.id and t.taxonomy = 'category' order by t.id limit 1) as category
    from content_node n join import_record i on i.source = ${job.source} and i.kind = 'node' and i.local_id = n.id left join user_account u on u.id = n.author_id
    where n.id > ${after} and n.uri is null and n.revision_of is null and n.slug <> '' and n.status in ('publish', 'private', 'inherit')
      and n.type = any(${addressed}::text[])
    order by n.id limit ${BATCH}`.execute(db);
  const given = rows.map((row) => ({ id: row.id, status: row.status, uri: getPublicUri(row, settings) }));
  await freeAddresses(db, given, (row, wanted) =>
    job.report.note('address that was taken, so the item got another', `${wanted} → ${row.uri ?? ''}`),
  );
  await sql`
    update content_node n set uri = k.uri from unnest(${given.map(({ id }) => id)}::int[], ${given.map(({ uri }) => uri)}::text[]) k(id, uri) where n.id = k.id`.execute(
    db,
  );
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
}
