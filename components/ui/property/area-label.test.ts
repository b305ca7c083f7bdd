import { expect, test } from 'vitest';
import { getAreaLabel } from './area-label.ts';

test('labels the area of a card as available space if it is a part of the building', () => {
  expect(getAreaLabel({ availableSquareFeet: 79_300, totalSquareFeet: 238_000 })).toBe('Sq ft available');
  expect(getAreaLabel({ availableSquareFeet: 79_300, totalSquareFeet: 79_300 })).toBe('Square feet');
  expect(getAreaLabel({ availableSquareFeet: null, totalSquareFeet: 780_400 })).toBe('Square feet');
});
