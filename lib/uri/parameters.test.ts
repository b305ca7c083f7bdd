import { expect, test } from 'vitest';
import { formatParameters, parseParameters, removeEmptyParameters } from './parameters.ts';

test('parses known parameters in a fixed order', () => {
  expect(parseParameters('?utm_source=x&region=west&q=dock+doors')).toEqual([
    { name: 'q', value: 'dock doors' },
    { name: 'region', value: 'west' },
  ]);
});

test('ignores empty values and repeated parameters', () => {
  expect(parseParameters('?q=&category=%20&type=bulk&type=last-mile')).toEqual([{ name: 'type', value: 'bulk' }]);
  expect(parseParameters('')).toEqual([]);
  expect(parseParameters('?')).toEqual([]);
});

test('joins the values of a multi-value parameter', () => {
  expect(parseParameters('?status=available-now&status=leased')).toEqual([{ name: 'status', value: 'available-now,leased' }]);
});

test('ignores values without a meaning, each of which would be one more page in the cache', () => {
  expect(parseParameters('?translate=on&saved=added')).toHaveLength(2);
  expect(parseParameters('?saved=added&saved-count=50')).toHaveLength(2);
  expect(parseParameters('?translate=1&saved=x&saved-count=51')).toEqual([]);
});

test('truncates long values', () => {
  expect(parseParameters(`?q=${'x'.repeat(5000)}`)[0]?.value).toHaveLength(200);
});

test('replaces control characters, which HTML does not allow', () => {
  expect(parseParameters('?q=a%00b%0Ac%7F&year=%00')).toEqual([{ name: 'q', value: 'a b c' }]);
});

test('handles malformed query strings', () => {
  expect(parseParameters('?q=%E0%A4%A&__proto__=1&constructor=2')).toEqual([{ name: 'q', value: '\uFFFD%A' }]);
});

test('formats parameters in a canonical form', () => {
  expect(formatParameters(parseParameters('?region=west&q=a%20b&x=y'))).toBe('?q=a+b&region=west');
  expect(formatParameters([])).toBe('');
});

test('parses a query string with or without its question mark', () => {
  expect(parseParameters('q=x')).toEqual(parseParameters('?q=x'));
  expect(parseParameters('q=x')).toEqual([{ name: 'q', value: 'x' }]);
});

test('keeps a value of 200 characters', () => {
  expect(parseParameters(`?q=${'x'.repeat(199)}y`)[0]?.value).toMatch(/^x{199}y$/);
});

test.each([
  ['?q=dallas&market=&min=&max=', '?q=dallas'],
  ['?q=&market=', ''],
  ['?q=a+b&min=&utm_source=x', '?q=a+b&utm_source=x'],
  ['?q=dallas', null],
  ['?utm_source=&q=dallas', null],
  ['', null],
])('the empty parameters of %j are removed: %j', (search, expected) => {
  expect(removeEmptyParameters(search)).toBe(expected);
});
