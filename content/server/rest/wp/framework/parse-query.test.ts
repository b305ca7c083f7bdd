import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';

test.each([
  ['a=1&a=2', { a: '2' }],
  ['include[]=3&include[]=1', { include: ['3', '1'] }],
  ['media_type[0]=image', { media_type: ['image'] }],
  ['categories[terms][]=1&categories[include_children]=1', { categories: { terms: ['1'], include_children: '1' } }],
  ['a=x&a[]=y', { a: ['y'] }],
  ['a[=1&]=2&[x]=3&b', { b: '' }],
  ['a[1][2][3][4][5][6][7][8][9]=1', {}],
])('%s', (query, expected) => {
  expect(parseQuery(new URLSearchParams(query))).toEqual(expected);
});

test('names of built-in properties are only names', () => {
  const parsed = parseQuery(new URLSearchParams('__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1'));
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test('further parameters are ignored', () => {
  const query = new URLSearchParams(Array.from({ length: 5_000 }, (_, index) => [`p${index}`, '1']));
  expect(Object.keys(parseQuery(query))).toHaveLength(1_000);
});
