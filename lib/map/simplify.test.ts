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

/** A bump of half a square unit, and a corner, away from the origin. */
const offsetLine = [
  [100, 50],
  [105, 50.1],
  [110, 50],
  [110, 60],
] as const;

test('keeps a point that contributes exactly the given area', () => {
  expect(simplifyLine(offsetLine, 0.49)).toEqual(offsetLine);
  expect(simplifyLine(offsetLine, 0.51)).toEqual([
    [100, 50],
    [110, 50],
    [110, 60],
  ]);
  const triangle = [
    [100, 50],
    [104, 52],
    [108, 50],
  ] as const;
  expect(simplifyLine(triangle, 8)).toEqual(triangle);
  expect(simplifyLine(triangle, 8.1)).toHaveLength(2);
});

test('keeps lines without a middle point', () => {
  for (const length of [0, 1, 2]) expect(simplifyLine(offsetLine.slice(0, length), 1000)).toEqual(offsetLine.slice(0, length));
});

test('removes the point that contributes least first', () => {
  const line = [
    [10, 10],
    [20, 13],
    [30, 10],
    [40, 11],
    [50, 10],
  ] as const;
  // Without the fourth point, the triangle of the third has 30 square units instead of 20.
  expect(simplifyLine(line, 25)).toEqual([
    [10, 10],
    [20, 13],
    [30, 10],
    [50, 10],
  ]);
});

test('the area of a ring does not depend on its position', () => {
  const square = [
    [100, 50],
    [104, 50],
    [104, 53],
    [100, 53],
  ] as const;
  expect(getRingArea(square)).toBe(12);
  expect(getRingArea(square.slice(0, 3))).toBe(6);
  expect(getRingArea([])).toBe(0);
});

test('an open line is not closed, and each line begins at its own position', () => {
  const lines = [
    [
      [1, 1],
      [2, 2],
    ],
    [
      [5, 5],
      [6, 5],
    ],
  ] as const;
  expect(toPathData(lines)).toBe('M1 1l1 1M5 5l1 0');
  expect(toPathData(lines, true)).toBe('M1 1l1 1zM5 5l1 0z');
  expect(toPathData([])).toBe('');
});
