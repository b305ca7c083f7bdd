import { expect, test } from 'vitest';
import { getUsMap } from './us-map.ts';

test('projects Seattle to the northwest and Miami to the southeast', () => {
  const { project, width, height } = getUsMap();
  const seattle = project({ latitude: 47.61, longitude: -122.33 });
  const miami = project({ latitude: 25.76, longitude: -80.19 });
  expect(seattle?.x).toBeLessThan(width / 4);
  expect(seattle?.y).toBeLessThan(height / 4);
  expect(miami?.x).toBeGreaterThan((width * 3) / 4);
  expect(miami?.y).toBeGreaterThan((height * 3) / 4);
});

test('returns null for locations outside the contiguous United States', () => {
  const { project } = getUsMap();
  expect(project({ latitude: 21.31, longitude: -157.86 })).toBeNull();
  expect(project({ latitude: 52.52, longitude: 13.4 })).toBeNull();
});

test('is small enough to be inlined in a page', () => {
  const { land, states, graticule, roads } = getUsMap();
  expect(land.length + states.length + graticule.length).toBeLessThan(18_000);
  expect(roads.length).toBeLessThan(9_000);
});

test('draws the interstate highways within the land', () => {
  const points = listPoints(getUsMap().roads);
  expect(points.length).toBeGreaterThan(500);
  for (const { x, y } of points) expect(x > 33 && x < 941 && y > 15 && y < 557).toBe(true);
});

test('closes every outline and stays within the map', () => {
  const { land, width, height } = getUsMap();
  const outlines = land.split('z').filter(Boolean);
  expect(outlines.length).toBeGreaterThan(3);
  for (const outline of outlines) {
    expect(outline).toMatch(/^M/);
    const [x = Number.NaN, y = Number.NaN] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(outline)?.slice(1).map(Number) ?? [];
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(height);
  }
});

/** Returns the points of relative SVG path data. */
function listPoints(path: string): { x: number; y: number }[] {
  return path.split(/(?=M)/).flatMap((line) => {
    const numbers = (line.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      x += numbers[index * 2] ?? 0;
      y += numbers[index * 2 + 1] ?? 0;
      return { x, y };
    });
  });
}

test('the land extends to the margins of the map', () => {
  const points = listPoints(getUsMap().land);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  expect(Math.min(...xs)).toBeGreaterThan(33.5);
  expect(Math.max(...xs)).toBeLessThan(940.5);
  expect(Math.min(...ys)).toBeGreaterThan(15.5);
  expect(Math.max(...ys)).toBeLessThan(556.5);
  expect(Math.max(...xs) - Math.min(...xs) > 900 || Math.max(...ys) - Math.min(...ys) > 535).toBe(true);
});

test('borders between states lie within the land', () => {
  const points = listPoints(getUsMap().states);
  expect(points.length).toBeGreaterThan(500);
  for (const { x, y } of points) expect(x > 33 && x < 941 && y > 15 && y < 557).toBe(true);
});

test('maps every location up to the edges of the map', () => {
  const { project, width, height } = getUsMap();
  /** Moves away from the center in steps of about a hundredth of a degree, and returns the last position that is on the map. */
  const findLastPosition = (latitudeStep: number, longitudeStep: number) => {
    let last = { x: -1, y: -1 };
    for (let step = 0; step < 6000; step++) {
      const point = project({ latitude: 38 + step * latitudeStep, longitude: -96 + step * longitudeStep });
      if (!point) return last;
      last = point;
    }
    return last;
  };
  expect(findLastPosition(0, -0.01).x).toBeLessThan(0.5);
  expect(findLastPosition(0, 0.01).x).toBeGreaterThan(width - 0.5);
  expect(findLastPosition(0.01, 0).y).toBeLessThan(0.5);
  expect(findLastPosition(-0.01, 0).y).toBeGreaterThan(height - 0.5);
});

test('labels grid lines below and to the left of the land, within the map', () => {
  const { labels, width, height, graticule } = getUsMap();
  const texts = labels.map(({ text }) => text).join(', ');
  expect(texts).toBe('120° W, 110° W, 100° W, 90° W, 80° W, 25° N, 30° N, 35° N, 40° N, 45° N');
  for (const { x, y } of labels) expect(x >= 0 && x <= width && y > 0 && y < height).toBe(true);
  const meridians = labels.filter(({ text }) => text.endsWith('W'));
  expect(meridians.map(({ x }) => x)).toEqual(meridians.map(({ x }) => x).toSorted((a, b) => a - b));
  for (const { y } of meridians) expect(y).toBeGreaterThan(400);
  const parallels = labels.filter(({ text }) => text.endsWith('N'));
  expect(parallels.map(({ y }) => y)).toEqual(parallels.map(({ y }) => y).toSorted((a, b) => b - a));
  for (const { x, anchor } of parallels) expect([x < 120, anchor]).toEqual([true, x < 32 ? 'start' : 'end']);
  expect(graticule.match(/M/g)).toHaveLength(11);
});
