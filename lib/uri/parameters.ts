/**
 * What a page's address may ask of it, behind the question mark: the filters of a list, a part of it, the outcome of a form. A page asked for
 * without any of these is the same for everybody and is kept; with one it is made for the request. Whatever else stands there (the parameters of
 * campaigns) changes nothing.
 */

/** Inner folder of the route that makes such pages; `next.config.mjs` leads addresses with one of the parameters there. */
export const FILTERED_FOLDER = '/filtered/';

/** In the order in which they are written. */
export const parameterNames = [
  'q',
  'category',
  'year',
  'month',
  'region',
  'market',
  'status',
  'type',
  'min',
  'max',
  'sort',
  'department',
  'location',
  'list',
  'after',
  'before',
  'replyto',
  'form',
] as const;

export type ParameterName = (typeof parameterNames)[number];
export type Parameter = { name: ParameterName; value: string };

/** Longer values are cut: nobody searches for more. Cursors and tokens are shorter. */
const MAX_VALUE_LENGTH = 200;

/** Several may be ticked; they are one value, with commas. */
const lists: ReadonlySet<string> = new Set(['status']);

/** Known parameters that have a value, in the order of `parameterNames`, each once. @param search with or without its question mark */
export function readParameters(search: string): Parameter[] {
  if (search.length < 2) return [];
  const given = new URLSearchParams(search);
  return parameterNames.flatMap((name) => {
    const value = (lists.has(name) ? given.getAll(name).join(',') : (given.get(name) ?? '')).trim().slice(0, MAX_VALUE_LENGTH);
    return value === '' ? [] : [{ name, value }];
  });
}

/** The same in one spelling, with its question mark; empty when there is none. */
export function writeParameters(parameters: readonly Parameter[]): string {
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters.map(({ name, value }) => [name, value])).toString()}`;
}

/** The year a list is narrowed to, of four digits. */
export function yearIn(parameters: readonly Parameter[]): number | null {
  const year = Number(parameters.find(({ name }) => name === 'year')?.value);
  return Number.isInteger(year) && year >= 1000 && year <= 9999 ? year : null;
}
