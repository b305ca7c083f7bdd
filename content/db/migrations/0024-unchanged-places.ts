/**
 * Writes the search data of the properties of a market or region only if its name or its visibility changes. Before, every update of its row did so:
 * edit locks, new content, and the parsed blocks that the first visit stores.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
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
      if cardinality(ids) > 0 then
        ids := list_properties_of_places(ids, '{}');
        if cardinality(ids) > 0 then perform write_property_facts(ids); end if;
      end if;
      return null;
    end
  $$`,
  'drop trigger content_node_update on content_node',
  `create trigger content_node_update after update on content_node referencing old table as before new table as changed
    for each statement execute function nodes_changed()`,
];
