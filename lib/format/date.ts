/**
 * Dates of the content are the site's own wall clock without a zone (`2026-11-12T09:00:00`, as WPGraphQL answers `date`), so they are printed
 * as written: handing them to a formatter of the server's zone would move the ones near midnight to another day.
 */

const written = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/;

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function read(date: string | null | undefined): { day: Date; machine: string } | null {
  const [, year, monthOfYear, dayOfMonth, time] = written.exec(date ?? '') ?? [];
  if (!year || !monthOfYear || !dayOfMonth) return null;
  const day = new Date(Date.UTC(Number(year), Number(monthOfYear) - 1, Number(dayOfMonth)));
  // 2026-02-31 is nobody's day; a calendar would make it March.
  if (day.getUTCDate() !== Number(dayOfMonth) || day.getUTCMonth() !== Number(monthOfYear) - 1) return null;
  return { day, machine: time ? `${year}-${monthOfYear}-${dayOfMonth}T${time}` : `${year}-${monthOfYear}-${dayOfMonth}` };
}

/** `November 12, 2026`, or null for what is no date. */
export function formatDate(date: string | null | undefined): string | null {
  const parts = read(date);
  return parts && longDay.format(parts.day);
}

/** `March 2027`, or null for what is no date. */
export function formatMonth(date: string | null | undefined): string | null {
  const parts = read(date);
  return parts && month.format(parts.day);
}

/** The value for `<time datetime>`: without a zone, as the content has none. */
export function toDateTime(date: string | null | undefined): string | null {
  return read(date)?.machine ?? null;
}

/** The calendar day, `2026-11-12`, for comparing: such strings sort as their days do. */
export function toDay(date: string | null | undefined): string | null {
  return toDateTime(date)?.slice(0, 10) ?? null;
}
