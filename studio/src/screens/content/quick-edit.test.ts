import { expect, test } from 'vitest';
import type { ContentRow, TaxonomyChoices } from './content-data.ts';
import { createBulkChanges, createQuickChanges, createQuickInput, listStatusChoices } from './quick-edit.ts';

const taxonomies: TaxonomyChoices[] = [{ route: 'categories', name: 'Categories', terms: [] }];
const row = (changes: Record<string, unknown> = {}): ContentRow => ({
  id: 1,
  title: { raw: 'Docks' },
  slug: 'docks',
  status: 'draft',
  date: '2026-11-18T16:10:25',
  modified: '2026-11-18T16:10:25',
  type: 'post',
  link: '/docks/',
  author: 3,
  version: 'a1',
  categories: [4],
  _links: {},
  ...changes,
});

test('only what was changed is sent, with the version that the list has loaded', () => {
  const input = createQuickInput(row(), taxonomies);
  expect(createQuickChanges(row(), input)).toEqual({});
  expect(createQuickChanges(row(), { ...input, title: 'Doors', terms: { categories: [4, 5] } })).toEqual({
    title: 'Doors',
    categories: [4, 5],
    base_version: 'a1',
  });
  expect(createQuickChanges(row(), { ...input, date: '2027-01-02T08:00' })).toEqual({ date: '2027-01-02T08:00:00', base_version: 'a1' });
});

test('statuses depend on the right to publish, and the current one is always offered', () => {
  const values = (item: ContentRow) => listStatusChoices([item]).map(({ value }) => value);
  expect(values(row())).toEqual(['pending', 'draft']);
  expect(values(row({ status: 'publish' }))).toEqual(['publish', 'pending', 'draft']);
  expect(values(row({ _links: { 'wp:action-publish': [] } }))).toEqual(['publish', 'pending', 'draft', 'private']);
  expect(values(row({ status: 'future', _links: { 'wp:action-publish': [] } }))).toEqual([
    'publish',
    'future',
    'pending',
    'draft',
    'private',
  ]);
});

test('a change of several items adds terms to those that each has', () => {
  expect(createBulkChanges(row(), { status: '', author: '', terms: {} })).toEqual({});
  expect(createBulkChanges(row(), { status: 'pending', author: '8', terms: { categories: [4, 9] } })).toEqual({
    status: 'pending',
    author: 8,
    categories: [4, 9],
    base_version: 'a1',
  });
  expect(createBulkChanges(row(), { status: 'draft', author: '3', terms: { categories: [4] } })).toEqual({});
});
