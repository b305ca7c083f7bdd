import { expect, test } from 'vitest';
import { ringArea, simplify, toPath } from './simplify.ts';

test('leaves out points that add less than the area asked for, and keeps both ends', () => {
  const line = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
  ] as const;
  expect(simplify(line, 1)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(simplify(line, 1000)).toEqual([
    [0, 0],
    [10, 10],
  ]);
  expect(simplify(line, 0)).toEqual(line);
});

test('knows the area of a ring in either direction', () => {
  const square = [
    [0, 0],
    [4, 0],
    [4, 3],
    [0, 3],
  ] as const;
  expect(ringArea(square)).toBe(12);
  expect(ringArea(square.toReversed())).toBe(12);
});

test('writes lines as steps whose roundings do not add up', () => {
  const line = Array.from({ length: 101 }, (_, i) => [i * 0.14, 2] as const);
  const path = toPath([line]);
  const [, start, steps] = /^M(\S+ \S+)l(.*)$/.exec(path) ?? [];
  expect(start).toBe('0 2');
  const ends = (steps ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
  expect(ends.filter((_, i) => i % 2 === 0).reduce((sum, dx) => sum + dx, 0)).toBeCloseTo(14, 1);
});

test('separates numbers by their sign or a space', () => {
  expect(
    toPath(
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
