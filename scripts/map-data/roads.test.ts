import { expect, test } from 'vitest';
import { createRoads, smoothLine } from './roads.ts';

const towns = [
  { name: 'Dallas', state: 'TX', latitude: 32.78, longitude: -96.81, population: 1_300_000 },
  { name: 'Saint Jo', state: 'TX', latitude: 33.69, longitude: -97.52, population: 1000 },
  { name: 'Dallas', state: 'TX', latitude: 31, longitude: -100, population: 10 },
];

test('draws a route through its towns and interchanges, in order', () => {
  const [road] = createRoads({ 'I-35 north': 'TX Dallas, 32.925/-96.905, Saint Jo' }, towns);
  expect(road?.name).toBe('I-35');
  expect(road?.line[0]).toEqual([32.78, -96.81]);
  expect(road?.line.at(-1)).toEqual([33.69, -97.52]);
  expect(road?.line).toContainEqual([32.925, -96.905]);
});

test('names a town that does not exist, and a town that is too far away', () => {
  expect(() => createRoads({ 'I-1': 'TX Dallas, Atlantis' }, towns)).toThrow('I-1: the town "Atlantis, TX" does not exist.');
  expect(() => createRoads({ 'I-1': 'TX Dallas, 40/-90' }, towns)).toThrow('too far apart');
});

test('a smooth line passes through every point, in small steps and without overshooting', () => {
  const points = [
    [32, -96],
    [32, -97],
    [33, -97],
  ] as const;
  const line = smoothLine(points);
  for (const point of points) expect(line).toContainEqual(point);
  for (const [index, [latitude, longitude]] of line.entries()) {
    const [previousLatitude, previousLongitude] = line[index - 1] ?? [latitude, longitude];
    expect(Math.hypot(latitude - previousLatitude, longitude - previousLongitude)).toBeLessThan(0.25);
    expect(latitude).toBeGreaterThan(31.85);
    expect(longitude).toBeGreaterThan(-97.15);
  }
});
