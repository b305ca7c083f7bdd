import { expect, test } from 'vitest';
import { findFormByBlock, findFormByName, forms } from './registry.ts';
import { SUBJECT_VALUE } from './types.ts';

test('every form is found by its name, and by its block if it has one', () => {
  for (const form of forms) {
    expect(findFormByName(form.name)).toBe(form);
    expect(form.block === undefined ? form : findFormByBlock(form.block)).toBe(form);
  }
});

test('every form is shown either by a block or by the pages of a content type', () => {
  for (const { block, contentType } of forms) expect([block, contentType].filter((place) => place !== undefined)).toHaveLength(1);
});

test('no field has the name of the value that the content service adds', () => {
  for (const { fields } of forms) expect(fields.map(({ name }) => name)).not.toContain(SUBJECT_VALUE);
});

test.each(['', 'newsletter', 'constructor', 'Contact'])('there is no form "%s"', (name) => {
  expect(findFormByName(name)).toBeNull();
  expect(findFormByBlock(`site/${name}`)).toBeNull();
});

test('no form declares a field twice', () => {
  for (const { fields } of forms) expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
});
