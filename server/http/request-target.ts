/** The target of a request: its path in normalized form, or the status with which it is rejected. */
import { decodeOrNull } from '#lib/uri/decode.ts';

/** The longest uri of the content service has 200 characters. */
export const MAX_TARGET_LENGTH = 2048;

export type RequestTarget =
  | {
      kind: 'path';
      /** Begins with a slash. Every path has one percent-encoded form, so that it can be a cache key. */
      path: string;
      /** With its question mark, or empty. */
      search: string;
    }
  | { kind: 'rejected'; status: 400 | 404 | 414 };

/** @param url the request target as it was sent (RFC 9112, section 3.2) */
export function parseRequestTarget(url: string): RequestTarget {
  if (url.length > MAX_TARGET_LENGTH) return { kind: 'rejected', status: 414 };
  const local = removeOrigin(url);
  const questionMark = local.indexOf('?');
  const rawPath = questionMark === -1 ? local : local.slice(0, questionMark);
  if (!rawPath.startsWith('/')) return { kind: 'rejected', status: 400 };
  const path = normalizePath(rawPath);
  if (path === null) return { kind: 'rejected', status: 400 };
  // `//host/` must never be read as a URL of another host.
  if (path.includes('//')) return { kind: 'rejected', status: 404 };
  return { kind: 'path', path, search: questionMark === -1 ? '' : local.slice(questionMark) };
}

/** Proxies may send the whole URL. */
function removeOrigin(url: string): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(url)?.[0];
  return origin === undefined ? url : url.slice(origin.length) || '/';
}

/** @returns null for invalid percent-encoding, control characters, backslashes, encoded slashes, and the segments `.` and `..` */
function normalizePath(path: string): string | null {
  if (needsNoEncoding(path)) return path;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    const text = decodeOrNull(segment);
    if (text === null || text === '.' || text === '..' || hasForbiddenCharacter(text)) return null;
    segments.push(encodeSegment(text));
  }
  return segments.join('/');
}

/** True for nearly every path of the site. The pattern has no alternatives, so that a long path cannot make it slow. */
function needsNoEncoding(path: string): boolean {
  return /^[\w~/-]*$/.test(path);
}

/** Another program could read an encoded slash or a backslash as a separator. Control characters are not allowed in URLs. */
function hasForbiddenCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code === 0x7f || code === 0x2f || code === 0x5c) return true;
  }
  return false;
}

/** Leaves the characters unencoded that a path may contain (RFC 3986, "pchar"). */
function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(/%(?:3A|40|26|3D|2B|24|2C|3B)/g, decodeURIComponent);
}
