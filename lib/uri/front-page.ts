/**
 * Path segment of the front page in the catch-all route. Next would prerender a separate `app/page.tsx` at build time, which would require a running
 * content service, so `/` is rewritten to this segment instead. No slug consists of a single hyphen.
 */
export const FRONT_PAGE = '-';

/** Joins the segments of the catch-all route to a path without slashes at its ends. Empty for the front page. */
export function toPath(segments: readonly string[]): string {
  const path = segments.join('/');
  return path === FRONT_PAGE ? '' : path;
}
