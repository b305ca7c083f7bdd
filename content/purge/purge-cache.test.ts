import { expect, test } from 'vitest';
import { toHeaders } from './purge-cache.ts';

test('keys are joined without duplicates', () => {
  expect(toHeaders(['cG9zdDox', 'list:post', 'cG9zdDox'])).toEqual(['cG9zdDox list:post']);
});

test('keys that exceed a header continue in the next one', () => {
  const keys = Array.from({ length: 1_000 }, (_, index) => `list:post:${index}`);
  const headers = toHeaders(keys);
  expect(headers.join(' ').split(' ')).toEqual(keys);
  expect(headers.length).toBeGreaterThan(1);
  expect(Math.max(...headers.map(({ length }) => length))).toBeLessThanOrEqual(6_000);
});

test.each([
  ['the key of every query', ['cG9zdDox', 'graphql:Query', 'list:post']],
  ['a key that no header can contain', ['cG9zdDox', 'x'.repeat(6_001)]],
])('%s purges everything', (_name, keys) => {
  expect(toHeaders(keys)).toEqual(['graphql:Query']);
});
