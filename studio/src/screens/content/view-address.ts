/** The state of a list in its address, so that it can be bookmarked and the browser's Back button works. */
import type { View } from '@wordpress/dataviews';

type Filter = NonNullable<View['filters']>[number];
type Shown = Pick<View, 'page' | 'perPage' | 'search' | 'sort' | 'filters'>;

/** Parameters that are not filters. */
const reserved = new Set(['page', 'per_page', 'search', 'orderby', 'order']);

const listed = new Set(['isAny', 'isNone']);

/** Reads the state of a list from the query of its address. Whatever is missing or invalid has the default value. */
export function parseViewAddress(query: string): Shown {
  const parameters = new URLSearchParams(query);
  const readNumber = (name: string, fallback: number, maximum: number) => {
    const value = Number(parameters.get(name));
    return Number.isInteger(value) && value >= 1 && value <= maximum ? value : fallback;
  };
  return {
    page: readNumber('page', 1, Number.MAX_SAFE_INTEGER),
    perPage: readNumber('per_page', 20, 100),
    search: parameters.get('search') ?? '',
    sort: { field: parameters.get('orderby') ?? 'modified', direction: parameters.get('order') === 'asc' ? 'asc' : 'desc' },
    filters: [...parameters].flatMap(([field, value]) => (reserved.has(field) ? [] : parseFilter(field, value))),
  };
}

function parseFilter(field: string, text: string): Filter[] {
  const [, operator, value] = /^(isAny|isNone|before|after):(.*)$/.exec(text) ?? [];
  if (operator === undefined || value === undefined) return [];
  const parsed = listed.has(operator) ? value.split(',').filter((entry) => entry !== '') : value;
  return [{ field, operator: operator as Filter['operator'], value: parsed.length === 0 ? undefined : parsed }];
}

/** @returns the query of the address, with a question mark, or nothing if the list is in its default state */
export function formatViewAddress({ page = 1, perPage = 20, search = '', sort, filters = [] }: Shown): string {
  const parameters = new URLSearchParams();
  if (page > 1) parameters.set('page', String(page));
  if (perPage !== 20) parameters.set('per_page', String(perPage));
  if (search !== '') parameters.set('search', search);
  if (sort && sort.field !== 'modified') parameters.set('orderby', sort.field);
  if (sort?.direction === 'asc') parameters.set('order', 'asc');
  for (const { field, operator, value } of filters) parameters.set(field, `${operator}:${String(value ?? '')}`);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * The parameters of the REST API for the filters of a list.
 * @param taxonomies their routes, such as `categories`
 */
export function toFilterParameters(filters: readonly Filter[] = [], taxonomies: readonly string[]): Record<string, unknown> {
  const parameters: Record<string, unknown> = {};
  for (const { field, operator, value } of filters) {
    if (value === undefined) continue;
    if (field === 'date') parameters[operator] = `${String(value)}T00:00:00`;
    else if (field === 'author' || field === 'parent' || taxonomies.includes(field))
      parameters[operator === 'isNone' ? `${field}_exclude` : field] = value;
  }
  return parameters;
}
