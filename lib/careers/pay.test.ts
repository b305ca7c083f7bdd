import { expect, test } from 'vitest';
import { formatPay, parsePay } from './pay.ts';

test.each([
  [[118_000, 134_000, 'Year'], '$118,000 to $134,000 a year'],
  [[23, null, 'Hour'], '$23 an hour'],
  [[22.5, 22.5, 'Hour'], '$22.50 an hour'],
  [[null, 90_000, null], 'Up to $90,000 a year'],
  [[null, null, 'Year'], null],
  [[0, -1, 'Year'], null],
  [[90_000, 80_000, 'Year'], null],
  [['90000', undefined, 'Fortnight'], null],
])('shows the pay %j as %j', ([minimum, maximum, period], text) => {
  const pay = parsePay(minimum, maximum, period);
  expect(pay && formatPay(pay)).toBe(text);
});
