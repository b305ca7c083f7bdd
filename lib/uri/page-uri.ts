/**
 * URIs of pages: paths with a leading and a trailing slash. Like WordPress, the content service percent-encodes non-ASCII characters in lower case.
 * Browsers and Next encode them in upper case, so URIs must be compared in decoded form.
 */
import { decodeOrKeep } from '#lib/uri/decode.ts';

/** Nodes on a page of a long list (posts, properties). */
export const LIST_PAGE_SIZE = 24;

/** Selects a page of a list: `/news/after/<cursor>/` or `/news/before/<cursor>/`. */
export type ListCursor = { direction: 'after' | 'before'; cursor: string };

/** Selects the posts of a year or month: `/news/2026/` or `/news/2026/11/`. */
export type ArchiveDate = { year: number; month: number | null };

/** The part of a page that its path defines. */
export type PagePath = {
  /** URI of the node, with a leading and a trailing slash. */
  uri: string;
  /** Null for all dates. */
  date: ArchiveDate | null;
  listCursor: ListCursor | null;
  /** Number in the path (`/news/page/2/`), or null. */
  pageNumber: number | null;
};

export type PageUri = PagePath & {
  /** What the visitor searches for on this page. */
  searchPhrase?: string | null;
  /** Query string in canonical form that links to other pages of the same list repeat, or empty. */
  query?: string;
  /** Message for the form of a password-protected page, if it has failed. */
  unlockMessage?: string | null;
};

/** No site has enough posts for a page with a larger number. */
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/**
 * Parses the path segments of a page. Cursors and page numbers of lists are part of the path, because Next does not cache pages that read the query string.
 * A date is not recognized, because a post or page can have the same path (`toDateArchive`).
 */
export function parsePageUri(segments: readonly string[]): PagePath {
  const [direction, token] = segments.slice(-2);
  const rest = segments.slice(0, -2);
  if (direction === 'page' && token !== undefined && PAGE_NUMBER.test(token))
    return { uri: toUri(rest), date: null, listCursor: null, pageNumber: Number(token) };
  if (rest.length > 0 && (direction === 'after' || direction === 'before') && token !== undefined) {
    const cursor = toCursor(decodeOrKeep(token));
    if (cursor !== null) return { uri: toUri(rest), date: null, listCursor: { direction, cursor }, pageNumber: null };
  }
  return { uri: toUri(segments), date: null, listCursor: null, pageNumber: null };
}

/** Reads the end of a URI without a node as a year or month: the page is then the archive of that date in the list at the rest of the URI. */
export function toDateArchive<Page extends { uri: string }>(page: Page): (Page & { date: ArchiveDate }) | null {
  const [, list = '', year, month] = /^(\/.*?)([12]\d{3})\/(?:(0[1-9]|1[0-2])\/)?$/.exec(page.uri) ?? [];
  if (year === undefined || !list.endsWith('/')) return null;
  return { ...page, uri: list, date: { year: Number(year), month: month === undefined ? null : Number(month) } };
}

/** Returns the path of a page. */
export function formatPagePath({ uri, date, listCursor, pageNumber }: PagePath): string {
  const base = getListUri({ uri, date });
  if (listCursor) return getListPageUri(base, listCursor);
  return pageNumber === null || pageNumber === 1 ? base : `${base}page/${pageNumber}/`;
}

/** Returns the URI of the first page of a list. */
export function getListUri({ uri, date }: Pick<PagePath, 'uri' | 'date'>): string {
  if (date === null) return uri;
  return date.month === null ? `${uri}${date.year}/` : `${uri}${date.year}/${String(date.month).padStart(2, '0')}/`;
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
