/** The pictures that the current page has shown so far, so that lists of content do not repeat them. */
import 'server-only';
import { cache } from 'react';

/** What has shown a picture first, by the URL of the picture. Server components render in the order of the document, and React's `cache` creates one map per render. */
const getShownPictures = cache(() => new Map<string, string>());

const CONTENT = 'content';

/** Records a picture of the content. */
export function recordPicture(sourceUrl: string): void {
  claimPicture(sourceUrl, CONTENT);
}

/**
 * Returns whether nothing else on the page has shown the picture before.
 * @param claimant identifies the place, because React renders a component again if another one next to it has waited for data
 */
export function claimPicture(sourceUrl: string, claimant: string): boolean {
  const shown = getShownPictures();
  const first = shown.get(sourceUrl) ?? claimant;
  shown.set(sourceUrl, first);
  return first === claimant;
}
