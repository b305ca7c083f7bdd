import { expect, test } from 'vitest';
import { getProperty, isRecord } from './records.ts';

test('tells objects from lists, null and other values', () => {
  expect([{}, { name: 1 }].every(isRecord)).toBe(true);
  expect([[], null, undefined, 'text', 1, true].some(isRecord)).toBe(false);
});

test('returns nested properties, and nothing that an object inherits', () => {
  expect(getProperty({ style: { color: { text: 'red' } } }, 'style', 'color', 'text')).toBe('red');
  expect(getProperty({ style: 'none' }, 'style', 'color')).toBeUndefined();
  expect(getProperty({}, 'constructor')).toBeUndefined();
  expect(getProperty(null, 'style')).toBeUndefined();
});
