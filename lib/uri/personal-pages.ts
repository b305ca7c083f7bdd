/** Pages that depend on more than their path and the known parameters, for example on the session of an editor. They are rendered for each request. */
import { isLookupSearch } from '#lib/lookup/parameters.ts';
import { isCanvasPath } from '#lib/preview/canvas.ts';
import { isPreviewSearch } from '#lib/preview/parameters.ts';
import { isSharedPreviewPath } from '#lib/preview/shared-preview.ts';
import { COMPARE_PATH, SAVED_PATH } from '#lib/saved-properties/addresses.ts';
import { ALERTS_PATH } from '#lib/subscriptions/addresses.ts';
import { getLoginPath, isAccountSearch } from '#lib/session/login-path.ts';
import { SHORTLIST_PDF_PATH } from '#lib/uri/pdf-urls.ts';

/** Routes that visitors reach only by parameters. `next.config.mjs` has the same rules for `next dev`. */
const PREVIEW_ROUTE = '/preview/';
const LOOKUP_ROUTE = '/lookup/';
const ACCOUNT_ROUTE = '/login/account/';

/** Path prefix of the route that renders a page for visitors who have entered a password, and for signed-in editors. */
export const PERSONAL_FOLDER = '/personal/';

/** The route of the sign-in page, and its path unless LOGIN_PATH differs. */
const LOGIN_ROUTE = '/login/';

/** Pages that depend on a cookie or on a secret in the address. */
const visitorPages: ReadonlySet<string> = new Set([SAVED_PATH, COMPARE_PATH, ALERTS_PATH, SHORTLIST_PDF_PATH]);

/**
 * The route that renders such a page, with the visitor's cookies and all parameters. Null for all other pages.
 * @param search with its question mark, or empty
 */
export function findPersonalRoute(path: string, search: string): string | null {
  if (path === getLoginPath()) return isAccountSearch(search) ? ACCOUNT_ROUTE : LOGIN_ROUTE;
  if (isSharedPreviewPath(path) || isCanvasPath(path) || visitorPages.has(path)) return path;
  if (isPreviewSearch(search)) return PREVIEW_ROUTE;
  return isLookupSearch(search) ? LOOKUP_ROUTE : null;
}

/** Whether a path is one of the routes that visitors reach only by parameters, or by another path. */
export function isParameterRoute(path: string): boolean {
  return path === PREVIEW_ROUTE || path === LOOKUP_ROUTE || path === ACCOUNT_ROUTE || path === LOGIN_ROUTE;
}
