/**
 * Search data. The database updates it with a generated column and triggers, so that no code that writes content (commands, the importer, the seed)
 * can forget to do so.
 */
import { sql, type Kysely } from 'kysely';
import { OperationalError } from '#lib/process/operational-error.ts';

/** @throws OperationalError if the extension for typo-tolerant search is missing and this user does not have permission to add it */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTrigrams(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Adds the extension pg_trgm. PostgreSQL includes it, but a server may not have it installed or may not let ordinary users add it. */
async function addTrigrams(db: Kysely<unknown>): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
  } catch (error) {
    throw new OperationalError(
      {
        name: 'DATABASE_URL',
        rule: `the database needs the extension pg_trgm, and this user could not add it: ${(error as Error).message}.`,
        remedy: 'Ask the administrator of the server to add it to this database (on Debian, it is in the package postgresql-contrib).',
        example: 'create extension pg_trgm;',
      },
      { cause: error },
    );
  }
}

const statements = [
  // Extracts the searchable text of block markup: text between tags, and values of block attributes without block names and attribute names.
  `create function words_of_markup(markup text) returns text language sql immutable parallel safe as $$
    select regexp_replace(
      regexp_replace(
        replace(replace(replace(left(markup, 100000), '\\u003c', '<'), '\\u003e', '>'), '\\u0026', '&'),
        '<!--( */?wp:[^ ]+)?|-->|"[A-Za-z0-9_]+":|\\\\u00[0-9a-f][0-9a-f]|\\\\[nrt]', ' ', 'g'
      ), '<[^<>]*>', ' ', 'g')
  $$`,
  // Words of the title have the highest weight, then words of the excerpt, then all others. Very long texts are cut, because a vector is limited to 1 MB.
  `alter table content_node add column search_vector tsvector generated always as (
    setweight(to_tsvector('english'::regconfig, left(title, 5000)), 'A') ||
    setweight(to_tsvector('english'::regconfig, left(excerpt, 20000)), 'B') ||
    setweight(to_tsvector('english'::regconfig, words_of_markup(content)), 'D')
  ) stored`,
  'create index content_node_search on content_node using gin (search_vector)',
  // All stems in the content. Search words are looked up here, including words with a typo and parts of words. Words are never deleted; a word that is no
  // longer used finds nothing. The insert is sorted, so that two transactions that add the same words do not deadlock.
  'create table search_word (word text primary key)',
  'create index search_word_trigrams on search_word using gin (word gin_trgm_ops)',
  `create function add_search_words(ids integer[]) returns void language sql as $$
    insert into search_word
    select word from (
      select distinct unnest(tsvector_to_array(search_vector)) as word from content_node where id = any(ids)
    ) used where length(word) between 3 and 40 and word ~ '^[^/@.]*[[:alpha:]][^/@.]*$' order by word on conflict do nothing
  $$`,
  // Typed facts of published properties, in rows small enough to count hundreds of thousands of them. A password-protected property is found by its
  // title only, because filters would reveal its facts.
  `create table property_facts (
    id integer primary key references content_node on delete cascade,
    market_id integer,
    status_id integer,
    building_type text,
    lease_type text,
    available_square_feet integer,
    total_square_feet integer,
    clear_height_feet real,
    dock_doors integer,
    drive_in_doors integer,
    trailer_stalls integer,
    acres real,
    year_built integer,
    asking_rent real,
    rail boolean,
    available_from date,
    latitude double precision,
    longitude double precision,
    published_at timestamptz not null,
    title text not null collate "und-x-icu",
    search_vector tsvector not null,
    size_band smallint generated always as (width_bucket(available_square_feet, '{25000,50000,100000,250000,500000}'::int[])) stored
  )`,
  // The columns that every search counts. Scanning this index in order takes half as long as scanning the table.
  'create index property_facts_choices on property_facts (market_id, status_id, building_type, lease_type, size_band)',
  // Counting reads all rows but no vectors, so vectors are stored out of line and short columns in line.
  `alter table property_facts set (toast_tuple_target = 128),
    alter column search_vector set storage external, alter column title set storage plain,
    alter column building_type set storage plain, alter column lease_type set storage plain`,
  'create index property_facts_search on property_facts using gin (search_vector)',
  'create index property_facts_newest on property_facts (published_at desc, id desc)',
  'create index property_facts_size on property_facts (available_square_feet)',
  'create index property_facts_place on property_facts (latitude, longitude)',
  // Values of the wrong type count as missing.
  `create function fact_number(fact jsonb) returns double precision language sql immutable parallel safe as $$
    select case when jsonb_typeof(fact) = 'number' and abs((fact #>> '{}')::numeric) < 1e9 then (fact #>> '{}')::double precision end
  $$`,
  `create function fact_text(fact jsonb) returns text language sql immutable parallel safe as $$
    select case when jsonb_typeof(fact) = 'string' then nullif(left(fact #>> '{}', 200), '') end
  $$`,
  `create function fact_date(fact jsonb) returns date language plpgsql immutable parallel safe as $$
    begin
      return fact_text(fact)::date;
    exception when others then
      return null;
    end
  $$`,
  `create function write_property_facts(ids integer[]) returns void language sql as $$
    delete from property_facts where id = any(ids);
    insert into property_facts
    select n.id, case when n.password is null then fact_number(n.fields #> '{propertyMeta,market}')::integer end,
      (select r.term_id from term_relationship r join term t on t.id = r.term_id where r.node_id = n.id and t.taxonomy = 'status' order by r.term_id limit 1),
      fact_text(f -> 'buildingType'), fact_text(f -> 'leaseType'),
      fact_number(f -> 'availableSquareFeet')::integer, fact_number(f -> 'totalSquareFeet')::integer, fact_number(f -> 'clearHeightFeet'),
      fact_number(f -> 'dockDoors')::integer, fact_number(f -> 'driveInDoors')::integer, fact_number(f -> 'trailerStalls')::integer,
      fact_number(f -> 'acres'), fact_number(f -> 'yearBuilt')::integer, fact_number(f -> 'askingRent'),
      case when jsonb_typeof(f -> 'rail') = 'boolean' then (f ->> 'rail')::boolean end, fact_date(f -> 'availableFrom'),
      fact_number(f #> '{coordinates,latitude}'), fact_number(f #> '{coordinates,longitude}'), n.published_at, left(n.title, 1000),
      case when n.password is null then n.search_vector else setweight(to_tsvector('english', left(n.title, 5000)), 'A') end
    from content_node n cross join lateral (select case when n.password is null then n.fields -> 'propertyFacts' end as f offset 0) facts
    where n.id = any(ids) and n.type = 'properties' and n.status = 'publish' and n.revision_of is null
  $$`,
  // Code that writes many rows sets content.in_bulk and updates the search data once, at the end.
  `create function nodes_changed() returns trigger language plpgsql as $$
    declare ids integer[];
    begin
      if current_setting('content.in_bulk', true) = 'on' then return null; end if;
      ids := array(select id from changed);
      if cardinality(ids) > 0 then perform add_search_words(ids); end if;
      ids := array(select id from changed where type = 'properties' and revision_of is null);
      if cardinality(ids) > 0 then perform write_property_facts(ids); end if;
      return null;
    end
  $$`,
  `create function properties_filed() returns trigger language plpgsql as $$
    declare ids integer[];
    begin
      if current_setting('content.in_bulk', true) = 'on' then return null; end if;
      ids := array(select distinct n.id from changed c join content_node n on n.id = c.node_id where n.type = 'properties' and n.revision_of is null);
      if cardinality(ids) > 0 then perform write_property_facts(ids); end if;
      return null;
    end
  $$`,
  ...['insert', 'update'].map(
    (event) =>
      `create trigger content_node_${event} after ${event} on content_node referencing new table as changed for each statement execute function nodes_changed()`,
  ),
  `create trigger properties_filed after insert on term_relationship referencing new table as changed
    for each statement execute function properties_filed()`,
  `create trigger properties_unfiled after delete on term_relationship referencing old table as changed
    for each statement execute function properties_filed()`,
  'select add_search_words(array(select id from content_node))',
  "select write_property_facts(array(select id from content_node where type = 'properties'))",
];
