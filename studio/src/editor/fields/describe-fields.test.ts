import { expect, test } from 'vitest';
import type { Fields } from '../../../../lib/content-model/define.ts';
import { describeFields, listReferences } from './describe-fields.ts';

const description = '';
const facts: Fields = {
  availableSquareFeet: { kind: 'integer', description, unit: 'sq ft', label: 'Available' },
  rail: { kind: 'boolean', description },
  side: { kind: 'select', description, choices: ['front-side', 'rear'] },
  coordinates: { kind: 'coordinates', description },
  contacts: { kind: 'references', description, to: 'leadership' },
  site: { kind: 'link', description },
  sides: { kind: 'list', description, fields: { side: { kind: 'text', description }, docks: { kind: 'integer', description } } },
  sections: { kind: 'layouts', description, layouts: { video: { url: { kind: 'url', description } } } },
  note: { kind: 'text', description },
};
const groups = [
  { name: 'facts', title: 'Facts', description, fields: facts },
  { name: 'other', title: 'Other', description, fields: { note: { kind: 'text', description } } as Fields },
];
const values = {
  facts: {
    availableSquareFeet: 80_000,
    rail: false,
    side: 'front-side',
    coordinates: { latitude: 32.7, longitude: -96.8 },
    contacts: [7, 9],
    site: { title: 'Plan', url: 'https://example.com/' },
    sides: [{ side: 'Front', docks: 12 }, { side: 'Rear' }],
    sections: [{ layout: 'video', url: 'https://example.com/v' }],
    note: 'One',
  },
  other: { note: 'Two' },
};

test('describes filled fields by their labels, with units, titles and choices as the form shows them', () => {
  expect(describeFields(groups, values, (to, id) => `${to} ${id}`)).toEqual({
    Available: '80000 sq ft',
    Rail: 'No',
    Side: 'Front side',
    Coordinates: '32.7, -96.8',
    Contacts: 'leadership 7, leadership 9',
    Site: 'Plan – https://example.com/',
    Sides: '1. Side: Front; Docks: 12\n2. Side: Rear',
    Sections: '1. URL: https://example.com/v',
    'Facts: Note': 'One',
    'Other: Note': 'Two',
  });
  expect(describeFields(groups, { facts: { rail: null, contacts: [], availableSquareFeet: null } }, String)).toEqual({});
});

test('lists what the values refer to', () => {
  const more = { facts: { contacts: [9, 11] } };
  expect(listReferences(groups, [values, more])).toEqual(new Map([['leadership', new Set([7, 9, 11])]]));
});
