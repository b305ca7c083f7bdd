import { expect, test } from 'vitest';
import { toStoredSlug } from './stored-slug.ts';

test.each([
  ['harbor-gate-5', 'harbor-gate-5'],
  ['Harbor-Gate-5', 'harbor-gate-5'],
  ['caf%C3%A9', 'caf%c3%a9'],
  ['café', 'caf%c3%a9'],
  ['100%', '100%25'],
  ['', null],
  ['a'.repeat(201), null],
])('the slug "%s" of an address is stored as %s', (text, slug) => {
  expect(toStoredSlug(text)).toBe(slug);
});
