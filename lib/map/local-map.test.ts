import { expect, test } from 'vitest';
import { localMap } from './local-map.ts';
import { spread } from './spread.ts';

const dallas = [
  { latitude: 32.6107, longitude: -96.7028 },
  { latitude: 32.9, longitude: -97.3 },
];

test('puts every place on the paper, north above south and west left of east', () => {
  const map = localMap(dallas);
  const [southEast, northWest] = dallas.map((place) => map?.place(place) ?? { x: -1, y: -1 });
  for (const { x, y } of [southEast, northWest].filter((point) => point !== undefined)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(map?.width ?? 0);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(map?.height ?? 0);
  }
  expect(northWest?.y).toBeLessThan(southEast?.y ?? 0);
  expect(northWest?.x).toBeLessThan(southEast?.x ?? 0);
});

test('draws the counties around a place and names its lines', () => {
  const map = localMap(dallas);
  expect(map?.counties).toMatch(/^M[\d.]/);
  expect(map?.counties.length).toBeLessThan(20_000);
  expect(map?.labels.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringMatching(/° N$/), expect.stringMatching(/° W$/)]),
  );
});

test('maps a single place too, and nothing for none', () => {
  expect(localMap(dallas.slice(0, 1))?.counties).not.toBe('');
  expect(localMap([])).toBeNull();
});

test('parts marks that cover each other and leaves the others alone', () => {
  const marks = spread(
    [
      { x: 100, y: 100 },
      { x: 100, y: 100 },
      { x: 103, y: 100 },
      { x: 400, y: 400 },
    ],
    28,
  );
  for (const [index, one] of marks.entries()) {
    for (const other of marks.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(27.9);
  }
  expect(marks[3]).toEqual({ x: 400, y: 400 });
});
