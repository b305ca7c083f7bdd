import { expect, test } from 'vitest';
import { validateVariables } from './variables.ts';

const text = 'a'.repeat(60_000);

test('the text of all variables of a query is limited', () => {
  expect(() => validateVariables({ a: text }, false)).not.toThrow();
  expect(() => validateVariables({ a: text, b: [{ c: text }] }, false)).toThrow('limited to 100000 characters');
});

test('a mutation can contain a long text', () => {
  expect(() => validateVariables({ input: { content: text, excerpt: text } }, true)).not.toThrow();
});
