import { expect, test } from 'vitest';
import { getMainFact, listOtherFacts, type PropertyFacts } from './property-facts.ts';

test('shows the available area as the main fact, with its metric equivalent', () => {
  expect(getMainFact({ availableSquareFeet: 1_042_730, totalSquareFeet: 1_042_730 })).toEqual({
    name: 'Available',
    value: '1,042,730',
    unit: 'square feet',
    metric: { value: '96,873', unit: 'm²' },
  });
});

test('shows the building area as the main fact of a fully leased building', () => {
  expect(getMainFact({ availableSquareFeet: null, totalSquareFeet: 780_400 })).toMatchObject({ name: 'Building area', value: '780,400' });
  expect(getMainFact({})).toBeNull();
});

test('leaves out missing facts but keeps a count of zero', () => {
  expect(listOtherFacts({ clearHeightFeet: 40, dockDoors: null, driveInDoors: 0, power: '' })).toEqual([
    { name: 'Clear height', value: '40 ft', metric: { value: '12.2 m' } },
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
    { name: 'Lease type', value: 'Triple net', note: undefined },
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

test('formats bays, courts and the building in both systems of units', () => {
  const facts = listOtherFacts({
    columnSpacingLengthFeet: 56,
    columnSpacingDepthFeet: 60,
    speedBayFeet: 70,
    buildingLengthFeet: 1690,
    buildingDepthFeet: 617,
    sides: [{ truckCourtFeet: 185 }, { truckCourtFeet: 185 }],
  });
  expect(facts).toEqual([
    { name: 'Typical bay', value: '56 × 60 ft', metric: { value: '17.1 × 18.3 m' }, note: 'speed bay 70 ft (21.3 m)' },
    { name: 'Truck courts', value: '185 ft', metric: { value: '56 m' } },
    { name: 'Building size', value: '1,690 × 617 ft', metric: { value: '515 × 188 m' }, note: undefined },
  ]);
});

test.each([
  [[{ truckCourtFeet: 135 }], { name: 'Truck court', value: '135 ft', metric: { value: '41 m' } }],
  [[{ truckCourtFeet: 135 }, { dockDoors: 0 }], { name: 'Truck court', value: '135 ft', metric: { value: '41 m' } }],
  [
    [{ truckCourtFeet: 135 }, { truckCourtFeet: 185 }, { truckCourtFeet: null }],
    { name: 'Truck courts', value: '185 and 135 ft', metric: { value: '56 and 41 m' } },
  ],
])('the truck courts of %j are %j', (sides, fact) => {
  expect(listOtherFacts({ sides })).toEqual([fact]);
});

test.each([
  [{ availableSquareFeet: 80_000, divisibleSquareFeet: 100_000 }, false],
  [{ availableSquareFeet: 100_000, divisibleSquareFeet: 100_000 }, false],
  [{ availableSquareFeet: 100_000, divisibleSquareFeet: 50_000 }, true],
  [{ totalSquareFeet: 100_000, divisibleSquareFeet: 50_000 }, true],
  [{ availableSquareFeet: 0, totalSquareFeet: 100_000, divisibleSquareFeet: 50_000 }, false],
  [{ divisibleSquareFeet: 50_000 }, true],
])('of %j, it is %j that the space is divisible', (facts: PropertyFacts, isDivisible) => {
  expect(listOtherFacts(facts).some(({ name }) => name === 'Divisible to')).toBe(isDivisible);
});

test('says how the doors are divided only if two sides of one floor have the same number', () => {
  const getNote = (facts: PropertyFacts) => listOtherFacts({ dockDoors: 40, ...facts })[0]?.note;
  expect(getNote({ sides: [{ dockDoors: 20 }, { dockDoors: 20 }, { dockDoors: null }] })).toBe('20 on each side');
  expect(getNote({ sides: [{ dockDoors: 25 }, { dockDoors: 15 }] })).toBeUndefined();
  expect(getNote({ sides: [{ dockDoors: 40 }] })).toBeUndefined();
  expect(getNote({ floors: 2, sides: [{ dockDoors: 20 }, { dockDoors: 20 }] })).toBeUndefined();
});

test('adds a custom fact in the singular as a note to the standard fact in the plural', () => {
  const facts = listOtherFacts({ sides: [{ truckCourtFeet: 185 }, { truckCourtFeet: 185 }] }, [
    { metaTitle: 'Truck court', metaValue: 'Secured' },
  ]);
  expect(facts).toEqual([{ name: 'Truck courts', value: '185 ft', metric: { value: '56 m' }, note: 'secured' }]);
});

test('does not repeat a note that the remark of the editor contains', () => {
  const remark = [{ metaTitle: 'Dock doors', metaValue: '9 by 10 ft, 20 on each side' }];
  expect(listOtherFacts({ dockDoors: 40, sides: [{ dockDoors: 20 }, { dockDoors: 20 }] }, remark)[0]?.note).toBe(
    '9 by 10 ft, 20 on each side',
  );
});

test('says when a building was acquired', () => {
  expect(listOtherFacts({ yearBuilt: 1987, acquiredOn: '2026-03-01' })).toEqual([
    { name: 'Year built', value: '1987', note: 'acquired in 2026' },
  ]);
});

test('adds a custom fact as a note to the standard fact of the same name', () => {
  expect(listOtherFacts({ dockDoors: 186 }, [{ metaTitle: 'Dock doors', metaValue: '9 by 10 ft, 93 on each side' }])).toEqual([
    { name: 'Dock doors', value: '186', note: '9 by 10 ft, 93 on each side' },
  ]);
});

test('a year after the facts were checked is the planned completion', () => {
  const getYear = (yearBuilt: number) =>
    listOtherFacts({ yearBuilt, availabilityUpdated: '2026-11-18' }).map(({ name, value }) => [name, value]);
  expect(getYear(2026)).toEqual([['Year built', '2026']]);
  expect(getYear(2028)).toEqual([['Completion', '2028']]);
});
