import { expect, test } from 'vitest';
import { describeLimits, getRequiredAttributes, describeType } from './declaration.ts';

test('describes the type of an attribute', () => {
  expect(describeType({ type: 'string', 'x-format': 'html' })).toBe('html');
  expect(describeType({ type: 'object', 'x-type': 'Link' })).toBe('link');
  expect(describeType({ type: 'array', items: { type: 'integer' } })).toBe('list of integer');
  expect(describeType({ type: 'array', items: { type: 'object', properties: {} } })).toBe('list');
  expect(describeType({ type: 'integer', 'x-ref': { to: 'attachment', as: 'image' } })).toBe('id of attachment');
});

test('lists the limits and the default value', () => {
  expect(describeLimits({ type: 'integer', minimum: 1, maximum: 12, default: 4 })).toEqual(['1 to 12', 'default 4']);
  expect(describeLimits({ type: 'string', enum: ['a', 'b'], 'x-required': true })).toEqual(['required', 'one of a, b']);
});

test('lists nothing when every value is allowed', () => {
  expect(describeLimits({ type: 'array', default: [] })).toEqual([]);
});

test('finds the required attributes', () => {
  const attributes = { title: { type: 'string', 'x-required': true }, text: { type: 'string' } };
  expect(getRequiredAttributes({ name: 'site/card', title: 'Card', description: '', attributes })).toEqual(['title']);
});

test.each([
  [{ minimum: 0 }, ['at least 0']],
  [{ maximum: 0 }, ['at most 0']],
  [{ minimum: 0, maximum: 0 }, ['0 to 0']],
  [{ maxItems: 12 }, ['at most 12 items']],
  [{ selector: 'figcaption' }, ['read from figcaption']],
  [{ 'x-private': true }, ['not shown to visitors']],
  [{ default: '' }, []],
  [{ default: 0 }, ['default 0']],
  [{ default: false }, ['default false']],
  [{ default: ['a'] }, ['default ["a"]']],
  [{}, []],
])('the limits of %j are %j', (attribute, limits) => {
  expect(describeLimits(attribute)).toEqual(limits);
});
