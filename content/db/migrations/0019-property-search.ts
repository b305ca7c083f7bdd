/**
 * The property search: typed facts, search documents, the vocabulary of places and names, and counts per combination of filter options. The database
 * maintains all of them with triggers, so that no code that writes content (commands, the importer, the seed) can forget to do so.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Attributes of `property_option_group` that identify a group. Missing values are stored as 0, '' or infinity, so that they can be compared. */
const groupKey = 'market_id, submarket_id, status_id, building_type, lease_type, size_band, features, available_from';

const factColumns = `id, market_id, submarket_id, status_id, building_type, lease_type, available_square_feet, divisible_square_feet, total_square_feet,
  clear_height_feet, dock_doors, drive_in_doors, trailer_stalls, power_amps, acres, year_built, asking_rent, rail, refrigerated, available_from,
  latitude, longitude, published_at, title, search_vector`;

const statements = [
  // Splits a text into lowercase words without accents and apostrophes, as `splitSearchWords` in content/store/search does for search text.
  `create function search_tokens(value text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array(
      select left(found[1], 40) from regexp_matches(
        regexp_replace(normalize(lower(left(value, 1000)), nfkd), '[\\u0300-\\u036f\\u0027\\u2018\\u2019\\u02bc\`]', '', 'g'), '[[:alnum:]]+', 'g') found
    ), '{}')
  $$`,
  // Variants of a word with one character removed. Two words that differ by one typing error have a variant in common.
  `create function search_deletions(word text) returns text[] language sql immutable parallel safe as $$
    select array_agg(distinct variant) from (
      select word as variant union all select overlay(word placing '' from place for 1) from generate_series(1, length(word)) place where length(word) > 2
    ) variants
  $$`,
  // Words and whole values in the structured facts of properties. Search text is looked up here. Words are never deleted; a word that is no longer used
  // finds nothing. Numbers are not listed, because every property has its own.
  `create table property_word (
    word text not null,
    field text not null,
    label text,
    variants text[] generated always as (case when label is null then search_deletions(word) end) stored,
    primary key (word, field)
  )`,
  'create index property_word_variants on property_word using gin (variants) where label is null',
  'create index property_word_trigrams on property_word using gin (word gin_trgm_ops) where label is null',
  'create index property_word_prefix on property_word (word text_pattern_ops) where label is null',
  `create function fact_is_refrigerated(facts jsonb) returns boolean language sql immutable parallel safe as $$
    select coalesce(fact_number(facts -> 'refrigeratedSquareFeet') > 0, fact_text(facts -> 'buildingType') = 'Cold storage')
  $$`,
  // The names and places of one property: rows of field and value. Only the title of a password-protected property is public.
  `create function property_search_values(property_id integer) returns table (field text, value text) language sql stable as $$
    select v.field, v.value from (
      select n.title, n.password, n.fields -> 'propertyFacts' as f, fact_text(n.fields #> '{propertyMeta,propertyAddress}') as address,
        fact_text(n.fields #> '{propertyFacts,city}') as city
      from content_node n where n.id = property_id offset 0
    ) p cross join lateral (values
      ('name', left(p.title, 200)),
      ('street', split_part(p.address, E'\\n', 1)),
      ('city', coalesce(substring(p.city from '^(.+),[^,]+$'), p.city, substring(p.address from '\\n\\s*([^\\n]+),\\s*[A-Z]{2}(?:\\s+\\d{5}.*)?$'))),
      ('state', substring(p.city from ',\\s*([^,]+)$')),
      ('state', substring(p.address from ',\\s*([A-Z]{2})(?:\\s+\\d{5}.*)?\\s*$')),
      ('zip', substring(p.address from '\\m(\\d{5})(?:-\\d{4})?\\s*$')),
      ('type', fact_text(p.f -> 'buildingType')),
      ('lease', fact_text(p.f -> 'leaseType')),
      ('sprinklers', fact_text(p.f -> 'sprinklers')),
      ('feature', case when p.f -> 'rail' = 'true' then 'Rail-served' end),
      ('feature', case when fact_is_refrigerated(p.f) then 'Refrigerated' end)
    ) v(field, value) where v.value is not null and (v.field = 'name' or p.password is null)
    union all
    select t.taxonomy, t.name from content_node n join term_relationship r on r.node_id = n.id join term t on t.id = r.term_id
    where n.id = property_id and n.password is null and t.taxonomy in ('status', 'submarket')
    union all
    select case place.type when 'markets' then 'market' else 'region' end, place.title
    from (
      select array_append(array(
        select r.target_id from node_reference r where r.node_id = m.id and r.field_group = 'marketMeta' and r.field = 'region'), m.id) as place_ids
      from content_node n join content_node m on m.id = fact_number(n.fields #> '{propertyMeta,market}')::integer
      where n.id = property_id and n.password is null offset 0
    ) p join content_node place on place.id = any(p.place_ids)
    where place.type in ('markets', 'regions') and place.status = 'publish' and place.password is null and place.revision_of is null
  $$`,
  // The words of a value. Markets and submarkets are often named after several places ("Dallas–Fort Worth"), buildings and streets are
  // numbered ("Northport 3"), so that their parts are values too.
  `create function property_value_parts(field text, value text) returns setof text[] language sql immutable parallel safe as $$
    select distinct tokens from (
      select search_tokens(value) as tokens
      union all select search_tokens(part) from regexp_split_to_table(value, '[–—/]|--') part where field in ('market', 'submarket') and value ~ '[–—/]|--'
      union all select search_tokens(substring(value from '^(.*\\S)\\s+\\S*\\d\\S*$')) where field = 'name' and value ~ '\\s\\S*\\d\\S*$'
      union all select search_tokens(substring(value from '^\\d\\S*\\s+(.*)$')) where field = 'street' and value ~ '^\\d'
    ) parts where cardinality(tokens) > 0
  $$`,
  // Lexemes: word: any word of a fact, main: a word of the name or the address, value: a whole fact, exact: a whole name or part of the address.
  // Neighboring words are also stored as one word ("crossdock", "laporte"). text: stems of the content.
  `create function property_search_vector(property_id integer) returns tsvector language sql stable as $$
    select coalesce(array_to_tsvector(array_agg(distinct left(lexeme, 200))), ''::tsvector) from (
      select unnest(
        array(select 'word:' || t from unnest(tokens) t)
        || array(select 'word:' || tokens[i] || tokens[i + 1] from generate_series(1, cardinality(tokens) - 1) i)
        || array['value:' || array_to_string(tokens, ' ')]
        || case when field in ('name', 'street', 'city', 'zip', 'state') then
          array(select 'main:' || t from unnest(tokens) t) || array['exact:' || array_to_string(tokens, ' ')] else '{}' end
      ) as lexeme
      from property_search_values(property_id) v cross join lateral property_value_parts(v.field, v.value) as tokens
      union all
      select 'text:' || stem from content_node n cross join lateral unnest(tsvector_to_array(
        case when n.password is null then n.search_vector ||
          to_tsvector('english', left(concat_ws(' ', jsonb_path_query_array(n.fields, '$.propertyMeta.propertyMeta[*].*')::text, n.fields #>> '{propertyFacts,zoning}'), 20000))
        else to_tsvector('english', left(n.title, 5000)) end
      )) stem where n.id = property_id
    ) lexemes
  $$`,
  `create function add_property_words(ids integer[]) returns void language sql as $$
    with source as (
      select distinct v.field, v.value from content_node n cross join lateral property_search_values(n.id) v
      where n.id = any(ids) and n.type = 'properties' and n.status = 'publish' and n.revision_of is null
    ),
    parts as (select s.field, s.value, tokens from source s cross join lateral property_value_parts(s.field, s.value) as tokens),
    words as (
      select t as word, field from parts cross join lateral unnest(tokens) t
      union
      select tokens[i] || tokens[i + 1], field from parts cross join lateral generate_series(1, cardinality(tokens) - 1) i
      where tokens[i] !~ '\\d' and tokens[i + 1] !~ '\\d'
    )
    insert into property_word (word, field, label)
    select word, field, null from words where word ~ '[[:alpha:]]' and word !~ '\\d' and length(word) between 2 and 40
    union all
    select 'value:' || array_to_string(tokens, ' '), field, min(value) from parts
    where field in ('city', 'state', 'market', 'submarket', 'region', 'type', 'status', 'lease')
      or (field in ('name', 'street') and array_to_string(tokens, ' ') !~ '^\\d|\\d$')
    group by 1, 2 order by 1, 2 on conflict do nothing
  $$`,
  // The rated current of an electrical service such as "4,000 A, 480 V".
  `create function fact_amps(fact text) returns integer language sql immutable parallel safe as $$
    select left(replace((regexp_match(fact, '([0-9][0-9,]{0,11})\\s*(?:A|amps?|amperes?)\\M'))[1], ',', ''), 8)::integer
  $$`,
  `drop function write_property_facts(integer[])`,
  'drop table property_facts',
  // Properties with the same filter options, and their number. Facets are the sums of groups: reading the groups takes a fraction of the time of reading
  // all properties.
  `create table property_option_group (
    id integer generated always as identity primary key,
    market_id integer not null,
    submarket_id integer not null,
    status_id integer not null,
    building_type text not null,
    lease_type text not null,
    size_band smallint not null,
    features smallint not null,
    available_from date not null,
    properties integer not null default 0,
    square_feet bigint not null default 0,
    unique (${groupKey})
  )`,
  `create table property_facts (
    id integer primary key references content_node on delete cascade,
    market_id integer,
    submarket_id integer,
    status_id integer,
    building_type text,
    lease_type text,
    available_square_feet integer,
    divisible_square_feet integer,
    total_square_feet integer,
    clear_height_feet real,
    dock_doors integer,
    drive_in_doors integer,
    trailer_stalls integer,
    power_amps integer,
    acres real,
    year_built integer,
    asking_rent real,
    rail boolean,
    refrigerated boolean,
    available_from date,
    latitude double precision,
    longitude double precision,
    published_at timestamptz not null,
    option_group_id integer not null references property_option_group,
    title text not null collate "und-x-icu",
    search_vector tsvector not null,
    size_band smallint generated always as (width_bucket(available_square_feet, '{25000,50000,100000,250000,500000}'::int[])) stored,
    has_space boolean not null generated always as (coalesce(available_square_feet, 0) > 0) stored
  )`,
  // Searches read many rows but few vectors, so vectors are stored out of line and short columns in line.
  `alter table property_facts set (toast_tuple_target = 128),
    alter column search_vector set storage external, alter column title set storage plain,
    alter column building_type set storage plain, alter column lease_type set storage plain`,
  'create index property_facts_search on property_facts using gin (search_vector)',
  'create index property_facts_newest on property_facts (published_at desc, id desc)',
  'create index property_facts_relevant on property_facts (has_space desc, published_at desc, id desc)',
  'create index property_facts_size on property_facts (available_square_feet)',
  'create index property_facts_place on property_facts (latitude, longitude)',
  'create index property_facts_group on property_facts (option_group_id)',
  // The features of a property as bits: space to lease, rail, refrigerated rooms, drive-in doors, trailer stalls, divisible space.
  `create function assign_property_group() returns trigger language plpgsql as $$
    declare
      key property_option_group;
    begin
      key.market_id := coalesce(new.market_id, 0);
      key.submarket_id := coalesce(new.submarket_id, 0);
      key.status_id := coalesce(new.status_id, 0);
      key.building_type := coalesce(new.building_type, '');
      key.lease_type := coalesce(new.lease_type, '');
      key.size_band := coalesce(width_bucket(new.available_square_feet, '{25000,50000,100000,250000,500000}'::int[]), -1);
      key.features := (coalesce(new.available_square_feet, 0) > 0)::int + 2 * coalesce(new.rail, false)::int + 4 * coalesce(new.refrigerated, false)::int
        + 8 * (coalesce(new.drive_in_doors, 0) > 0)::int + 16 * (coalesce(new.trailer_stalls, 0) > 0)::int
        + 32 * (coalesce(new.divisible_square_feet, 0) > 0 and coalesce(new.available_square_feet, 0) > new.divisible_square_feet)::int;
      -- Past dates are one value, because each has the same meaning: available now.
      key.available_from := case when new.available_from is null then 'infinity' when new.available_from <= current_date then '-infinity' else new.available_from end;
      for attempt in 1..2 loop
        select g.id into new.option_group_id from property_option_group g
        where (g.market_id, g.submarket_id, g.status_id, g.building_type, g.lease_type, g.size_band, g.features, g.available_from)
          = (key.market_id, key.submarket_id, key.status_id, key.building_type, key.lease_type, key.size_band, key.features, key.available_from);
        exit when found;
        insert into property_option_group (${groupKey})
        values (key.market_id, key.submarket_id, key.status_id, key.building_type, key.lease_type, key.size_band, key.features, key.available_from)
        on conflict do nothing;
      end loop;
      return new;
    end
  $$`,
  'create trigger property_facts_group before insert on property_facts for each row execute function assign_property_group()',
  // Groups are locked in the order of their ids, so that concurrent changes do not deadlock.
  `create function count_property_groups() returns trigger language plpgsql as $$
    declare direction integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform from property_option_group g where g.id in (select option_group_id from changed) order by g.id for update;
      update property_option_group g set properties = g.properties + direction * c.properties, square_feet = g.square_feet + direction * c.square_feet
      from (
        select option_group_id, count(*) as properties, coalesce(sum(coalesce(nullif(available_square_feet, 0), total_square_feet)), 0) as square_feet
        from changed group by 1
      ) c where c.option_group_id = g.id;
      return null;
    end
  $$`,
  `create trigger property_facts_added after insert on property_facts referencing new table as changed
    for each statement execute function count_property_groups()`,
  `create trigger property_facts_removed after delete on property_facts referencing old table as changed
    for each statement execute function count_property_groups()`,
  // Typed facts of published properties. A password-protected property is found by its title only, because filters would reveal its facts.
  `create function write_property_facts(ids integer[]) returns void language sql as $$
    delete from property_facts where id = any(ids);
    insert into property_facts (${factColumns})
    select n.id, case when n.password is null then fact_number(n.fields #> '{propertyMeta,market}')::integer end,
      (select r.term_id from term_relationship r join term t on t.id = r.term_id where r.node_id = n.id and t.taxonomy = 'submarket' and n.password is null order by r.term_id limit 1),
      (select r.term_id from term_relationship r join term t on t.id = r.term_id where r.node_id = n.id and t.taxonomy = 'status' and n.password is null order by r.term_id limit 1),
      fact_text(f -> 'buildingType'), fact_text(f -> 'leaseType'), fact_number(f -> 'availableSquareFeet')::integer,
      fact_number(f -> 'divisibleSquareFeet')::integer, fact_number(f -> 'totalSquareFeet')::integer, fact_number(f -> 'clearHeightFeet'),
      fact_number(f -> 'dockDoors')::integer, fact_number(f -> 'driveInDoors')::integer, fact_number(f -> 'trailerStalls')::integer,
      coalesce(fact_number(f -> 'powerAmps')::integer, fact_amps(fact_text(f -> 'power'))),
      fact_number(f -> 'acres'), fact_number(f -> 'yearBuilt')::integer, fact_number(f -> 'askingRent'),
      case when jsonb_typeof(f -> 'rail') = 'boolean' then (f ->> 'rail')::boolean end,
      fact_is_refrigerated(f),
      fact_date(f -> 'availableFrom'), fact_number(f #> '{coordinates,latitude}'), fact_number(f #> '{coordinates,longitude}'),
      n.published_at, left(n.title, 1000), property_search_vector(n.id)
    from content_node n cross join lateral (select case when n.password is null then n.fields -> 'propertyFacts' end as f offset 0) facts
    where n.id = any(ids) and n.type = 'properties' and n.status = 'publish' and n.revision_of is null order by n.id;
    select add_property_words(ids)
  $$`,
  // The properties whose documents contain the names of markets, regions or terms.
  `create function list_properties_of_places(node_ids integer[], term_ids integer[]) returns integer[] language sql stable as $$
    select array(
      select n.id from content_node n where n.type = 'properties' and n.revision_of is null and n.status = 'publish' and (
        exists (
          select from node_reference r where r.node_id = n.id and r.field_group = 'propertyMeta' and r.field = 'market' and (r.target_id = any(node_ids)
            or exists (select from node_reference g where g.node_id = r.target_id and g.field_group = 'marketMeta' and g.field = 'region' and g.target_id = any(node_ids)))
        ) or exists (select from term_relationship t where t.node_id = n.id and t.term_id = any(term_ids)))
      order by n.id)
  $$`,
  `create or replace function nodes_changed() returns trigger language plpgsql as $$
    declare ids integer[];
    begin
      if current_setting('content.in_bulk', true) = 'on' then return null; end if;
      ids := array(select id from changed);
      if cardinality(ids) > 0 then perform add_search_words(ids); end if;
      ids := array(select id from changed where type = 'properties' and revision_of is null);
      if cardinality(ids) > 0 then perform write_property_facts(ids); end if;
      ids := array(select id from changed where type in ('markets', 'regions') and revision_of is null);
      if cardinality(ids) > 0 then
        ids := list_properties_of_places(ids, '{}');
        if cardinality(ids) > 0 then perform write_property_facts(ids); end if;
      end if;
      return null;
    end
  $$`,
  // The names of terms are in the documents of their properties. Only a new name or slug matters, not a new count.
  `create function property_terms_renamed() returns trigger language plpgsql as $$
    declare ids integer[];
    begin
      if current_setting('content.in_bulk', true) = 'on' then return null; end if;
      ids := array(select n.id from renamed n join before b using (id) where n.taxonomy in ('status', 'submarket') and n.name <> b.name);
      if cardinality(ids) = 0 then return null; end if;
      ids := list_properties_of_places('{}', ids);
      if cardinality(ids) > 0 then perform write_property_facts(ids); end if;
      return null;
    end
  $$`,
  `create trigger term_renamed after update on term referencing old table as before new table as renamed
    for each statement execute function property_terms_renamed()`,
  // The region of a market is a reference, which can be written after the market.
  `create function market_regions_changed() returns trigger language plpgsql as $$
    declare ids integer[];
    begin
      if current_setting('content.in_bulk', true) = 'on' then return null; end if;
      ids := array(select distinct node_id from changed where field_group = 'marketMeta' and field = 'region');
      if cardinality(ids) = 0 then return null; end if;
      ids := list_properties_of_places(ids, '{}');
      if cardinality(ids) > 0 then perform write_property_facts(ids); end if;
      return null;
    end
  $$`,
  `create trigger market_region_added after insert on node_reference referencing new table as changed
    for each statement execute function market_regions_changed()`,
  `create trigger market_region_removed after delete on node_reference referencing old table as changed
    for each statement execute function market_regions_changed()`,
  "select write_property_facts(array(select id from content_node where type = 'properties' order by id))",
];
