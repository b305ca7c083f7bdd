/** Assigns URIs to published nodes without one. Exports of sites with plain permalinks (`/?p=12`) contain no URIs. */
import { sql } from 'kysely';
import { getPublicUri } from '../../commands/permalinks/node-uri.ts';
import { getSiteSettings } from '../../commands/settings/site-settings.ts';
import type { Tx } from '../../commands/core/transact.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import { type ImportState, runInTransaction } from './import-state.ts';
import { makeUrisUnique } from './write-rows.ts';

const BATCH = 200;
/** Maximum number of ancestors. A longer chain is a cycle. */
const MAX_DEPTH = 16;

const typesWithUris = contentTypes.filter(({ permalink }) => permalink !== null).map(({ name }) => name);

type NodeWithoutUri = {
  id: number;
  type: ContentTypeName;
  status: PostStatus;
  slug: string;
  ancestorSlugs: string[];
  date: Date;
  authorName: string;
  category: string[];
};

/** Assigns URIs by the permalink structure in the settings or the content model, like for new nodes. */
export async function assignUris(state: ImportState): Promise<void> {
  for (let after = 0; ;) {
    const last = await runInTransaction(state, (tx) => assignUrisToBatch(tx, state, after));
    if (last === null) return;
    after = last;
  }
}

async function assignUrisToBatch({ db }: Tx, state: ImportState, after: number): Promise<number | null> {
  const settings = await getSiteSettings(db);
  const { rows } = await sql<NodeWithoutUri>`
    select n.id, n.type, n.status, n.slug, n.published_at as date, coalesce(u.nicename, '') as "authorName",
      array(
        with recursive up as (
          select p.id, p.slug, p.parent_id, 1 as depth from content_node p where p.id = n.parent_id
          union all select p.id, p.slug, p.parent_id, up.depth + 1 from up join content_node p on p.id = up.parent_id where up.depth < ${MAX_DEPTH}
        ) select up.slug from up order by up.depth desc) as "ancestorSlugs",
      array(select t.slug from term_relationship r join term t on t.id = r.term_id where r.node_id = n.id and t.taxonomy = 'category' order by t.id limit 1) as category
    from content_node n join import_record i on i.source = ${state.source} and i.kind = 'node' and i.local_id = n.id left join user_account u on u.id = n.author_id
    where n.id > ${after} and n.uri is null and n.revision_of is null and n.slug <> '' and n.status in ('publish', 'private', 'inherit')
      and n.type = any(${typesWithUris}::text[])
    order by n.id limit ${BATCH}`.execute(db);
  const rowsWithUris = rows.map((row) => ({ id: row.id, status: row.status, slug: row.slug, uri: getPublicUri(row, settings) }));
  await makeUrisUnique(db, rowsWithUris, (row, originalUri) =>
    state.report.warn('URI changed because it is already in use', `${originalUri} → ${row.uri ?? ''}`),
  );
  await sql`
    update content_node n set uri = k.uri, slug = k.slug
    from unnest(${rowsWithUris.map(({ id }) => id)}::int[], ${rowsWithUris.map(({ uri }) => uri)}::text[], ${rowsWithUris.map(({ slug }) => slug)}::text[]) k(id, uri, slug)
    where n.id = k.id`.execute(db);
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
}
