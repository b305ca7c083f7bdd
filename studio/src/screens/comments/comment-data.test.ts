import { expect, test, vi } from 'vitest';
import { commentActions, getPostTitle, parseCommentView, type Comment } from './comment-data.ts';

// The unit tests have no document.
vi.mock('@wordpress/html-entities', () => ({ decodeEntities: (text: string) => text.replaceAll('&amp;', '&') }));
vi.mock('@wordpress/api-fetch', () => ({ default: vi.fn<() => void>() }));

const comment: Comment = {
  id: 3,
  post: 7,
  parent: 0,
  author_name: 'Ola',
  author_email: '',
  author_url: '',
  date_gmt: '2026-11-23T06:00:00',
  content: { raw: 'Good' },
  status: 'hold',
  link: null,
};

test('an address selects a view, and unknown ones all comments', () => {
  expect(['?status=spam', '?status=constructor', ''].map(parseCommentView)).toEqual(['spam', 'all', 'all']);
});

test('each status has the actions that lead out of it', () => {
  const list = (status: Comment['status']) => commentActions.filter(({ from }) => from.includes(status)).map(({ action }) => action);
  expect(list('hold')).toEqual(['approve', 'spam', 'trash']);
  expect(list('approved')).toEqual(['hold', 'spam', 'trash']);
  expect(list('spam')).toEqual(['unspam', 'delete']);
  expect(list('trash')).toEqual(['untrash', 'delete']);
});

test('a comment names its content, or the id if the user may not see that', () => {
  expect(getPostTitle({ ...comment, _embedded: { up: [{ title: { rendered: 'Doors &amp; docks' } }] } })).toBe('Doors & docks');
  expect(getPostTitle({ ...comment, _embedded: { up: [{}] } })).toBe('#7');
  expect(getPostTitle(comment)).toBe('#7');
});
