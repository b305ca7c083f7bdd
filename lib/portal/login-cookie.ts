/** The cookie in which the customer portal stores the login of a customer. It is not a credential: the portal requires a password. */
import { formatCookie, getCookie } from '#lib/http/cookies.ts';

const COOKIE = 'portal-login';
const DAY_SECONDS = 86_400;
const MAX_LOGIN_LENGTH = 200;

/** Whether a login can be stored: not empty, not too long, and without control characters. */
export function isValidLogin(login: string): boolean {
  return login.length > 0 && login.length <= MAX_LOGIN_LENGTH && !/\p{Cc}/u.test(login) && login.isWellFormed();
}

/** Value of a Set-Cookie header that stores a login. @param login must be valid. @param days lifetime */
export function createLoginCookie(login: string, days = 1): string {
  return formatCookie(COOKIE, encodeURIComponent(login), { maxAge: days * DAY_SECONDS });
}

/** Value of a Set-Cookie header that deletes the login: a cookie that has expired. */
export function createExpiredLoginCookie(): string {
  return formatCookie(COOKIE, '', { maxAge: 0 });
}

/** Reads the login from a Cookie header. Null if there is none. */
export function readLoginCookie(header: string | null): string | null {
  const value = getCookie(header, COOKIE);
  if (value === null) return null;
  try {
    const login = decodeURIComponent(value);
    return isValidLogin(login) ? login : null;
  } catch {
    // Not a cookie of this site.
    return null;
  }
}
