/** Counts the results of the minimum clear heights that visitors can choose. */
import { type RawBuilder, sql } from 'kysely';
import { clearHeights } from '#lib/property-search/query.ts';
import type { RequestDb } from '../core/request-db.ts';

/** Number of properties with at least a clear height in feet. */
export type ClearHeightCount = { feet: number; count: number };

export function countClearHeights(requestDb: RequestDb, conditions: readonly RawBuilder<unknown>[]): Promise<ClearHeightCount[]> {
  return requestDb.rows(sql<ClearHeightCount>`
    select h.feet, coalesce(sum(c.count), 0)::int as count from unnest(${clearHeights}::int[]) as h(feet) left join (
      select p.clear_height_feet as feet, count(*) as count from property_facts p where ${sql.join(conditions, sql` and `)} group by 1
    ) c on c.feet >= h.feet group by 1 having sum(c.count) > 0 order by 1`);
}
