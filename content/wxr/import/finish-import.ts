/** Updates values that depend on all imported items: submarkets that were stored as text, counts of terms, and pages in the settings. */
import { sql } from 'kysely';
import { toJson } from '../../core/json.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import { settingsChange } from '../../commands/settings/site-settings.ts';
import { type ImportState, runInTransaction } from './import-state.ts';
import { getImportRecords } from './import-records.ts';

/** Settings whose values are page ids. */
const PAGE_SETTINGS = ['pageOnFront', 'pageForPosts', 'pagePrivacyPolicy'];

export async function finishImport(state: ImportState): Promise<void> {
  await runInTransaction(state, async ({ db, recordChange }) => {
    await sql`select assign_submarkets()`.execute(db);
    await sql`
      update term t set count = k.count
      from (select t.id, (select count(*)::int from term_relationship r join content_node n on n.id = r.node_id where r.term_id = t.id and n.status = 'publish') as count from term t) k
      where k.id = t.id and k.count <> t.count`.execute(db);
    if (state.newOptions.has('settings')) await updatePageSettings(state, db);
    // An import changes most of the content. Naming all of it would not leave more pages in caches.
    recordChange(settingsChange);
  });
}

/**
 * Replaces the page ids in imported settings by the ids in this database. If the settings name no front page, the page with the URI `/` becomes the
 * front page.
 */
async function updatePageSettings(state: ImportState, db: Parameters<typeof getImportRecords>[0]): Promise<void> {
  const { rows } = await sql<{ value: FieldValues }>`select value from site_option where name = 'settings'`.execute(db);
  const settings: FieldValues = { ...rows[0]?.value };
  const foreignIds = PAGE_SETTINGS.flatMap((name) => (typeof settings[name] === 'number' ? [settings[name]] : []));
  const pages = await getImportRecords(db, state, 'node', foreignIds);
  for (const name of PAGE_SETTINGS) {
    const id = settings[name];
    if (typeof id === 'number') settings[name] = pages.get(String(id))?.localId ?? 0;
  }
  if (!settings['pageOnFront']) {
    const { rows: front } = await sql<{
      id: number;
    }>`select id from content_node where uri = '/' and type = 'page' and status = 'publish'`.execute(db);
    if (front[0]) Object.assign(settings, { showOnFront: 'page', pageOnFront: front[0].id });
  }
  await sql`update site_option set value = ${toJson(settings)}::jsonb where name = 'settings'`.execute(db);
}
