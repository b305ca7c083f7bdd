import { expect, test } from 'vitest';
import { readParameters, writeParameters } from './parameters.ts';

test('reads what pages know, in one order', () => {
  expect(readParameters('?utm_source=x&region=west&q=dock+doors')).toEqual([
    { name: 'q', value: 'dock doors' },
    { name: 'region', value: 'west' },
  ]);
});

test('leaves out what has no value, and what comes twice', () => {
  expect(readParameters('?q=&category=%20&type=bulk&type=last-mile')).toEqual([{ name: 'type', value: 'bulk' }]);
  expect(readParameters('')).toEqual([]);
  expect(readParameters('?')).toEqual([]);
});

test('takes what was ticked together', () => {
  expect(readParameters('?status=available-now&status=leased')).toEqual([{ name: 'status', value: 'available-now,leased' }]);
});

test('cuts what nobody would search for', () => {
  expect(readParameters(`?q=${'x'.repeat(5000)}`)[0]?.value).toHaveLength(200);
});

test('survives what is no query', () => {
  expect(readParameters('?q=%E0%A4%A&__proto__=1&constructor=2')).toEqual([{ name: 'q', value: '\uFFFD%A' }]);
});

test('writes one spelling', () => {
  expect(writeParameters(readParameters('?region=west&q=a%20b&x=y'))).toBe('?q=a+b&region=west');
  expect(writeParameters([])).toBe('');
});
