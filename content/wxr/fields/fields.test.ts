import { expect, test } from 'vitest';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeDeclaration, Field, Fields } from '#lib/content-model/define.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { parseFields } from './parse-fields.ts';
import { formatFields } from './format-fields.ts';

const identity = { node: (id: number) => id, user: (id: number) => id };

/** Returns a value for any field. Lists have items, so that all nested fields are tested. */
function createFieldValue(field: Field): FieldValue {
  switch (field.kind) {
    case 'number':
      return -12.5;
    case 'integer':
      return 0;
    case 'boolean':
      return false;
    case 'date':
      return '2026-11-05';
    case 'select':
      return field.choices[0] ?? '';
    case 'link':
      return { url: '/łódź/', title: 'A "title"', target: '_blank' };
    case 'coordinates':
      return { latitude: 51.76, longitude: -19.4 };
    case 'reference':
      return 3;
    case 'references':
      return [3, 1, 2];
    case 'group':
      return createFieldValues(field.fields);
    case 'list':
      return [createFieldValues(field.fields), {}, createFieldValues(field.fields)];
    case 'layouts':
      return Object.entries(field.layouts).map(([layout, fields]) => ({ layout, ...createFieldValues(fields) }));
    default:
      return '';
  }
}

const createFieldValues = (fields: Fields): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, createFieldValue(field)]));

const types: readonly ContentTypeDeclaration[] = contentTypes;

test.each(types.map((type) => [type.name, type] as const))('formats and parses every field of %s', (_name, type) => {
  const groups = Object.entries(type.groups ?? {}).map(([name, { fields }]) => [name, createFieldValues(fields)]);
  const values = { ...createFieldValues(type.fields ?? {}), ...(Object.fromEntries(groups) as FieldValues) };
  const meta = formatFields(type, values);
  const parsed = parseFields(type, meta, identity);
  expect(parsed.values).toEqual(values);
  expect([...parsed.used].toSorted()).toEqual([...new Set(meta.map(({ key }) => key))].toSorted());
});

const declared = {
  groups: {
    facts: {
      description: '',
      fields: {
        clearHeight: { kind: 'number', description: '' },
        gate: { kind: 'coordinates', description: '' },
        site: { kind: 'link', description: '' },
        opened: { kind: 'boolean', description: '' },
        team: { kind: 'references', to: 'team', description: '' },
        boss: { kind: 'reference', to: 'user', description: '' },
        doors: { kind: 'list', fields: { width: { kind: 'number', description: '' } }, description: '' },
      },
    },
  },
} as const;

const meta = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));
const parse = (values: Record<string, string>) => parseFields(declared, meta(values), identity);

test('finds a field by its own name, by its ACF key, and by its ACF key within the group', () => {
  for (const key of ['clearHeight', 'clear_height', 'facts_clear_height'])
    expect(parse({ [key]: '12.5' }).values).toEqual({ facts: { clearHeight: 12.5 } });
});

test('parses invalid numbers, coordinates and links as null', () => {
  expect(parse({ clear_height: 'high', gate: 'a:1:{s:3:"lat";s:2:"no";}', site: 'a:0:{}' }).values).toEqual({
    facts: { clearHeight: null, gate: null, site: null },
  });
  expect(parse({ gate: 'a:2:{s:3:"lat";d:-96.8;s:3:"lng";d:32.8;}' }).values).toEqual({ facts: { gate: null } });
});

test('omits references to items that were not imported', () => {
  const resolve = { node: (id: number) => (id === 4 ? 40 : null), user: () => null };
  const { values } = parseFields(declared, meta({ team: 'a:2:{i:0;s:1:"4";i:1;s:1:"5";}', boss: '9' }), resolve);
  expect(values).toEqual({ facts: { team: [40], boss: null } });
});

test('limits the length of a list with an excessive count', () => {
  const { values } = parse({ doors: '99999999' });
  expect((values['facts'] as { doors: unknown[] }).doors).toHaveLength(10_000);
});
