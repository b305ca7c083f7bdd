import { type Kysely, sql } from 'kysely';
import { toJson } from '../../core/json.ts';
import { type RedirectRow, toOriginKey } from '../../core/rows/redirects.ts';
import type { Database } from '../../db/tables.ts';

/** Rows per statement, so that no statement takes long. */
const BATCH = 2_000;

/** @param redirects with the ids that they had, or without ids for new ones */
export async function insertRedirects(db: Kysely<Database>, redirects: readonly (RedirectRow & { id?: number })[]): Promise<void> {
  for (let start = 0; start < redirects.length; start += BATCH) {
    const rows = redirects.slice(start, start + BATCH).map((redirect) => ({ ...redirect, key: toOriginKey(redirect) }));
    await sql`
      insert into redirect (id, origin, origin_key, target, type, format) overriding system value
      select coalesce(r.id, nextval(pg_get_serial_sequence('redirect', 'id'))), r.origin, r.key, r.target, r.type, r.format
      from rows from (jsonb_to_recordset(${toJson(rows)}::jsonb) as (id integer, origin text, key text, target text, type integer, format text))
        with ordinality as r(id, origin, key, target, type, format, position)
      order by r.position`.execute(db);
  }
}
