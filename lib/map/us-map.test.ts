import { expect, test } from 'vitest';
import { usMap } from './us-map.ts';

test('places cities where they are: Seattle in the north-west, Miami in the south-east', () => {
  const { place, width, height } = usMap();
  const seattle = place({ latitude: 47.61, longitude: -122.33 });
  const miami = place({ latitude: 25.76, longitude: -80.19 });
  expect(seattle?.x).toBeLessThan(width / 4);
  expect(seattle?.y).toBeLessThan(height / 4);
  expect(miami?.x).toBeGreaterThan((width * 3) / 4);
  expect(miami?.y).toBeGreaterThan((height * 3) / 4);
});

test('has no place for what lies outside of the contiguous states', () => {
  const { place } = usMap();
  expect(place({ latitude: 21.31, longitude: -157.86 })).toBeNull();
  expect(place({ latitude: 52.52, longitude: 13.4 })).toBeNull();
});

test('is small enough to be part of a page', () => {
  const { land, states, graticule } = usMap();
  expect(land.length + states.length + graticule.length).toBeLessThan(18_000);
});

test('closes every outline and keeps to its frame', () => {
  const { land, width, height } = usMap();
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
