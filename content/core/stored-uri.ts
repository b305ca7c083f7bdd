/** URIs in stored form: a slash at both ends, non-ASCII characters percent-encoded in lowercase as in WordPress. */
import { decodeOrKeep } from '#lib/uri/decode.ts';
import type { NodeRow } from './rows/nodes.ts';

/** No stored URI is longer: the deepest page with the longest slugs stays below it. */
export const MAX_URI_LENGTH = 8_000;

/**
 * Converts a path to its stored form. Leading and trailing slashes are optional, query and fragment are dropped, case matters.
 * @returns null if the text is not a path of this site: empty, or an absolute URL
 */
export function toStoredUri(uri: string): string | null {
  const path = uri
    .slice(0, MAX_URI_LENGTH + 1)
    .replace(/[?#].*$/s, '')
    .trim();
  if (path.length > MAX_URI_LENGTH) return null;
  if (uri.trim() === '' || /^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) return null;
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.length === 0 ? '/' : `/${segments.map(toStoredSegment).join('/')}/`;
}

/** Encodes one path segment, which may contain both encoded and plain characters. */
export function toStoredSegment(segment: string): string {
  return encodeURIComponent(decodeOrKeep(segment).toWellFormed()).replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
}

/** A path at which the front page is found as well, whose URI is `/`: that of its slug (WordPress). Null for all other nodes. */
export function getFrontPagePath({ uri, slug }: Pick<NodeRow, 'uri' | 'slug'>): string | null {
  return uri === '/' ? `/${slug}/` : null;
}
