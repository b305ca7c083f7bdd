/** The version of all content. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** Raised by every transaction that changes content, and never lowered. */
export async function contentVersion(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: string }>`select version from content_version`.execute(db);
  return Number(rows[0]?.version ?? 0);
}
