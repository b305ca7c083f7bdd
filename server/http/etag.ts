/** Validators of responses (RFC 9110, sections 8.8 and 13.1). */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import isFresh from 'fresh';

const HASH_LENGTH = 22;

/** 132 bits of SHA-256, in characters that are allowed in a URL. */
export function computeHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}

/** A weak tag, because a resource has several encodings, and is compressed better later. */
export function computeWeakEtag(...parts: readonly (string | Uint8Array)[]): string {
  return `W/"${computeHash(...parts)}"`;
}

/**
 * Whether the client has the current version, so that 304 is enough. `fresh` gets this header alone: with `cache-control: no-cache`, which `fetch`
 * adds to every conditional request, it would never be.
 */
export function isNotModified(headers: IncomingHttpHeaders, etag: string): boolean {
  const noneMatch = headers['if-none-match'];
  return noneMatch !== undefined && isFresh({ 'if-none-match': noneMatch }, { etag });
}
