/**
 * Formats dates of content. WPGraphQL returns `date` as local time of the site without a time zone (`2026-11-12T09:00:00`), so dates are formatted
 * as written. Converting them to the time zone of the server would move dates near midnight to another day.
 */

const datePattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/;

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function parseDate(date: string | null | undefined): { day: Date; machine: string } | null {
  const [, year, monthOfYear, dayOfMonth, time] = datePattern.exec(date ?? '') ?? [];
  if (!year || !monthOfYear || !dayOfMonth) return null;
  const day = new Date(Date.UTC(Number(year), Number(monthOfYear) - 1, Number(dayOfMonth)));
  // Reject days that do not exist: `Date` would turn 2026-02-31 into March 3.
  if (day.getUTCDate() !== Number(dayOfMonth) || day.getUTCMonth() !== Number(monthOfYear) - 1) return null;
  return { day, machine: time ? `${year}-${monthOfYear}-${dayOfMonth}T${time}` : `${year}-${monthOfYear}-${dayOfMonth}` };
}

/** `November 12, 2026`, or null for an invalid date. */
export function formatDate(date: string | null | undefined): string | null {
  const parts = parseDate(date);
  return parts && longDay.format(parts.day);
}

/** `March 2027`, or null for an invalid date. */
export function formatMonth(date: string | null | undefined): string | null {
  const parts = parseDate(date);
  return parts && month.format(parts.day);
}

/** The value for `<time datetime>`, without a time zone. Null for an invalid date. */
export function toDateTime(date: string | null | undefined): string | null {
  return parseDate(date)?.machine ?? null;
}

/** The date without the time, such as `2026-11-12`. These strings sort chronologically. Null for an invalid date. */
export function toDateOnly(date: string | null | undefined): string | null {
  return toDateTime(date)?.slice(0, 10) ?? null;
}
