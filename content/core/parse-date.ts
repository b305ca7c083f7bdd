/** Dates as clients of WPGraphQL write them. */
import { toInstant } from './local-time.ts';
import { UserError } from './user-error.ts';

const time = String.raw`(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})${time}\s*(Z|[+-]\d{2}:?\d{2})?$`, 'i');
const monthFirst = new RegExp(String.raw`^(\d{1,2})/(\d{1,2})/(\d{4})${time}$`);

/**
 * Instant of a date: `2026-11-12T09:00:00`, `2026-11-12 09:00`, `2026-11-12`, `2026/11/12`, `11/12/2026`, in the site's time zone; with `Z` or
 * an offset at the end in that one.
 * @param field names the input in the message
 * @throws UserError for what is no date, or none of the calendar
 */
export function parseDate(field: string, written: string, timezone: string): Date {
  const parts = partsOf(written.trim());
  const refuse = () =>
    new UserError(`The ${field} "${written.slice(0, 60)}" is not a date. Write it like 2026-11-12T09:00:00, in the site's time zone.`);
  if (!parts) throw refuse();
  const [year, month, day, hour, minute, second] = parts.numbers;
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // Date.UTC takes February 30 for March 2: such a day is not in the calendar.
  const isReal = wall.getUTCMonth() === month - 1 && wall.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  if (!isReal || year < 1000) throw refuse();
  if (parts.zone === null) return toInstant(wall.toISOString().slice(0, 19), timezone);
  return new Date(wall.getTime() - offsetOf(parts.zone));
}

type Numbers = [year: number, month: number, day: number, hour: number, minute: number, second: number];

function partsOf(written: string): { numbers: Numbers; zone: string | null } | null {
  const iso = yearFirst.exec(written);
  if (iso) return { numbers: iso.slice(1, 7).map((part) => Number(part ?? 0)) as Numbers, zone: iso[7] ?? null };
  const american = monthFirst.exec(written);
  if (!american) return null;
  const [month, day, year, ...clock] = american.slice(1).map((part) => Number(part ?? 0));
  return { numbers: [year, month, day, ...clock] as Numbers, zone: null };
}

/** Milliseconds that a zone such as `+02:00` is ahead of UTC. */
function offsetOf(zone: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -minutes : minutes) * 60_000;
}
