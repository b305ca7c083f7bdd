import { expect, test } from 'vitest';
import { sortAlternatives } from './sort-alternatives.ts';

const at = (miles: number) => ({ latitude: 32.6 + miles / 69.1, longitude: -96.7 });
const facts = { buildingType: 'Rear-load', totalSquareFeet: 200_000, availableSquareFeet: null, coordinates: at(0) };
const property = (name: string, values: Partial<Omit<typeof facts, 'availableSquareFeet'>> & { availableSquareFeet?: number }) => ({
  name,
  propertyFacts: { ...facts, ...values },
});
const sort = (...properties: ReturnType<typeof property>[]) => sortAlternatives(properties, facts).map(({ name }) => name);

test('properties with space come before leased ones', () => {
  expect(
    sort(property('near, leased', { coordinates: at(1) }), property('far, open', { coordinates: at(30), availableSquareFeet: 90_000 })),
  ).toEqual(['far, open', 'near, leased']);
});

test('nearer, alike properties come first', () => {
  expect(
    sort(
      property('far', { coordinates: at(20) }),
      property('other type', { coordinates: at(1), buildingType: 'Cold storage' }),
      property('eight times as large', { coordinates: at(1), totalSquareFeet: 1_600_000 }),
      property('same', { coordinates: at(2) }),
    ),
  ).toEqual(['same', 'other type', 'eight times as large', 'far']);
});

test('properties without facts come last', () => {
  const unknown = { name: 'unknown', propertyFacts: null };
  expect(sortAlternatives([unknown, property('far', { coordinates: at(40) })], facts).map(({ name }) => name)).toEqual(['far', 'unknown']);
  expect(sortAlternatives([unknown], null)).toEqual([unknown]);
});
