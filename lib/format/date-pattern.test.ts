import { expect, test } from 'vitest';
import { formatDateWithPattern } from './date-pattern.ts';

const date = '2026-03-02T15:04:09';

test.each([
  ['F j, Y', 'March 2, 2026'],
  ['m/d/y', '03/02/26'],
  ['D, jS M Y', 'Mon, 2nd Mar 2026'],
  ['g:i a', '3:04 pm'],
  [String.raw`\t\h\e jS`, 'the 2nd'],
])('%s', (pattern, text) => {
  expect(formatDateWithPattern(date, pattern)).toBe(text);
});

test('adds English ordinal suffixes', () => {
  expect(['01', '11', '12', '13', '21', '22', '23'].map((day) => formatDateWithPattern(`2026-03-${day}`, 'jS'))).toEqual([
    '1st',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
  ]);
});

test.each([null, '', 'human-diff', 'Y'.repeat(61)])('returns null for the pattern %j', (pattern) => {
  expect(formatDateWithPattern(date, pattern)).toBeNull();
});

test('returns null for invalid dates', () => {
  expect(formatDateWithPattern('soon', 'Y')).toBeNull();
  expect(formatDateWithPattern('2026-03-02T99:99', 'Y')).toBeNull();
});
