import { expect, test } from 'vitest';
import { getDirectionsUrl, getMapUrl } from './map-url.ts';

test('builds the URL of a map with a marker', () => {
  expect(getMapUrl({ latitude: 33.7701, longitude: -118.1937 })).toBe(
    'https://www.openstreetmap.org/?mlat=33.77010&mlon=-118.19370#map=16/33.77010/-118.19370',
  );
});

test('builds the URL of directions', () => {
  expect(getDirectionsUrl({ latitude: 33.7701, longitude: -118.1937 })).toBe(
    'https://www.openstreetmap.org/directions?to=33.77010%2C-118.19370',
  );
  expect(getDirectionsUrl({ longitude: 0 })).toBeNull();
});

test('returns null for missing or invalid coordinates', () => {
  expect(getMapUrl({ latitude: 33.7701 })).toBeNull();
  expect(getMapUrl({ latitude: 91, longitude: 0 })).toBeNull();
});

test('coordinates may be at the edge of the world, and not beyond it', () => {
  expect(getMapUrl({ latitude: 90, longitude: -180 })).toContain('mlat=90.00000&mlon=-180.00000');
  expect(getMapUrl({ latitude: 0, longitude: 0 })).toContain('mlat=0.00000&mlon=0.00000');
  expect(getMapUrl({ latitude: -90.1, longitude: 0 })).toBeNull();
  expect(getMapUrl({ latitude: 0, longitude: 180.1 })).toBeNull();
  expect(getMapUrl({ longitude: 0 })).toBeNull();
});
