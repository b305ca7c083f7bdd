import { expect, test } from 'vitest';
import { clusterPoints } from './cluster-points.ts';

test('joins points that are closer than the distance, and leaves the others', () => {
  const points = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 39, y: 0 },
    { id: 'c', x: 40, y: 0 },
    { id: 'd', x: 0, y: 100 },
  ];
  expect(clusterPoints(points, 40).map(({ ids }) => ids)).toEqual([['a', 'b'], ['c'], ['d']]);
});

test('each point belongs to exactly one group, and groups are apart', () => {
  const points = Array.from({ length: 300 }, (_, index) => ({ id: String(index), x: (index * 37) % 500, y: (index * 91) % 400 }));
  const clusters = clusterPoints(points, 40);
  expect(clusters.flatMap(({ ids }) => ids).toSorted()).toEqual(points.map(({ id }) => id).toSorted());
  for (const [index, one] of clusters.entries())
    for (const other of clusters.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(40);
});

test('returns nothing without points', () => {
  expect(clusterPoints([], 40)).toEqual([]);
});
