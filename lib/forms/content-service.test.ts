import { expect, test } from 'vitest';
import { CLOCK_COOKIE, getFormClock } from './content-service.ts';

const getClock = (cookie?: string) => getFormClock(new Headers(cookie === undefined ? {} : { cookie }));

test.each([
  `${CLOCK_COOKIE}=1790000000.ab_C-9`,
  `theme=dark; ${CLOCK_COOKIE}=1790000000.ab_C-9`,
  `${CLOCK_COOKIE}=1790000000.ab_C-9;theme=dark`,
  `a=1;${CLOCK_COOKIE}=1790000000.ab_C-9; b=2`,
])('the signed timestamp is found in the cookies "%s"', (cookie) => {
  expect(getClock(cookie)).toBe('1790000000.ab_C-9');
});

test.each([
  undefined,
  '',
  'theme=dark',
  `x-${CLOCK_COOKIE}=1`,
  `a=${CLOCK_COOKIE}=1`,
  `${CLOCK_COOKIE}=`,
  `${CLOCK_COOKIE}=1 2`,
  `${CLOCK_COOKIE}="1"`,
])('the cookies %j have no signed timestamp', (cookie) => {
  expect(getClock(cookie)).toBe('');
});

test('a timestamp has at most 100 characters', () => {
  expect(getClock(`${CLOCK_COOKIE}=${'a'.repeat(100)}`)).toHaveLength(100);
  expect(getClock(`${CLOCK_COOKIE}=${'a'.repeat(101)}`)).toBe('');
});
