/** The settings that commands act by, as they stand in the transaction. */
import type { Kysely } from 'kysely';
import { toJson } from '../../core/json.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { Database } from '../../db/tables.ts';

export type SiteSettings = {
  timezone: string;
  /** Page at `/`. */
  pageOnFront: number | null;
  /** Page that lists the posts. */
  pageForPosts: number | null;
  /** WordPress's pattern of posts' addresses; null: the one of the content model. */
  permalinkStructure: string | null;
  defaultCategory: number | null;
  defaultCommentStatus: 'open' | 'closed';
  defaultPingStatus: 'open' | 'closed';
};

export async function getSiteSettings(db: Kysely<Database>): Promise<SiteSettings> {
  const row = await db.selectFrom('site_option').select('value').where('name', '=', 'settings').executeTakeFirst();
  const stored = row?.value ?? {};
  const id = (name: string) => (typeof stored[name] === 'number' && stored[name] > 0 ? stored[name] : null);
  const text = (name: string) => (typeof stored[name] === 'string' && stored[name] !== '' ? stored[name] : null);
  // WordPress's defaults where nobody has chosen.
  const state = (name: string) => (stored[name] === 'closed' ? 'closed' : 'open');
  return {
    timezone: text('timezone') ?? 'UTC',
    pageOnFront: stored['showOnFront'] === 'posts' ? null : id('pageOnFront'),
    pageForPosts: id('pageForPosts'),
    permalinkStructure: text('permalinkStructure'),
    defaultCategory: id('defaultCategory'),
    defaultCommentStatus: state('defaultCommentStatus'),
    defaultPingStatus: state('defaultPingStatus'),
  };
}

/** A page that goes away is no front page and no posts page any more (WordPress). */
export async function removePageFromSettings(db: Kysely<Database>, id: number): Promise<void> {
  const row = await db.selectFrom('site_option').select('value').where('name', '=', 'settings').forUpdate().executeTakeFirst();
  if (!row) return;
  const value: FieldValues = { ...row.value };
  if (value['pageOnFront'] === id) Object.assign(value, { pageOnFront: null, showOnFront: 'posts' });
  if (value['pageForPosts'] === id) value['pageForPosts'] = null;
  if (value['pagePrivacyPolicy'] === id) value['pagePrivacyPolicy'] = null;
  await db
    .updateTable('site_option')
    .set({ value: toJson(value) })
    .where('name', '=', 'settings')
    .execute();
}
