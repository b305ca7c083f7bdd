import { expect, test } from 'vitest';
import { formatDate, formatMonth, toDateTime, toDay } from './date.ts';

test('a date is printed as its wall clock says, whatever the zone of the server', () => {
  expect(formatDate('2026-11-12T09:00:00')).toBe('November 12, 2026');
  expect(formatDate('2026-11-12T00:10:00')).toBe('November 12, 2026');
  expect(formatDate('2026-11-12T23:50:00')).toBe('November 12, 2026');
  expect(formatDate('2026-11-12')).toBe('November 12, 2026');
});

test('a month carries its year', () => {
  expect(formatMonth('2027-03-01')).toBe('March 2027');
});

test('machines read the same date without a zone', () => {
  expect(toDateTime('2026-11-12T09:00:00')).toBe('2026-11-12T09:00:00');
  expect(toDateTime('2026-11-12 09:00:00')).toBe('2026-11-12T09:00:00');
  expect(toDateTime('2026-11-12')).toBe('2026-11-12');
  expect(toDay('2026-11-12T09:00:00')).toBe('2026-11-12');
});

test.each([null, undefined, '', 'soon', '2026-13-01', '2026-02-31'])('%j is no date', (value) => {
  expect(formatDate(value)).toBeNull();
  expect(formatMonth(value)).toBeNull();
  expect(toDateTime(value)).toBeNull();
});
