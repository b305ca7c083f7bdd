import { getProperty } from '#lib/json/records.ts';

/**
 * Returns the number of columns of a query loop (2 to 6), or null when posts are stacked in one column.
 * @param layout `{type: "flex", columns: 3}`, as WordPress 6.2 stores it on the loop, or `{type: "grid", columnCount: 3}`, as later versions
 *   store it on the post template
 */
export function getColumnCount(layout: unknown): number | null {
  const type = getProperty(layout, 'type');
  if (type !== 'flex' && type !== 'grid') return null;
  const columns = getProperty(layout, type === 'flex' ? 'columns' : 'columnCount');
  return typeof columns === 'number' && columns >= 2 ? Math.min(Math.round(columns), 6) : null;
}
