/** Indexes with which the property search counts facets without reading the properties, and reads a page in any sort order without sorting all results. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // All columns of the filters by facts. The order by group spares PostgreSQL the grouping.
  'drop index property_facts_group',
  `create index property_facts_group on property_facts (option_group_id) include (available_square_feet, divisible_square_feet, total_square_feet,
    clear_height_feet, dock_doors, drive_in_doors, trailer_stalls, power_amps, acres, year_built, asking_rent, rail, available_from, latitude, longitude)`,
  // The sort keys of content/store/search/property-search.ts.
  'drop index property_facts_size',
  'create index property_facts_largest on property_facts ((coalesce(available_square_feet, -1)::float8), id)',
  'create index property_facts_smallest on property_facts ((coalesce(available_square_feet, 1000000000)::float8), id)',
  'create index property_facts_lowest_rent on property_facts ((coalesce(asking_rent, 1000000000)::float8), id)',
  'create index property_facts_highest_rent on property_facts ((coalesce(asking_rent, -1)::float8), id)',
  'create index property_facts_clear_height on property_facts ((coalesce(clear_height_feet, -1)::float8), id)',
  "create index property_facts_available on property_facts ((coalesce(available_from, 'infinity')), id)",
  'create index property_facts_title on property_facts (title, id)',
  'analyze property_facts',
];
