/**
 * The cookie of visitors who have entered the password of protected content. As in WordPress, one cookie opens all content whose passwords were entered, and it
 * lasts ten days. It contains tokens that the content service has signed, and no passwords.
 */
import { readEnv } from '#lib/env/env.ts';
import { formatCookie, getCookie } from '#lib/http/cookies.ts';

/** As long as the content service accepts a token. */
const MAX_AGE_SECONDS = 10 * 24 * 60 * 60;

/** The content service reads no more. */
const MAX_TOKENS = 20;

/** No character of a token. */
const SEPARATOR = '~';

const TOKEN_PATTERN = /^[\w.-]{1,100}$/;

const getName = () => (readEnv().SITE_URL.startsWith('https:') ? '__Host-content-passwords' : 'content-passwords');

/** The tokens in the cookies of a request, newest first. @param cookies value of the Cookie header */
export function readPasswordTokens(cookies: string | null | undefined): string[] {
  const value = getCookie(cookies, getName()) ?? '';
  return value
    .split(SEPARATOR)
    .filter((token) => TOKEN_PATTERN.test(token))
    .slice(0, MAX_TOKENS);
}

/** Value of a Set-Cookie header that adds a token to those of the request. */
export function createPasswordCookie(token: string, tokens: readonly string[]): string {
  const value = [...new Set([token, ...tokens])].slice(0, MAX_TOKENS).join(SEPARATOR);
  return formatCookie(getName(), value, { maxAge: MAX_AGE_SECONDS });
}

/** Value of a Set-Cookie header that deletes the cookie. */
export function createExpiredPasswordCookie(): string {
  return formatCookie(getName(), '', { maxAge: 0 });
}
