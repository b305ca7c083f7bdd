/** Titles of the pages of lists. Each page of a list has a title of its own. */
import { formatMonth } from '#lib/format/date.ts';
import type { ArchiveDate } from '#lib/uri/page-uri.ts';

/** What distinguishes a page from the first page of its list, without filters. */
export type ListPageFacts = {
  /** Names of the chosen filters, such as a category and a market. */
  filters: readonly (string | null | undefined)[];
  year: number | null;
  month: number | null;
  text: string | null;
  pageNumber: number | null;
  /** The entry after or before which the page begins. */
  cursor: { direction: 'after' | 'before'; title: string | null } | null;
};

/** `Insights, Dallas–Fort Worth, November 2026, page 2`; empty for the first page without filters. */
export function describeListPage({ filters, year, month, text, pageNumber, cursor }: ListPageFacts): string {
  const date = year !== null && formatArchiveDate({ year, month });
  const start = cursor && (cursor.title ? `${cursor.direction} “${cursor.title}”` : { after: 'older', before: 'newer' }[cursor.direction]);
  return [...filters, date, text && `“${text}”`, pageNumber !== null && pageNumber > 1 && `page ${pageNumber}`, start]
    .filter(Boolean)
    .join(', ');
}

/** `2026`, or `November 2026`. */
export const formatArchiveDate = ({ year, month }: ArchiveDate): string | null =>
  month === null ? String(year) : formatMonth(`${year}-${String(month).padStart(2, '0')}-01`);

/** Search engines cut off longer titles. */
const MAX_TITLE_LENGTH = 60;

/** Leaves out the name of the site at the end of a title that is too long with it. */
export function fitTitle(title: string, siteName: string | null): string {
  return title.length <= MAX_TITLE_LENGTH ? title : removeSiteName(title, siteName);
}

/** `Newsroom` for `Newsroom | Causeway`. */
export const removeSiteName = (title: string, siteName: string | null): string => splitTitle(title, siteName)?.name ?? title;

/** Adds text to a title, before the name of the site: `Newsroom, page 2 | Causeway`. */
export function addToTitle(title: string, siteName: string | null, text: string): string {
  if (text === '') return title;
  const parts = splitTitle(title, siteName);
  return parts === null ? `${title}, ${text}` : `${parts.name}, ${text}${parts.separator}${siteName}`;
}

/** Splits a title that ends with the name of the site. */
function splitTitle(title: string, siteName: string | null): { name: string; separator: string } | null {
  const head = siteName && title.endsWith(siteName) ? title.slice(0, -siteName.length) : null;
  const [, name, separator = ''] = /^(.*[\p{L}\p{N}\p{Pe}\p{Pf}!?.])(\s*\P{L}?\s*)$/u.exec(head ?? '') ?? [];
  return name === undefined ? null : { name, separator };
}
