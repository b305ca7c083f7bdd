/** Parses dates as clients of WPGraphQL write them. */
import { toInstant } from './local-time.ts';
import { UserError } from './user-error.ts';

const timePart = String.raw`(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})${timePart}\s*(Z|[+-]\d{2}:?\d{2})?$`, 'i');
const monthFirst = new RegExp(String.raw`^(\d{1,2})/(\d{1,2})/(\d{4})${timePart}$`);

/**
 * Accepts `2026-11-12T09:00:00`, `2026-11-12 09:00`, `2026-11-12`, `2026/11/12` and `11/12/2026`, in the site's time zone. A `Z` or an offset at
 * the end sets another zone.
 * @param field names the input in error messages
 * @throws UserError if the text is not a date, or the date does not exist in the calendar
 */
export function parseDate(field: string, text: string, timezone: string): Date {
  const parts = parseParts(text.trim());
  const createError = () =>
    new UserError(`The ${field} "${text.slice(0, 60)}" is not a date. Use a format such as 2026-11-12T09:00:00, in the site's time zone.`);
  if (!parts) throw createError();
  const [year, month, day, hour, minute, second] = parts.numbers;
  const wallClock = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // Date.UTC turns February 30 into March 2, so the parts are compared with the result.
  const isValid = wallClock.getUTCMonth() === month - 1 && wallClock.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  if (!isValid || year < 1000) throw createError();
  if (parts.zone === null) return toInstant(wallClock.toISOString().slice(0, 19), timezone);
  return new Date(wallClock.getTime() - parseZoneOffset(parts.zone));
}

type Numbers = [year: number, month: number, day: number, hour: number, minute: number, second: number];

function parseParts(text: string): { numbers: Numbers; zone: string | null } | null {
  const iso = yearFirst.exec(text);
  if (iso) return { numbers: iso.slice(1, 7).map((part) => Number(part ?? 0)) as Numbers, zone: iso[7] ?? null };
  const usDate = monthFirst.exec(text);
  if (!usDate) return null;
  const [month, day, year, ...time] = usDate.slice(1).map((part) => Number(part ?? 0));
  return { numbers: [year, month, day, ...time] as Numbers, zone: null };
}

/** Offset of a zone such as `+02:00` from UTC in milliseconds. */
function parseZoneOffset(zone: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -minutes : minutes) * 60_000;
}
