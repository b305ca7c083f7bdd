/** SQL for lists of users with their filters. */
import { type RawBuilder, sql } from 'kysely';
import { byId, byLetters, byTime, type Listing, type SortKey } from '../core/paging.ts';
import { containsText } from '../core/text-match.ts';
import { isPublicNodeOfTypes } from '../nodes/visibility.ts';
import type { UserOrder, UserQuery, UserSearchColumn } from './user-query.ts';

/** Describes a list of users: all that the viewer may see and the filters match. */
export function describeUsers(query: UserQuery, columns: RawBuilder<unknown>, isVisible: RawBuilder<unknown>): Listing {
  const { orderby = { by: 'login', descending: false } } = query;
  const { descending } = orderby;
  // Equal users are sorted by descending id in both directions (WPGraphQL).
  const keys = orderby.by === 'id' ? [byId] : [getSortKey(orderby), { ...byId, reversed: !descending }];
  return {
    columns,
    table: 'user_account',
    alias: 'u',
    cursorCondition: isVisible,
    keys,
    descending,
    where: () => [isVisible, ...getConditions(query)],
  };
}

function getConditions(query: UserQuery): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  const addListCondition = (column: RawBuilder<unknown>, list: readonly string[] | undefined, not: readonly string[] | undefined) => {
    if (list) conditions.push(sql`${column} = any(${list}::text[])`);
    if (not) conditions.push(sql`${column} <> all(${not}::text[])`);
  };
  if (query.ids) conditions.push(sql`u.id = any(${query.ids}::int[])`);
  if (query.exclude) conditions.push(sql`u.id <> all(${query.exclude}::int[])`);
  addListCondition(sql`u.login`, query.logins, query.loginsNot);
  addListCondition(sql`u.nicename`, query.publicLogins, query.publicLoginsNot);
  addListCondition(sql`u.nicename`, query.nicenames, query.nicenamesNot);
  if (query.roles) conditions.push(sql`u.roles && ${query.roles}::text[]`);
  if (query.rolesAll) conditions.push(sql`u.roles @> ${query.rolesAll}::text[]`);
  if (query.rolesNot) conditions.push(sql`not u.roles && ${query.rolesNot}::text[]`);
  if (query.published)
    conditions.push(sql`exists (select from content_node n where n.author_id = u.id and ${isPublicNodeOfTypes('n', query.published)})`);
  if (query.search) conditions.push(matches(query.search.text, query.search.columns));
  return conditions;
}

const searchable: Record<Exclude<UserSearchColumn, 'id'>, RawBuilder<unknown>> = {
  login: sql`u.login`,
  nicename: sql`u.nicename`,
  displayName: sql`u.display_name`,
  email: sql`u.email`,
  url: sql`u.url`,
};

/** Condition: the id is the text, or one of the other columns contains it. */
function matches(text: string, columns: readonly UserSearchColumn[]): RawBuilder<unknown> {
  if (columns.length === 0) return sql`false`;
  // WordPress ignores asterisks around the text. The second alternative searches each run of them once, so that a long text takes linear time.
  const searched = text.replaceAll(/^\*+|(?<!\*)\*+$/g, '');
  return sql`(${sql.join(
    columns.map((column) => (column === 'id' ? sql`u.id::text = ${searched}` : containsText(searchable[column], searched))),
    sql` or `,
  )})`;
}

function getSortKey(order: UserOrder): SortKey {
  switch (order.by) {
    case 'id':
      return byId;
    case 'idIn':
      return byPlace('id', sql`${order.list}::int[]`);
    case 'login':
    case 'nicename':
    case 'email':
    case 'url':
      return byLetters(order.by);
    case 'displayName':
      return byLetters('display_name');
    case 'registered':
      return byTime('registered_at');
    case 'loginIn':
      return byPlace('login', sql`${order.list}::text[]`);
    case 'nicenameIn':
      return byPlace('nicename', sql`${order.list}::text[]`);
  }
}

/** In the order of a list; what is not in it comes last. */
function byPlace(column: 'id' | 'login' | 'nicename', list: RawBuilder<unknown>): SortKey {
  return {
    toSql: (alias) => sql`coalesce(array_position(${list}, ${alias}.${sql.ref(column)}), 2147483647)`,
    least: sql`0`,
    greatest: sql`2147483647`,
  };
}
