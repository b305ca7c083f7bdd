import { expect, test } from 'vitest';
import { getBlockDeclaration } from '../../blocks/declarations.ts';
import { replaceFormerName } from '../../blocks/former-names.ts';
import { blockRenderings, getBlockRendering } from './registry.ts';

test('has entries only for blocks that exist', () => {
  const unknown = Object.keys(blockRenderings).filter((name) => !getBlockDeclaration(replaceFormerName(name, {}).name));
  expect(unknown).toEqual([]);
});

test('treats text outside of blocks as text of the classic editor', () => {
  expect(getBlockRendering(null)).toEqual({ inExcerpts: 'text', isClassicText: true });
});

test('shows blocks of plugins as they are saved, even if they have the names of object properties', () => {
  expect(getBlockRendering('acme/chart')).toEqual({});
  expect(getBlockRendering('constructor')).toEqual({});
});
