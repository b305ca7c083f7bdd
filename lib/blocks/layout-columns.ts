const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

/**
 * Columns a loop is laid out in, or null for one below the other.
 * @param layout `{type: "flex", columns: 3}` as WordPress 6.2 keeps it at the loop, or `{type: "grid", columnCount: 3}`, as later ones keep it at its template
 */
export function columnsOf(layout: unknown): number | null {
  const type = member(layout, 'type');
  if (type !== 'flex' && type !== 'grid') return null;
  const columns = member(layout, type === 'flex' ? 'columns' : 'columnCount');
  return typeof columns === 'number' && columns >= 2 ? Math.min(Math.round(columns), 6) : null;
}
