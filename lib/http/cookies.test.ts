import { expect, test } from 'vitest';
import { getCookie } from './cookies.ts';

test.each([
  ['a=1', '1'],
  ['b=2; a=1', '1'],
  ['b=2;a=1;a=3', '1'],
  ['a=', ''],
  ['a=x=y', 'x=y'],
  [' a = 1 ', '1'],
  ['b=2', null],
  ['xa=1', null],
  ['a', null],
  ['', null],
  [null, null],
  [undefined, null],
])('in the header "%s", the cookie "a" is %j', (header, value) => {
  expect(getCookie(header, 'a')).toBe(value);
});
