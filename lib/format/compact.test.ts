import { expect, test } from 'vitest';
import { formatCompactArea, formatCompactNumber, formatShortArea } from './compact.ts';

test('formats large numbers in millions and billions', () => {
  expect(formatCompactNumber(62_400_000)).toEqual({ figure: '62.4', word: 'million' });
  expect(formatCompactNumber(1_020_000_000)).toEqual({ figure: '1', word: 'billion' });
  expect(formatCompactNumber(9870)).toEqual({ figure: '9,870', word: null });
});

test('chooses the scale after rounding', () => {
  expect(formatCompactNumber(999_960)).toEqual({ figure: '1', word: 'million' });
  expect(formatCompactNumber(999_960_000)).toEqual({ figure: '1', word: 'billion' });
  expect(formatCompactNumber(960_000)).toEqual({ figure: '960,000', word: null });
  expect(formatCompactNumber(960_000_000)).toEqual({ figure: '960', word: 'million' });
});

test('shows all digits of an area below a million', () => {
  expect(formatCompactArea(6_100_000)).toBe('6.1 million sq ft');
  expect(formatCompactArea(780_400)).toBe('780,400 sq ft');
  expect(formatShortArea(6_100_000)).toBe('6.1 M sq ft');
  expect(formatShortArea(184_500)).toBe('184,500 sq ft');
});
