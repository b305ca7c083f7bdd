import { describe, expect, test } from 'vitest';
import { listSubtreeIds, placeItem, removeItem, sortDepthFirst, type TreeItem } from './menu-tree.ts';

const tree: TreeItem[] = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 1 },
  { id: 5, parentId: null },
];
const describeTree = (items: readonly TreeItem[]) => items.map(({ id, parentId }) => `${id}<${parentId ?? ''}`).join(' ');

test('items are sorted so that each is followed by its children, and orphans are on the top level', () => {
  expect(
    describeTree(
      sortDepthFirst([
        { id: 3, parentId: 2 },
        { id: 9, parentId: 8 },
        { id: 2, parentId: null },
      ]),
    ),
  ).toBe('9<8 2< 3<2');
});

describe('placing an item', () => {
  test.each([
    ['a new item at the end of the top level', { id: 6, parentId: null }, undefined, '1< 2<1 3<2 4<1 5< 6<'],
    ['a new item at the start of the top level', { id: 6, parentId: null }, 1, '6< 1< 2<1 3<2 4<1 5<'],
    ['a new item between two children', { id: 6, parentId: 1 }, 2, '1< 2<1 3<2 6<1 4<1 5<'],
    ['a new item after the last child', { id: 6, parentId: 1 }, 99, '1< 2<1 3<2 4<1 6<1 5<'],
    ['an item with its children', { id: 2, parentId: 5 }, 1, '1< 4<1 5< 2<5 3<2'],
    ['an item among its siblings', { id: 4, parentId: 1 }, 1, '1< 4<1 2<1 3<2 5<'],
    ['an item where it is', { id: 4, parentId: 1 }, 2, '1< 2<1 3<2 4<1 5<'],
  ])('%s', (_name, item, position, expected) => {
    expect(describeTree(placeItem(tree, item, position))).toBe(expected);
  });

  test.each([1, 2, 3])('an item cannot be placed below item %i, which is the item itself or a descendant', (parentId) => {
    expect(() => placeItem(tree, { id: 1, parentId }, undefined)).toThrow('cannot be below itself');
  });

  test('a menu has at most 12 levels', () => {
    const chain = Array.from({ length: 12 }, (_, index): TreeItem => ({ id: index + 1, parentId: index || null }));
    expect(placeItem(chain, { id: 13, parentId: 11 }, undefined)).toHaveLength(13);
    expect(() => placeItem(chain, { id: 13, parentId: 12 }, undefined)).toThrow('at most 12 levels');
  });
});

test('the children of a removed item take its place', () => {
  expect(describeTree(removeItem(tree, { id: 2, parentId: 1 }))).toBe('1< 3<1 4<1 5<');
  expect(describeTree(removeItem(tree, { id: 1, parentId: null }))).toBe('2< 3<2 4< 5<');
});

test('a subtree contains all descendants', () => {
  expect(listSubtreeIds(tree, 1)).toEqual([1, 2, 3, 4]);
});
