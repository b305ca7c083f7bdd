import { expect, test } from 'vitest';
import { getCanvasPath, isCanvasPath, isCanvasToken } from './canvas.ts';
import { hidePreviewToken } from './shared-preview.ts';

test('the path of a canvas is recognized with and without the slash at its end', () => {
  expect(getCanvasPath('abc_-1')).toBe('/canvas/abc_-1/');
  for (const path of ['/canvas/abc_-1/', '/canvas/abc_-1']) expect([path, isCanvasPath(path)]).toEqual([path, true]);
  for (const path of ['/canvas/', '/canvas/a/b/', '/x/canvas/a/', '/canvases/a/'])
    expect([path, isCanvasPath(path)]).toEqual([path, false]);
});

test('a token has letters, digits, hyphens and underscores only', () => {
  expect(isCanvasToken('abc_-1')).toBe(true);
  for (const token of ['', 'a/b', 'a.b', 'ä', 'a'.repeat(65)]) expect([token, isCanvasToken(token)]).toEqual([token, false]);
});

test('logs do not contain the token', () => {
  expect(hidePreviewToken('/canvas/secret/?a=1')).toBe('/canvas/…/?a=1');
});
