import { describe, expect, test } from 'vitest';
import { getConstraintAttributes, getFieldSchema } from './field-schema.ts';
import { forms } from './registry.ts';
import type { FormField } from './types.ts';

const allFields = forms.flatMap((form) => form.fields.map((field): [string, FormField] => [`${form.name}.${field.name}`, field]));

describe('HTML attributes follow the schema', () => {
  test.each(allFields)('%s', (_name, field) => {
    const schema = getFieldSchema(field);
    const { required, maxLength } = getConstraintAttributes(field);
    const getErrorCodes = (length: number) => schema.safeParse(['x'.repeat(length)]).error?.issues.map(({ code }) => code) ?? [];
    expect(schema.safeParse([]).success).toBe(!required);
    expect(maxLength !== undefined && getErrorCodes(maxLength).includes('too_big')).toBe(false);
    expect(maxLength === undefined || getErrorCodes(maxLength + 1).includes('too_big')).toBe(true);
  });
});

test.each([
  [
    { kind: 'text', name: 'a', label: 'A', maxLength: 5 },
    { required: false, maxLength: 5, multiple: false },
  ],
  [
    { kind: 'email', name: 'a', label: 'A', maxLength: 20, required: 'Enter it' },
    { required: true, maxLength: 20, multiple: false },
  ],
  [
    { kind: 'url', name: 'a', label: 'A', maxLength: 7 },
    { required: false, maxLength: 7, multiple: false },
  ],
  [
    { kind: 'textarea', name: 'a', label: 'A', maxLength: 9, required: 'Enter it' },
    { required: true, maxLength: undefined, multiple: false },
  ],
  [
    { kind: 'select', name: 'a', label: 'A', options: ['x', 'long option'] },
    { required: false, maxLength: undefined, multiple: false },
  ],
  [
    { kind: 'file', name: 'a', label: 'A', fileTypes: [], maxFiles: 3, maxBytes: 1 },
    { required: false, maxLength: undefined, multiple: true },
  ],
  [
    { kind: 'file', name: 'a', label: 'A', fileTypes: [], maxFiles: 1, maxBytes: 1 },
    { required: false, maxLength: undefined, multiple: false },
  ],
] satisfies [FormField, object][])('%j has the attributes %j', (field, attributes) => {
  expect(getConstraintAttributes(field)).toEqual(attributes);
});

test('the options of a block replace the options of the field', () => {
  const field: FormField = { kind: 'radios', name: 'topic', label: 'Topic', options: ['Press'] };
  expect(getFieldSchema(field).safeParse(['Press']).success).toBe(true);
  expect(getFieldSchema(field, ['Roofs']).safeParse(['Roofs']).success).toBe(true);
  expect(getFieldSchema(field, ['Roofs']).safeParse(['Press']).error?.issues[0]?.message).toBe('Choose from the listed options');
});
