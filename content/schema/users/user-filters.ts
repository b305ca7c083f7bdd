/** Filters of user lists. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { UserError } from '../../core/user-error.ts';
import { can } from '../../permissions/viewer.ts';
import type { UserOrder, UserQuery, UserSearchColumn } from '../../store/users/user-query.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';

/** Maximum number of values in a filter. */
const MAX_LIST = 100;

type List<T> = readonly (T | null)[] | null | undefined;
type SimpleOrder = Exclude<UserOrder['by'], 'id' | 'idIn' | 'loginIn' | 'nicenameIn'>;

export type UserFilter = {
  exclude?: List<number>;
  hasPublishedPosts?: List<ContentTypeName>;
  include?: List<number>;
  login?: string | null;
  loginIn?: List<string>;
  loginNotIn?: List<string>;
  nicename?: string | null;
  nicenameIn?: List<string>;
  nicenameNotIn?: List<string>;
  orderby?: List<{ field: SimpleOrder | 'loginIn' | 'nicenameIn'; order?: 'ASC' | 'DESC' | null }>;
  role?: string | null;
  roleIn?: List<string>;
  roleNotIn?: List<string>;
  search?: string | null;
  searchColumns?: List<UserSearchColumn>;
};

export const userFilterArgs: Record<string, ArgSpec> = {
  exclude: { type: '[Int]', description: 'Exclude users with these database ids.' },
  hasPublishedPosts: { type: '[ContentTypeEnum]', description: 'Users who have published content of one of these types.' },
  include: { type: '[Int]', description: 'Only users with these database ids.' },
  login: {
    type: 'String',
    description: 'Only the user with this login, which is compared with the nicename without permission to list users.',
  },
  loginIn: { type: '[String]', description: 'Only users with these logins. See `login`.' },
  loginNotIn: { type: '[String]', description: 'Exclude users with these logins. See `login`.' },
  nicename: { type: 'String', description: 'Only the user with this nicename.' },
  nicenameIn: { type: '[String]', description: 'Only users with these nicenames.' },
  nicenameNotIn: { type: '[String]', description: 'Exclude users with these nicenames.' },
  orderby: { type: '[UsersConnectionOrderbyInput]', description: 'Sort key. Of several, only the last one applies (WPGraphQL).' },
  role: { type: 'UserRoleEnum', description: 'Only users with this role. Requires permission to list users.' },
  roleIn: { type: '[UserRoleEnum]', description: 'Only users with one of these roles. Requires permission to list users.' },
  roleNotIn: { type: '[UserRoleEnum]', description: 'Exclude users with these roles. Requires permission to list users.' },
  search: { type: 'String', description: 'Text in one of the columns.' },
  searchColumns: {
    type: '[UsersConnectionSearchColumnEnum]',
    description:
      'ID searches only the database id. Other columns have no effect: as in WordPress, the text determines the columns. `@` searches email addresses, a number the login and the id, a URL the website, other text everything except the id.',
  },
};

export function declareUserFilters(builder: SchemaBuilder): void {
  builder.enum('UsersConnectionSearchColumnEnum', {
    description: 'Columns of user searches.',
    values: {
      EMAIL: { value: 'email', description: 'Email address. Not searched without permission to list users.' },
      ID: { value: 'id', description: 'Database id.' },
      LOGIN: { value: 'login', description: 'Login. Without permission to list users, the nicename is searched instead.' },
      NICENAME: { value: 'nicename', description: 'Nicename.' },
      URL: { value: 'url', description: 'Website. Not searched without permission to list users.' },
    },
  });
  builder.enum('UsersConnectionOrderbyEnum', {
    description: 'Sort keys of user lists.',
    values: {
      DISPLAY_NAME: { value: 'displayName', description: 'Display name.' },
      EMAIL: { value: 'email', description: 'Email address.' },
      LOGIN: { value: 'login', description: 'Login.' },
      LOGIN_IN: { value: 'loginIn', description: 'Order of the filter `loginIn`.' },
      NICE_NAME: { value: 'nicename', description: 'Nicename.' },
      NICE_NAME_IN: { value: 'nicenameIn', description: 'Order of the filter `nicenameIn`.' },
      REGISTERED: { value: 'registered', description: 'Registration date.' },
      URL: { value: 'url', description: 'Website.' },
    },
  });
  builder.input('UsersConnectionOrderbyInput', {
    description: 'A sort key and direction.',
    fields: {
      field: { type: 'UsersConnectionOrderbyEnum!', description: 'Sort key.' },
      order: { type: 'OrderEnum', description: 'Sort direction. Default ASC.' },
    },
  });
}

/**
 * Columns for viewers who cannot list users. Searching the private ones would let them confirm guesses. By default, the nicename is made from the login, so it
 * takes its place.
 */
const toPublicColumn: Readonly<Record<UserSearchColumn, UserSearchColumn | null>> = {
  id: 'id',
  nicename: 'nicename',
  displayName: 'displayName',
  login: 'nicename',
  email: null,
  url: null,
};

/** Returns the columns that WordPress searches for a text. Of the columns that can be requested, it knows only the id (WPGraphQL). */
function getSearchColumns(text: string, requested: readonly UserSearchColumn[], canListUsers: boolean): UserSearchColumn[] {
  const columns = requested.includes('id') ? (['id'] as const) : getDefaultSearchColumns(text);
  return canListUsers ? [...columns] : columns.map((column) => toPublicColumn[column]).filter((column) => column !== null);
}

function getDefaultSearchColumns(text: string): readonly UserSearchColumn[] {
  if (text.includes('@')) return ['email'];
  if (text.trim() !== '' && Number.isFinite(Number(text))) return ['login', 'id'];
  return /^https?:\/\//.test(text) ? ['url'] : ['login', 'url', 'email', 'nicename', 'displayName'];
}

/**
 * Converts filters to the store's query. Empty lists are ignored, as in WordPress.
 * @throws UserError for lists that are too long, and for filters by roles without permission to list users
 */
export function toUserQuery(where: UserFilter, { viewer }: ContentContext): UserQuery {
  const canListUsers = can(viewer, 'list_users');
  if (!canListUsers && (where.role || where.roleIn?.length || where.roleNotIn?.length))
    throw new UserError('Sorry, you are not allowed to filter users by role.', { kind: 'forbidden' });
  const requestedColumns = nonEmptyList('searchColumns', where.searchColumns) ?? [];
  const toComparable = (names: string[] | undefined) => (canListUsers ? names : names?.map((name) => name.toLowerCase()));
  const logins = toComparable(toList(where.login) ?? nonEmptyList('loginIn', where.loginIn));
  const loginsNot = toComparable(nonEmptyList('loginNotIn', where.loginNotIn));
  const nicenames = toList(where.nicename) ?? nonEmptyList('nicenameIn', where.nicenameIn);
  return withoutUndefined({
    ids: nonEmptyList('include', where.include),
    exclude: nonEmptyList('exclude', where.exclude),
    published: nonEmptyList('hasPublishedPosts', where.hasPublishedPosts),
    ...(canListUsers ? { logins, loginsNot } : { publicLogins: logins, publicLoginsNot: loginsNot }),
    nicenames,
    nicenamesNot: nonEmptyList('nicenameNotIn', where.nicenameNotIn),
    rolesAll: toList(where.role),
    roles: nonEmptyList('roleIn', where.roleIn),
    rolesNot: nonEmptyList('roleNotIn', where.roleNotIn),
    search: where.search ? { text: where.search, columns: getSearchColumns(where.search, requestedColumns, canListUsers) } : undefined,
    orderby: toOrder(where.orderby, canListUsers, logins, nicenames),
  });
}

/** Sorting by private data would reveal it. Lists are sorted by nicename instead. */
const privateOrders: ReadonlySet<UserOrder['by']> = new Set(['email', 'url', 'login', 'registered']);

/** As in WPGraphQL, the last sort key replaces the others, and the order of a list has no direction and no effect without the list. */
function toOrder(
  orderBy: UserFilter['orderby'],
  canListUsers: boolean,
  logins: readonly string[] | undefined,
  nicenames: readonly string[] | undefined,
): UserOrder | undefined {
  const last = nonEmptyList('orderby', orderBy)?.at(-1);
  if (!last) return canListUsers ? undefined : { by: 'nicename', descending: false };
  const { field, order } = last;
  if (field === 'loginIn') return logins && { by: canListUsers ? field : 'nicenameIn', list: logins, descending: false };
  if (field === 'nicenameIn') return nicenames && { by: field, list: nicenames, descending: false };
  return { by: privateOrders.has(field) && !canListUsers ? 'nicename' : field, descending: order === 'DESC' };
}

const toList = (value: string | null | undefined): string[] | undefined => (value ? [value] : undefined);

function nonEmptyList<T>(name: string, list: List<T>): T[] | undefined {
  const items = (list ?? []).filter((item) => item !== null);
  if (items.length > MAX_LIST) throw new UserError(`${name} has ${items.length} values. At most ${MAX_LIST} are allowed. Remove some.`);
  return items.length > 0 ? items : undefined;
}

function withoutUndefined<T extends object>(query: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
