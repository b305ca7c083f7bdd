/** Tags of pages for a content delivery network: short forms of content keys, because networks limit the length of their header. */
import { createHash } from 'node:crypto';

/** Every page has this tag. */
export const ALL_TAG = 'all';

/** A page with too many content keys. It is discarded with every change. */
const MANY_TAG = 'many';

/** Varnish limits a header to 8 kB by default, and Cloudflare the tags of a page to 1,000. A tag takes 11 bytes. */
const MAX_TAGS = 600;

/** In hexadecimal digits, because Cloudflare ignores case: with 100,000 keys, the probability that two have the same tag is less than one percent. */
const TAG_LENGTH = 10;

export function getPageTags(contentKeys: readonly string[]): string[] {
  if (contentKeys.length > MAX_TAGS) return [ALL_TAG, MANY_TAG];
  return [ALL_TAG, ...new Set(contentKeys.map(toTag))];
}

/** The tags of the pages that a change affects. */
export function getChangeTags(contentKeys: Iterable<string>): string[] {
  return [MANY_TAG, ...Array.from(contentKeys, toTag)];
}

function toTag(contentKey: string): string {
  return createHash('sha256').update(contentKey).digest('hex').slice(0, TAG_LENGTH);
}
