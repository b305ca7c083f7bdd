import { expect, test } from 'vitest';
import { getInitials } from './initials.ts';

test.each([
  ['Dolores Quintero', 'DQ'],
  ['gus', 'G'],
  ['H. van den Berg', 'HB'],
  ['“Åsa” Öberg', 'ÅÖ'],
  ['ليلى حداد', 'لح'],
  ['Cheap Pallets 4 U', 'CU'],
  ['***', ''],
  ['', ''],
])('%s', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

test.each([
  [' Dolores  Quintero ', 'DQ'],
  ['Dolores (Lola) - Quintero †', 'DQ'],
  ['*** Gus ***', 'G'],
])('words without letters do not count in "%s"', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
