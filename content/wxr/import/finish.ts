/** What can only be known when everything is there. */
import { sql } from 'kysely';
import { toJson } from '../../core/json.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import { type Job, write } from './job.ts';
import { mapped } from './mapping.ts';

/** Settings that are ids of pages. */
const PAGE_SETTINGS = ['pageOnFront', 'pageForPosts', 'pagePrivacyPolicy'];

export async function finish(job: Job): Promise<void> {
  await write(job, async ({ db }) => {
    await sql`
      update term t set count = k.count
      from (select t.id, (select count(*)::int from term_relationship r join content_node n on n.id = r.node_id where r.term_id = t.id and n.status = 'publish') as count from term t) k
      where k.id = t.id and k.count <> t.count`.execute(db);
    if (job.newOptions.has('settings')) await mapPages(job, db);
  });
}

/** Pages in settings that came with the export, under the ids they have here. Where none is named, the page at the site's root is the front page. */
async function mapPages(job: Job, db: Parameters<typeof mapped>[0]): Promise<void> {
  const { rows } = await sql<{ value: FieldValues }>`select value from site_option where name = 'settings'`.execute(db);
  const settings: FieldValues = { ...rows[0]?.value };
  const named = PAGE_SETTINGS.flatMap((name) => (typeof settings[name] === 'number' ? [settings[name]] : []));
  const pages = await mapped(db, job, 'node', named);
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
