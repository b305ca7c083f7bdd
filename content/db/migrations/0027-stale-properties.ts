/**
 * Bounds the work of a change of a market, region or term: the search data of up to 200 of its properties is written with the change, that of more
 * properties by a job (content/commands/nodes/refresh-properties.ts). The change and the list of what remains to be written are one transaction, so that
 * nothing is lost.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create table stale_property (id integer primary key)',
  // Updating a listed row locks it, so that the job does not remove it before this transaction ends. Locking a property makes an editor who saves it wait,
  // instead of both writing its search data.
  `create function refresh_properties_of_places(node_ids integer[], term_ids integer[]) returns void language plpgsql as $$
    declare ids integer[] := list_properties_of_places(node_ids, term_ids);
    begin
      if cardinality(ids) > 200 then
        insert into stale_property (id) select unnest(ids) order by 1 on conflict (id) do update set id = excluded.id;
      elsif cardinality(ids) > 0 then
        perform from content_node where id = any(ids) order by id for no key update;
        perform write_property_facts(ids);
      end if;
    end
  $$`,
  // As in migration 0024-unchanged-places.
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
          select n.id from changed n join before b using (id) where n.type in ('markets', 'regions') and n.revision_of is null
            and (n.title, n.status, n.password) is distinct from (b.title, b.status, b.password));
      else
        ids := array(select id from changed where type in ('markets', 'regions') and revision_of is null);
      end if;
      if cardinality(ids) > 0 then perform refresh_properties_of_places(ids, '{}'); end if;
      return null;
    end
  $$`,
  // As in migration 0019-property-search.
  `create or replace function property_terms_renamed() returns trigger language plpgsql as $$
    declare ids integer[];
    begin
      if current_setting('content.in_bulk', true) = 'on' then return null; end if;
      ids := array(select n.id from renamed n join before b using (id) where n.taxonomy in ('status', 'submarket') and n.name <> b.name);
      if cardinality(ids) > 0 then perform refresh_properties_of_places('{}', ids); end if;
      return null;
    end
  $$`,
  `create or replace function market_regions_changed() returns trigger language plpgsql as $$
    declare ids integer[];
    begin
      if current_setting('content.in_bulk', true) = 'on' then return null; end if;
      ids := array(select distinct node_id from changed where field_group = 'marketMeta' and field = 'region');
      if cardinality(ids) > 0 then perform refresh_properties_of_places(ids, '{}'); end if;
      return null;
    end
  $$`,
];
