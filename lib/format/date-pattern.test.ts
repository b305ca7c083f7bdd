import { expect, test } from 'vitest';
import { formatDateWithPattern } from './date-pattern.ts';

const date = '2026-03-02T15:04:09';

test.each([
  ['F j, Y', 'March 2, 2026'],
  ['m/d/y', '03/02/26'],
  ['n/j/Y', '3/2/2026'],
  ['l H:i:s', 'Monday 15:04:09'],
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

test.each([
  ['00:30:00', '12:30 am, 12:30 AM, 0:30, 00:30'],
  ['11:59:00', '11:59 am, 11:59 AM, 11:59, 11:59'],
  ['12:00:00', '12:00 pm, 12:00 PM, 12:00, 12:00'],
  ['13:05:00', '1:05 pm, 01:05 PM, 13:05, 13:05'],
])('shows %s on clocks with 12 and 24 hours', (time, text) => {
  expect(formatDateWithPattern(`2026-03-02T${time}`, 'g:i a, h:i A, G:i, H:i')).toBe(text);
});

test('the tenth to fourteenth of a month end in th', () => {
  expect(['10', '14', '20', '24', '30', '31'].map((day) => formatDateWithPattern(`2026-03-${day}`, 'jS'))).toEqual([
    '10th',
    '14th',
    '20th',
    '24th',
    '30th',
    '31st',
  ]);
});

test('a pattern may have 60 characters, and whitespace around it is ignored', () => {
  expect(formatDateWithPattern(date, '-'.repeat(60))).toBe('-'.repeat(60));
  expect(formatDateWithPattern(date, ' Y ')).toBe('2026');
  expect(formatDateWithPattern(date, ' ')).toBeNull();
});
