import apiFetch from '@wordpress/api-fetch';
import { expect, test, vi } from 'vitest';
import { deleteUser, getChanges, hasEmail, listAssignableRoles, type User } from './user-data.ts';

vi.mock('@wordpress/api-fetch', () => ({ default: vi.fn<() => void>() }));
vi.mock('@wordpress/date', () => ({ getSettings: vi.fn<() => void>(), setSettings: vi.fn<() => void>() }));

const user: User = {
  id: 7,
  username: 'ann',
  name: 'Ann',
  first_name: 'Ann',
  last_name: 'Lee',
  nickname: 'ann',
  email: 'ann@example.com',
  url: '',
  slug: 'ann',
  description: '',
  roles: ['author'],
  registered_date: '2026-11-23T06:00:00+00:00',
};
const roles = [
  { name: 'administrator', displayName: 'Administrator', capabilities: ['edit_users', 'read'] },
  { name: 'subscriber', displayName: 'Subscriber', capabilities: ['read'] },
];

test('a form sends what differs from the account, and what is not empty for a new one', () => {
  expect(getChanges(user, { name: 'Ann Lee', last_name: 'Lee', roles: ['author'], url: '' })).toEqual({ name: 'Ann Lee' });
  expect(getChanges(user, { last_name: '', roles: ['author', 'editor'] })).toEqual({ last_name: '', roles: ['author', 'editor'] });
  expect(getChanges(null, { username: 'bo', email: 'bo@example.com', first_name: '', roles: [] })).toEqual({
    username: 'bo',
    email: 'bo@example.com',
  });
});

test('only roles without capabilities that the user does not have can be assigned', () => {
  const list = (...names: string[]) =>
    listAssignableRoles(roles, { capabilities: Object.fromEntries(names.map((name) => [name, true])) }).map(({ name }) => name);
  expect(list('promote_users', 'edit_users', 'read')).toEqual(['administrator', 'subscriber']);
  expect(list('promote_users', 'read')).toEqual(['subscriber']);
  expect(list('edit_users', 'read')).toEqual([]);
});

test('accounts without an email address get no link', () => {
  expect(hasEmail(user)).toBe(true);
  expect(hasEmail({ ...user, email: '' })).toBe(false);
  expect(hasEmail({ ...user, email: 'ann@import.invalid' })).toBe(false);
});

test('deleting an account says what becomes of its content', async () => {
  await deleteUser(user, 3);
  await deleteUser(user, null);
  const paths = vi.mocked(apiFetch).mock.calls.map(([{ path }]) => path);
  expect(paths).toEqual(['/wp/v2/users/7?force=true&reassign=3', '/wp/v2/users/7?force=true&reassign=false']);
});
