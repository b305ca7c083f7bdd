import { expect, test } from 'vitest';
import { fromGlobalId, toDatabaseId, toGlobalId } from './global-ids.ts';

test("creates global ids in WPGraphQL's format", () => {
  expect(toGlobalId('post', 1)).toBe('cG9zdDox');
  expect(toGlobalId('taxonomy', 'category')).toBe('dGF4b25vbXk6Y2F0ZWdvcnk=');
});

test('parses global ids', () => {
  expect(fromGlobalId('cG9zdDox')).toEqual({ kind: 'post', key: '1' });
});

test.each(['garbage', '', 'cG9zdA==', '💥'])('rejects %j as a global id', (id) => {
  expect(fromGlobalId(id)).toBeNull();
});

test.each(['', '-1', '1.5', '99999999999', '2147483648', '1; drop'])('rejects %j as a database id', (id) => {
  expect(toDatabaseId(id)).toBeNull();
});
