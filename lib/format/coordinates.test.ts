import { expect, test } from 'vitest';
import { formatCoordinates } from './coordinates.ts';

test('formats coordinates with four decimals and hemispheres', () => {
  expect(formatCoordinates({ latitude: 33.770_06, longitude: -118.193_74 })).toBe('33.7701° N, 118.1937° W');
  expect(formatCoordinates({ latitude: -33.9, longitude: 18.4 })).toBe('33.9000° S, 18.4000° E');
});

test('returns null unless both coordinates are given', () => {
  expect(formatCoordinates({ latitude: 33.77 })).toBeNull();
  expect(formatCoordinates({ latitude: 33.77, longitude: null })).toBeNull();
  expect(formatCoordinates(null)).toBeNull();
});

test('the equator and the prime meridian are north and east', () => {
  expect(formatCoordinates({ latitude: 0, longitude: 0 })).toBe('0.0000° N, 0.0000° E');
  expect(formatCoordinates({ longitude: 18.4 })).toBeNull();
});
