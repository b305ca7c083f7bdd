import { expect, test } from 'vitest';
import { formatArea, formatDistance, formatLength, formatSite } from './measure.ts';

test('floor space is told in square feet and square metres', () => {
  expect(formatArea(1_042_730)).toEqual({ us: '1,042,730 sq ft', metric: '96,873 m²' });
});

test('a short length has a tenth of a metre, a long one has not', () => {
  expect(formatLength(40)).toEqual({ us: '40 ft', metric: '12.2 m' });
  expect(formatLength(36.5)).toEqual({ us: '36.5 ft', metric: '11.1 m' });
  expect(formatLength(1690)).toEqual({ us: '1,690 ft', metric: '515 m' });
});

test('land is told in acres and hectares', () => {
  expect(formatSite(64.2)).toEqual({ us: '64.2 acres', metric: '26.0 ha' });
  expect(formatSite(1433)).toEqual({ us: '1,433 acres', metric: '580 ha' });
  expect(formatSite(1).us).toBe('1 acre');
});

test('ways are told in miles and kilometres', () => {
  expect(formatDistance(4.8)).toEqual({ us: '4.8 mi', metric: '7.7 km' });
  expect(formatDistance(20)).toEqual({ us: '20.0 mi', metric: '32.2 km' });
});
