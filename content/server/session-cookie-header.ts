/** The session cookie in headers. */

const MAX_AGE_SECONDS = 14 * 24 * 60 * 60;

/** With TLS, the prefix guarantees that no other host has set the cookie. */
const getCookieName = (contentUrl: string) => (contentUrl.startsWith('https:') ? '__Host-content-session' : 'content-session');

/** @returns null if the request has no session cookie */
export function readSessionCookie(header: string | undefined, contentUrl: string): string | null {
  const name = `${getCookieName(contentUrl)}=`;
  const pair = (header ?? '').split(/;\s*/).find((part) => part.startsWith(name));
  return pair === undefined ? null : pair.slice(name.length);
}

/** @param value the empty string deletes the cookie */
export function formatSessionCookie(value: string, contentUrl: string): string {
  const age = value === '' ? 0 : MAX_AGE_SECONDS;
  const secure = contentUrl.startsWith('https:') ? '; Secure' : '';
  return `${getCookieName(contentUrl)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}
