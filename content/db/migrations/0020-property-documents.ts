/**
 * Writes the search data of many properties at once. Facts that properties have in common, such as their city, are split into words once, and the words of
 * the text are copied as they are. Lexemes of the text therefore have no prefix.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "create aggregate search_vector_agg(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '')",
  // The lexemes of one value: word: any word, main: a word of the name or the address, value: the whole fact, exact: a whole name or part of the address.
  // Neighboring words are also stored as one word ("crossdock", "laporte").
  `create function search_lexemes(field text, tokens text[]) returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array(
      select left(lexeme, 200) from unnest(
        array(select 'word:' || t from unnest(tokens) t)
        || array(select 'word:' || tokens[i] || tokens[i + 1] from generate_series(1, cardinality(tokens) - 1) i)
        || array['value:' || array_to_string(tokens, ' ')]
        || case when field in ('name', 'street', 'city', 'zip', 'state') then
          array(select 'main:' || t from unnest(tokens) t) || array['exact:' || array_to_string(tokens, ' ')] else '{}' end
      ) lexeme))
  $$`,
  'drop function add_property_words(integer[])',
  `create or replace function write_property_facts(ids integer[]) returns void language sql as $$
    delete from property_facts where id = any(ids);

    with source as materialized (
      select n.id, n.title, n.search_vector, n.published_at, n.password is null as is_public, coalesce(n.fields -> 'propertyFacts', '{}') as f, n.fields,
        fact_number(n.fields #> '{propertyMeta,market}')::integer as market_id,
        fact_text(n.fields #> '{propertyMeta,propertyAddress}') as address, fact_text(n.fields #> '{propertyFacts,city}') as city
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
      select s.id, t.taxonomy, t.name from source s join term_relationship r on r.node_id = s.id join term t on t.id = r.term_id
      where s.is_public and t.taxonomy in ('status', 'submarket')
      union all
      select s.id, p.field, p.value from source s join places p on p.market_id = s.market_id where s.is_public
    ),
    parts as materialized (
      select d.field, d.value, tokens from (select distinct field, value from facts) d cross join lateral property_value_parts(d.field, d.value) as tokens
    ),
    words as (
      select t as word, field from parts cross join lateral unnest(tokens) t
      union
      select tokens[i] || tokens[i + 1], field from parts cross join lateral generate_series(1, cardinality(tokens) - 1) i
      where tokens[i] !~ '\\d' and tokens[i + 1] !~ '\\d'
    ),
    added_words as (
      insert into property_word (word, field, label)
      select word, field, null from words where word ~ '[[:alpha:]]' and word !~ '\\d' and length(word) between 2 and 40
      union all
      select 'value:' || array_to_string(tokens, ' '), field, min(value) from parts
      where field in ('city', 'state', 'market', 'submarket', 'region', 'type', 'status', 'lease')
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
      available_from, latitude, longitude, published_at, title, search_vector)
    select s.id, case when s.is_public then s.market_id end, terms.submarket_id, terms.status_id,
      fact_text(public_facts.f -> 'buildingType'), fact_text(public_facts.f -> 'leaseType'), fact_number(public_facts.f -> 'availableSquareFeet')::integer,
      fact_number(public_facts.f -> 'divisibleSquareFeet')::integer, fact_number(public_facts.f -> 'totalSquareFeet')::integer, fact_number(public_facts.f -> 'clearHeightFeet'),
      fact_number(public_facts.f -> 'dockDoors')::integer, fact_number(public_facts.f -> 'driveInDoors')::integer, fact_number(public_facts.f -> 'trailerStalls')::integer,
      coalesce(fact_number(public_facts.f -> 'powerAmps')::integer, fact_amps(fact_text(public_facts.f -> 'power'))),
      fact_number(public_facts.f -> 'acres'), fact_number(public_facts.f -> 'yearBuilt')::integer, fact_number(public_facts.f -> 'askingRent'),
      case when jsonb_typeof(public_facts.f -> 'rail') = 'boolean' then (public_facts.f ->> 'rail')::boolean end, fact_is_refrigerated(public_facts.f),
      fact_date(public_facts.f -> 'availableFrom'), fact_number(public_facts.f #> '{coordinates,latitude}'), fact_number(public_facts.f #> '{coordinates,longitude}'),
      s.published_at, left(s.title, 1000),
      coalesce(d.vector, '') || strip(case when s.is_public then s.search_vector || to_tsvector('english', left(concat_ws(' ',
          jsonb_path_query_array(s.fields, '$.propertyMeta.propertyMeta[*].*')::text, s.f ->> 'zoning'), 20000))
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
  // The market of a property is a fact, which can be written before the reference to the market.
  `create or replace function list_properties_of_places(node_ids integer[], term_ids integer[]) returns integer[] language sql stable as $$
    select array(
      select p.id from property_facts p where p.market_id = any(node_ids) or p.market_id in (
        select r.node_id from node_reference r where r.field_group = 'marketMeta' and r.field = 'region' and r.target_id = any(node_ids))
      union
      select p.id from property_facts p join term_relationship r on r.node_id = p.id where r.term_id = any(term_ids)
      order by 1)
  $$`,
  'drop function property_search_vector(integer)',
  'drop function property_search_values(integer)',
  "select write_property_facts(array(select id from content_node where type = 'properties' order by id))",
];
