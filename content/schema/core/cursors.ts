/** Cursors of connections, in WPGraphQL's format. */

/** `base64("arrayconnection:1")`. */
export function toCursor(databaseId: number): string {
  return Buffer.from(`arrayconnection:${databaseId}`).toString('base64');
}

/** @returns null if the text is not a cursor. WPGraphQL returns the first page then. */
export function fromCursor(cursor: string | null | undefined): number | null {
  const match = /^arrayconnection:(\d{1,10})$/.exec(Buffer.from(cursor ?? '', 'base64').toString('utf8'));
  return match ? Number(match[1]) : null;
}
