/** Users. Everybody sees those who have published something; people see themselves; who keeps the accounts sees all (WPGraphQL). */
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { UserRow } from '../../core/rows/users.ts';
import { can } from '../../permissions/viewer.ts';
import type { Page, PageArgs } from '../core/page.ts';
import { emptyPage, listLoader } from '../core/paging.ts';
import { inOrder, isId, isText, type Session } from '../core/request-db.ts';
import { isVisibleOfTypes, publicTypes } from '../nodes/visibility.ts';
import { describeUsers } from './user-lists.ts';
import type { UserQuery } from './user-query.ts';

/**
 * A user's row, of which somebody knows everything or only what everybody may know. `u` is the account's alias.
 * @param isKnown condition: what is private of the person is told
 */
export function userColumns(isKnown: RawBuilder<unknown>): RawBuilder<unknown> {
  const secret = (value: RawBuilder<unknown>) => sql`case when ${isKnown} then ${value} else '' end`;
  return sql`
    'user' as kind, u.id, u.nicename, u.display_name as "displayName", u.first_name as "firstName", u.last_name as "lastName", u.description,
    ${secret(sql`u.login`)} as login, ${secret(sql`u.url`)} as url, ${secret(sql`u.email`)} as email, ${secret(sql`u.locale`)} as locale,
    ${secret(sql`coalesce(nullif(u.nickname, ''), u.login)`)} as nickname, case when ${isKnown} then u.roles else '{}' end as roles,
    case when ${isKnown} then u.registered_at end as registered, md5(lower(btrim(u.email))) as "emailHash",
    coalesce((u.preferences->>'showAdminToolbar')::boolean, true) as "showsToolbar", not (${isKnown}) as restricted`;
}

const writing = publicTypes.filter((type) => type !== 'attachment');
const hasPublished = sql`exists (select from content_node n where n.author_id = u.id and ${isVisibleOfTypes('n', writing)})`;

export interface UserReader {
  userById(id: number): Promise<UserRow | null>;
  userByNicename(nicename: string): Promise<UserRow | null>;
  /**
   * Email addresses and logins are private: the viewer finds their own account, and users who manage accounts find any. Both lookups ignore
   * case.
   */
  userByEmail(email: string): Promise<UserRow | null>;
  userByLogin(login: string): Promise<UserRow | null>;
  /** Visitors see only users who have published something. */
  users(query: UserQuery, page: PageArgs): Promise<Page<UserRow>>;
}

export function createUsers(session: Session): UserReader {
  const { viewer } = session;
  const seesAll = can(viewer, 'list_users');
  const isSelf = sql`u.id = ${viewer.user?.id ?? 0}`;
  const isVisible = seesAll ? sql`true` : sql`(${isSelf} or ${hasPublished})`;
  // What is private of a person is told to that person and to who keeps the accounts.
  const columns = userColumns(seesAll ? sql`true` : isSelf);
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
