/**
 * Lets the property search find what only the page of a property says: highlights, rooms, rail carriers, contacts and their phone numbers, truck courts, column
 * spacing, car stalls and megawatts. Counts of steps of facts are sums over the properties with the same steps.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const carriers = 'BNSF|Union Pacific|Norfolk Southern|CSX|CPKC|Canadian National|Florida East Coast';

/** The steps of `lib/property-search/steps.ts`. */
const steps = {
  clear_height_feet: [24, 28, 32, 36, 40],
  dock_doors: [10, 25, 50, 100],
  drive_in_doors: [1, 2, 4],
  trailer_stalls: [25, 50, 100, 200],
  power_amps: [800, 1200, 2000, 3000, 4000],
};
const STEP_BITS = 3;
const stepNumbers = Object.entries(steps).map(
  ([column, values], index) => `(width_bucket(coalesce(${column}, 0)::float8, '{${values.join(',')}}'::float8[]) << ${index * STEP_BITS})`,
);

const statements = [
  `alter table property_facts add column truck_court_feet integer, add column column_spacing_feet real, add column car_stalls integer,
    add column power_megawatts real, add column fact_steps integer not null generated always as (${stepNumbers.join(' | ')}) stored`,
  // As in migration 0022-property-indexes, with the new columns.
  'drop index property_facts_group',
  `create index property_facts_group on property_facts (option_group_id) include (available_square_feet, divisible_square_feet, total_square_feet,
    clear_height_feet, dock_doors, drive_in_doors, trailer_stalls, power_amps, acres, year_built, asking_rent, rail, available_from, latitude, longitude,
    truck_court_feet, column_spacing_feet, car_stalls, power_megawatts, fact_steps)`,
  // As in migration 0020-property-documents. The names of contacts have lexemes of their own, and carriers no words, because many are
  // names of places too.
  `create or replace function search_lexemes(field text, tokens text[]) returns tsvector language sql immutable parallel safe as $$
    select case field
      when 'contact' then array_to_tsvector(array(select 'contact:' || t from unnest(tokens) t) || array['value:' || left(array_to_string(tokens, ' '), 200)])
      when 'carrier' then array_to_tsvector(array['value:' || array_to_string(tokens, ' ')])
      when 'phone' then array_to_tsvector(array['phone:' || left(array_to_string(tokens, ''), 20)])
      else array_to_tsvector(array(
        select left(lexeme, 200) from unnest(
          array(select 'word:' || t from unnest(tokens) t)
          || array(select 'word:' || tokens[i] || tokens[i + 1] from generate_series(1, cardinality(tokens) - 1) i)
          || array['value:' || array_to_string(tokens, ' ')]
          || case when field in ('name', 'street', 'city', 'zip', 'state') then
            array(select 'main:' || t from unnest(tokens) t) || array['exact:' || array_to_string(tokens, ' ')] else '{}' end
        ) lexeme)) end
  $$`,
  `create or replace function write_property_facts(ids integer[]) returns void language sql as $$
    delete from property_facts where id = any(ids);

    with source as materialized (
      select n.id, n.title, n.search_vector, n.published_at, n.password is null as is_public, coalesce(n.fields -> 'propertyFacts', '{}') as f, n.fields,
        fact_number(n.fields #> '{propertyMeta,market}')::integer as market_id,
        fact_text(n.fields #> '{propertyMeta,propertyAddress}') as address, fact_text(n.fields #> '{propertyFacts,city}') as city,
        left(concat_ws(' ', jsonb_path_query_array(n.fields, '$.propertyMeta.propertyMeta[*].*')::text,
          n.fields #>> '{propertyFacts,zoning}', n.fields #>> '{propertyFacts,power}',
          jsonb_path_query_array(n.fields, '$.propertyFacts.highlights[*].*')::text, jsonb_path_query_array(n.fields, '$.propertyFacts.rooms[*].name')::text,
          -- The operator or the exit of a place. Its name contains that of a city, which is not where the property is.
          (select string_agg(substring(name #>> '{}' from ',\\s*(.+)$'), ' ') from jsonb_path_query(n.fields, '$.propertyFacts.distances[*].name') name),
          (
            select string_agg(jsonb_path_query_array(c.fields, '$.propertyPages.blocks[*].highlights[*].*')::text
              || jsonb_path_query_array(c.fields, '$.propertyPages.blocks[*].items[*].title')::text
              || jsonb_path_query_array(c.fields, '$.propertyPages.blocks[*].items[*].subtitle')::text, ' ')
            from node_reference r join content_node c on c.id = r.target_id
            where r.node_id = n.id and r.field_group = 'propertyFacts' and r.field = 'propertyPage' and c.status = 'publish' and c.password is null
          )), 30000) as details
      from content_node n where n.id = any(ids) and n.type = 'properties' and n.status = 'publish' and n.revision_of is null
    ),
    places as materialized (
      select m.id as market_id, case place.type when 'markets' then 'market' else 'region' end as field, place.title as value
      from (select distinct market_id from source) s join content_node m on m.id = s.market_id
      join content_node place on place.id = m.id or place.id in (
        select r.target_id from node_reference r where r.node_id = m.id and r.field_group = 'marketMeta' and r.field = 'region')
      where place.type in ('markets', 'regions') and place.status = 'publish' and place.password is null and place.revision_of is null
    ),
    facts as materialized (
      select s.id, v.field, v.value from source s cross join lateral (values
        ('name', left(s.title, 200)),
        ('street', split_part(s.address, E'\\n', 1)),
        ('city', coalesce(substring(s.city from '^(.+),[^,]+$'), s.city, substring(s.address from '\\n\\s*([^\\n]+),\\s*[A-Z]{2}(?:\\s+\\d{5}.*)?$'))),
        ('state', substring(s.city from ',\\s*([^,]+)$')),
        ('state', substring(s.address from ',\\s*([A-Z]{2})(?:\\s+\\d{5}.*)?\\s*$')),
        ('zip', substring(s.address from '\\m(\\d{5})(?:-\\d{4})?\\s*$')),
        ('type', fact_text(s.f -> 'buildingType')),
        ('lease', fact_text(s.f -> 'leaseType')),
        ('sprinklers', fact_text(s.f -> 'sprinklers')),
        ('feature', case when s.f -> 'rail' = 'true' then 'Rail-served' end),
        ('feature', case when fact_is_refrigerated(s.f) then 'Refrigerated' end)
      ) v(field, value) where v.value is not null and (s.is_public or v.field = 'name')
      union all
      select s.id, 'carrier', found[1] from source s cross join lateral regexp_matches(s.details, '(${carriers})', 'g') found where s.is_public
      union all
      select s.id, v.field, v.value from source s
      join node_reference r on r.node_id = s.id and r.field_group = 'propertyFacts' and r.field = 'contacts'
      join content_node person on person.id = r.target_id and person.status = 'publish' and person.password is null
      cross join lateral (values
        ('contact', person.title),
        ('phone', nullif(right(regexp_replace(person.fields #>> '{teamMeta,phone}', '\\D', '', 'g'), 10), '')),
        ('phone', nullif(right(regexp_replace(person.fields #>> '{teamMeta,phone}', '\\D', '', 'g'), 7), ''))
      ) v(field, value) where s.is_public and v.value is not null
      union all
      select s.id, t.taxonomy, t.name from source s join term_relationship r on r.node_id = s.id join term t on t.id = r.term_id
      where s.is_public and t.taxonomy in ('status', 'submarket')
      union all
      select s.id, p.field, p.value from source s join places p on p.market_id = s.market_id where s.is_public
    ),
    parts as materialized (
      select d.field, d.value, tokens from (select distinct field, value from facts) d cross join lateral property_value_parts(d.field, d.value) as tokens
    ),
    words as (
      select t as word, field from parts cross join lateral unnest(tokens) t where field <> 'carrier'
      union
      select tokens[i] || tokens[i + 1], field from parts cross join lateral generate_series(1, cardinality(tokens) - 1) i
      where field not in ('carrier', 'contact') and tokens[i] !~ '\\d' and tokens[i + 1] !~ '\\d'
    ),
    added_words as (
      insert into property_word (word, field, label)
      select word, field, null from words where word ~ '[[:alpha:]]' and word !~ '\\d' and length(word) between 2 and 40
      union all
      select 'value:' || array_to_string(tokens, ' '), field, min(value) from parts
      where field in ('city', 'state', 'market', 'submarket', 'region', 'type', 'status', 'lease', 'contact', 'carrier')
        or (field in ('name', 'street') and array_to_string(tokens, ' ') !~ '^\\d|\\d$')
      group by 1, 2 order by 1, 2 on conflict do nothing
    ),
    vectors as materialized (
      select field, value, search_vector_agg(search_lexemes(field, tokens)) as vector from parts group by field, value
    ),
    documents as (
      select f.id, search_vector_agg(v.vector) as vector from facts f join vectors v on v.field = f.field and v.value = f.value group by f.id
    )
    insert into property_facts (id, market_id, submarket_id, status_id, building_type, lease_type, available_square_feet, divisible_square_feet,
      total_square_feet, clear_height_feet, dock_doors, drive_in_doors, trailer_stalls, power_amps, acres, year_built, asking_rent, rail, refrigerated,
      available_from, latitude, longitude, published_at, title, truck_court_feet, column_spacing_feet, car_stalls, power_megawatts, search_vector)
    select s.id, case when s.is_public then s.market_id end, terms.submarket_id, terms.status_id,
      fact_text(public_facts.f -> 'buildingType'), fact_text(public_facts.f -> 'leaseType'), fact_number(public_facts.f -> 'availableSquareFeet')::integer,
      fact_number(public_facts.f -> 'divisibleSquareFeet')::integer, fact_number(public_facts.f -> 'totalSquareFeet')::integer, fact_number(public_facts.f -> 'clearHeightFeet'),
      fact_number(public_facts.f -> 'dockDoors')::integer, fact_number(public_facts.f -> 'driveInDoors')::integer, fact_number(public_facts.f -> 'trailerStalls')::integer,
      coalesce(fact_number(public_facts.f -> 'powerAmps')::integer, fact_amps(fact_text(public_facts.f -> 'power'))),
      fact_number(public_facts.f -> 'acres'), fact_number(public_facts.f -> 'yearBuilt')::integer, fact_number(public_facts.f -> 'askingRent'),
      case when jsonb_typeof(public_facts.f -> 'rail') = 'boolean' then (public_facts.f ->> 'rail')::boolean end, fact_is_refrigerated(public_facts.f),
      fact_date(public_facts.f -> 'availableFrom'), fact_number(public_facts.f #> '{coordinates,latitude}'), fact_number(public_facts.f #> '{coordinates,longitude}'),
      s.published_at, left(s.title, 1000),
      (select max(fact_number(depth))::integer from jsonb_path_query(public_facts.f, '$.sides[*].truckCourtFeet') depth),
      greatest(fact_number(public_facts.f -> 'columnSpacingLengthFeet'), fact_number(public_facts.f -> 'columnSpacingDepthFeet')),
      fact_number(public_facts.f -> 'carStalls')::integer, fact_number(public_facts.f -> 'powerMegawatts'),
      coalesce(d.vector, '') || strip(case when s.is_public then s.search_vector || to_tsvector('english', s.details)
        else to_tsvector('english', left(s.title, 5000)) end)
    from source s
    left join documents d on d.id = s.id
    cross join lateral (select case when s.is_public then s.f end as f offset 0) public_facts(f)
    left join lateral (
      select min(t.id) filter (where t.taxonomy = 'submarket') as submarket_id, min(t.id) filter (where t.taxonomy = 'status') as status_id
      from term_relationship r join term t on t.id = r.term_id where r.node_id = s.id and s.is_public
    ) terms on true
    order by s.id
  $$`,
  // As in migration 0020-property-documents, with the properties that refer to a contact or a campaign page.
  `create or replace function list_properties_of_places(node_ids integer[], term_ids integer[]) returns integer[] language sql stable as $$
    select array(
      select p.id from property_facts p where p.market_id = any(node_ids) or p.market_id in (
        select r.node_id from node_reference r where r.field_group = 'marketMeta' and r.field = 'region' and r.target_id = any(node_ids))
      union
      select p.id from property_facts p join term_relationship r on r.node_id = p.id where r.term_id = any(term_ids)
      union
      select p.id from property_facts p join node_reference r on r.node_id = p.id
      where r.field_group = 'propertyFacts' and r.field in ('contacts', 'propertyPage') and r.target_id = any(node_ids)
      order by 1)
  $$`,
  // As in migration 0027-stale-properties.
  `create or replace function nodes_changed() returns trigger language plpgsql as $$
    declare ids integer[];
    begin
      if current_setting('content.in_bulk', true) = 'on' then return null; end if;
      ids := array(select id from changed);
      if cardinality(ids) > 0 then perform add_search_words(ids); end if;
      ids := array(select id from changed where type = 'properties' and revision_of is null);
      if cardinality(ids) > 0 then perform write_property_facts(ids); end if;
      if tg_op = 'UPDATE' then
        ids := array(
          select n.id from changed n join before b using (id) where n.revision_of is null and (
            n.type in ('markets', 'regions') and (n.title, n.status, n.password) is distinct from (b.title, b.status, b.password)
            or n.type in ('team', 'property_page') and (n.title, n.status, n.password, n.fields) is distinct from (b.title, b.status, b.password, b.fields)));
      else
        ids := array(select id from changed where type in ('markets', 'regions', 'team', 'property_page') and revision_of is null);
      end if;
      if cardinality(ids) > 0 then perform refresh_properties_of_places(ids, '{}'); end if;
      return null;
    end
  $$`,
  // A reference is written after its property.
  `create function property_references_changed() returns trigger language plpgsql as $$
    declare ids integer[];
    begin
      if current_setting('content.in_bulk', true) = 'on' then return null; end if;
      ids := array(
        select distinct c.node_id from changed c join property_facts p on p.id = c.node_id
        where c.field_group = 'propertyFacts' and c.field in ('contacts', 'propertyPage'));
      if cardinality(ids) > 0 then perform write_property_facts(ids); end if;
      return null;
    end
  $$`,
  `create trigger property_reference_added after insert on node_reference referencing new table as changed
    for each statement execute function property_references_changed()`,
  `create trigger property_reference_removed after delete on node_reference referencing old table as changed
    for each statement execute function property_references_changed()`,
  "select write_property_facts(array(select id from content_node where type = 'properties' order by id))",
];
