/** Validates the redirect target of a sign-in, which must be a page of this site. */
import { readEnv } from '#lib/env/env.ts';
import { getAuthRoute } from './login-path.ts';

/** No page of this site has a longer URI. */
const MAX_LENGTH = 2048;

/** Any host, because only the path is used. */
const PLACEHOLDER_ORIGIN = 'http://site.invalid';

/**
 * Returns the path, query and fragment of a page of this site.
 * @param value a path that begins with one slash, or a URL of the site
 * @returns null for any other URL, and for addresses that a browser may read as one
 */
export function toLocalUri(value: string | null): string | null {
  if (value === null || value.length > MAX_LENGTH || hasUnsafeCharacter(value)) return null;
  const { origin } = new URL(readEnv().SITE_URL);
  const local = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  if (!local.startsWith('/') || local.startsWith('//') || !URL.canParse(local, PLACEHOLDER_ORIGIN)) return null;
  const { pathname, search, hash, origin: parsedOrigin } = new URL(local, PLACEHOLDER_ORIGIN);
  // Segments such as `/.//` can make two slashes of one.
  if (parsedOrigin !== PLACEHOLDER_ORIGIN || pathname.startsWith('//') || isRoute(pathname)) return null;
  return pathname + search + hash;
}

/** Whether a path is an API route, which is not a page. The exception is the route to which the content service returns with AUTH_TYPE `redirect`. */
function isRoute(pathname: string): boolean {
  if (pathname === getAuthRoute('callback')) return false;
  return pathname.startsWith('/api/') || pathname.startsWith(`${readEnv().API_BASE_PATH}/`);
}

/** Browsers read a backslash as a slash, and remove tabs and line breaks. */
function hasUnsafeCharacter(value: string): boolean {
  for (let index = 0; index < value.length; index++) {
    const code = value.charCodeAt(index);
    if (code <= 0x20 || code === 0x7f || code === 0x5c) return true;
  }
  return false;
}
