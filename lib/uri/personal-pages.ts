/** Pages that depend on more than their path and the known parameters, such as on the session of an editor. They are rendered for each request. */
import { isLookupSearch } from '#lib/lookup/parameters.ts';
import { isPreviewSearch } from '#lib/preview/parameters.ts';
import { LOGIN_PATH } from '#lib/session/login-path.ts';

/** Paths of the routes that render previews and lookups. `next.config.mjs` rewrites requests to them by their parameters. */
const internalPaths: ReadonlySet<string> = new Set(['/preview/', '/lookup/']);

/** Whether a page is rendered for each request, with the visitor's cookies and all parameters. @param search with its question mark, or empty */
export function isPersonalPage(path: string, search: string): boolean {
  return path === LOGIN_PATH || isPreviewSearch(search) || isLookupSearch(search);
}

/** Whether a path belongs to a route that visitors reach only by its parameters. */
export function isPersonalRoute(path: string, search: string): boolean {
  return internalPaths.has(path) && !isPersonalPage(path, search);
}
