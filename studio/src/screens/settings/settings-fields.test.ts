import { expect, test, vi } from 'vitest';
import { createFields, createForm, listChangedSettings } from './settings-fields.ts';

vi.mock('@wordpress/api-fetch', () => ({ default: vi.fn<() => void>() }));

const schema = {
  title: { type: ['string', 'null'], description: 'Title of the site.' },
  brand_new: { type: ['boolean', 'null'], description: 'A new setting.' },
  url: { type: 'string', readonly: true },
};

test('a setting that the studio does not know has a control for its type, in the last group', () => {
  expect(createFields(schema)).toMatchObject([
    { id: 'title', label: 'Site title', type: 'text' },
    { id: 'brand_new', label: 'Brand new', description: 'A new setting.', type: 'boolean', Edit: 'toggle' },
  ]);
  expect(createForm(schema).fields?.at(-1)).toMatchObject({ label: 'Other', children: ['brand_new'] });
});

test('only changed settings are sent', () => {
  expect(listChangedSettings({ a: 1, b: null, c: 'x' }, { a: 2, b: '', c: 'x' })).toEqual({ a: 2 });
});
