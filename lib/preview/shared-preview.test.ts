import { expect, test } from 'vitest';
import { createSharedPreviewPath, isSharedPreviewPath } from './shared-preview.ts';

test('a shared preview has one segment after its folder', () => {
  expect(isSharedPreviewPath('/shared-preview/abc_-1/')).toBe(true);
  for (const path of ['/shared-preview/', '/shared-preview/a/b/', '/shared-preview/a', '/x/shared-preview/a/', '/shared-previews/a/'])
    expect([path, isSharedPreviewPath(path)]).toEqual([path, false]);
});

test('only the characters of tokens can be in the path', () => {
  expect(createSharedPreviewPath('abc_-1')).toBe('/shared-preview/abc_-1/');
  for (const token of ['', 'a/b', 'a?p=1', 'a%2Fb', '..', 'a b', 'x'.repeat(129)])
    expect([token, createSharedPreviewPath(token)]).toEqual([token, null]);
});
