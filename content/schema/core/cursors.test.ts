import { expect, test } from 'vitest';
import { fromCursor, toCursor } from './cursors.ts';

test('makes and reads cursors as WPGraphQL does', () => {
  expect(toCursor(101)).toBe('YXJyYXljb25uZWN0aW9uOjEwMQ==');
  expect(fromCursor('YXJyYXljb25uZWN0aW9uOjEwMQ==')).toBe(101);
});

test.each([null, undefined, '', 'x', 'YXJyYXljb25uZWN0aW9uOng='])('takes %j for no cursor', (cursor) => {
  expect(fromCursor(cursor)).toBeNull();
});
