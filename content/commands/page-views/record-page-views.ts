/** Stores how often pages were viewed. The numbers are not content: they change no page, so there is no content version, no revision and no audit record. */
import { sql } from 'kysely';
import type { PageViewCount } from '#lib/page-views/page-view-counts.ts';
import type { Services } from '../core/services.ts';

/** Adds the counts to the stored ones. */
export async function recordPageViews({ db }: Pick<Services, 'db'>, counts: readonly PageViewCount[]): Promise<void> {
  if (counts.length === 0) return;
  // The rows are sorted, so that two reports at the same time do not deadlock.
  await sql`
    insert into page_view (day, path, views, prerenders)
    select day, path, sum(views), sum(prerenders)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c(day date, path text, views integer, prerenders integer)
    group by day, path order by day, path
    on conflict (day, path) do update
    set views = page_view.views + excluded.views, prerenders = page_view.prerenders + excluded.prerenders`.execute(db);
}
