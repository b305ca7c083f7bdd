import { expect, test } from 'vitest';
import type { Point } from './geometry.ts';
import { toPathData } from './svg-path.ts';

const toPath = (points: readonly Point[], copies?: readonly Point[], isClosed = false) =>
  toPathData({ kind: 'polyline', role: 'wall', points, isClosed, ...(copies && { copies }) });

test('writes horizontal and vertical lines with one number', () => {
  expect(
    toPath(
      [
        { x: 1, y: 2 },
        { x: 11, y: 2 },
        { x: 11, y: -3 },
        { x: 0, y: 0 },
      ],
      undefined,
      true,
    ),
  ).toBe('M1 2h10v-5l-11 3z');
});

test('writes copies as equal relative moves', () => {
  const stall = [
    { x: 0, y: 0 },
    { x: 0, y: -55 },
    { x: 12, y: -55 },
  ];
  expect(
    toPath(
      stall,
      [0, 12, 24].map((x) => ({ x, y: 0 })),
    ),
  ).toBe('M0 0v-55h12m0 55v-55h12m0 55v-55h12');
});

test('moves back to the first point of a closed outline', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 5, y: 0 },
    { x: 5, y: 5 },
  ];
  expect(
    toPath(
      square,
      [
        { x: 1, y: 1 },
        { x: 11, y: 1 },
      ],
      true,
    ),
  ).toBe('M1 1h5v5zm10 0h5v5z');
});

test('rounding errors do not add up', () => {
  const copies = Array.from({ length: 1000 }, (_, index) => ({ x: index * 0.333, y: 0 }));
  const data = toPath(
    [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
    ],
    copies,
  );
  const end = [...data.matchAll(/[Mm](-?[\d.]+)/g)].reduce((sum, [, x]) => sum + Number(x), 0);
  expect(end).toBeCloseTo(332.7, 1);
});
