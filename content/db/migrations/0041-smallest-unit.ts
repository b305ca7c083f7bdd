/** Sorts properties by the smallest part that the owner leases: the sort key of content/store/search/property-search.ts. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index property_facts_smallest_unit on property_facts ((coalesce(nullif(least(coalesce(nullif(divisible_square_feet, 0), available_square_feet),
        coalesce(available_square_feet, 0)), 0), 1000000000)::float8), id)`,
    )
    .execute(db);
}
