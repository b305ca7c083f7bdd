import { expect, test } from 'vitest';
import { parseUsAddress, splitAddress } from './us-address.ts';

test.each([
  ['2400 Millers Ferry Road\nWilmer, TX 75172', '2400 Millers Ferry Road', 'Wilmer', 'TX', '75172'],
  ['1 Pier Row\nSuite 400\nLong Beach, CA 90802-1234', '1 Pier Row, Suite 400', 'Long Beach', 'CA', '90802-1234'],
  ['Lot 3\n\n Reno, NV ', 'Lot 3', 'Reno', 'NV', null],
  ['Winston-Salem, NC 27101', null, 'Winston-Salem', 'NC', '27101'],
  ['Kaistraße 1\n20457 Hamburg', 'Kaistraße 1, 20457 Hamburg', null, null, null],
  ['', null, null, null, null],
  [null, null, null, null, null],
])('%j', (address, street, city, state, postalCode) => {
  expect(parseUsAddress(address)).toEqual({ street, city, state, postalCode });
});

test('an address is split into its lines without empty ones', () => {
  expect(splitAddress('1 Pier Row\n\n Suite 400 \nLong Beach, CA 90802')).toEqual(['1 Pier Row', 'Suite 400', 'Long Beach, CA 90802']);
  expect(splitAddress(null)).toEqual([]);
});
