import { expect, test } from 'vitest';
import { getMainFact, listOtherFacts, parseDistance } from './property-facts.ts';

test('shows the available area as the main fact, with its metric equivalent', () => {
  expect(getMainFact({ availableSquareFeet: 1_042_730, totalSquareFeet: 1_042_730 })).toEqual({
    name: 'Available',
    value: '1,042,730',
    note: 'square feet, 96,873 m²',
  });
});

test('shows the building area as the main fact of a fully leased building', () => {
  expect(getMainFact({ availableSquareFeet: null, totalSquareFeet: 780_400 })).toMatchObject({ name: 'Building area', value: '780,400' });
  expect(getMainFact({})).toBeNull();
});

test('leaves out missing facts but keeps a count of zero', () => {
  expect(listOtherFacts({ clearHeightFeet: 40, dockDoors: null, driveInDoors: 0, power: '' })).toEqual([
    { name: 'Clear height', value: '40 ft', note: '12.2 m' },
    { name: 'Drive-in doors', value: '0', note: undefined },
  ]);
});

test('does not repeat the same area', () => {
  const names = listOtherFacts({ availableSquareFeet: 200_000, totalSquareFeet: 200_000, divisibleSquareFeet: 200_000 }).map(
    ({ name }) => name,
  );
  expect(names).toEqual([]);
});

test('separates a value from its note', () => {
  const facts = listOtherFacts({
    power: '4,000 A, 480 V',
    zoning: 'LI (light industrial, by right)',
    leaseType: 'triple net',
    sprinklers: '185 ft (56 m), secured',
  });
  expect(facts).toEqual([
    { name: 'Power', value: '4,000 A', note: '480 V' },
    { name: 'Sprinklers', value: '185 ft', note: '56 m, secured' },
    { name: 'Zoning', value: 'LI', note: 'light industrial, by right' },
    { name: 'Lease', value: 'Triple net', note: undefined },
  ]);
});

test('adds custom facts at the end and leaves out those without a name', () => {
  const facts = listOtherFacts({ yearBuilt: 2026 }, [
    { metaTitle: 'Slab', metaValue: '7 in' },
    { metaTitle: '', metaValue: 'lost' },
    { metaTitle: 'Roof', metaValue: null },
  ]);
  expect(facts.map(({ name }) => name)).toEqual(['Year built', 'Slab']);
});

test('recognizes a custom fact that is a distance', () => {
  expect(parseDistance({ metaTitle: 'I-45, exit 274', metaValue: '0.6 mi (1.0 km), 2 min' })).toEqual({
    place: 'I-45, exit 274',
    miles: '0.6',
    kilometers: '1.0',
    drive: '2 min',
  });
  expect(parseDistance({ metaTitle: 'Truck court', metaValue: '185 ft (56 m)' })).toBeNull();
});

test('adds a custom fact as a note to the standard fact of the same name', () => {
  expect(listOtherFacts({ dockDoors: 186 }, [{ metaTitle: 'Dock doors', metaValue: '9 by 10 ft, 93 on each side' }])).toEqual([
    { name: 'Dock doors', value: '186', note: '9 by 10 ft, 93 on each side' },
  ]);
});
