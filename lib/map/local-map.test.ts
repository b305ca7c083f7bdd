import { expect, test } from 'vitest';
import { createLocalMap } from './local-map.ts';
import { separateMarkers } from './separate-markers.ts';

const dallas = [
  { latitude: 32.6107, longitude: -96.7028 },
  { latitude: 32.9, longitude: -97.3 },
];

test('projects every location onto the map, north above south and west left of east', () => {
  const map = createLocalMap(dallas);
  const [southEast, northWest] = dallas.map((location) => map?.project(location) ?? { x: -1, y: -1 });
  for (const { x, y } of [southEast, northWest].filter((point) => point !== undefined)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(map?.width ?? 0);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(map?.height ?? 0);
  }
  expect(northWest?.y).toBeLessThan(southEast?.y ?? 0);
  expect(northWest?.x).toBeLessThan(southEast?.x ?? 0);
});

test('draws the surrounding counties and labels the grid lines', () => {
  const map = createLocalMap(dallas);
  expect(map?.counties).toMatch(/^M[\d.]/);
  expect(map?.counties.length).toBeLessThan(20_000);
  expect(map?.labels.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringMatching(/° N$/), expect.stringMatching(/° W$/)]),
  );
});

test('draws a map of a single location, and none without locations', () => {
  expect(createLocalMap(dallas.slice(0, 1))?.counties).not.toBe('');
  expect(createLocalMap([])).toBeNull();
});

test('separates overlapping markers and does not move the others', () => {
  const markers = separateMarkers(
    [
      { x: 100, y: 100 },
      { x: 100, y: 100 },
      { x: 103, y: 100 },
      { x: 400, y: 400 },
    ],
    28,
  );
  for (const [index, one] of markers.entries()) {
    for (const other of markers.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(27.9);
  }
  expect(markers[3]).toEqual({ x: 400, y: 400 });
});
