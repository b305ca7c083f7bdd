import { expect, test } from 'vitest';
import { createTermNames } from './term-choices.ts';

test('terms with the same name are told apart by their ID', () => {
  const names = createTermNames([
    { value: '1', label: 'Docks' },
    { value: '2', label: 'Yards & lots' },
    { value: '3', label: 'Docks' },
  ]);
  expect(names.toNames([3, 2, 99])).toEqual(['Docks (3)', 'Yards & lots', '#99']);
  expect(names.all).toEqual(['Docks (1)', 'Yards & lots', 'Docks (3)']);
});

test('names become the IDs of terms, also of terms that are not among the choices', () => {
  const { toIds } = createTermNames([{ value: '7', label: 'Docks' }]);
  expect(toIds(['Docks', '#99', 'unknown'])).toEqual([7, 99]);
});
