/** Validators of answers (RFC 9110, sections 8.8 and 13.1). */
import { createHash } from 'node:crypto';

const HASH_LENGTH = 22;

/** 132 bits of SHA-256 in signs that may stand in an address. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}

/** Weak, because one resource has several codings, and a better compressed one later. */
export function weakTag(...parts: readonly (string | Uint8Array)[]): string {
  return `W/"${hashOf(...parts)}"`;
}

/** Whether an If-None-Match header names the tag, compared weakly as this header demands. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === opaque);
}
