import { expect, test } from 'vitest';
import { formatKnownParameters } from './search-params.ts';

test('formats the known parameters in canonical order', () => {
  expect(formatKnownParameters({ utm_source: 'x', year: '2026', q: 'a b', view: undefined })).toBe('?q=a+b&year=2026');
});

test('joins the values of a repeated parameter that may have several', () => {
  expect(formatKnownParameters({ status: ['leased', 'available'] })).toBe('?status=leased%2Cavailable');
});

test('uses the first value of any other repeated parameter', () => {
  expect(formatKnownParameters({ q: ['first', 'second'] })).toBe('?q=first');
});

test('is empty without known parameters', () => {
  expect(formatKnownParameters({ utm_source: 'x', q: '' })).toBe('');
});
