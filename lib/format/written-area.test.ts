import { expect, test } from 'vitest';
import { readSquareFeet } from './written-area.ts';

test('reads an area whose unit is written in words', () => {
  expect(readSquareFeet('62.4', 'million square feet owned and managed')).toBe(62_400_000);
  expect(readSquareFeet('1,042,730', 'sq ft')).toBe(1_042_730);
});

test('knows that other figures are no areas', () => {
  expect(readSquareFeet('41.6', 'MW')).toBeNull();
  expect(readSquareFeet('34', null)).toBeNull();
  expect(readSquareFeet('many', 'million square feet')).toBeNull();
  expect(readSquareFeet('', 'square feet')).toBeNull();
  expect(readSquareFeet('7', 'millions of square feet')).toBeNull();
});
