import { expect, test } from 'vitest';
import { listDifferences } from './list-differences.ts';

const base = {
  version: '1',
  title: { raw: 'Yard', rendered: 'Yard' },
  content: { raw: '<p>First</p>' },
  slug: 'yard',
  featured_media: 0,
  acf: { propertyFacts: { clearHeightFeet: 32, doors: 10 } },
  _links: {},
};

test('names what the editor and the other person have changed, each field by itself', () => {
  const edits = { content: '<p>Mine</p>', acf: { propertyFacts: { clearHeightFeet: 36, doors: 10 } } };
  const stored = {
    ...base,
    version: '2',
    title: { raw: 'Yard 2', rendered: 'Yard 2' },
    content: { raw: '<p>Theirs</p>' },
    acf: { propertyFacts: { clearHeightFeet: 32, doors: 12 } },
  };
  expect(listDifferences(base, edits, stored)).toEqual([
    { name: 'content', label: 'Content', isMine: true, mine: '<p>Mine</p>', stored: '<p>Theirs</p>' },
    { name: 'acf.propertyFacts.clearHeightFeet', label: 'Property facts – Clear height feet', isMine: true, mine: 36, stored: 32 },
    { name: 'acf.propertyFacts.doors', label: 'Property facts – Doors', isMine: false, mine: 10, stored: 12 },
    { name: 'title', label: 'Title', isMine: false, mine: 'Yard', stored: 'Yard 2' },
  ]);
});

test('leaves out what both have changed in the same way, and what neither has changed', () => {
  expect(listDifferences(base, { slug: 'gate', featured_media: 0 }, { ...base, slug: 'gate' })).toEqual([]);
});
