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
  const { land, states, graticule } = getUsMap();
  expect(land.length + states.length + graticule.length).toBeLessThan(18_000);
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
