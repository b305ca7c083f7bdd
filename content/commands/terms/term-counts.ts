/** Counts the nodes of terms. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** Recounts the published nodes of terms. */
export async function recountTerms(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update term t set count = c.count from (
      select k.id, count(n.id)::int as count from unnest(${ids}::int[]) k(id)
      left join term_relationship r on r.term_id = k.id
      left join content_node n on n.id = r.node_id and n.status = 'publish' and n.revision_of is null
      group by k.id
    ) c where t.id = c.id and t.count <> c.count`.execute(db);
}
