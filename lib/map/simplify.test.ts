import { expect, test } from 'vitest';
import { getRingArea, simplifyLine, toPathData } from './simplify.ts';

test('removes points that contribute less than the given area, and keeps both ends', () => {
  const line = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
  ] as const;
  expect(simplifyLine(line, 1)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(simplifyLine(line, 1000)).toEqual([
    [0, 0],
    [10, 10],
  ]);
  expect(simplifyLine(line, 0)).toEqual(line);
});

test('computes the area of a ring in either direction', () => {
  const square = [
    [0, 0],
    [4, 0],
    [4, 3],
    [0, 3],
  ] as const;
  expect(getRingArea(square)).toBe(12);
  expect(getRingArea(square.toReversed())).toBe(12);
});

test('writes relative path data without accumulating rounding errors', () => {
  const line = Array.from({ length: 101 }, (_, i) => [i * 0.14, 2] as const);
  const path = toPathData([line]);
  const [, start, steps] = /^M(\S+ \S+)l(.*)$/.exec(path) ?? [];
  expect(start).toBe('0 2');
  const ends = (steps ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
  expect(ends.filter((_, i) => i % 2 === 0).reduce((sum, dx) => sum + dx, 0)).toBeCloseTo(14, 1);
});

test('separates numbers with a minus sign or a space', () => {
  expect(
    toPathData(
      [
        [
          [1, 1],
          [3, 0],
          [2, 4],
        ],
      ],
      true,
    ),
  ).toBe('M1 1l2-1-1 4z');
});
