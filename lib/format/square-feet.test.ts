import { expect, test } from 'vitest';
import { parseSquareFeet } from './square-feet.ts';

test('parses an area whose unit is spelled out', () => {
  expect(parseSquareFeet('62.4', 'million square feet owned and managed')).toBe(62_400_000);
  expect(parseSquareFeet('1,042,730', 'sq ft')).toBe(1_042_730);
});

test('returns null for values that are not areas', () => {
  expect(parseSquareFeet('41.6', 'MW')).toBeNull();
  expect(parseSquareFeet('34', null)).toBeNull();
  expect(parseSquareFeet('many', 'million square feet')).toBeNull();
  expect(parseSquareFeet('', 'square feet')).toBeNull();
  expect(parseSquareFeet('7', 'millions of square feet')).toBeNull();
});

test.each([
  [' 62.4 ', ' million square feet ', 62_400_000],
  ['1.2', 'Billion sq. ft', 1_200_000_000],
  ['500', 'thousand sqft', 500_000],
  ['1', 'square foot', 1],
])('%j %j are %d square feet', (figure, unit, area) => {
  expect(parseSquareFeet(figure, unit)).toBe(area);
});

test.each(['0', '-5', ' ', 'Infinity', '1.2.3'])('%j is no area', (figure) => {
  expect(parseSquareFeet(figure, 'square feet')).toBeNull();
});
