import { expect, test } from 'vitest';
import { limitsInWords, requiredOf, typeInWords } from './declaration.ts';

test('names types as people do', () => {
  expect(typeInWords({ type: 'string', 'x-format': 'html' })).toBe('html');
  expect(typeInWords({ type: 'object', 'x-type': 'Link' })).toBe('link');
  expect(typeInWords({ type: 'array', items: { type: 'integer' } })).toBe('list of integer');
  expect(typeInWords({ type: 'array', items: { type: 'object', properties: {} } })).toBe('list');
  expect(typeInWords({ type: 'integer', 'x-ref': { to: 'attachment', as: 'image' } })).toBe('id of attachment');
});

test('tells limits and what holds without a value', () => {
  expect(limitsInWords({ type: 'integer', minimum: 1, maximum: 12, default: 4 })).toEqual(['1 to 12', 'default 4']);
  expect(limitsInWords({ type: 'string', enum: ['a', 'b'], 'x-required': true })).toEqual(['required', 'one of a, b']);
});

test('says nothing where anything will do', () => {
  expect(limitsInWords({ type: 'array', default: [] })).toEqual([]);
});

test('knows what a block needs', () => {
  const attributes = { title: { type: 'string', 'x-required': true }, text: { type: 'string' } };
  expect(requiredOf({ name: 'site/card', title: 'Card', description: '', attributes })).toEqual(['title']);
});
