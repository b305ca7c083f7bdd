/** Submarkets are terms. This converts the submarkets that properties have as text, from earlier versions and from imports. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const META_KEYS = "('submarket', 'property_facts_submarket')";

const statements = [
  // Converts the text of each property without a submarket term. The slug of a term begins with that of the market, because several markets have
  // a submarket such as “Southwest”. Imports call this function when they have written all items.
  `create function assign_submarkets() returns void language sql as $$
    with source as (
      select n.id, market.slug as market, btrim(coalesce(
        fact_text(n.fields #> '{propertyFacts,submarket}'),
        (select left(meta ->> 'value', 200) from jsonb_array_elements(n.extra_meta) meta where meta ->> 'key' in ${META_KEYS} limit 1)
      )) as name
      from content_node n
      left join content_node market on market.id = fact_number(n.fields #> '{propertyMeta,market}')::integer and market.type = 'markets'
      where n.type = 'properties' and n.revision_of is null
        and (n.fields #> '{propertyFacts}' ? 'submarket' or jsonb_array_length(n.extra_meta) > 0)
        and not exists (select from term_relationship r join term t on t.id = r.term_id where r.node_id = n.id and t.taxonomy = 'submarket')
    ),
    named as (
      select id, name, concat_ws('-', market, coalesce(
        nullif(btrim(regexp_replace(regexp_replace(lower(normalize(name, nfkd)), '[\\u0300-\\u036f’'']', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), ''),
        left(md5(name), 8)
      )) as slug
      from source where name <> ''
    ),
    created as (
      insert into term (taxonomy, name, slug, uri)
      select distinct on (slug) 'submarket', name, slug, '/submarkets/' || slug || '/' from named order by slug, id
      on conflict do nothing returning id, slug
    )
    insert into term_relationship (node_id, term_id)
    select named.id, term.id
    from named join (select id, slug from created union select id, slug from term where taxonomy = 'submarket') term using (slug)
    on conflict do nothing;

    update content_node n set fields = n.fields #- '{propertyFacts,submarket}', extra_meta = coalesce(
      (select jsonb_agg(meta order by place) from jsonb_array_elements(n.extra_meta) with ordinality as kept(meta, place) where meta ->> 'key' not in ${META_KEYS}),
      '[]'
    )
    where n.type = 'properties' and n.revision_of is null
      and (n.fields #> '{propertyFacts}' ? 'submarket'
        or exists (select from jsonb_array_elements(n.extra_meta) meta where meta ->> 'key' in ${META_KEYS}))
      and exists (select from term_relationship r join term t on t.id = r.term_id where r.node_id = n.id and t.taxonomy = 'submarket');

    update term t set count = counted.count
    from (
      select s.id, count(n.id)::integer as count
      from term s
      left join term_relationship r on r.term_id = s.id
      left join content_node n on n.id = r.node_id and n.status = 'publish' and n.revision_of is null
      where s.taxonomy = 'submarket' group by s.id
    ) counted
    where counted.id = t.id and counted.count <> t.count
  $$`,
  'select assign_submarkets()',
];
