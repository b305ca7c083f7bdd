import { expect, test } from 'vitest';
import { formatDate, formatMonth, toDateTime, toDateOnly } from './date.ts';

test('formats the date as written, in any time zone of the server', () => {
  expect(formatDate('2026-11-12T09:00:00')).toBe('November 12, 2026');
  expect(formatDate('2026-11-12T00:10:00')).toBe('November 12, 2026');
  expect(formatDate('2026-11-12T23:50:00')).toBe('November 12, 2026');
  expect(formatDate('2026-11-12')).toBe('November 12, 2026');
});

test('formats a month with its year', () => {
  expect(formatMonth('2027-03-01')).toBe('March 2027');
});

test('formats machine-readable dates without a time zone', () => {
  expect(toDateTime('2026-11-12T09:00:00')).toBe('2026-11-12T09:00:00');
  expect(toDateTime('2026-11-12 09:00:00')).toBe('2026-11-12T09:00:00');
  expect(toDateTime('2026-11-12')).toBe('2026-11-12');
  expect(toDateOnly('2026-11-12T09:00:00')).toBe('2026-11-12');
});

test.each([null, undefined, '', 'soon', '2026-13-01', '2026-02-31'])('returns null for %j', (value) => {
  expect(formatDate(value)).toBeNull();
  expect(formatMonth(value)).toBeNull();
  expect(toDateTime(value)).toBeNull();
});
