import { expect, test } from 'vitest';
import { findMissing, listChanges, type OptionField } from './option-fields.ts';

const fields: readonly OptionField[] = [
  { name: 'gaId', kind: 'text', description: '' },
  {
    name: 'socialMedia',
    kind: 'list',
    description: '',
    fields: [
      { name: 'social', kind: 'select', description: '', choices: ['x'] },
      { name: 'link', kind: 'url', description: '' },
    ],
  },
  { name: 'openGraph', kind: 'group', description: '', fields: [{ name: 'image', kind: 'reference', to: 'attachment', description: '' }] },
];

test('only changed fields are sent, a list as a whole, and empty values as null', () => {
  const stored = { gaId: 'G-1', socialMedia: [{ social: 'x', link: 'https://x.com/a' }], openGraph: { image: 7 } };
  expect(listChanges(fields, stored, stored)).toEqual({});
  expect(listChanges(fields, stored, { ...stored, gaId: '' })).toEqual({ gaId: null });
  expect(
    listChanges(fields, stored, { ...stored, socialMedia: [...stored.socialMedia, { social: 'x' }], openGraph: { image: 8 } }),
  ).toEqual({
    socialMedia: [
      { social: 'x', link: 'https://x.com/a' },
      { social: 'x', link: null },
    ],
    openGraph: { image: '8' },
  });
});

test('names the required values that an item of a list lacks', () => {
  const networks: OptionField = {
    name: 'socialMedia',
    kind: 'list',
    description: '',
    item: 'social network',
    fields: [
      { name: 'social', label: 'Network', kind: 'text', description: '', is_required: true },
      { name: 'link', kind: 'url', description: '', is_required: true },
      { name: 'icon', kind: 'reference', to: 'attachment', description: '' },
    ],
  };
  const complete = { social: 'Bluesky', link: 'https://bsky.app/' };
  expect(findMissing([networks], { socialMedia: [complete, { social: 'X', link: null }] })).toEqual([
    'Enter the link of social network 2, or remove it.',
  ]);
  expect(findMissing([networks], { socialMedia: [complete] })).toEqual([]);
  expect(findMissing([networks], {})).toEqual([]);
});
