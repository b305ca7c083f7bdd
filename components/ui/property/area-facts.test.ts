import { expect, test } from 'vitest';
import { listAreaFacts } from './area-facts.ts';

const available = { label: 'Available sq ft', value: '79,300' };

test('distinguishes the available space from the whole building', () => {
  expect(listAreaFacts({ availableSquareFeet: 79_300, totalSquareFeet: 238_000 })).toEqual({
    available,
    building: { label: 'Building sq ft', value: '238,000' },
  });
});

test('shows one area if the whole building is available', () => {
  expect(listAreaFacts({ availableSquareFeet: 79_300, totalSquareFeet: 79_300 })).toEqual({ available, building: null });
});

test('shows only the building if it is leased', () => {
  expect(listAreaFacts({ availableSquareFeet: null, totalSquareFeet: 780_400 })).toEqual({
    available: null,
    building: { label: 'Building sq ft', value: '780,400' },
  });
  expect(listAreaFacts(null)).toEqual({ available: null, building: null });
});
