/**
 * The cookie that makes a browser known to the content service after a sign-in. Guesses of others from other browsers cannot lock its owner out. It signs
 * nobody in.
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
