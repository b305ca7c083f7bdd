/** Reads users. Visitors see users who have published something, users see themselves, viewers who may list users see all (WPGraphQL). */
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { UserRow } from '../../core/rows/users.ts';
import { can } from '../../permissions/viewer.ts';
import type { Page, PageArgs } from '../core/page.ts';
import { createListLoader } from '../core/paging.ts';
import { alignWithKeys, isId, isText, type RequestDb } from '../core/request-db.ts';
import { isPublicNodeOfTypes, publicTypes } from '../nodes/visibility.ts';
import { describeUsers } from './user-lists.ts';
import type { UserQuery } from './user-query.ts';

/**
 * Columns of users under the alias `u`.
 * @param isKnown condition for showing private data
 */
export function userColumns(isKnown: RawBuilder<unknown>): RawBuilder<unknown> {
  const privateText = (value: RawBuilder<unknown>) => sql`case when ${isKnown} then ${value} else '' end`;
  return sql`
    'user' as kind, u.id, u.nicename, u.display_name as "displayName", u.first_name as "firstName", u.last_name as "lastName", u.description,
    ${privateText(sql`u.login`)} as login, ${privateText(sql`u.url`)} as url, ${privateText(sql`u.email`)} as email, ${privateText(sql`u.locale`)} as locale,
    ${privateText(sql`coalesce(nullif(u.nickname, ''), u.login)`)} as nickname, case when ${isKnown} then u.roles else '{}' end as roles,
    case when ${isKnown} then u.registered_at end as registered, md5(lower(btrim(u.email))) as "emailHash",
    coalesce((u.preferences->>'showAdminToolbar')::boolean, true) as "showsToolbar", not (${isKnown}) as restricted`;
}

const authoredTypes = publicTypes.filter((type) => type !== 'attachment');
const hasPublished = sql`exists (select from content_node n where n.author_id = u.id and ${isPublicNodeOfTypes('n', authoredTypes)})`;

export interface UserReader {
  userById(id: number): Promise<UserRow | null>;
  userByNicename(nicename: string): Promise<UserRow | null>;
  /**
   * Email addresses and logins are private: the viewer finds their own account, and users who manage accounts find any. Both lookups ignore
   * case.
   */
  userByEmail(email: string): Promise<UserRow | null>;
  userByLogin(login: string): Promise<UserRow | null>;
  users(query: UserQuery, page: PageArgs): Promise<Page<UserRow>>;
}

export function createUsers(requestDb: RequestDb): UserReader {
  const { viewer } = requestDb;
  const canListUsers = can(viewer, 'list_users');
  const isSelf = sql`u.id = ${viewer.user?.id ?? 0}`;
  const isVisible = canListUsers ? sql`true` : sql`(${isSelf} or ${hasPublished})`;
  // Users see their own private data. Viewers who can list users see the private data of all users.
  const columns = userColumns(canListUsers ? sql`true` : isSelf);
  const lookup = <K extends string | number>(column: string, array: string, keyOf: (user: UserRow) => K, visible = isVisible) =>
    new DataLoader<K, UserRow | null>(async (keys) => {
      const rows = await requestDb.rows(
        sql<UserRow>`select ${columns} from user_account u where ${sql.raw(column)} = any(${keys}::${sql.raw(array)}) and ${visible}`,
      );
      return alignWithKeys(keys, rows, keyOf);
    });
  const byId = lookup('u.id', 'int[]', (user) => user.id);
  const byNicename = lookup('u.nicename', 'text[]', (user) => user.nicename);
  // Private data can be looked up only by viewers who may see it.
  const isFieldVisible = canListUsers ? sql`true` : isSelf;
  const byEmail = lookup('lower(u.email)', 'text[]', (user) => user.email.toLowerCase(), sql`u.email <> '' and ${isFieldVisible}`);
  const byLogin = lookup('lower(u.login)', 'text[]', (user) => user.login.toLowerCase(), isFieldVisible);
  const lists = createListLoader<UserQuery, UserRow>(requestDb, (query) => describeUsers(query, columns, isVisible));
  return {
    userById: async (id) => (isId(id) ? byId.load(id) : null),
    userByNicename: async (nicename) => (isText(nicename) ? byNicename.load(nicename) : null),
    userByEmail: async (email) => (isText(email) ? byEmail.load(email.toLowerCase()) : null),
    userByLogin: async (login) => (isText(login) ? byLogin.load(login.toLowerCase()) : null),
    users: (query, page) => lists.load({ query, owner: null, page }),
  };
}
