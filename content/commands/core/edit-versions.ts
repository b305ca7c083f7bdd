/**
 * Versions of objects that editors save as a whole: a menu with its items, a group of options. An editor sends the version that was loaded, and the update is
 * rejected if the object has changed since. A version is a hash of the stored rows, so every change of the rows changes it, including an import.
 */
import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
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

/** The version of a node that an editor has loaded. Moving a parent page does not change it. */
export function getNodeVersion(node: NodeRow): string {
  const { id, status, title, content, excerpt, slug, fields, seo, lastEditedBy } = node;
  const dates = [node.date.getTime(), node.modified.getTime()];
  return hash('md5', JSON.stringify([id, status, title, content, excerpt, slug, fields, seo, lastEditedBy, dates]));
}

/** The object has changed since the editor loaded it. */
export class VersionConflictError extends UserError {
  override name = 'VersionConflictError';
}

/** @throws VersionConflictError if the object has changed since the editor loaded it */
export function assertVersion(expected: string | null | undefined, current: string | null, name: string): void {
  if (typeof expected === 'string' && expected !== current)
    throw new VersionConflictError(
      `${name} has changed since it was loaded. An update cannot overwrite other changes. Load it again, then repeat your changes.`,
    );
}
