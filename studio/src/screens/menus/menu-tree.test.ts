import { describe, expect, test } from 'vitest';
import { moveRow, placeRow, removeRow, type Direction, type TreeRow } from './menu-tree.ts';

/** Each letter is an item, preceded by one dot per level. */
const parse = (text: string): TreeRow[] =>
  text.split(' ').map((word) => ({ key: word.replaceAll('.', ''), depth: word.lastIndexOf('.') + 1 }));
const print = (rows: readonly TreeRow[] | null) => rows && rows.map(({ key, depth }) => '.'.repeat(depth) + key).join(' ');
const tree = parse('a .b ..c .d e');

describe('moving with the keyboard', () => {
  test.each<[string, number, Direction, string | null]>([
    ['an item with its children below the next sibling', 1, 'down', 'a .d .b ..c e'],
    ['an item above the previous sibling', 3, 'up', 'a .d .b ..c e'],
    ['a top-level item with everything below it', 0, 'down', 'e a .b ..c .d'],
    ['the first sibling no further up', 1, 'up', null],
    ['an item below the previous sibling', 3, 'in', 'a .b ..c ..d e'],
    ['a top-level item to the end of the previous one', 4, 'in', 'a .b ..c .d .e'],
    ['the first child no further in', 2, 'in', null],
    ['an item out of its parent, with its children but not its siblings', 1, 'out', 'a .d b .c e'],
    ['a top-level item no further out', 4, 'out', null],
  ])('moves %s', (_title, index, direction, expected) => {
    expect(print(moveRow(tree, index, direction))).toBe(expected);
  });
});

describe('moving with the pointer', () => {
  test.each([
    ['keeps the children of other items where they are', 4, 1, 0, 'a .e .b ..c .d'],
    ['is at most one deeper than the item before', 4, 1, 5, 'a .e .b ..c .d'],
    ['to the end of the list', 1, 5, 0, 'a .d e b .c'],
    ['to where the item is, one level further out', 3, 3, 0, 'a .b ..c d e'],
    ['not so far out that the next item would get another parent', 1, 2, 0, 'a .b ..c .d e'],
  ])('%s', (_title, index, target, depth, expected) => {
    expect(print(placeRow(tree, index, target, depth))).toBe(expected);
  });
});

test('the items below a removed item take its place', () => {
  expect(print(removeRow(tree, 1))).toBe('a .c .d e');
  expect(print(removeRow(tree, 0))).toBe('b .c d e');
});
