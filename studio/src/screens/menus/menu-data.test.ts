import { expect, test, vi } from 'vitest';
import { createItem, describeRefusal, toInput, type EditedItem } from './menu-data.ts';

vi.mock('@wordpress/api-fetch', () => ({ default: vi.fn<() => void>() }));

const stored = (id: number, depth: number, label: string): EditedItem => {
  const item = createItem({ kind: 'custom' }, label, '/a/');
  return { ...item, id, depth, stored: item.values };
};

test('the input is a tree, and contains only what has changed', () => {
  const child = stored(2, 1, 'Child');
  const items = [
    stored(1, 0, 'Parent'),
    { ...child, values: { ...child.values, opensNewTab: true, cssClasses: 'a  b' } },
    stored(3, 0, 'Last'),
  ];
  expect(toInput(items)).toEqual([
    { id: '1', children: [{ id: '2', target: '_blank', cssClasses: ['a', 'b'], children: [] }] },
    { id: '3', children: [] },
  ]);
});

test('new items have a target and a label, and no empty values', () => {
  const content = { kind: 'content' as const, id: 7, title: 'About', typeName: 'page' };
  expect(toInput([createItem({ kind: 'custom' }, 'Search', '/search/'), { ...createItem(content, 'About', '/about/'), depth: 1 }])).toEqual(
    [{ url: '/search/', label: 'Search', children: [{ contentNodeId: '7', label: 'About', children: [] }] }],
  );
});

test('an item two levels below the last one of its level keeps its place', () => {
  expect(toInput([stored(1, 0, 'a'), stored(2, 1, 'b'), stored(3, 2, 'c'), stored(4, 1, 'd')])).toEqual([
    {
      id: '1',
      children: [
        { id: '2', children: [{ id: '3', children: [] }] },
        { id: '4', children: [] },
      ],
    },
  ]);
});

test('a refusal names the item, and not its position in the input', () => {
  const items = [stored(1, 0, 'a'), stored(2, 1, 'b'), stored(3, 0, 'c'), stored(4, 1, 'd'), stored(5, 1, 'e')];
  const { key, message } = describeRefusal('items[1].children[1].url cannot link to "x". Use a path.', items);
  expect(message).toBe('“e”: url cannot link to "x". Use a path.');
  expect(key).toBe(items[4]?.key);
  expect(describeRefusal('The menu has changed.', items)).toEqual({ key: null, message: 'The menu has changed.' });
});
