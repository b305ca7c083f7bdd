import { expect, test } from 'vitest';
import { placeLabels } from './labels.ts';

test('places a label to the right of its circle', () => {
  expect(placeLabels([{ x: 100, y: 100, r: 10, name: 'Dallas' }], 960, 590)).toEqual([{ x: 115, y: 104, anchor: 'start' }]);
});

test('places a label to the left at the right edge of the map', () => {
  expect(placeLabels([{ x: 930, y: 100, r: 10, name: 'Boston' }], 960, 590)).toEqual([{ x: 915, y: 104, anchor: 'end' }]);
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
    { x: 28, y: 104, anchor: 'start' },
    { x: 32, y: 121, anchor: 'start' },
  ]);
});

test('keeps a label on the map even if every position overlaps', () => {
  const crowd = Array.from({ length: 40 }, () => ({ x: 950, y: 100, r: 8, name: 'Northern New Jersey' }));
  for (const { x, anchor } of placeLabels(crowd, 960, 590)) {
    expect(anchor).toBe('end');
    expect(x).toBeLessThan(960);
  }
});
