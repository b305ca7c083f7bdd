/** The addresses of the sign-in page and of the route that renews a session. */
export const LOGIN_PATH = '/login/';

const REFRESH_PATH = '/api/faust/auth/refresh/';

/** @param redirectUri the page of this site to return to. @param options.failed the page shows why the previous attempt failed */
export function createLoginPath(redirectUri: string | null, { failed = false } = {}): string {
  const search = new URLSearchParams({ ...(redirectUri !== null && { redirect_uri: redirectUri }), ...(failed && { failed: '1' }) });
  return search.size === 0 ? LOGIN_PATH : `${LOGIN_PATH}?${search.toString()}`;
}

/** @param redirectUri the page of this site to return to */
export function createRefreshPath(redirectUri: string): string {
  return `${REFRESH_PATH}?${new URLSearchParams({ redirect_uri: redirectUri }).toString()}`;
}
