/**
 * The cookie that makes a browser known to the content service after a sign-in. Guesses of others from other browsers cannot lock its owner out. It signs
 * nobody in.
 */
import { readEnv } from '#lib/env/env.ts';

/** As long as the content service accepts the token. */
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

const getName = () => (readEnv().SITE_URL.startsWith('https:') ? '__Host-device' : 'device');

/** Reads the token from the cookies of a request; empty if there is none. */
export function readDeviceToken(headers: Headers): string {
  return new RegExp(`(?:^|;\\s*)${getName()}=([\\w.-]{1,500})(?:;|$)`).exec(headers.get('cookie') ?? '')?.[1] ?? '';
}

/** Value of a Set-Cookie header. */
export function createDeviceCookie(token: string): string {
  const secure = readEnv().SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${getName()}=${token}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}
