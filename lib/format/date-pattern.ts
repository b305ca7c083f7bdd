/** Formats dates with a pattern chosen by an editor. As in WordPress, patterns use the letters of PHP's `date()` (php.net/datetime.format). */
import { toDateTime } from './date.ts';

const createFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: Date) => format.format(date);
};
const padToTwoDigits = (figure: number) => String(figure).padStart(2, '0');
const getHour12 = (date: Date) => date.getUTCHours() % 12 || 12;
const getOrdinalSuffix = (day: number) => (day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'));

/** Formatters for the letters of dates and times. Letters for time zones and weeks are not supported and are printed literally. */
const formatters: ReadonlyMap<string, (date: Date) => string> = new Map([
  ['d', (date) => padToTwoDigits(date.getUTCDate())],
  ['j', (date) => String(date.getUTCDate())],
  ['S', (date) => getOrdinalSuffix(date.getUTCDate())],
  ['D', createFormatter({ weekday: 'short' })],
  ['l', createFormatter({ weekday: 'long' })],
  ['m', (date) => padToTwoDigits(date.getUTCMonth() + 1)],
  ['n', (date) => String(date.getUTCMonth() + 1)],
  ['M', createFormatter({ month: 'short' })],
  ['F', createFormatter({ month: 'long' })],
  ['Y', (date) => String(date.getUTCFullYear())],
  ['y', (date) => padToTwoDigits(date.getUTCFullYear() % 100)],
  ['a', (date) => (date.getUTCHours() < 12 ? 'am' : 'pm')],
  ['A', (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM')],
  ['g', (date) => String(getHour12(date))],
  ['h', (date) => padToTwoDigits(getHour12(date))],
  ['G', (date) => String(date.getUTCHours())],
  ['H', (date) => padToTwoDigits(date.getUTCHours())],
  ['i', (date) => padToTwoDigits(date.getUTCMinutes())],
  ['s', (date) => padToTwoDigits(date.getUTCSeconds())],
]);

/** Longer patterns are ignored. */
const MAX_PATTERN = 60;

/**
 * @param date local date and time without a time zone, such as `2026-11-12T09:00:00`
 * @returns null if the date or the pattern is invalid. `human-diff` ("3 days ago") is not supported: it would become wrong on a cached page.
 */
export function formatDateWithPattern(date: string | null | undefined, pattern: string | null | undefined): string | null {
  const machine = toDateTime(date);
  if (!machine || !pattern || pattern === 'human-diff' || pattern.length > MAX_PATTERN) return null;
  const day = new Date(machine.includes('T') ? `${machine}Z` : `${machine}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  const text = pattern.replaceAll(/\\(.)|(.)/gsu, (_match, escaped: string | undefined, character: string | undefined) =>
    escaped === undefined ? (formatters.get(character ?? '')?.(day) ?? character ?? '') : escaped,
  );
  return text.trim() || null;
}
