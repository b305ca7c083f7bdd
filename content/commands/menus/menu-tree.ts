/** The order of the items of a menu: each item is followed by its children. Positions start at 1 and count all items of the menu (WordPress). */
import { UserError } from '../../core/user-error.ts';

export type TreeItem = { id: number; parentId: number | null };

/** WordPress's menu editor allows this many levels. */
const MAX_LEVELS = 12;

/** Sorts items so that each is followed by its children. Items whose parent is missing are on the top level. */
export function sortDepthFirst<T extends TreeItem>(items: readonly T[]): T[] {
  const ids = new Set(items.map(({ id }) => id));
  const childrenByParent = Map.groupBy(items, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null));
  const list = (parentId: number | null): T[] => (childrenByParent.get(parentId) ?? []).flatMap((item) => [item, ...list(item.id)]);
  return list(null);
}

/**
 * Puts an item below a parent, with its descendants.
 * @param position among the items with the same parent, starting at 1. The last one if it is larger or undefined
 * @throws UserError for a cycle, or more levels than a menu can have
 */
export function placeItem<T extends TreeItem>(items: readonly T[], moved: T, position: number | undefined): T[] {
  const others = items.filter(({ id }) => id !== moved.id);
  const siblings = others.filter(({ parentId }) => parentId === moved.parentId);
  const next = position === undefined ? undefined : siblings[Math.max(position, 1) - 1];
  const index = next === undefined ? others.length : others.indexOf(next);
  const placed = others.toSpliced(index, 0, moved);
  assertTree(placed);
  return sortDepthFirst(placed);
}

/** Removes an item. Its children take its place below its parent, as in WordPress's menu editor. */
export function removeItem<T extends TreeItem>(items: readonly T[], removed: TreeItem): T[] {
  return sortDepthFirst(items)
    .filter(({ id }) => id !== removed.id)
    .map((item) => (item.parentId === removed.id ? { ...item, parentId: removed.parentId } : item));
}

/** Lists the ids of an item and all of its descendants. */
export function listSubtreeIds(items: readonly TreeItem[], id: number): number[] {
  return [id, ...items.filter(({ parentId }) => parentId === id).flatMap((child) => listSubtreeIds(items, child.id))];
}

function assertTree(items: readonly TreeItem[]): void {
  const parents = new Map(items.map(({ id, parentId }) => [id, parentId]));
  for (const { id } of items) {
    const path = new Set([id]);
    for (let parent = parents.get(id) ?? null; parent !== null; parent = parents.get(parent) ?? null) {
      if (path.has(parent)) throw new UserError('A menu item cannot be below itself or one of its children. Choose another parentId.');
      path.add(parent);
    }
    assertLevels(path.size);
  }
}

/** @throws UserError if the menu would have too many levels */
export function assertLevels(levels: number): void {
  if (levels > MAX_LEVELS) throw new UserError(`A menu has at most ${MAX_LEVELS} levels. Move the item further up.`);
}
