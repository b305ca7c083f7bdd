import { expect, test } from 'vitest';
import { getStraightMiles } from './distance.ts';

const dallas = { latitude: 32.7767, longitude: -96.797 };

test('measures along meridians and along parallels, which are shorter away from the equator', () => {
  expect(getStraightMiles(dallas, dallas)).toBe(0);
  expect(getStraightMiles(dallas, { ...dallas, latitude: dallas.latitude + 1 })).toBeCloseTo(69.1, 1);
  expect(getStraightMiles(dallas, { ...dallas, longitude: dallas.longitude + 1 })).toBeCloseTo(58.1, 1);
});
