import { expect, test } from 'vitest';
import { toInstant } from './local-time.ts';

test.each([
  ['2026-01-15T09:00:00', 'America/Los_Angeles', '2026-01-15T17:00:00.000Z'],
  ['2026-07-15T09:00:00', 'America/Los_Angeles', '2026-07-15T16:00:00.000Z'],
  // The last second of standard time, and the first second of daylight saving time.
  ['2026-03-08T01:59:59', 'America/Los_Angeles', '2026-03-08T09:59:59.000Z'],
  ['2026-03-08T03:00:00', 'America/Los_Angeles', '2026-03-08T10:00:00.000Z'],
  ['2026-10-25T03:00:00', 'Europe/Warsaw', '2026-10-25T02:00:00.000Z'],
  ['2026-06-01T00:00:00', 'UTC', '2026-06-01T00:00:00.000Z'],
])('%s in %s', (local, timezone, instant) => {
  expect(toInstant(local, timezone).toISOString()).toBe(instant);
});

test('throws an error that quotes an invalid date', () => {
  expect(() => toInstant('yesterday', 'UTC')).toThrow('"yesterday" is not a date');
});
