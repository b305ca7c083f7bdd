/** Cursors of connections, in WPGraphQL's format. */

const PREFIX = 'arrayconnection:';

/**
 * `base64("arrayconnection:1")`, or `base64("arrayconnection:post")`.
 * @param key a database id, or the name of a declaration, such as a content type, which has no database id
 */
export function toCursor(key: number | string): string {
  return Buffer.from(`${PREFIX}${key}`).toString('base64');
}

/** @returns null if the text is not a cursor. WPGraphQL returns the first page then. */
export function readCursorKey(cursor: string | null | undefined): string | null {
  const text = Buffer.from(cursor ?? '', 'base64').toString('utf8');
  return text.startsWith(PREFIX) ? text.slice(PREFIX.length) : null;
}

/** @returns the database id in a cursor, or null if there is none */
export function fromCursor(cursor: string | null | undefined): number | null {
  const key = readCursorKey(cursor);
  return key !== null && /^\d{1,10}$/.test(key) ? Number(key) : null;
}
