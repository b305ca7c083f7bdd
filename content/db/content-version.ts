/** Reads the version of all content. */
import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/** Every transaction that changes content increases the version. */
export async function getContentVersion(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: string }>`select version from content_version`.execute(db);
  return Number(rows[0]?.version ?? 0);
}
