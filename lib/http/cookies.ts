import { readEnv } from '#lib/env/env.ts';

/** The value of a cookie as it was sent, or null. @param header value of the Cookie header */
export function getCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator !== -1 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return null;
}

interface CookieAttributes {
  /** Lifetime in seconds. 0 deletes the cookie. */
  maxAge: number;
  /** Default: the whole site. */
  path?: string;
  sameSite?: 'Lax' | 'Strict';
  /** Whether scripts can read it. */
  isReadableByScripts?: boolean;
}

/**
 * Value of a Set-Cookie header. The cookie is sent over https only, if the site uses https.
 * @param value must not contain characters that are invalid in cookies
 */
export function formatCookie(
  name: string,
  value: string,
  { maxAge, path = '/', sameSite = 'Lax', isReadableByScripts = false }: CookieAttributes,
): string {
  const secure = readEnv().SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}${isReadableByScripts ? '' : '; HttpOnly'}; SameSite=${sameSite}${secure}`;
}
