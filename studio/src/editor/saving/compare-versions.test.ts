import { expect, test } from 'vitest';
import { diffLines, toPassages, toReadableLines } from './compare-versions.ts';

test('lists the texts of blocks without their markup, with labels instead of names of the code', () => {
  const blocks = [
    { name: 'core/paragraph', attributes: { content: 'Built for <strong>speed</strong>', dropCap: true }, innerBlocks: [] },
    {
      name: 'site/text-grid',
      attributes: { title: 'Why here', ground: 'night', imageId: 114, items: [{ text: 'Ports' }, { text: '' }] },
      innerBlocks: [{ name: 'core/separator', attributes: {}, innerBlocks: [] }],
    },
  ];
  const labels = {
    getTitle: (name: string) => (name === 'site/text-grid' ? 'Text grid' : name),
    getAttributes: () => ({ ground: { enum: ['paper', 'night'] }, imageId: { 'x-ref': { to: 'attachment' as const } } }),
  };
  expect(toReadableLines(blocks, labels)).toEqual([
    'core/paragraph: Built for speed',
    'core/paragraph, Drop cap: yes',
    'Text grid, Title: Why here',
    'Text grid, Background: Dark',
    'Text grid, Image: {{attachment:114}}',
    'Text grid, Items 1, text: Ports',
    'core/separator',
  ]);
});

test('shows common lines once, and the others with their version', () => {
  expect(diffLines(['a', 'b', 'c', 'e'], ['a', 'x', 'c', 'd', 'e'])).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'mine', text: 'b' },
    { kind: 'stored', text: 'x' },
    { kind: 'same', text: 'c' },
    { kind: 'stored', text: 'd' },
    { kind: 'same', text: 'e' },
  ]);
  expect(diffLines([], ['a'])).toEqual([{ kind: 'stored', text: 'a' }]);
  expect(diffLines(['a'], ['a'])).toEqual([{ kind: 'same', text: 'a' }]);
});

test('neighboring lines are one passage', () => {
  expect(toPassages(diffLines(['a', 'b', 'c', 'd'], ['a', 'b', 'x', 'y', 'd']))).toEqual([
    { kind: 'same', lines: ['a', 'b'] },
    { kind: 'change', mine: ['c'], stored: ['x', 'y'] },
    { kind: 'same', lines: ['d'] },
  ]);
});
