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

test('a leap day exists in leap years only', () => {
  expect(formatDate('2028-02-29')).toBe('February 29, 2028');
  expect(formatDate('2026-02-29')).toBeNull();
});

test.each(['2026-00-10', '2026-01-00', '2026-12-32', 'on 2026-11-12', '26-11-12'])('returns null for %s, which is no day', (value) => {
  expect(formatDate(value)).toBeNull();
  expect(toDateOnly(value)).toBeNull();
});

test('a time may have no seconds', () => {
  expect(toDateTime('2026-11-12T09:30')).toBe('2026-11-12T09:30');
});
