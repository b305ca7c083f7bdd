/** User accounts and roles, and the requests on them. */
import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { graphql } from '../../api/graphql.ts';
import { sendPasswordResetEmail, type Account } from '../../api/session.ts';
import { loadAll } from '../../api/use-page.ts';

export const USERS_PATH = '/wp/v2/users';

/** An account in the context `edit`. */
export type User = {
  id: number;
  username: string;
  /** Display name. */
  name: string;
  first_name: string;
  last_name: string;
  nickname: string;
  email: string;
  url: string;
  /** Part of the address of the author page. */
  slug: string;
  /** Biography. */
  description: string;
  /** Stored names of roles: `editor`. */
  roles: readonly string[];
  /** In UTC, with its offset. */
  registered_date: string;
};

export const userFields: readonly (keyof User)[] = [
  'id',
  'username',
  'name',
  'first_name',
  'last_name',
  'nickname',
  'email',
  'url',
  'slug',
  'description',
  'roles',
  'registered_date',
];

/** What a form changes. Only the form of a new account has a username. */
export type UserInput = Partial<Omit<User, 'id' | 'registered_date'>>;

export type Role = { name: string; displayName: string; capabilities: readonly string[] };

/** All roles, those with the most capabilities first. */
export async function loadRoles(): Promise<readonly Role[]> {
  const { userRoles } = await graphql<{ userRoles: { nodes: readonly Role[] } }>(
    'query StudioRoles { userRoles(first: 100) { nodes { name displayName capabilities } } }',
  );
  return userRoles.nodes;
}

/** The roles that a user may assign: those without capabilities that the user does not have. */
export const listAssignableRoles = (roles: readonly Role[], { capabilities }: Pick<Account, 'capabilities'>): readonly Role[] =>
  capabilities['promote_users'] === true ? roles.filter((role) => role.capabilities.every((name) => capabilities[name] === true)) : [];

/** What differs from the stored account. @param user null for a new account, which stores everything that is not empty */
export function getChanges(user: User | null, input: UserInput): UserInput {
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => {
      const stored = user?.[name as keyof UserInput] ?? (Array.isArray(value) ? [] : '');
      return JSON.stringify(stored) !== JSON.stringify(value);
    }),
  );
}

/** A new account gets an email with a link, with which its owner chooses a password. @param id null for a new account */
export async function saveUser(id: number | null, data: UserInput): Promise<void> {
  await apiFetch({ path: id === null ? USERS_PATH : `${USERS_PATH}/${id}`, method: 'POST', data });
}

/** Whether emails reach the owner. The domain `.invalid` is for accounts without an email address. */
export const hasEmail = ({ email }: User): boolean => email !== '' && !email.endsWith('.invalid');

/** Sends an email with a link, with which the owner of the account chooses a new password. */
export const sendPasswordLink = ({ username }: User): Promise<void> => sendPasswordResetEmail(username);

/** The users who can own content, except some. */
export async function loadNewOwners(except: readonly User[]): Promise<readonly { id: number; name: string }[]> {
  const exclude = except.map(({ id }) => id);
  return await loadAll<{ id: number; name: string }>(USERS_PATH, { who: 'authors', exclude, _fields: 'id,name' }, () => {});
}

/** @param newOwner id of the user who gets the content, or null to move it to the trash */
export async function deleteUser({ id }: User, newOwner: number | null): Promise<void> {
  const path = addQueryArgs(`${USERS_PATH}/${id}`, { force: true, reassign: newOwner ?? false });
  await apiFetch({ path, method: 'DELETE' });
}
