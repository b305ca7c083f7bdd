/**
 * The front page's path within the catch-all route. A page of its own (`app/page.tsx`) has no parameters, so a build would make it, and would need
 * the content service; a rewrite hands `/` to the catch-all instead. No slug is a lone hyphen.
 */
export const FRONT_PAGE = '-';
