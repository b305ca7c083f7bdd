/** Pagination of lists that are in memory. */
import type { Page, PageArgs } from './page.ts';

/** Returns one page of rows in list order. */
export function slicePage<T extends { id: number }>(rows: readonly T[], page: PageArgs): Page<T> {
  if (page.offset !== null) {
    const slice = rows.slice(page.offset, page.offset + page.limit);
    return {
      rows: slice,
      hasNext: page.offset + slice.length < rows.length,
      hasPrevious: page.offset > 0,
      total: slice.length > 0 ? rows.length : 0,
    };
  }
  const start = rows.findIndex((row) => row.id === page.after) + 1;
  const end = rows.findIndex((row) => row.id === page.before);
  const bounded = rows.slice(start, end === -1 ? rows.length : end);
  const slice = page.direction === 'forward' ? bounded.slice(0, page.limit) : bounded.slice(-page.limit);
  const first = slice[0] ? rows.indexOf(slice[0]) : start;
  return { rows: slice, hasNext: first + slice.length < rows.length, hasPrevious: first > 0, total: null };
}
