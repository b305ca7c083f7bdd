/** Users. Everybody sees those who have published something (WPGraphQL). */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { byId as byUserId, byText, emptyPage, listLoader } from './paging.ts';
import { inOrder, isId, isText, type Session } from './session.ts';
import type { ContentStore, UserRow } from './types.ts';
import { isVisibleOfTypes, publicTypes } from './visibility.ts';

/** `u` is the account's alias. */
export const userColumns = sql`
  'user' as kind, u.id, u.login, u.nicename, u.display_name as "displayName", u.first_name as "firstName", u.last_name as "lastName", u.description, u.url,
  u.email, u.locale, u.nickname, u.roles, u.registered_at as registered`;

const writing = publicTypes.filter((type) => type !== 'attachment');
const isVisible = sql`exists (select from content_node n where n.author_id = u.id and ${isVisibleOfTypes('n', writing)})`;

export function createUsers(session: Session): Pick<ContentStore, 'userById' | 'userByNicename' | 'users'> {
  const byId = new DataLoader<number, UserRow | null>(async (ids) =>
    inOrder(
      ids,
      await session.rows(sql<UserRow>`select ${userColumns} from user_account u where u.id = any(${ids}::int[]) and ${isVisible}`),
      (user) => user.id,
    ),
  );
  const byNicename = new DataLoader<string, UserRow | null>(async (names) =>
    inOrder(
      names,
      await session.rows(sql<UserRow>`select ${userColumns} from user_account u where u.nicename = any(${names}::text[]) and ${isVisible}`),
      (user) => user.nicename,
    ),
  );
  const lists = listLoader<null, UserRow>(session, () => ({
    columns: userColumns,
    table: 'user_account',
    alias: 'u',
    keys: [byText('login'), byUserId],
    descending: false,
    where: () => [isVisible],
  }));
  return {
    userById: async (id) => (isId(id) ? byId.load(id) : null),
    userByNicename: async (nicename) => (isText(nicename) ? byNicename.load(nicename) : null),
    users: async (page) => (page.limit === 0 ? emptyPage(page) : lists.load({ query: null, owner: null, page })),
  };
}
