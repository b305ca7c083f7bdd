import { expect, test } from 'vitest';
import { getMapView, placeInView } from './map-view.ts';

const size = { width: 960, height: 600, viewWidth: 960 };
const texas = [
  { x: 400, y: 450 },
  { x: 480, y: 520 },
];

test('places that are near each other are enlarged, with space around them', () => {
  const view = getMapView(texas, size);
  expect(view.scale).toBeGreaterThan(3);
  for (const place of texas) {
    const { x, y } = placeInView(place, view);
    expect(x).toBeGreaterThanOrEqual(63);
    expect(x).toBeLessThanOrEqual(size.viewWidth - 63);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(view.height);
  }
});

test('places all over the map, and none, show the whole map', () => {
  const corners = [
    { x: 10, y: 10 },
    { x: 950, y: 590 },
  ];
  for (const places of [corners, []]) expect(getMapView(places, size)).toMatchObject({ x: 0, y: 0, scale: 1, height: 600 });
  expect(placeInView({ x: 10, y: 10 }, getMapView(corners, size))).toEqual({ x: 10, y: 10 });
});
