/**
 * The front page's path within the catch-all route. A page of its own (`app/page.tsx`) has no parameters, so a build would make it, and would need
 * the content service; a rewrite hands `/` to the catch-all instead. No slug is a lone hyphen.
 */
export const FRONT_PAGE = '-';

/** The address of a catch-all's segments: empty for the front page. */
export function toPath(segments: readonly string[]): string {
  const path = segments.join('/');
  return path === FRONT_PAGE ? '' : path;
}
