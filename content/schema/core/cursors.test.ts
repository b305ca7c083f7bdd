import { expect, test } from 'vitest';
import { fromCursor, toCursor } from './cursors.ts';

test("creates and parses cursors in WPGraphQL's format", () => {
  expect(toCursor(101)).toBe('YXJyYXljb25uZWN0aW9uOjEwMQ==');
  expect(fromCursor('YXJyYXljb25uZWN0aW9uOjEwMQ==')).toBe(101);
});

test.each([null, undefined, '', 'x', 'YXJyYXljb25uZWN0aW9uOng='])('rejects %j as a cursor', (cursor) => {
  expect(fromCursor(cursor)).toBeNull();
});
