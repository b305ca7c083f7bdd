/**
 * The options of the property search are counted in the memory of the service (content/store/search/facts), which reads changed properties only. What counted
 * them in the database is dropped. The smallest unit of a property is stored, so that its definition is in one place, and fractions are stored as typed: a rent of 5.1 was not at least 5.1.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const recordChanges = (event: 'insert' | 'update' | 'delete', rows: 'old' | 'new') =>
  `create trigger property_facts_${event} after ${event} on property_facts referencing ${rows} table as changed
    for each statement execute function record_property_changes()`;

const statements = [
  'drop trigger property_facts_group on property_facts',
  'drop trigger property_facts_added on property_facts',
  'drop trigger property_facts_removed on property_facts',
  'drop function assign_property_group()',
  'drop function count_property_groups()',
  'drop index property_facts_group',
  'alter table property_facts drop column option_group_id, drop column fact_steps',
  'drop table property_option_group',
  // Without a foreign key: the row of a deleted property says that it was deleted.
  `create table property_change (
    id integer primary key,
    changed_by xid8 not null default pg_current_xact_id()
  )`,
  'create index property_change_changed_by on property_change (changed_by)',
  `create function record_property_changes() returns trigger language plpgsql as $$
    begin
      insert into property_change (id) select distinct id from changed order by id
      on conflict (id) do update set changed_by = excluded.changed_by;
      return null;
    end
  $$`,
  recordChanges('insert', 'new'),
  recordChanges('update', 'new'),
  recordChanges('delete', 'old'),
  `alter table property_facts ${['clear_height_feet', 'column_spacing_feet', 'acres', 'power_megawatts', 'asking_rent']
    .map((column) => `alter column ${column} type double precision using ${column}::text::double precision`)
    .join(', ')}`,
  // The smallest part that the owner leases: the whole space if no smaller part is stated.
  `alter table property_facts add column smallest_unit_square_feet integer generated always as (
    case when available_square_feet > 0 then least(coalesce(nullif(divisible_square_feet, 0), available_square_feet), available_square_feet) end) stored`,
  'drop index property_facts_smallest_unit',
  'create index property_facts_smallest_unit on property_facts ((coalesce(nullif(smallest_unit_square_feet, 0), 1000000000)::float8), id)',
];
