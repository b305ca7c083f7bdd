import { decodeOrKeep } from './decode.ts';

/** Longer than any stored slug. */
const MAX_LENGTH = 200;

/** The slug in an address as it is stored: percent-encoded, in lowercase. Null if it cannot be one. */
export function toStoredSlug(text: string): string | null {
  const slug = encodeURIComponent(decodeOrKeep(text)).toLowerCase();
  return slug !== '' && slug.length <= MAX_LENGTH ? slug : null;
}
