import { expect, test } from 'vitest';
import { list, required, text } from '../../../../lib/content-model/define.ts';
import { findEmptyFields } from './required-fields.ts';

const groups = [
  {
    name: 'facts',
    title: 'Facts',
    description: '',
    fields: {
      city: required(text('City.')),
      note: text('Note.'),
      doors: list({ side: required(text('Side.')) }, { description: 'Doors.' }),
    },
  },
];

test('names required fields without a value, also in lists', () => {
  expect(findEmptyFields(groups, { facts: { city: '', doors: [{ side: 'North' }, {}] } })).toEqual([
    { panel: 'fields-facts', message: 'Facts: “City” is empty. Visitors expect this information. Fill it in.' },
    { panel: 'fields-facts', message: 'Facts: “Doors 2, Side” is empty. Visitors expect this information. Fill it in.' },
  ]);
  expect(findEmptyFields(groups, { facts: { city: 'Wilmer' } })).toEqual([]);
});
