import { readEnv } from '#lib/env/env.ts';
import { getCookie } from '#lib/http/cookies.ts';

export function getSessionCookieName(): string {
  return readEnv().SITE_URL.startsWith('https:') ? '__Host-session' : 'session';
}

/** Whether a request may come from a signed-in editor. Only opening the cookie shows whether it is valid. @param cookies value of the Cookie header */
export function hasSessionCookie(cookies: string | undefined): boolean {
  return getCookie(cookies, getSessionCookieName()) !== null;
}
