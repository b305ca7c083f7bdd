/**
 * Adds copies of the seed's properties and posts to make a large site, for load tests and for testing long lists. Each copy has its own facts,
 * location, URL and date, which depend only on the number of the copy, so every machine gets the same site.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { OperationalError } from '#lib/process/operational-error.ts';
import type { Database } from '../../db/tables.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { Seed } from '../types.ts';

/** Number of published nodes of each type. */
export type ScaleTargets = { properties: number; posts: number };

/** Share of properties among the nodes; the others are posts. */
const PROPERTIES_PERCENT = 80;

/** Part of every copy's slug, by which copies are recognized. */
const COPY_SLUG_MARKER = 'lot';

/** Splits a total number of nodes into properties and posts. */
export function getScaleTargets(nodes: number): ScaleTargets {
  const properties = Math.round((nodes * PROPERTIES_PERCENT) / 100);
  return { properties, posts: nodes - properties };
}

/**
 * Adds copies, in one transaction, until the database has the wanted number of published properties and posts. Existing nodes are not changed.
 * @param seed the seed whose nodes are copied; other nodes are not copied
 * @returns the number of nodes added
 * @throws OperationalError if the database does not contain the seed, in which case nothing is written
 */
export async function addCopiesToScale(db: Kysely<Database>, seed: Pick<Seed, 'nodes'>, wanted: ScaleTargets): Promise<ScaleTargets> {
  const added = await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local synchronous_commit = off`.execute(transaction);
    await sql`set local work_mem = '128MB'`.execute(transaction);
    await sql`set local content.in_bulk = 'on'`.execute(transaction);
    const properties = await addCopies(transaction, 'properties', getSlugs(seed, 'properties'), wanted.properties);
    const posts = await addCopies(transaction, 'post', getSlugs(seed, 'post'), wanted.posts);
    if (properties + posts > 0) {
      await sql`update term t set count = c.count from (
        select r.term_id, count(*)::int as count from term_relationship r join content_node n on n.id = r.node_id where n.status = 'publish' group by r.term_id
      ) c where c.term_id = t.id and c.count <> t.count`.execute(transaction);
      await sql`update content_version set version = version + 1`.execute(transaction);
    }
    return { properties, posts };
  });
  // Update the planner's statistics, because the number of rows has changed a lot.
  if (added.properties + added.posts > 0)
    await sql`vacuum analyze content_node, property_facts, property_word, term_relationship, node_reference`.execute(db);
  return added;
}

const getSlugs = ({ nodes }: Pick<Seed, 'nodes'>, type: ContentTypeName) =>
  nodes.filter((node) => node.type === type).map(({ slug }) => slug);

/** A number in [0, 1) that depends on the number of the copy and on the name of the value. */
const randomFraction = (name: string) => sql`(('x' || substr(md5(${name} || ':' || k.number), 1, 7))::bit(28)::int / 268435456.0)`;

async function addCopies(
  db: Transaction<Database>,
  type: 'properties' | 'post',
  slugs: readonly string[],
  wanted: number,
): Promise<number> {
  const isOriginal = sql`o.type = ${type} and o.slug = any(${slugs}::text[]) and o.status = 'publish' and o.password is null`;
  const { rows } = await sql<{ present: number; copies: number; originals: number }>`
    select count(*)::int as present, count(*) filter (where o.slug like ${`%-${COPY_SLUG_MARKER}-%`})::int as copies, count(*) filter (where ${isOriginal})::int as originals
    from content_node o where o.type = ${type} and o.status = 'publish'`.execute(db);
  const { present = 0, copies = 0, originals = 0 } = rows[0] ?? {};
  const missing = wanted - present;
  if (missing <= 0) return 0;
  if (originals === 0) throw createMissingSeedError(type);
  await sql`
    create temporary table copy on commit drop as
    with original as (
      select o.*, row_number() over (order by o.id) - 1 as place, count(*) over () as total from content_node o where ${isOriginal}
    )
    select nextval('content_id')::int as id, o.id as original_id, k.number,
      ${type === 'properties' ? createCopyFacts() : sql`o.fields`} as fields
    from generate_series(${copies + 1}::int, ${copies + missing}::int) as k(number) join original o on o.place = k.number % o.total`.execute(
    db,
  );
  await sql`
    insert into content_node (id, type, status, title, slug, uri, author_id, menu_order, content, excerpt, comment_status, ping_status, featured_image_id, template,
      guid, published_at, modified_at, fields, seo, blocks, blocks_version)
    select c.id, o.type, o.status, o.title || ' ' || c.number, o.slug || ${`-${COPY_SLUG_MARKER}-`}::text || c.number, regexp_replace(o.uri, '/$', ${`-${COPY_SLUG_MARKER}-`}::text || c.number || '/'),
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
  await sql`select add_search_words(array(select id from copy))`.execute(db);
  if (type === 'properties') await sql`select write_property_facts(array(select id from copy))`.execute(db);
  await sql`drop table copy`.execute(db);
  return missing;
}

function createMissingSeedError(type: string): OperationalError {
  return new OperationalError({
    name: '--scale',
    rule: `the database has none of the seed's published nodes of type "${type}", of which copies are made.`,
    remedy: 'Use a separate database for load tests. The seed is loaded into it if it is empty.',
    example: 'DATA_DIR=.data/large npm run seed -- --scale 100000',
  });
}

/** Facts of another building in the same market, up to a fifth of a degree away, of a different size and age. */
function createCopyFacts() {
  const near = (axis: 'latitude' | 'longitude') =>
    sql`(coalesce((o.fields #>> ${`{propertyFacts,coordinates,${axis}}`}::text[])::numeric, 0) + (${randomFraction(axis)} - 0.5) * 0.4)::numeric(9, 5)`;
  return sql`jsonb_set(o.fields, '{propertyFacts}', (o.fields -> 'propertyFacts') || jsonb_build_object(
    'availableSquareFeet', (20000 + ${randomFraction('size')} * 980000)::int / 100 * 100,
    'totalSquareFeet', (20000 + ${randomFraction('size')} * 1200000)::int / 100 * 100,
    'clearHeightFeet', 20 + (${randomFraction('height')} * 20)::int,
    'dockDoors', 4 + (${randomFraction('doors')} * 196)::int,
    'trailerStalls', (${randomFraction('stalls')} * 400)::int,
    'acres', (2 + ${randomFraction('acres')} * 80)::numeric(6, 1),
    'yearBuilt', 1960 + (${randomFraction('year')} * 66)::int,
    'askingRent', (5 + ${randomFraction('rent')} * 14)::numeric(5, 2),
    'rail', ${randomFraction('rail')} < 0.2,
    'coordinates', jsonb_build_object('latitude', ${near('latitude')}, 'longitude', ${near('longitude')})
  ))`;
}
