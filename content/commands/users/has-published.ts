/** Whether a user has published something. Visitors see only such users. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

export async function hasPublishedContent(db: Kysely<Database>, userId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from content_node where author_id = ${userId} and status = 'publish') as found`.execute(db);
  return rows[0]?.found ?? false;
}
