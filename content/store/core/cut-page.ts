import type { Page, PageArgs } from './page.ts';

/** A page of rows that are all at hand already, in display order. */
export function cutPage<T extends { id: number }>(rows: readonly T[], page: PageArgs): Page<T> {
  if (page.offset !== null) {
    const cut = rows.slice(page.offset, page.offset + page.limit);
    return {
      rows: cut,
      hasNext: page.offset + cut.length < rows.length,
      hasPrevious: page.offset > 0,
      total: cut.length > 0 ? rows.length : 0,
    };
  }
  const start = rows.findIndex((row) => row.id === page.after) + 1;
  const end = rows.findIndex((row) => row.id === page.before);
  const between = rows.slice(start, end === -1 ? rows.length : end);
  const cut = page.direction === 'forward' ? between.slice(0, page.limit) : between.slice(-page.limit);
  const first = cut[0] ? rows.indexOf(cut[0]) : start;
  return { rows: cut, hasNext: first + cut.length < rows.length, hasPrevious: first > 0, total: null };
}
