import { expect, test } from 'vitest';
import { groupProse, toTree, type BlockNode } from './tree.ts';

const block = (clientId: string) => ({
  clientId,
  parentClientId: clientId.includes('.') ? clientId.slice(0, clientId.lastIndexOf('.')) : null,
});
const outline = (branches: BlockNode<{ clientId: string }>[]): unknown[] =>
  branches.map(({ block: { clientId }, children }) => (children.length ? [clientId, outline(children)] : clientId));

test('rebuilds the tree', () => {
  expect(outline(toTree(['0', '1', '1.0', '1.0.0', '1.1', '2'].map(block)))).toEqual(['0', ['1', [['1.0', ['1.0.0']], '1.1']], '2']);
});

test('leaves out blocks whose parent is missing', () => {
  expect(outline(toTree(['0', '4.1', '4.1.0'].map(block)))).toEqual(['0']);
});

test('leaves out blocks that are nested too deep', () => {
  let depth = 0;
  const ids = Array.from({ length: 140 }, (_, index) => Array.from({ length: index + 1 }, () => '0').join('.'));
  for (let level = toTree(ids.map(block)); level[0]; level = level[0].children) depth += 1;
  expect(depth).toBe(100);
});

test('groups consecutive prose blocks and keeps every other block separate', () => {
  expect(groupProse(['p', 'p', 'S', 'S', 'p'], (item) => item === 'p').map(({ items }) => items.join(''))).toEqual(['pp', 'S', 'S', 'p']);
});
