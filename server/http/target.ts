/** What a request asks for: its path in one spelling, or why it is refused. */
import { decodeOrNull } from '#lib/uri/decode.ts';

/** Longer paths are no address of ours: the longest uri of the content service has 200 signs. */
export const MAX_TARGET_LENGTH = 2048;

export type Target =
  | {
      kind: 'path';
      /** Begins with a slash; percent-encoded in one way only, so that it can be the key of a cache. */
      path: string;
      /** With its question mark, or empty. */
      search: string;
    }
  | { kind: 'refused'; status: 400 | 404 | 414 };

/** @param url the request target as it was sent (RFC 9112, section 3.2) */
export function parseTarget(url: string): Target {
  if (url.length > MAX_TARGET_LENGTH) return { kind: 'refused', status: 414 };
  const local = withoutOrigin(url);
  const mark = local.indexOf('?');
  const raw = mark === -1 ? local : local.slice(0, mark);
  if (!raw.startsWith('/')) return { kind: 'refused', status: 400 };
  const path = normalise(raw);
  if (path === null) return { kind: 'refused', status: 400 };
  // An empty part is no part: `//host/` must never come to be read as another host.
  if (path.includes('//')) return { kind: 'refused', status: 404 };
  return { kind: 'path', path, search: mark === -1 ? '' : local.slice(mark) };
}

/** A proxy's request names the whole address. */
function withoutOrigin(url: string): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(url)?.[0];
  return origin === undefined ? url : url.slice(origin.length) || '/';
}

/** @returns null for broken percent-encoding, control characters, backslashes, and parts that lead out or hide a slash */
function normalise(path: string): string | null {
  if (isPlain(path)) return path;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    const text = decodeOrNull(part);
    if (text === null || text === '.' || text === '..' || isForbidden(text)) return null;
    parts.push(encode(text));
  }
  return parts.join('/');
}

/** Nearly every path there is. Each sign can be read in one way only: a pattern that tries several takes forever over a long path. */
function isPlain(path: string): boolean {
  return /^[\w~/-]*$/.test(path);
}

/** Slashes and backslashes are given meanings by whoever decodes next; control characters have no place in an address. */
function isForbidden(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code === 0x7f || code === 0x2f || code === 0x5c) return true;
  }
  return false;
}

/** Signs that may stand in a path as they are (RFC 3986, "pchar") are not encoded. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/%(?:3A|40|26|3D|2B|24|2C|3B)/g, decodeURIComponent);
}
