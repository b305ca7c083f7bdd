import { expect, test } from 'vitest';
import { isAtPath, parseFieldError } from './field-error.ts';
import { findProblem, pickChangedFields, toIds } from './field-values.ts';

test('picks the fields that differ, by group', () => {
  const stored = { facts: { city: 'Dallas', floors: 1, sides: [{ side: 'Front' }] }, other: { a: null }, name: 'x' };
  const edited = { facts: { city: 'Wilmer', floors: 1, sides: [{ side: 'Front' }] }, other: { a: null }, name: null };
  expect(pickChangedFields(edited, stored)).toEqual({ facts: { city: 'Wilmer' }, name: null });
  expect(pickChangedFields(stored, stored)).toEqual({});
});

test('states the rule that a value breaks', () => {
  const description = '';
  expect(findProblem({ kind: 'integer', description }, 1.5)).toBe('Use a whole number.');
  expect(findProblem({ kind: 'integer', description }, null)).toBeNull();
  expect(findProblem({ kind: 'integer', description, minimum: 0 }, -5)).toBe('Use a number that is at least 0.');
  expect(findProblem({ kind: 'number', description, minimum: 1800, maximum: 2200 }, 3026)).toBe('Use a number from 1800 to 2200.');
  expect(findProblem({ kind: 'email', description }, 'nobody')).toMatch(/name@example\.com/);
  expect(findProblem({ kind: 'text', description, format: { pattern: /^\d{5}$/, example: '75172' } }, 'x')).toBe(
    'Use a format such as 75172.',
  );
  expect(findProblem({ kind: 'coordinates', description }, { latitude: 91, longitude: 0 })).toMatch(/latitude/);
  expect(findProblem({ kind: 'coordinates', description }, { latitude: 9, longitude: null })).toMatch(/longitude/);
});

test('reads ids of one reference or many', () => {
  expect(toIds(7)).toEqual([7]);
  expect(toIds([7, '8', null])).toEqual([7, 8]);
  expect(toIds(null)).toEqual([]);
});

test('finds the field that an error names', () => {
  const names = ['propertyFacts', 'class'];
  expect(parseFieldError('propertyFacts.rooms[0].squareFeet must be a whole number.', names)?.path).toBe(
    'propertyFacts.rooms[0].squareFeet',
  );
  expect(parseFieldError('propertyFacts.market: a market with the id 1 does not exist.', names)?.path).toBe('propertyFacts.market');
  expect(parseFieldError('class must be text.', names)?.path).toBe('class');
  expect(parseFieldError('You cannot update this item.', names)).toBeNull();
  expect(isAtPath('propertyFacts.rooms[0].name', 'propertyFacts.rooms')).toBe(true);
  expect(isAtPath('propertyFacts.roomsTotal', 'propertyFacts.rooms')).toBe(false);
});
