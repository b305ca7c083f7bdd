import { expect, test } from 'vitest';
import { listComparedFacts } from './compare-facts.ts';

const warehouse = {
  facts: { availableSquareFeet: 120_000, totalSquareFeet: 300_000, clearHeightFeet: 36, dockDoors: 40, yearBuilt: 2021 },
};
const coldStore = {
  facts: {
    availableSquareFeet: 0,
    totalSquareFeet: 180_000,
    clearHeightFeet: 36,
    driveInDoors: 2,
    refrigeratedSquareFeet: 90_000,
    yearBuilt: 2019,
  },
};

const findRow = (name: string) => listComparedFacts([warehouse, coldStore]).find((row) => row.name === name);

test('lists each fact that at least one property states, in the order of the property page', () => {
  expect(listComparedFacts([warehouse, coldStore]).map(({ name }) => name)).toEqual([
    'Available',
    'Building area',
    'Clear height',
    'Dock doors',
    'Drive-in doors',
    'Refrigerated',
    'Year built',
  ]);
});

test('marks the facts that differ, and a fact that only one property states', () => {
  expect(findRow('Clear height')?.differs).toBe(false);
  expect(findRow('Building area')?.differs).toBe(true);
  expect(findRow('Dock doors')).toMatchObject({ differs: true, values: [{ value: '40' }, null] });
});

test('has a value for a leased building, which has no available space', () => {
  expect(findRow('Available')?.values.map((fact) => fact?.value)).toEqual(['120,000 sq ft', 'None']);
});

test('states the building area even if all of it is available', () => {
  const rows = listComparedFacts([{ facts: { availableSquareFeet: 50_000, totalSquareFeet: 50_000 } }]);
  expect(rows.map(({ name, differs }) => [name, differs])).toEqual([
    ['Available', false],
    ['Building area', false],
  ]);
});

test('has one row for one truck court and for several', () => {
  const rows = listComparedFacts([
    { facts: { sides: [{ truckCourtFeet: 130 }] } },
    { facts: { sides: [{ truckCourtFeet: 130 }, { truckCourtFeet: 185 }] } },
  ]);
  expect(rows.filter(({ name }) => name.startsWith('Truck court')).map(({ values }) => values.length)).toEqual([2]);
});

test('adds facts with names from editors at the end', () => {
  const rows = listComparedFacts([{ ...warehouse, customFacts: [{ metaTitle: 'Lighting', metaValue: 'LED' }] }, coldStore]);
  expect(rows.at(-1)).toMatchObject({ name: 'Lighting', differs: true });
});

test('states one floor and no rail beside a building that has more', () => {
  const rows = listComparedFacts([{ facts: { floors: 3, rail: true } }, { facts: { floors: 1, rail: false } }, { facts: {} }]);
  const findValues = (name: string) => rows.find((row) => row.name === name)?.values.map((fact) => fact?.value);
  expect(findValues('Floors')).toEqual(['3', '1', undefined]);
  expect(findValues('Rail')).toEqual(['Served', 'None', undefined]);
});

test('has one row for the year of a complete building and of a planned one', () => {
  const rows = listComparedFacts([{ facts: { yearBuilt: 2021 } }, { facts: { yearBuilt: 2028, availabilityUpdated: '2026-11-18' } }]);
  expect(rows.find(({ name }) => name === 'Year built')?.values.map((fact) => fact?.value)).toEqual(['2021', '2028']);
});

test('does not call a value “not stated” that another building states and that follows from the facts', () => {
  const rows = listComparedFacts([
    { facts: { availableSquareFeet: 80_000, divisibleSquareFeet: 20_000, askingRent: 9, availableFrom: '2027-03-01', rail: true } },
    { facts: { availableSquareFeet: 40_000, divisibleSquareFeet: 40_000, rail: false, refrigeratedSquareFeet: 0 } },
    { facts: { availableSquareFeet: 0, refrigeratedSquareFeet: 30_000 } },
  ]);
  const getValues = (name: string) => rows.find((row) => row.name === name)?.values.map((fact) => fact?.value);
  expect(getValues('Divisible to')).toEqual(['20,000 sq ft', 'Not divisible', 'Not available']);
  expect(getValues('Refrigerated')).toEqual([undefined, 'None', '30,000 sq ft']);
  expect(getValues('Asking rent')?.at(-1)).toBe('Not available');
  expect(getValues('Available from')?.slice(1)).toEqual([undefined, 'Not available']);
  expect(getValues('Rail')).toEqual(['Served', 'None', undefined]);
});
