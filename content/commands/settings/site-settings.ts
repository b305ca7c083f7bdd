/** Loads the settings that commands need, within the transaction. */
import type { Kysely } from 'kysely';
import { toJson } from '../../core/json.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { Database } from '../../db/tables.ts';
import type { ContentChange } from '../core/purge-keys.ts';
import type { Tx } from '../core/transact.ts';

export type SiteSettings = {
  timezone: string;
  /** The page at `/`. */
  pageOnFront: number | null;
  /** The page that lists the posts. */
  pageForPosts: number | null;
  /** WordPress's permalink structure of posts. If null, posts use the permalink of the content model. */
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
  // WordPress's default is open.
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

/** Every response can depend on settings. */
export const settingsChange: ContentChange = { cause: 'update', kind: 'settings', id: 0, type: 'settings', affectsLists: false };

const pageSettings = ['pageOnFront', 'pageForPosts', 'pagePrivacyPolicy'] as const;

/** Removes a deleted page from the settings for the front page, the posts page and the privacy policy page (WordPress). */
export async function removePageFromSettings({ db, recordChange }: Tx, id: number): Promise<void> {
  const row = await db.selectFrom('site_option').select('value').where('name', '=', 'settings').forUpdate().executeTakeFirst();
  if (!row) return;
  const value: FieldValues = { ...row.value };
  if (!pageSettings.some((name) => value[name] === id)) return;
  if (value['pageOnFront'] === id) Object.assign(value, { pageOnFront: null, showOnFront: 'posts' });
  if (value['pageForPosts'] === id) value['pageForPosts'] = null;
  if (value['pagePrivacyPolicy'] === id) value['pagePrivacyPolicy'] = null;
  await db
    .updateTable('site_option')
    .set({ value: toJson(value) })
    .where('name', '=', 'settings')
    .execute();
  recordChange(settingsChange);
}
