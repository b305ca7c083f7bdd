/**
 * Versions of objects that editors save as a whole: a menu with its items, a group of options. An editor sends the version that was loaded, and the update is
 * rejected if the object has changed since. A version is a hash of the stored rows, so every change of the rows changes it, including an import.
 */
import { type Kysely, sql } from 'kysely';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';

export async function getMenuVersion(db: Kysely<Database>, menuId: number): Promise<string | null> {
  const { rows } = await sql<{ version: string }>`
    select md5(m::text || coalesce(string_agg(i::text, ',' order by i.id), '')) as version
    from menu m left join menu_item i on i.menu_id = m.id where m.id = ${menuId} group by m.id`.execute(db);
  return rows[0]?.version ?? null;
}

/** An option that was never saved has the version of an empty one. */
export async function getOptionVersion(db: Kysely<Database>, name: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select md5(coalesce((select value from site_option where name = ${name}), '{}')::text) as version`.execute(db);
  return rows[0]?.version ?? '';
}

/** @throws UserError if the object has changed since the editor loaded it */
export function assertVersion(expected: string | null | undefined, current: string | null, name: string): void {
  if (typeof expected === 'string' && expected !== current)
    throw new UserError(
      `${name} has changed since it was loaded. An update cannot overwrite other changes. Load it again, then repeat your changes.`,
    );
}
