import { expect, test } from 'vitest';
import { splitState } from './place-phrases.ts';

test.each([
  ['newark nj', { name: 'newark', state: 'nj' }],
  ['newark new jersey', { name: 'newark', state: 'nj' }],
  ['richmond virginia', { name: 'richmond', state: 'va' }],
  ['charleston west virginia', { name: 'charleston', state: 'wv' }],
  ['west virginia', { name: 'west virginia' }],
  ['little rock arkansas', { name: 'little rock', state: 'ar' }],
  ['dallas', { name: 'dallas' }],
])('%j is %j', (phrase, expected) => {
  expect(splitState(phrase)).toEqual(expected);
});
