/** Addresses as they are stored: slashes around, signs beyond ASCII percent-encoded in lower case as WordPress does. */
import { decodeOrKeep } from '#lib/uri/decode.ts';

/** Longer texts are the address of nothing: what stands deepest in a tree, with the longest names, is shorter. */
export const MAX_ADDRESS = 8_000;

/**
 * Stored form of a path. Slashes at the ends are optional, query and fragment are ignored, case matters.
 * @returns null for what can be no path of a site: nothing at all, or an address of some host
 */
export function toStoredUri(uri: string): string | null {
  const path = uri
    .slice(0, MAX_ADDRESS + 1)
    .replace(/[?#].*$/s, '')
    .trim();
  if (path.length > MAX_ADDRESS) return null;
  if (uri.trim() === '' || /^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) return null;
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.length === 0 ? '/' : `/${segments.map(toStoredSegment).join('/')}/`;
}

/** One part of a path, from any mixture of encoded and plain signs. */
export function toStoredSegment(segment: string): string {
  return encodeURIComponent(decodeOrKeep(segment).toWellFormed()).replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
}
