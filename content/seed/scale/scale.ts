/**
 * Makes a large site of the seed's: its properties and posts again and again, each with facts, a place, an address and a day of its own. Everything follows
 * from the number of the copy, so two machines get the same site. For load tests and for looking at long lists.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';

export type Scale = { properties: number; posts: number };

/** Of a hundred nodes that are added, as many are properties; the others are posts. */
const PROPERTIES_PERCENT = 80;

/** Copies have slugs of their own kind, by which they are known. */
const MARK = 'lot';

/** How many of each kind make `nodes` nodes. */
export function scaleOf(nodes: number): Scale {
  const properties = Math.round((nodes * PROPERTIES_PERCENT) / 100);
  return { properties, posts: nodes - properties };
}

/**
 * Adds copies until there are as many; what is there already stays. All in one transaction.
 * @returns how many were added
 */
export async function addScale(db: Kysely<Database>, wanted: Scale): Promise<Scale> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local synchronous_commit = off`.execute(transaction);
    const added = {
      properties: await addCopies(transaction, 'properties', wanted.properties),
      posts: await addCopies(transaction, 'post', wanted.posts),
    };
    await sql`update term t set count = coalesce(c.count, 0) from (
      select r.term_id, count(*)::int as count from term_relationship r join content_node n on n.id = r.node_id where n.status = 'publish' group by r.term_id
    ) c where c.term_id = t.id`.execute(transaction);
    await sql`update content_version set version = version + 1`.execute(transaction);
    return added;
  });
}

/** A number from 0 to below 1 that follows from a copy's number and the name of what it is for. */
const chance = (name: string) => sql`(('x' || substr(md5(${name} || ':' || k.number), 1, 7))::bit(28)::int / 268435456.0)`;

async function addCopies(db: Transaction<Database>, type: 'properties' | 'post', wanted: number): Promise<number> {
  const { rows } = await sql<{ present: number; copies: number }>`
    select count(*)::int as present, count(*) filter (where slug like ${`%-${MARK}-%`})::int as copies
    from content_node where type = ${type} and status = 'publish' and revision_of is null`.execute(db);
  const { present = 0, copies = 0 } = rows[0] ?? {};
  const missing = wanted - present;
  if (missing <= 0) return 0;
  await sql`
    create temporary table copy on commit drop as
    with original as (
      select o.*, row_number() over (order by o.id) - 1 as place, count(*) over () as total from content_node o
      where o.type = ${type} and o.status = 'publish' and o.revision_of is null and o.password is null and o.slug not like ${`%-${MARK}-%`}
    )
    select nextval('content_id')::int as id, o.id as original_id, k.number,
      ${type === 'properties' ? factsOfCopy() : sql`o.fields`} as fields
    from generate_series(${copies + 1}::int, ${copies + missing}::int) as k(number) join original o on o.place = k.number % o.total`.execute(
    db,
  );
  await sql`
    insert into content_node (id, type, status, title, slug, uri, author_id, menu_order, content, excerpt, comment_status, ping_status, featured_image_id, template,
      guid, published_at, modified_at, fields, seo, blocks, blocks_version)
    select c.id, o.type, o.status, o.title || ' ' || c.number, o.slug || ${`-${MARK}-`}::text || c.number, regexp_replace(o.uri, '/$', ${`-${MARK}-`}::text || c.number || '/'),
      o.author_id, o.menu_order, o.content, o.excerpt, o.comment_status, o.ping_status, o.featured_image_id, o.template, o.guid || '-' || c.number,
      timestamptz '2019-12-31 12:00:00Z' - make_interval(mins => 7 * c.number), timestamptz '2019-12-31 12:00:00Z' - make_interval(mins => 7 * c.number),
      c.fields, o.seo, o.blocks, o.blocks_version
    from copy c join content_node o on o.id = c.original_id order by c.id`.execute(db);
  await sql`insert into term_relationship (node_id, term_id) select c.id, r.term_id from copy c join term_relationship r on r.node_id = c.original_id`.execute(
    db,
  );
  await sql`insert into node_reference (node_id, field_group, field, position, target_id)
    select c.id, r.field_group, r.field, r.position, r.target_id from copy c join node_reference r on r.node_id = c.original_id`.execute(
    db,
  );
  await sql`drop table copy`.execute(db);
  return missing;
}

/** Another building in the same market: up to a fifth of a degree away, of another size and age. */
function factsOfCopy() {
  const near = (axis: 'latitude' | 'longitude') =>
    sql`(coalesce((o.fields #>> ${`{propertyFacts,coordinates,${axis}}`}::text[])::numeric, 0) + (${chance(axis)} - 0.5) * 0.4)::numeric(9, 5)`;
  return sql`jsonb_set(o.fields, '{propertyFacts}', (o.fields -> 'propertyFacts') || jsonb_build_object(
    'availableSquareFeet', (20000 + ${chance('size')} * 980000)::int / 100 * 100,
    'totalSquareFeet', (20000 + ${chance('size')} * 1200000)::int / 100 * 100,
    'clearHeightFeet', 20 + (${chance('height')} * 20)::int,
    'dockDoors', 4 + (${chance('doors')} * 196)::int,
    'trailerStalls', (${chance('stalls')} * 400)::int,
    'acres', (2 + ${chance('acres')} * 80)::numeric(6, 1),
    'yearBuilt', 1960 + (${chance('year')} * 66)::int,
    'askingRent', (5 + ${chance('rent')} * 14)::numeric(5, 2),
    'rail', ${chance('rail')} < 0.2,
    'coordinates', jsonb_build_object('latitude', ${near('latitude')}, 'longitude', ${near('longitude')})
  ))`;
}
