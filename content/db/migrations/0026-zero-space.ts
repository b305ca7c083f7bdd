/** A stored 0 as available space or asking rent means that there is none. It is sorted like a missing value and is in no range of available space. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const sizeBand = (space: string) => `width_bucket(nullif(${space}, 0), '{25000,50000,100000,250000,500000}'::int[])`;

const statements = [
  // The sort keys of content/store/search/property-search.ts.
  'drop index property_facts_smallest',
  'create index property_facts_smallest on property_facts ((coalesce(nullif(available_square_feet, 0), 1000000000)::float8), id)',
  'drop index property_facts_lowest_rent',
  'create index property_facts_lowest_rent on property_facts ((coalesce(nullif(asking_rent, 0), 1000000000)::float8), id)',
  'alter table property_facts drop column size_band',
  `alter table property_facts add column size_band smallint generated always as (${sizeBand('available_square_feet')}) stored`,
  // As in migration 0019-property-search, with the new ranges.
  `create or replace function assign_property_group() returns trigger language plpgsql as $$
    declare
      key property_option_group;
    begin
      key.market_id := coalesce(new.market_id, 0);
      key.submarket_id := coalesce(new.submarket_id, 0);
      key.status_id := coalesce(new.status_id, 0);
      key.building_type := coalesce(new.building_type, '');
      key.lease_type := coalesce(new.lease_type, '');
      key.size_band := coalesce(${sizeBand('new.available_square_feet')}, -1);
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
        insert into property_option_group (market_id, submarket_id, status_id, building_type, lease_type, size_band, features, available_from)
        values (key.market_id, key.submarket_id, key.status_id, key.building_type, key.lease_type, key.size_band, key.features, key.available_from)
        on conflict do nothing;
      end loop;
      return new;
    end
  $$`,
  'select write_property_facts(array(select id from property_facts where available_square_feet = 0 order by id))',
];
