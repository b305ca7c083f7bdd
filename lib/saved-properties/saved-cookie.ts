/**
 * The cookie with a visitor's saved list: the database ids of the properties, the last one first. The browser sends it to the pages of the list and to the route
 * that changes it only, so that the pages that are cached for all visitors never receive it.
 */
import { formatCookie, getCookie } from '#lib/http/cookies.ts';
import { COMPARE_PATH, MAX_SAVED, SAVED_PATH, SAVED_ROUTE } from './addresses.ts';

const NAME = 'saved-properties';

/** A cookie belongs to one path, so there is one for each of them, with the same value. */
const PATHS = [SAVED_PATH, COMPARE_PATH, SAVED_ROUTE];

const SEPARATOR = '.';

const YEAR_SECONDS = 31_536_000;

const ID_PATTERN = /^[1-9]\d{0,9}$/;

/** The ids on the saved list, without repetitions. @param cookies value of the Cookie header */
export function readSavedIds(cookies: string | null | undefined): number[] {
  return parseIds([getCookie(cookies, NAME) ?? '']).slice(0, MAX_SAVED);
}

/** Values of the Set-Cookie headers that store a list. An empty list deletes the cookie. */
export function createSavedCookies(ids: readonly number[]): string[] {
  const value = joinIds(ids.slice(0, MAX_SAVED));
  return PATHS.map((path) => formatCookie(NAME, value, { maxAge: ids.length > 0 ? YEAR_SECONDS : 0, path }));
}

/** The database ids in texts from a form, an address or a cookie. Each text can contain several. */
export function parseIds(texts: readonly string[]): number[] {
  return [
    ...new Set(
      texts
        .flatMap((text) => text.split(SEPARATOR))
        .filter((text) => ID_PATTERN.test(text))
        .map(Number),
    ),
  ];
}

/** Several ids as one value of a form or an address. */
export const joinIds = (ids: readonly number[]): string => ids.join(SEPARATOR);
