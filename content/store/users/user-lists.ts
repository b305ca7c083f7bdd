/** Lists of users with their filters. */
import { type RawBuilder, sql } from 'kysely';
import { byId, byText, byTime, type Listing, type SortKey } from '../core/paging.ts';
import { isVisibleOfTypes } from '../nodes/visibility.ts';
import type { UserOrder, UserQuery, UserSearchColumn } from './user-query.ts';

/** What a list of users holds: everybody the viewer may see, as far as the filters let them through. */
export function describeUsers(query: UserQuery, columns: RawBuilder<unknown>, isVisible: RawBuilder<unknown>): Listing {
  const [first] = query.orderby ?? [];
  const descending = first?.descending ?? false;
  const keys = (query.orderby?.length ? query.orderby : [{ by: 'login', descending } as const]).map((order): SortKey => {
    const key = keyOf(order);
    return order.descending === descending ? key : { ...key, reversed: true };
  });
  return {
    columns,
    table: 'user_account',
    alias: 'u',
    seen: isVisible,
    keys: [...keys, byId],
    descending,
    where: () => [isVisible, ...conditions(query)],
  };
}

function conditions(query: UserQuery): RawBuilder<unknown>[] {
  const found: RawBuilder<unknown>[] = [];
  const among = (column: RawBuilder<unknown>, list: readonly string[] | undefined, not: readonly string[] | undefined) => {
    if (list) found.push(sql`${column} = any(${list}::text[])`);
    if (not) found.push(sql`${column} <> all(${not}::text[])`);
  };
  if (query.ids) found.push(sql`u.id = any(${query.ids}::int[])`);
  if (query.exclude) found.push(sql`u.id <> all(${query.exclude}::int[])`);
  among(sql`u.login`, query.logins, query.loginsNot);
  among(sql`u.nicename`, query.nicenames, query.nicenamesNot);
  if (query.roles) found.push(sql`u.roles && ${query.roles}::text[]`);
  if (query.rolesAll) found.push(sql`u.roles @> ${query.rolesAll}::text[]`);
  if (query.rolesNot) found.push(sql`not u.roles && ${query.rolesNot}::text[]`);
  if (query.published)
    found.push(sql`exists (select from content_node n where n.author_id = u.id and ${isVisibleOfTypes('n', query.published)})`);
  if (query.search) found.push(matches(query.search.text, query.search.columns));
  return found;
}

const searchable: Record<UserSearchColumn, RawBuilder<unknown>> = {
  id: sql`u.id::text`,
  login: sql`u.login`,
  nicename: sql`u.nicename`,
  displayName: sql`u.display_name`,
  email: sql`u.email`,
  url: sql`u.url`,
};

/** Nobody looks for more signs than a name has; each row is compared with all of them. */
const MAX_WORDS = 500;

/** Text anywhere in one of the columns, whatever the case; signs that mean something to `like` are signs. */
function matches(text: string, columns: readonly UserSearchColumn[]): RawBuilder<unknown> {
  const pattern = `%${text.slice(0, MAX_WORDS).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(${sql.join(
    columns.map((column) => sql`${searchable[column]} ilike ${pattern}`),
    sql` or `,
  )})`;
}

function keyOf(order: UserOrder): SortKey {
  switch (order.by) {
    case 'login':
    case 'nicename':
    case 'email':
    case 'url':
      return byText(order.by);
    case 'displayName':
      return byText('display_name');
    case 'registered':
      return byTime('registered_at');
    case 'loginIn':
      return byPlace('login', order.list);
    case 'nicenameIn':
      return byPlace('nicename', order.list);
  }
}

/** In the order of a list; what is not in it comes last. */
function byPlace(column: 'login' | 'nicename', list: readonly string[]): SortKey {
  return {
    of: (alias) => sql`coalesce(array_position(${list}::text[], ${alias}.${sql.ref(column)}), 2147483647)`,
    least: sql`0`,
    greatest: sql`2147483647`,
  };
}
