/**
 * URIs of pages: paths with a leading and a trailing slash. Like WordPress, the content service percent-encodes non-ASCII characters in lower case.
 * Browsers and Next encode them in upper case, so URIs must be compared in decoded form.
 */
import { decodeOrKeep } from '#lib/uri/decode.ts';

/** Selects a page of a list: `/news/after/<cursor>/` or `/news/before/<cursor>/`. */
export type ListCursor = { direction: 'after' | 'before'; cursor: string };

export type PageUri = {
  /** URI of the node, with a leading and a trailing slash. */
  uri: string;
  listCursor: ListCursor | null;
  /** Year of the posts to list, or null for all years. */
  year: number | null;
  /** What the visitor searches for on this page. */
  searchPhrase?: string | null;
  /** Message for the form of a password-protected page, if it has failed. */
  unlockMessage?: string | null;
};

/** Parses the path segments of a page. Cursors of lists are part of the path, because Next does not cache pages that read the query string. */
export function parsePageUri(segments: readonly string[]): Pick<PageUri, 'uri' | 'listCursor'> {
  const [direction, token] = segments.slice(-2);
  if (segments.length > 2 && (direction === 'after' || direction === 'before') && token !== undefined) {
    const cursor = toCursor(decodeOrKeep(token));
    if (cursor !== null) return { uri: toUri(segments.slice(0, -2)), listCursor: { direction, cursor } };
  }
  return { uri: toUri(segments), listCursor: null };
}

/** Returns the URI of a page of a list. */
export function getListPageUri(uri: string, { direction, cursor }: ListCursor): string {
  return `${uri}${direction}/${toToken(cursor)}/`;
}

function toUri(segments: readonly string[]): string {
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/** Converts a cursor from base64 to base64url, because `/`, `+` and `=` have a special meaning in URLs. */
function toToken(cursor: string): string {
  return cursor.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Converts a token back to a cursor. Returns null if the token is not a valid cursor. */
function toCursor(token: string): string | null {
  if (!/^[\w-]{4,128}$/.test(token)) return null;
  const cursor = token.replaceAll('-', '+').replaceAll('_', '/');
  return cursor.padEnd(Math.ceil(cursor.length / 4) * 4, '=');
}

/** True if two paths are equal after decoding. */
export function isSameUri(one: string, other: string): boolean {
  return one === other || decodePath(one) === decodePath(other);
}

function decodePath(path: string): string {
  return path.split('/').map(decodeOrKeep).join('/');
}
