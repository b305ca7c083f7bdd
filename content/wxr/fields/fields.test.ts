import { expect, test } from 'vitest';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeDeclaration, Field, Fields } from '#lib/content-model/define.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { readFields } from './read.ts';
import { readSeo, writeSeo } from './seo.ts';
import { writeFields } from './write.ts';

const same = { node: (id: number) => id, user: (id: number) => id };

/** A value for every field, lists with items, so that nothing a declaration can hold is forgotten. */
function valueFor(field: Field): FieldValue {
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
      return valuesFor(field.fields);
    case 'list':
      return [valuesFor(field.fields), {}, valuesFor(field.fields)];
    case 'layouts':
      return Object.entries(field.layouts).map(([layout, fields]) => ({ layout, ...valuesFor(fields) }));
    default:
      return '';
  }
}

const valuesFor = (fields: Fields): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(field)]));

const types: readonly ContentTypeDeclaration[] = contentTypes;

test.each(types.map((type) => [type.name, type] as const))('writes and reads every field of %s', (_name, type) => {
  const groups = Object.entries(type.groups ?? {}).map(([name, { fields }]) => [name, valuesFor(fields)]);
  const values = { ...valuesFor(type.fields ?? {}), ...(Object.fromEntries(groups) as FieldValues) };
  const meta = writeFields(type, values);
  const read = readFields(type, meta, same);
  expect(read.values).toEqual(values);
  expect([...read.used].toSorted()).toEqual([...new Set(meta.map(({ key }) => key))].toSorted());
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
const read = (values: Record<string, string>) => readFields(declared, meta(values), same);

test('finds a field by its own name, by its name in ACF, and within its group', () => {
  for (const key of ['clearHeight', 'clear_height', 'facts_clear_height'])
    expect(read({ [key]: '12.5' }).values).toEqual({ facts: { clearHeight: 12.5 } });
});

test('takes what is no number, no place and no link for nothing', () => {
  expect(read({ clear_height: 'high', gate: 'a:1:{s:3:"lat";s:2:"no";}', site: 'a:0:{}' }).values).toEqual({
    facts: { clearHeight: null, gate: null, site: null },
  });
});

test('leaves out references to what was not imported', () => {
  const resolve = { node: (id: number) => (id === 4 ? 40 : null), user: () => null };
  const { values } = readFields(declared, meta({ team: 'a:2:{i:0;s:1:"4";i:1;s:1:"5";}', boss: '9' }), resolve);
  expect(values).toEqual({ facts: { team: [40], boss: null } });
});

test('does not believe a list that claims to be endless', () => {
  const { values } = read({ doors: '99999999' });
  expect((values['facts'] as { doors: unknown[] }).doors).toHaveLength(10_000);
});

test('counts the notes ACF makes beside values as read', () => {
  expect(read({ clear_height: '1', _clear_height: 'field_64aa' }).used).toEqual(new Set(['clear_height', '_clear_height']));
});

test('writes and reads what search engines are told', () => {
  const seo = { title: 'T', description: 'D', noindex: true, nofollow: true, canonical: 'https://example.org/', imageId: 4 };
  expect(readSeo(writeSeo(seo), (id) => id).seo).toEqual(seo);
  expect(readSeo(meta({ '_yoast_wpseo_meta-robots-noindex': '2' }), (id) => id).seo).toEqual({});
});
