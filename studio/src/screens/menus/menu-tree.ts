/** The order of menu items while they are edited: a list in which each item is followed by the items below it, with its depth. */

export type TreeRow = { key: string; depth: number };

export type Direction = 'up' | 'down' | 'in' | 'out';

/** Index after the last item below an item. */
export function getSubtreeEnd(rows: readonly TreeRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  let end = index + 1;
  while (end < rows.length && (rows[end]?.depth ?? 0) > depth) end += 1;
  return end;
}

/** Index of the item above in the tree, or -1 at the top level. */
export function findParentIndex(rows: readonly TreeRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  return rows.findLastIndex((row, position) => position < index && row.depth === depth - 1);
}

/** Indexes of the items with the same parent, the item itself included. */
export function listSiblings(rows: readonly TreeRow[], index: number): number[] {
  const parent = findParentIndex(rows, index);
  const depth = rows[index]?.depth ?? 0;
  const end = parent === -1 ? rows.length : getSubtreeEnd(rows, parent);
  return rows.flatMap((row, position) => (position > parent && position < end && row.depth === depth ? [position] : []));
}

/** Moves an item with everything below it. @returns null if it cannot move in this direction */
export function moveRow<Row extends TreeRow>(rows: readonly Row[], index: number, direction: Direction): Row[] | null {
  const siblings = listSiblings(rows, index);
  const place = siblings.indexOf(index);
  const previous = siblings[place - 1];
  const next = siblings[place + 1];
  const depth = rows[index]?.depth ?? 0;
  switch (direction) {
    case 'up':
      return previous === undefined ? null : placeRow(rows, index, previous, depth);
    case 'down':
      return next === undefined ? null : placeRow(rows, index, getSubtreeEnd(rows, next), depth);
    case 'in':
      return previous === undefined ? null : placeRow(rows, index, index, depth + 1);
    case 'out':
      return depth === 0 ? null : placeRow(rows, index, getSubtreeEnd(rows, findParentIndex(rows, index)), depth - 1);
  }
}

/**
 * Puts an item with everything below it in front of the row at `target`. The depth is limited to what the place allows: at most one deeper than
 * the item before it, and at least that of the item after it, which would otherwise get another parent.
 */
export function placeRow<Row extends TreeRow>(rows: readonly Row[], index: number, target: number, depth: number): Row[] {
  const end = getSubtreeEnd(rows, index);
  const moved = rows.slice(index, end);
  const others = rows.toSpliced(index, end - index);
  const position = target > index ? Math.max(target - (end - index), index) : target;
  const highest = (others[position - 1]?.depth ?? -1) + 1;
  const lowest = Math.min(others[position]?.depth ?? 0, highest);
  const shift = Math.min(Math.max(depth, lowest), highest) - (rows[index]?.depth ?? 0);
  return others.toSpliced(position, 0, ...moved.map((row) => ({ ...row, depth: row.depth + shift })));
}

/** Removes an item. The items below it take its place, as in WordPress's menu editor. */
export function removeRow<Row extends TreeRow>(rows: readonly Row[], index: number): Row[] {
  const end = getSubtreeEnd(rows, index);
  return rows.flatMap((row, position) =>
    position === index ? [] : [position > index && position < end ? { ...row, depth: row.depth - 1 } : row],
  );
}
