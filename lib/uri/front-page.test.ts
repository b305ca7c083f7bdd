import { expect, test } from 'vitest';
import { FRONT_PAGE, toPath } from './front-page.ts';

test('segments are joined to a path without slashes at its ends', () => {
  expect(toPath(['about'])).toBe('about');
  expect(toPath(['about', 'team'])).toBe('about/team');
});

test('the front page has an empty path', () => {
  expect(toPath([FRONT_PAGE])).toBe('');
  expect(toPath([])).toBe('');
});

test('a page below a segment of the same name keeps its path', () => {
  expect(toPath(['news', FRONT_PAGE])).toBe('news/-');
});
