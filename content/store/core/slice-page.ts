/** Pagination of lists that are in memory. */
import type { Page, PageArgs } from './page.ts';

/** Returns one page of rows in list order. */
export function slicePage<T extends { id: number }>(rows: readonly T[], page: PageArgs): Page<T> {
  const backward = page.direction === 'backward';
  const after = rows.findIndex((row) => row.id === page.after);
  const before = rows.findIndex((row) => row.id === page.before);
  const bounded = rows.slice(after + 1, before === -1 ? rows.length : before);
  const offset = page.offset ?? 0;
  const rest = backward ? bounded.slice(0, bounded.length - offset) : bounded.slice(offset);
  const slice = backward ? rest.slice(Math.max(rest.length - page.limit, 0)) : rest.slice(0, page.limit);
  const more = rest.length > slice.length;
  const total = rest.length > 0 ? bounded.length : 0;
  if (page.offset !== null) return { rows: slice, hasNext: more, hasPrevious: offset > 0, total };
  return {
    rows: slice,
    hasNext: backward || page.isDefault ? before !== -1 : more,
    hasPrevious: backward ? more : after !== -1,
    total: page.countTotal ? total : null,
  };
}
