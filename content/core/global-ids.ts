/** Global ids in WPGraphQL's format. */

/** Prefixes of global ids. Media items, pages and menu items all use `post`; menus use `term`. `uri` occurs in cache keys only. */
export type IdKind =
  | 'post'
  | 'term'
  | 'user'
  | 'comment'
  | 'comment_author'
  | 'user_role'
  | 'post_type'
  | 'taxonomy'
  | 'plugin'
  | 'theme'
  | 'enqueued_script'
  | 'enqueued_stylesheet'
  | 'setting_group'
  | 'graphql_document'
  | 'uri';

/** `base64("post:1")`. */
export function toGlobalId(kind: IdKind, key: number | string): string {
  return Buffer.from(`${kind}:${key}`).toString('base64');
}

/** @returns null for text that is not a global id */
export function fromGlobalId(id: string): { kind: string; key: string } | null {
  const text = Buffer.from(id, 'base64').toString('utf8');
  const match = /^([a-z_]+):([\w-]+)$/.exec(text);
  return match?.[1] && match[2] ? { kind: match[1], key: match[2] } : null;
}

/** The largest value of a column with ids. */
export const MAX_DATABASE_ID = 0x7fffffff;

/** Parses a database id from decimal digits. Returns null if the text is not a valid id. */
export function toDatabaseId(id: string): number | null {
  return /^\d{1,10}$/.test(id) && Number(id) <= MAX_DATABASE_ID ? Number(id) : null;
}
