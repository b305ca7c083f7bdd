import { expect, test } from 'vitest';
import { placeLabels } from './labels.ts';

test('places a label to the right of its circle', () => {
  expect(placeLabels([{ x: 100, y: 100, r: 10, name: 'Dallas' }], 960, 590)).toEqual([{ x: 115, y: 104, anchor: 'start', isFree: true }]);
});

test('places a label to the left at the right edge of the map', () => {
  expect(placeLabels([{ x: 930, y: 100, r: 10, name: 'Boston' }], 960, 590)).toEqual([{ x: 915, y: 104, anchor: 'end', isFree: true }]);
});

test('avoids other circles and labels placed earlier', () => {
  const [first, second] = placeLabels(
    [
      { x: 100, y: 100, r: 5, name: 'Los Angeles' },
      { x: 150, y: 100, r: 5, name: 'Riverside' },
    ],
    960,
    590,
  );
  expect(first).toMatchObject({ anchor: 'end' });
  expect(second).toMatchObject({ anchor: 'start', y: 104 });
  const atTheEdge = placeLabels(
    [
      { x: 20, y: 100, r: 3, name: 'Alpha' },
      { x: 24, y: 108, r: 3, name: 'Beta' },
    ],
    960,
    590,
  );
  expect(atTheEdge).toEqual([
    { x: 28, y: 104, anchor: 'start', isFree: true },
    { x: 32, y: 121, anchor: 'start', isFree: true },
  ]);
});

test('keeps a label on the map even if every position overlaps, and says so', () => {
  const crowd = Array.from({ length: 40 }, () => ({ x: 950, y: 100, r: 8, name: 'Northern New Jersey' }));
  for (const { x, anchor } of placeLabels(crowd, 960, 590)) {
    expect(anchor).toBe('end');
    expect(x).toBeLessThan(960);
  }
  expect(placeLabels(crowd, 960, 590).filter(({ isFree }) => isFree).length).toBeLessThan(6);
});

/** The position of the only label on a map of this size. */
const placeOne = (circle: { x: number; y: number }, width: number, height: number) =>
  placeLabels([{ r: 10, name: 'Dallas', ...circle }], width, height)[0];

test('a label may touch the edges of the map', () => {
  // "Dallas" is 45.6 units wide.
  expect(placeOne({ x: 100, y: 100 }, 160.6, 590)).toEqual({ x: 115, y: 104, anchor: 'start', isFree: true });
  expect(placeOne({ x: 100, y: 100 }, 160.5, 590)).toEqual({ x: 85, y: 104, anchor: 'end', isFree: true });
  expect(placeOne({ x: 60.6, y: 100 }, 70, 590)).toEqual({ x: 46, y: 104, anchor: 'end', isFree: true });
});

test('moves a label down at the upper edge of the map and up at the lower edge', () => {
  expect(placeOne({ x: 100, y: 8 }, 960, 590)).toMatchObject({ y: 12 });
  expect(placeOne({ x: 100, y: 7 }, 960, 590)).toMatchObject({ y: 20 });
  expect(placeOne({ x: 100, y: 582 }, 960, 590)).toMatchObject({ y: 586 });
  expect(placeOne({ x: 100, y: 583 }, 960, 590)).toMatchObject({ y: 578 });
});

test('a label that fits nowhere on the map is to the right of its circle', () => {
  expect(placeOne({ x: 20, y: 100 }, 40, 590)).toEqual({ x: 35, y: 104, anchor: 'start', isFree: false });
});

test('a label may touch a circle, but not cover it', () => {
  const place = (x: number) =>
    placeLabels(
      [
        { x: 100, y: 100, r: 10, name: 'Dallas' },
        { x, y: 100, r: 10, name: 'Reno' },
      ],
      960,
      590,
    )[0];
  expect(place(170.6)).toMatchObject({ anchor: 'start' });
  expect(place(170.5)).toMatchObject({ anchor: 'end' });
});

test('returns an empty list without circles', () => {
  expect(placeLabels([], 960, 590)).toEqual([]);
});
