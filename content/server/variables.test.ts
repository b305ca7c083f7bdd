import { expect, test } from 'vitest';
import { validateVariables } from './variables.ts';

const text = 'a'.repeat(60_000);

test('the text of all variables is limited', () => {
  const rules = { writes: false, acceptsLongText: false };
  expect(() => validateVariables({ a: text }, rules)).not.toThrow();
  expect(() => validateVariables({ a: text, b: [{ c: text }] }, rules)).toThrow('limited to 100000 characters');
});

test.each([true, false])('an operation with markup can contain a long text (mutation: %s)', (writes) => {
  expect(() => validateVariables({ input: { content: text, excerpt: text } }, { writes, acceptsLongText: true })).not.toThrow();
});
