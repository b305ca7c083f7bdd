import { expect, test } from 'vitest';
import { brokerToolkitForm } from './broker-toolkit.ts';
import { collectTitles, getFieldOptions, isFileField } from './choices.ts';
import { contactForm } from './contact.ts';
import type { ChoiceField, FormDefinition } from './types.ts';
import { vendorForm } from './vendor.ts';

function getField(form: FormDefinition, name: string): ChoiceField {
  const field = form.fields.find((candidate) => candidate.name === name);
  if (!field || !('options' in field)) throw new Error(`The form has no choice field "${name}".`);
  return field;
}

test('the block on the page defines the options of one field of its form', () => {
  expect(getFieldOptions(contactForm, getField(contactForm, 'topic'), ['Roofs'])).toEqual(['Roofs']);
  expect(getFieldOptions(brokerToolkitForm, getField(brokerToolkitForm, 'files'), ['Plans', 'Photos'])).toEqual(['Plans', 'Photos']);
});

test('without options of the block, the form defines them', () => {
  const topic = getField(contactForm, 'topic');
  expect(getFieldOptions(contactForm, topic, [])).toBe(topic.options);
});

test('options of the block do not replace the options of another field', () => {
  const trades = getField(vendorForm, 'trades');
  expect(getFieldOptions(vendorForm, trades, ['Roofs'])).toBe(trades.options);
  expect(getFieldOptions(contactForm, { ...trades, name: 'other' }, ['Roofs'])).toBe(trades.options);
});

test('titles are trimmed and listed once', () => {
  const items = [{ title: ' Roofs ' }, { title: 'Yards', email: 'yards@example.com' }, { title: 'Roofs' }];
  expect(collectTitles(items)).toEqual(['Roofs', 'Yards']);
});

test.each([
  [[null, 'Roofs', 5, [], {}, { title: null }, { title: 5 }, { title: '' }, { title: ' \n' }]],
  [[]],
  [null],
  [undefined],
  ['Roofs'],
  [{ title: 'Roofs' }],
])('%j has no titles', (items) => {
  expect(collectTitles(items)).toEqual([]);
});

test('files of a form are found among its fields', () => {
  expect(vendorForm.fields.filter(isFileField).map(({ name }) => name)).toEqual(['papers']);
});
