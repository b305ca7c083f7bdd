/** The addresses of the sign-in page, the account page, and the routes that sign in and out. Their paths are configurable. */
import { readEnv } from '#lib/env/env.ts';

/** The folder of the routes in `app/`, and their public path unless API_BASE_PATH differs. */
export const FAUST_ROUTES = '/api/faust';

/** Value of the parameter `action` that selects the account page. */
const ACCOUNT_ACTION = 'account';

export function getLoginPath(): string {
  return readEnv().LOGIN_PATH;
}

/** The path of a route, for example of `login`. It ends with a slash. */
export function getAuthRoute(name: string): string {
  return `${readEnv().API_BASE_PATH}/auth/${name}/`;
}

/** @param redirectUri the page of this site to return to. @param options.failed the page shows why the previous attempt failed */
export function createLoginPath(redirectUri: string | null, { failed = false } = {}): string {
  return createPath(getLoginPath(), { ...(redirectUri !== null && { redirect_uri: redirectUri }), ...(failed && { failed: '1' }) });
}

/** The page on which users manage how they sign in. @param redirectUri the page of this site to continue to */
export function createAccountPath(redirectUri: string | null = null): string {
  return createPath(getLoginPath(), { action: ACCOUNT_ACTION, ...(redirectUri !== null && { redirect_uri: redirectUri }) });
}

/** Whether a request for the sign-in page is for the account page. @param search with its question mark, or empty */
export function isAccountSearch(search: string): boolean {
  return new URLSearchParams(search).get('action') === ACCOUNT_ACTION;
}

/** The route that renews a session. @param redirectUri the page of this site to return to */
export function createRefreshPath(redirectUri: string): string {
  return createPath(getAuthRoute('refresh'), { redirect_uri: redirectUri });
}

/** The route after a sign-in, which checks that the browser has accepted the cookie. @param redirectUri the page of this site to continue to */
export function createSignedInPath(redirectUri: string): string {
  return createPath(getAuthRoute('signed-in'), { redirect_uri: redirectUri });
}

/** The sign-in page with the notice that the browser refuses cookies. @param redirectUri the page of this site to return to */
export function createBlockedCookiesPath(redirectUri: string): string {
  return createPath(getLoginPath(), { cookies: 'blocked', redirect_uri: redirectUri });
}

/**
 * Where a page sends those who are not signed in: the sign-in page, or with AUTH_TYPE `redirect` the route that leads to the content service.
 * @param redirectUri the page of this site to return to
 */
export function createSignInPath(redirectUri: string): string {
  return readEnv().AUTH_TYPE === 'local' ? createLoginPath(redirectUri) : createPath(getAuthRoute('start'), { redirect_uri: redirectUri });
}

function createPath(path: string, parameters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(parameters);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/**
 * The path of a route of `app/api` that serves a request.
 * @param path as the client sent it
 * @returns null if no route has this path: the routes in FAUST_ROUTES are available at API_BASE_PATH only
 */
export function toRoutePath(path: string): string | null {
  const { API_BASE_PATH } = readEnv();
  if (path.startsWith(`${API_BASE_PATH}/`)) return FAUST_ROUTES + path.slice(API_BASE_PATH.length);
  return path.startsWith(`${FAUST_ROUTES}/`) || !path.startsWith('/api/') ? null : path;
}
