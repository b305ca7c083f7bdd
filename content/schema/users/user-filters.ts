/** Filters of lists of users. */
import { UserError } from '../../core/user-error.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { can } from '../../permissions/viewer.ts';
import type { UserOrder, UserQuery, UserSearchColumn } from '../../store/users/user-query.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';

/** Longest list a filter takes. */
const MAX_LIST = 100;

type List<T> = readonly (T | null)[] | null | undefined;
type SimpleOrder = Exclude<UserOrder['by'], 'loginIn' | 'nicenameIn'>;

export type UserWhere = {
  exclude?: List<number>;
  hasPublishedPosts?: List<ContentTypeName>;
  include?: List<number>;
  login?: string | null;
  loginIn?: List<string>;
  loginNotIn?: List<string>;
  nicename?: string | null;
  nicenameIn?: List<string>;
  nicenameNotIn?: List<string>;
  orderby?: List<{ field: UserOrder['by']; order?: 'ASC' | 'DESC' | null }>;
  role?: string | null;
  roleIn?: List<string>;
  roleNotIn?: List<string>;
  search?: string | null;
  searchColumns?: List<UserSearchColumn>;
};

export const userWhere: Record<string, ArgSpec> = {
  exclude: { type: '[Int]', description: 'Without these database ids.' },
  hasPublishedPosts: { type: '[ContentTypeEnum]', description: 'Users who have published something of one of these types.' },
  include: { type: '[Int]', description: 'Only these database ids.' },
  login: { type: 'String', description: 'Only the user with this name.' },
  loginIn: { type: '[String]', description: 'Only users with these names.' },
  loginNotIn: { type: '[String]', description: 'Without users with these names.' },
  nicename: { type: 'String', description: 'Only the user with this name in addresses.' },
  nicenameIn: { type: '[String]', description: 'Only users with these names in addresses.' },
  nicenameNotIn: { type: '[String]', description: 'Without users with these names in addresses.' },
  orderby: { type: '[UsersConnectionOrderbyInput]', description: 'What the list is sorted by, the most important first.' },
  role: { type: 'UserRoleEnum', description: 'Only users with this role. For who may list users.' },
  roleIn: { type: '[UserRoleEnum]', description: 'Only users with one of these roles. For who may list users.' },
  roleNotIn: { type: '[UserRoleEnum]', description: 'Without users with these roles. For who may list users.' },
  search: { type: 'String', description: 'Text anywhere in one of the columns.' },
  searchColumns: { type: '[UsersConnectionSearchColumnEnum]', description: 'Columns to search; all of them where none is named.' },
};

export function declareUserWhere(builder: SchemaBuilder): void {
  builder.enum('UsersConnectionSearchColumnEnum', {
    description: 'What is searched of users.',
    values: {
      EMAIL: { value: 'email', description: 'Mail address. For who may list users.' },
      ID: { value: 'id', description: 'Number in the database.' },
      LOGIN: { value: 'login', description: 'Name to sign in with. For who may list users.' },
      NICENAME: { value: 'nicename', description: 'Name in addresses.' },
      URL: { value: 'url', description: 'Own address. For who may list users.' },
    },
  });
  builder.enum('UsersConnectionOrderbyEnum', {
    description: 'What users are sorted by.',
    values: {
      DISPLAY_NAME: { value: 'displayName', description: 'Name for people.' },
      EMAIL: { value: 'email', description: 'Mail address.' },
      LOGIN: { value: 'login', description: 'Name to sign in with.' },
      LOGIN_IN: { value: 'loginIn', description: 'The order of loginIn.' },
      NICE_NAME: { value: 'nicename', description: 'Name in addresses.' },
      NICE_NAME_IN: { value: 'nicenameIn', description: 'The order of nicenameIn.' },
      REGISTERED: { value: 'registered', description: 'When the account was made.' },
      URL: { value: 'url', description: 'Own address.' },
    },
  });
  builder.input('UsersConnectionOrderbyInput', {
    description: 'One thing users are sorted by.',
    fields: {
      field: { type: 'UsersConnectionOrderbyEnum!', description: 'What.' },
      order: { type: 'OrderEnum', description: 'Direction; ASC where none is given.' },
    },
  });
}

const publicColumns: readonly UserSearchColumn[] = ['nicename', 'displayName'];
const allColumns: readonly UserSearchColumn[] = [...publicColumns, 'login', 'email', 'url'];
/** Columns that tell what is private of a person, if only whether a guess was right. */
const secret: ReadonlySet<string> = new Set(['login', 'email', 'url']);

/**
 * Filters as the store takes them. Empty lists filter nothing, as in WordPress.
 * @throws UserError for lists that are too long, and for filters by what the viewer may not know
 */
export function toUserQuery(where: UserWhere, { viewer }: ContentContext): UserQuery {
  const isKeeper = can(viewer, 'list_users');
  if (!isKeeper && (where.role || where.roleIn?.length || where.roleNotIn?.length))
    throw new UserError('Sorry, you are not allowed to filter users by role.');
  if (!isKeeper && (where.login || where.loginIn?.length || where.loginNotIn?.length))
    throw new UserError('Sorry, you are not allowed to filter users by login. Use the nicename instead.');
  const searched = listed('searchColumns', where.searchColumns);
  if (!isKeeper && searched?.some((column) => secret.has(column)))
    throw new UserError('Sorry, you are not allowed to search users by login, e-mail address or URL. Search by NICENAME or ID.');
  const columns = searched ?? (isKeeper ? allColumns : publicColumns);
  const logins = one(where.login) ?? listed('loginIn', where.loginIn);
  const nicenames = one(where.nicename) ?? listed('nicenameIn', where.nicenameIn);
  return withoutHoles({
    ids: listed('include', where.include),
    exclude: listed('exclude', where.exclude),
    published: listed('hasPublishedPosts', where.hasPublishedPosts),
    logins,
    loginsNot: listed('loginNotIn', where.loginNotIn),
    nicenames,
    nicenamesNot: listed('nicenameNotIn', where.nicenameNotIn),
    rolesAll: one(where.role),
    roles: listed('roleIn', where.roleIn),
    rolesNot: listed('roleNotIn', where.roleNotIn),
    search: where.search ? { text: where.search, columns } : undefined,
    orderby: toOrder(where.orderby, isKeeper, logins, nicenames),
  });
}

function toOrder(
  given: UserWhere['orderby'],
  isKeeper: boolean,
  logins: readonly string[] | undefined,
  nicenames: readonly string[] | undefined,
): UserOrder[] | undefined {
  const orders = (listed('orderby', given) ?? []).flatMap(({ field, order }): UserOrder[] => {
    const descending = order === 'DESC';
    if (!isKeeper && field === 'email') throw new UserError('Sorry, you are not allowed to sort users by e-mail address.');
    // Without the list there is no order to follow.
    if (field === 'loginIn') return logins ? [{ by: field, list: logins, descending }] : [];
    if (field === 'nicenameIn') return nicenames ? [{ by: field, list: nicenames, descending }] : [];
    return [{ by: field satisfies SimpleOrder, descending }];
  });
  return orders.length > 0 ? orders : undefined;
}

const one = (value: string | null | undefined) => (value ? [value] : undefined);

function listed<T>(name: string, list: List<T>): T[] | undefined {
  const present = (list ?? []).filter((item) => item !== null);
  if (present.length > MAX_LIST) throw new UserError(`${name} has ${present.length} values. Give at most ${MAX_LIST}.`);
  return present.length > 0 ? present : undefined;
}

function withoutHoles<T extends object>(query: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
