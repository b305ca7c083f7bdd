/** Reads the numbers of page views, for editors. */
import { type Kysely, sql } from 'kysely';
import { UserError } from '../core/user-error.ts';
import type { Database } from '../db/tables.ts';
import { can, type Viewer } from '../permissions/viewer.ts';

export type PageViewFilter = { from?: string | null; to?: string | null; path?: string | null; first?: number | null };

type Counts = { views: number; prerenders: number };
export type PageViewReport = Counts & {
  from: string;
  to: string;
  days: readonly (Counts & { date: string })[];
  pages: readonly (Counts & { path: string })[];
};

const DEFAULT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const DEFAULT_PAGES = 20;
const MAX_PAGES = 100;

/** @throws UserError if the viewer is not an editor, or if a date is invalid */
export async function loadPageViews(
  db: Kysely<Database>,
  viewer: Viewer,
  { from, to, path, first }: PageViewFilter,
  now: Date,
): Promise<PageViewReport> {
  if (!can(viewer, 'edit_others_posts')) throw new UserError('Sorry, you are not allowed to read page view counts.', { kind: 'forbidden' });
  const end = to ? parseDay('to', to) : now;
  const start = from ? parseDay('from', from) : new Date(end.getTime() - (DEFAULT_DAYS - 1) * DAY_MS);
  const [firstDay, lastDay] = [formatDay(start), formatDay(end)];
  const conditions = sql`day between ${firstDay}::date and ${lastDay}::date and ${path ? sql`path = ${path}` : sql`true`}`;
  const limit = Math.min(Math.max(first ?? DEFAULT_PAGES, 0), MAX_PAGES);
  const sums = sql`sum(views)::integer as views, sum(prerenders)::integer as prerenders`;
  const [days, pages] = await Promise.all([
    sql<Counts & { date: string }>`
      select to_char(day, 'YYYY-MM-DD') as date, ${sums} from page_view where ${conditions} group by day order by day`.execute(db),
    sql<Counts & { path: string }>`
      select path, ${sums} from page_view where ${conditions} group by path order by sum(views) desc, path limit ${limit}`.execute(db),
  ]);
  const sum = (name: keyof Counts) => days.rows.reduce((total, day) => total + day[name], 0);
  return { from: firstDay, to: lastDay, views: sum('views'), prerenders: sum('prerenders'), days: days.rows, pages: pages.rows };
}

const formatDay = (date: Date) => date.toISOString().slice(0, 10);

function parseDay(name: string, text: string): Date {
  const date = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(date.getTime()) || formatDay(date) !== text)
    throw new UserError(`"${name}" is not a date. Write the year, the month and the day, such as 2026-11-22.`);
  return date;
}
