import { expect, test } from 'vitest';
import { diffLines, toReadableLines } from './compare-versions.ts';

test('lists the texts of blocks without their markup', () => {
  const blocks = [
    { name: 'core/paragraph', attributes: { content: 'Built for <strong>speed</strong>' }, innerBlocks: [] },
    {
      name: 'site/text-grid',
      attributes: { title: 'Why here', items: [{ text: 'Ports' }, { text: '' }] },
      innerBlocks: [{ name: 'core/separator', attributes: {}, innerBlocks: [] }],
    },
  ];
  expect(toReadableLines(blocks, (name) => name)).toEqual([
    'core/paragraph: Built for speed',
    'site/text-grid: title: Why here',
    'site/text-grid: items 1 text: Ports',
    'core/separator:',
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
