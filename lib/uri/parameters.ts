/**
 * The query parameters that change a page: filters and pages of lists, and the result of a form. A request without any of them gets the cached page.
 * A request with one of them is rendered dynamically. All other parameters, such as campaign parameters, are ignored.
 */
import { MAX_SAVED } from '#lib/saved-properties/addresses.ts';
import type { ArchiveDate } from './page-uri.ts';

/** Path prefix of the route that renders such pages. `next.config.mjs` rewrites requests with one of the parameters to it. */
export const FILTERED_FOLDER = '/filtered/';

/** The known parameters, in canonical order. */
export const parameterNames = [
  'q',
  'category',
  'year',
  'month',
  'region',
  'market',
  'submarket',
  'status',
  'type',
  'min',
  'max',
  'lease',
  'rent',
  'acres',
  'clear',
  'docks',
  'driveins',
  'trailers',
  'amps',
  'features',
  'by',
  'near',
  'radius',
  'sort',
  'view',
  'department',
  'location',
  'list',
  'after',
  'before',
  'replyto',
  'form',
  'unlock',
  'translate',
  'saved',
  'saved-count',
] as const;

export type ParameterName = (typeof parameterNames)[number];
export type Parameter = { name: ParameterName; value: string };

/** Longer values are truncated. Cursors and tokens are shorter. */
const MAX_VALUE_LENGTH = 200;

/** Pages show values, and HTML does not allow these characters, even escaped. */
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** Parameters that may be repeated. Their values are joined with commas. */
const multiValueNames: ReadonlySet<string> = new Set(['status', 'features']);

/** Parameters with these values only. Any other value would change nothing and be one more page in the cache. */
const allowedValues: Readonly<Partial<Record<ParameterName, readonly string[]>>> = {
  translate: ['on'],
  saved: ['added', 'removed', 'full'],
  'saved-count': Array.from({ length: MAX_SAVED + 1 }, (_, count) => String(count)),
};

/**
 * Parses the known parameters of a query string. Empty and unknown values and repetitions are left out, and the result is in canonical order.
 * @param search with or without a leading question mark
 */
export function parseParameters(search: string): Parameter[] {
  if (search.length < 2) return [];
  const query = new URLSearchParams(search);
  return parameterNames.flatMap((name) => {
    const text = multiValueNames.has(name) ? query.getAll(name).join(',') : (query.get(name) ?? '');
    const value = text.replaceAll(CONTROL_CHARACTERS, ' ').trim().slice(0, MAX_VALUE_LENGTH);
    return value === '' || allowedValues[name]?.includes(value) === false ? [] : [{ name, value }];
  });
}

/**
 * Removes parameters without a value, which browsers send for the empty fields of a form. All others stay, whether pages read them or not.
 * @returns null if there are none
 */
export function removeEmptyParameters(search: string): string | null {
  if (!/[?&][^&=]*=?(?:&|$)/.test(search)) return null;
  const names: ReadonlySet<string> = new Set(parameterNames);
  const entries = [...new URLSearchParams(search)];
  const kept = entries.filter(([name, value]) => value !== '' || !names.has(name));
  if (kept.length === entries.length) return null;
  const query = new URLSearchParams(kept).toString();
  return query === '' ? '' : `?${query}`;
}

/** Formats parameters as a query string with a leading question mark. Empty if there are no parameters. */
export function formatParameters(parameters: readonly Parameter[]): string {
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters.map(({ name, value }) => [name, value])).toString()}`;
}

export function getParameterValue(parameters: readonly Parameter[], name: ParameterName): string | null {
  return parameters.find((parameter) => parameter.name === name)?.value ?? null;
}

/** The filters of the archive of a year or month. */
export function toDateParameters({ year, month }: ArchiveDate): Parameter[] {
  const parameters: Parameter[] = [{ name: 'year', value: String(year) }];
  return month === null ? parameters : [...parameters, { name: 'month', value: String(month) }];
}
