import { expect, test } from 'vitest';
import { formatArea, formatDistance, formatLength, formatLandArea } from './measure.ts';

test('formats floor area in square feet and square meters', () => {
  expect(formatArea(1_042_730)).toEqual({ us: '1,042,730 sq ft', metric: '96,873 m²' });
});

test('shows tenths of a meter only for short lengths', () => {
  expect(formatLength(40)).toEqual({ us: '40 ft', metric: '12.2 m' });
  expect(formatLength(36.5)).toEqual({ us: '36.5 ft', metric: '11.1 m' });
  expect(formatLength(1690)).toEqual({ us: '1,690 ft', metric: '515 m' });
});

test('formats land area in acres and hectares', () => {
  expect(formatLandArea(64.2)).toEqual({ us: '64.2 acres', metric: '26.0 ha' });
  expect(formatLandArea(1433)).toEqual({ us: '1,433 acres', metric: '580 ha' });
  expect(formatLandArea(1).us).toBe('1 acre');
});

test('formats distances in miles and kilometers', () => {
  expect(formatDistance(4.8)).toEqual({ us: '4.8 mi', metric: '7.7 km' });
  expect(formatDistance(20)).toEqual({ us: '20.0 mi', metric: '32.2 km' });
});

test('100 feet still have tenths of a meter, and 100 hectares have none', () => {
  expect(formatLength(100).metric).toBe('30.5 m');
  expect(formatLength(101).metric).toBe('31 m');
  expect(formatLandArea(246).metric).toBe('99.6 ha');
  expect(formatLandArea(100 / 0.404_685_642_24).metric).toBe('100 ha');
});
