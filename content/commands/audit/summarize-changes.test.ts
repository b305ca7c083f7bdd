import { expect, test } from 'vitest';
import { summarizeChanges } from './summarize-changes.ts';

test('only values that differ are listed, by their path', () => {
  const before = { title: 'Old', slug: 'same', fields: { meta: { region: 3, name: 'West' } }, modified: new Date(0) };
  const after = { title: 'New', slug: 'same', fields: { meta: { region: 4, name: 'West' } }, modified: new Date(1) };
  expect(summarizeChanges(before, after)).toEqual([
    { field: 'title', before: 'Old', after: 'New' },
    { field: 'fields.meta.region', before: '3', after: '4' },
  ]);
});

test('a new object lists its values, and a deleted one those that it had; empty values are not listed', () => {
  expect(summarizeChanges(null, { name: 'Main', description: '', parentId: null })).toEqual([
    { field: 'name', before: null, after: 'Main' },
  ]);
  expect(summarizeChanges({ items: [1, 2], date: new Date(0) }, null)).toEqual([
    { field: 'items', before: '[1,2]', after: null },
    { field: 'date', before: '1970-01-01T00:00:00.000Z', after: null },
  ]);
});

test('secrets are replaced', () => {
  expect(summarizeChanges({ password: 'open sesame' }, { password: 'hunter2', jwt_secret: 'x' })).toEqual([
    { field: 'password', before: '[hidden]', after: '[hidden]' },
    { field: 'jwt_secret', before: null, after: '[hidden]' },
  ]);
});

test('long texts are shortened to the part around the first difference', () => {
  const text = 'a'.repeat(1000);
  const [change] = summarizeChanges({ content: `${text}X${text}` }, { content: `${text}Y${text}` });
  expect(change?.before).toBe(`…${'a'.repeat(40)}X${'a'.repeat(159)}…`);
  expect(change?.after).toBe(`…${'a'.repeat(40)}Y${'a'.repeat(159)}…`);
});

test('at most 40 values are listed', () => {
  const values = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field${index}`, index]));
  const changes = summarizeChanges(null, values);
  expect(changes).toHaveLength(41);
  expect(changes.at(-1)).toEqual({ field: '…', before: null, after: '10 more values' });
});
