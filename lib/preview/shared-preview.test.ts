import { expect, test } from 'vitest';
import { createSharedPreviewPath, hidePreviewToken, isSharedPreviewPath } from './shared-preview.ts';

test('a shared preview has one segment after its folder', () => {
  for (const path of ['/shared-preview/abc_-1/', '/shared-preview/abc_-1']) expect([path, isSharedPreviewPath(path)]).toEqual([path, true]);
  for (const path of ['/shared-preview/', '/shared-preview/a/b/', '/x/shared-preview/a/', '/shared-previews/a/'])
    expect([path, isSharedPreviewPath(path)]).toEqual([path, false]);
});

test('only the characters of tokens can be in the path', () => {
  expect(createSharedPreviewPath('abc_-1')).toBe('/shared-preview/abc_-1/');
  for (const token of ['', 'a/b', 'a?p=1', 'a%2Fb', '..', 'a b', 'x'.repeat(129)])
    expect([token, createSharedPreviewPath(token)]).toEqual([token, null]);
});

test('logs do not contain tokens', () => {
  expect(hidePreviewToken('/shared-preview/secret/?a=1')).toBe('/shared-preview/…/?a=1');
  expect(hidePreviewToken('/shared-preview/secret')).toBe('/shared-preview/…');
  expect(hidePreviewToken('/news/?shared-preview/x')).toBe('/news/?shared-preview/x');
});
