import { expect, test } from 'vitest';
import { findFormByBlock, findFormByName, forms } from './registry.ts';

test('every form is found by its name and by its block', () => {
  for (const form of forms) {
    expect(findFormByName(form.name)).toBe(form);
    expect(findFormByBlock(form.block)).toBe(form);
  }
});

test.each(['', 'newsletter', 'constructor', 'Contact'])('there is no form "%s"', (name) => {
  expect(findFormByName(name)).toBeNull();
  expect(findFormByBlock(`site/${name}`)).toBeNull();
});

test('no form declares a field twice', () => {
  for (const { fields } of forms) expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
});
