/**
 * The cookie with the device token that the content service issues after a sign-in. Password guesses from other browsers cannot lock this browser out. The
 * token does not authenticate anyone.
 */
import { readEnv } from '#lib/env/env.ts';
import { formatCookie, getCookie } from '#lib/http/cookies.ts';

/** As long as the content service accepts the token. */
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

const getName = () => (readEnv().SITE_URL.startsWith('https:') ? '__Host-device' : 'device');

/** Reads the token from the cookies of a request; empty if there is none. */
export function readDeviceToken(headers: Headers): string {
  return getCookie(headers.get('cookie'), getName()) ?? '';
}

/** Value of a Set-Cookie header. */
export function createDeviceCookie(token: string): string {
  return formatCookie(getName(), token, { maxAge: MAX_AGE_SECONDS, sameSite: 'Strict' });
}
