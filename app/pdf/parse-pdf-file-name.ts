import { decodeOrKeep } from '#lib/uri/decode.ts';
import { toStoredSlug } from '#lib/uri/stored-slug.ts';

/**
 * The stored slug in the last segment of the address of a document, or null if it cannot be one. Letters in another case are no slug: each spelling of an address
 * would be a document of its own in the cache.
 */
export function parsePdfFileName(file: string): string | null {
  const name = /^(.+)\.pdf$/.exec(file)?.[1];
  const slug = name === undefined ? null : toStoredSlug(name);
  return slug !== null && decodeOrKeep(slug) === decodeOrKeep(name ?? '') ? slug : null;
}
