import { expect, test } from 'vitest';
import { formatDateAs } from './date-pattern.ts';

const date = '2026-03-02T15:04:09';

test.each([
  ['F j, Y', 'March 2, 2026'],
  ['m/d/y', '03/02/26'],
  ['D, jS M Y', 'Mon, 2nd Mar 2026'],
  ['g:i a', '3:04 pm'],
  [String.raw`\t\h\e jS`, 'the 2nd'],
])('%s', (pattern, text) => {
  expect(formatDateAs(date, pattern)).toBe(text);
});

test('ends in th where people say so', () => {
  expect(['01', '11', '12', '13', '21', '22', '23'].map((day) => formatDateAs(`2026-03-${day}`, 'jS'))).toEqual([
    '1st',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
  ]);
});

test.each([null, '', 'human-diff', 'Y'.repeat(61)])('makes nothing of the pattern %j', (pattern) => {
  expect(formatDateAs(date, pattern)).toBeNull();
});

test('makes nothing of what is no date', () => {
  expect(formatDateAs('soon', 'Y')).toBeNull();
  expect(formatDateAs('2026-03-02T99:99', 'Y')).toBeNull();
});
