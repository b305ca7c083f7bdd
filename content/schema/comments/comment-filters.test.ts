import { expect, test } from 'vitest';
import { parseCommentQuery } from './comment-filters.ts';

test.each(['constructor', '__proto__', 'toString', 'unknown'])('no comment has the unknown status %s', (status) => {
  expect(parseCommentQuery({ where: { status } }).statuses).toEqual([]);
});

test.each([
  ['', ['approve', 'hold']],
  ['spam, trash', ['spam', 'trash']],
  ['0', ['hold']],
  ['all 1', ['approve', 'hold']],
  ['any', ['approve', 'hold', 'spam', 'trash']],
  ['approved', []],
])('the status %j selects the comments that WordPress selects', (status, expected) => {
  expect(parseCommentQuery({ where: { status } }).statuses).toEqual(expected);
});

test('names of groups of types stand for their types, and all types are no filter', () => {
  expect(parseCommentQuery({ where: { commentType: 'comments', commentTypeIn: ['pings', null] } }).types).toEqual([
    'comment',
    'pingback',
    'trackback',
  ]);
  expect(parseCommentQuery({ where: { commentType: 'all', commentTypeNotIn: 'constructor' } })).toEqual({ notTypes: ['constructor'] });
});

test.each(['', '0', 'nonsense'])('the content id %j is ignored, as in WordPress', (contentId) => {
  expect(parseCommentQuery({ where: { contentId } })).toEqual({});
});
