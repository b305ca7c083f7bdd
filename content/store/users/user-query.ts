/** Queries for lists of users. */
import type { ContentTypeName } from '#lib/content-model/define.ts';

export type UserOrder = { descending: boolean } & (
  | { by: 'id' | 'login' | 'nicename' | 'email' | 'url' | 'displayName' | 'registered' }
  | { by: 'idIn'; list: readonly number[] }
  | { by: 'loginIn' | 'nicenameIn'; list: readonly string[] }
);

export type UserSearchColumn = 'id' | 'login' | 'nicename' | 'displayName' | 'email' | 'url';

export type UserQuery = {
  ids?: readonly number[];
  exclude?: readonly number[];
  /** Users who have published content of one of these types. */
  published?: readonly ContentTypeName[];
  logins?: readonly string[];
  loginsNot?: readonly string[];
  /** Logins of viewers who cannot list users. They are compared with the nicename, so that the lists do not reveal logins. */
  publicLogins?: readonly string[];
  publicLoginsNot?: readonly string[];
  nicenames?: readonly string[];
  nicenamesNot?: readonly string[];
  /** Users with any of these roles, with all of them, with none of them. */
  roles?: readonly string[];
  rolesAll?: readonly string[];
  rolesNot?: readonly string[];
  search?: { text: string; columns: readonly UserSearchColumn[] };
  /** Default is the login. */
  orderby?: UserOrder;
};
