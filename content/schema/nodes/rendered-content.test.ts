import { expect, test } from 'vitest';
import { formatGmtDate, formatLocalDate } from '../../core/format-date.ts';
import { toPlainText } from '../../core/plain-text.ts';
import { truncateDescription } from '../seo/seo-texts.ts';

test('removes scripts from plain text', () => {
  expect(toPlainText('<p>One</p><script>alert(1)</script><style>p{}</style>two')).toBe('One two');
});

test('truncates descriptions between words', () => {
  expect(truncateDescription('Dock doors decide what a building is worth', 20)).toBe('Dock doors decide…');
});

test('formats an instant in the time zone of the site and in UTC', () => {
  const date = new Date('2024-03-10T09:30:00Z');
  expect(formatLocalDate(date, 'Europe/Warsaw')).toBe('2024-03-10T10:30:00');
  expect(formatLocalDate(date, 'America/Los_Angeles', ' ')).toBe('2024-03-10 01:30:00');
  expect(formatGmtDate(date)).toBe('2024-03-10T09:30:00');
});
