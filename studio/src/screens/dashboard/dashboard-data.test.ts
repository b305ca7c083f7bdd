import { expect, test, vi } from 'vitest';
import type { Account } from '../../api/session.ts';
import { isEditable, type Item } from './dashboard-data.ts';

vi.mock('@wordpress/api-fetch', () => ({ default: vi.fn<() => void>() }));

const type = { slug: 'post', capabilities: { edit_others_posts: 'edit_others_posts' }, supports: { author: true } };
const account = (capabilities: Record<string, boolean>) => ({ capabilities, types: [type], user: { id: 3 } }) as unknown as Account;
const item = (changes: Partial<Item>): Item => ({
  databaseId: 1,
  contentTypeName: 'post',
  date: null,
  modified: null,
  lastEditedBy: null,
  author: { node: { databaseId: 3 } },
  isRestricted: false,
  ...changes,
});

test('the dashboard of an author has no content of others, whose dates they may not read', () => {
  const author = account({ edit_posts: true });
  expect(isEditable(item({}), author)).toBe(true);
  expect(isEditable(item({ author: { node: { databaseId: 4 } } }), author)).toBe(false);
  expect(isEditable(item({ isRestricted: true }), author)).toBe(false);
  expect(isEditable(item({ contentTypeName: 'page' }), author)).toBe(false);
  expect(isEditable(item({ author: { node: { databaseId: 4 } } }), account({ edit_others_posts: true }))).toBe(true);
});
