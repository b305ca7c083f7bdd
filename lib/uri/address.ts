/**
 * Addresses of pages. The content service writes them with slashes around and with signs beyond ASCII percent-encoded in lower case, as
 * WordPress does; browsers and Next encode in upper case, so two addresses are the same when their decoded forms are.
 */
import { decodeLoosely } from '#lib/uri/decode.ts';

/** Which part of a list an address asks for: `/news/after/<cursor>/`, `/news/before/<cursor>/`. */
export type ListPart = { direction: 'after' | 'before'; cursor: string };

export type PageAddress = {
  /** Address of the node, with slashes around. */
  uri: string;
  part: ListPart | null;
  /** Year that the list of posts is narrowed to. */
  year: number | null;
};

/** Lists are continued by path: a query string would keep a page from being made once and kept. */
export function parseAddress(segments: readonly string[]): Omit<PageAddress, 'year'> {
  const [direction, token] = segments.slice(-2);
  if (segments.length > 2 && (direction === 'after' || direction === 'before') && token !== undefined) {
    const cursor = toCursor(decodeLoosely(token));
    if (cursor !== null) return { uri: toUri(segments.slice(0, -2)), part: { direction, cursor } };
  }
  return { uri: toUri(segments), part: null };
}

/** Address of another part of a list. */
export function listAddress(uri: string, { direction, cursor }: ListPart): string {
  return `${uri}${direction}/${toToken(cursor)}/`;
}

function toUri(segments: readonly string[]): string {
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/** Cursors are base64, whose `/`, `+` and `=` mean something else in a path. */
function toToken(cursor: string): string {
  return cursor.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @returns null for what no list has ever handed out. */
function toCursor(token: string): string | null {
  if (!/^[\w-]{4,128}$/.test(token)) return null;
  const cursor = token.replaceAll('-', '+').replaceAll('_', '/');
  return cursor.padEnd(Math.ceil(cursor.length / 4) * 4, '=');
}

/** True when two paths differ in nothing but how their signs are encoded. */
export function isSameAddress(one: string, other: string): boolean {
  return one === other || decodeAddress(one) === decodeAddress(other);
}

function decodeAddress(address: string): string {
  return address.split('/').map(decodeLoosely).join('/');
}
