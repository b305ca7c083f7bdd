import { expect, test } from 'vitest';
import { normalizeName } from './rate-limits.ts';

test.each([
  ['ADMIN', 'admin'],
  [' admin\t', 'admin'],
  ['adm\u0130n', 'admin'],
  ['\u039A\u039F\u03A3\u039C\u039F\u03A3', '\u03BA\u03BF\u03C3\u03BC\u03BF\u03C3'],
])('%j has the same counters as the account that the database finds', (name, login) => {
  expect(normalizeName(name)).toBe(normalizeName(login));
});

test('different names have different counters', () => {
  expect(normalizeName('admin1')).not.toBe(normalizeName('admin'));
});
