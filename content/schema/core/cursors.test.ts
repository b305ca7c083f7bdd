import { expect, test } from 'vitest';
import { fromCursor, readCursorKey, toCursor } from './cursors.ts';

test("creates and parses cursors in WPGraphQL's format", () => {
  expect(toCursor(101)).toBe('YXJyYXljb25uZWN0aW9uOjEwMQ==');
  expect(fromCursor('YXJyYXljb25uZWN0aW9uOjEwMQ==')).toBe(101);
  expect(toCursor('post')).toBe('YXJyYXljb25uZWN0aW9uOnBvc3Q=');
  expect([readCursorKey('YXJyYXljb25uZWN0aW9uOnBvc3Q='), fromCursor('YXJyYXljb25uZWN0aW9uOnBvc3Q=')]).toEqual(['post', null]);
});

test.each([null, undefined, '', 'x', 'YXJyYXljb25uZWN0aW9uOng='])('rejects %j as a cursor', (cursor) => {
  expect(fromCursor(cursor)).toBeNull();
});
