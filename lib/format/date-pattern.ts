/** Dates in a format an editor chose, written as in WordPress: the letters of PHP's `date()` (php.net/datetime.format). */
import { toDateTime } from './date.ts';

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: Date) => format.format(date);
};
const two = (figure: number) => String(figure).padStart(2, '0');
const hour12 = (date: Date) => date.getUTCHours() % 12 || 12;
const ordinal = (day: number) => (day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'));

/** Those that speak of days and hours; zones and weeks stand for themselves, as any other sign. */
const letters: ReadonlyMap<string, (date: Date) => string> = new Map([
  ['d', (date) => two(date.getUTCDate())],
  ['j', (date) => String(date.getUTCDate())],
  ['S', (date) => ordinal(date.getUTCDate())],
  ['D', inWords({ weekday: 'short' })],
  ['l', inWords({ weekday: 'long' })],
  ['m', (date) => two(date.getUTCMonth() + 1)],
  ['n', (date) => String(date.getUTCMonth() + 1)],
  ['M', inWords({ month: 'short' })],
  ['F', inWords({ month: 'long' })],
  ['Y', (date) => String(date.getUTCFullYear())],
  ['y', (date) => two(date.getUTCFullYear() % 100)],
  ['a', (date) => (date.getUTCHours() < 12 ? 'am' : 'pm')],
  ['A', (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM')],
  ['g', (date) => String(hour12(date))],
  ['h', (date) => two(hour12(date))],
  ['G', (date) => String(date.getUTCHours())],
  ['H', (date) => two(date.getUTCHours())],
  ['i', (date) => two(date.getUTCMinutes())],
  ['s', (date) => two(date.getUTCSeconds())],
]);

/** Nobody writes longer ones. */
const MAX_PATTERN = 60;

/**
 * @param date a date of the content, without a zone
 * @returns null for what is no date, and for a pattern that says nothing: `human-diff` ("3 days ago") would be wrong on a page that is kept
 */
export function formatDateAs(date: string | null | undefined, pattern: string | null | undefined): string | null {
  const machine = toDateTime(date);
  if (!machine || !pattern || pattern === 'human-diff' || pattern.length > MAX_PATTERN) return null;
  const day = new Date(machine.includes('T') ? `${machine}Z` : `${machine}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  const text = pattern.replaceAll(/\\(.)|(.)/gsu, (_all, kept: string | undefined, sign: string | undefined) =>
    kept === undefined ? (letters.get(sign ?? '')?.(day) ?? sign ?? '') : kept,
  );
  return text.trim() || null;
}
