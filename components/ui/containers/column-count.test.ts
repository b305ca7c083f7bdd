import { expect, test } from 'vitest';
import { chooseColumnCount } from './column-count.ts';

test.each([
  [1, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [12, 4],
])('%i items are in %i columns, so that the last row is as full as possible', (items, columns) => {
  expect(chooseColumnCount(items, [4, 3])).toBe(columns);
});

test('the first of several counts that fill the last row is chosen', () => {
  expect(chooseColumnCount(12, [4, 3])).toBe(4);
  expect(chooseColumnCount(12, [3, 4])).toBe(3);
});
