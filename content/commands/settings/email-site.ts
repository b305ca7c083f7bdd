/** Loads the title and URL of the site for emails. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Services } from '../core/services.ts';

export async function getEmailSite(
  db: Kysely<Database>,
  { siteUrl, loginUrl }: Pick<Services, 'siteUrl' | 'loginUrl'>,
): Promise<{ title: string; siteUrl: string; loginUrl: string }> {
  const { rows } = await sql<{ title: string | null }>`select value->>'title' as title from site_option where name = 'settings'`.execute(
    db,
  );
  return { title: rows[0]?.title || new URL(siteUrl).hostname, siteUrl, loginUrl };
}
