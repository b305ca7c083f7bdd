/** What the address narrows a list of posts down to: `?category=insights&year=2026&q=dock`. */
import type { TermRow } from '../../../core/rows/terms.ts';
import type { NodeFilter } from '../../../store/nodes/node-filter.ts';
import type { ContentContext } from '../../core/context.ts';
import { type AddressParameter, parameterOf } from '../address-parameters.ts';

export type AddressFilter = { category: TermRow | null; year: number | null; words: string | null };

export async function readAddressFilter(
  parameters: readonly AddressParameter[] | null | undefined,
  { store }: ContentContext,
): Promise<AddressFilter> {
  const slug = parameterOf(parameters, 'category');
  const year = Number(parameterOf(parameters, 'year'));
  return {
    category: slug ? await store.termBySlug('category', slug) : null,
    year: Number.isInteger(year) && year >= 1970 && year <= 9999 ? year : null,
    words: parameterOf(parameters, 'q'),
  };
}

/** Days of a year, as the site counts them. */
export function datesOf(year: number, timezone: string): NonNullable<NodeFilter['dates']> {
  return { column: 'date', timezone, from: `${year}-01-01T00:00:00`, until: `${year + 1}-01-01T00:00:00`, parts: [], any: false };
}
