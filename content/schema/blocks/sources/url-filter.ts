/** Filters of a list of posts in the URL: `?category=insights&year=2026&q=dock`. */
import type { TermRow } from '../../../core/rows/terms.ts';
import type { NodeFilter } from '../../../store/nodes/node-filter.ts';
import type { ContentContext } from '../../core/context.ts';
import { getParameter, type UrlParameter } from '../url-parameters.ts';

export type UrlFilter = { category: TermRow | null; year: number | null; words: string | null };

export async function parseUrlFilter(
  parameters: readonly UrlParameter[] | null | undefined,
  { store }: ContentContext,
): Promise<UrlFilter> {
  const slug = getParameter(parameters, 'category');
  const year = Number(getParameter(parameters, 'year'));
  return {
    category: slug ? await store.termBySlug('category', slug) : null,
    year: Number.isInteger(year) && year >= 1970 && year <= 9999 ? year : null,
    words: getParameter(parameters, 'q'),
  };
}

/** Returns the date filter for a year in the site's time zone. */
export function getYearFilter(year: number, timezone: string): NonNullable<NodeFilter['dates']> {
  return { column: 'date', timezone, from: `${year}-01-01T00:00:00`, until: `${year + 1}-01-01T00:00:00`, parts: [] };
}
