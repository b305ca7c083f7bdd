/** Moves an item of a list. Positions outside of the list change nothing. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (from < 0 || to < 0 || from >= items.length || to >= items.length) return items;
  const moved = items.toSpliced(from, 1);
  return moved.toSpliced(to, 0, ...items.slice(from, from + 1));
}
