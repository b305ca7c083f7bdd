import { expect, test } from 'vitest';
import { compactArea, compactNumber, shortArea } from './compact.ts';

test('large numbers are told in millions and billions', () => {
  expect(compactNumber(62_400_000)).toEqual({ figure: '62.4', word: 'million' });
  expect(compactNumber(1_020_000_000)).toEqual({ figure: '1', word: 'billion' });
  expect(compactNumber(9870)).toEqual({ figure: '9,870', word: null });
});

test('the step is chosen after rounding', () => {
  expect(compactNumber(999_960)).toEqual({ figure: '1', word: 'million' });
  expect(compactNumber(999_960_000)).toEqual({ figure: '1', word: 'billion' });
  expect(compactNumber(940_000)).toEqual({ figure: '940,000', word: null });
});

test('space below a million keeps its digits', () => {
  expect(compactArea(6_100_000)).toBe('6.1 million sq ft');
  expect(compactArea(780_400)).toBe('780,400 sq ft');
  expect(shortArea(6_100_000)).toBe('6.1 M sq ft');
  expect(shortArea(184_500)).toBe('184,500 sq ft');
});
