import { expect, test } from 'vitest';
import { mapAddress } from './map-address.ts';

test('leads to a mark on a public map', () => {
  expect(mapAddress({ latitude: 33.7701, longitude: -118.1937 })).toBe(
    'https://www.openstreetmap.org/?mlat=33.77010&mlon=-118.19370#map=16/33.77010/-118.19370',
  );
});

test('leads nowhere without a whole place on earth', () => {
  expect(mapAddress({ latitude: 33.7701 })).toBeNull();
  expect(mapAddress({ latitude: 91, longitude: 0 })).toBeNull();
});
