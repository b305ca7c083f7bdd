/** Users. Everybody sees those who have published something; people see themselves; who keeps the accounts sees all (WPGraphQL). */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { can } from '../auth/viewer.ts';
import { emptyPage, listLoader } from './paging.ts';
import { inOrder, isId, isText, type Session } from './session.ts';
import type { ContentStore, UserQuery, UserRow } from './types.ts';
import { describeUsers } from './user-lists.ts';
import { isVisibleOfTypes, publicTypes } from './visibility.ts';

/** `u` is the account's alias. */
export const userColumns = sql`
  'user' as kind, u.id, u.login, u.nicename, u.display_name as "displayName", u.first_name as "firstName", u.last_name as "lastName", u.description, u.url,
  u.email, u.locale, coalesce(nullif(u.nickname, ''), u.login) as nickname, u.roles, u.registered_at as registered,
  coalesce((u.preferences->>'showAdminToolbar')::boolean, true) as "showsToolbar"`;

const writing = publicTypes.filter((type) => type !== 'attachment');
const hasPublished = sql`exists (select from content_node n where n.author_id = u.id and ${isVisibleOfTypes('n', writing)})`;

type Users = Pick<ContentStore, 'userById' | 'userByNicename' | 'userByEmail' | 'userByLogin' | 'users'>;

export function createUsers(session: Session): Users {
  const { viewer } = session;
  const seesAll = can(viewer, 'list_users');
  const isSelf = sql`u.id = ${viewer.user?.id ?? 0}`;
  const isVisible = seesAll ? sql`true` : sql`(${isSelf} or ${hasPublished})`;
  // What is private of a person is told to that person and to who keeps the accounts.
  const columns = sql`${userColumns}, not (${seesAll ? sql`true` : isSelf}) as restricted`;
  const lookup = <K extends string | number>(column: string, array: string, keyOf: (user: UserRow) => K, visible = isVisible) =>
    new DataLoader<K, UserRow | null>(async (keys) => {
      const rows = await session.rows(
        sql<UserRow>`select ${columns} from user_account u where ${sql.raw(column)} = any(${keys}::${sql.raw(array)}) and ${visible}`,
      );
      return inOrder(keys, rows, keyOf);
    });
  const byId = lookup('u.id', 'int[]', (user) => user.id);
  const byNicename = lookup('u.nicename', 'text[]', (user) => user.nicename);
  // By what is private of a person nobody finds others.
  const known = seesAll ? sql`true` : isSelf;
  const byEmail = lookup('lower(u.email)', 'text[]', (user) => user.email.toLowerCase(), sql`u.email <> '' and ${known}`);
  const byLogin = lookup('lower(u.login)', 'text[]', (user) => user.login.toLowerCase(), known);
  const lists = listLoader<UserQuery, UserRow>(session, (query) => describeUsers(query, columns, seesAll ? isVisible : hasPublished));
  return {
    userById: async (id) => (isId(id) ? byId.load(id) : null),
    userByNicename: async (nicename) => (isText(nicename) ? byNicename.load(nicename) : null),
    userByEmail: async (email) => (isText(email) ? byEmail.load(email.toLowerCase()) : null),
    userByLogin: async (login) => (isText(login) ? byLogin.load(login.toLowerCase()) : null),
    users: async (query, page) => (page.limit === 0 ? emptyPage(page) : lists.load({ query, owner: null, page })),
  };
}
