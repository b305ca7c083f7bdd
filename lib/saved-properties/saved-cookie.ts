/**
 * The cookies of a visitor's saved list. One contains the database ids of the properties, the last one first. The browser sends it to the pages of the list and to
 * the route that changes it only, so that the pages that are cached for all visitors never receive it. The other one contains only their number, which every page shows.
 */
import { formatCookie, getCookie } from '#lib/http/cookies.ts';
import { COMPARE_PATH, MAX_SAVED, SAVED_PATH, SAVED_ROUTE } from './addresses.ts';

const NAME = 'saved-properties';

/** A cookie belongs to one path, so there is one for each of them, with the same value. */
const PATHS = [SAVED_PATH, COMPARE_PATH, SAVED_ROUTE];

const COUNT_NAME = 'saved-count';

const COUNT_PATTERN = /^[1-9]\d?$/;

const SEPARATOR = '.';

const YEAR_SECONDS = 31_536_000;

const ID_PATTERN = /^[1-9]\d{0,9}$/;

/** The ids on the saved list, without repetitions. @param cookies value of the Cookie header */
export function readSavedIds(cookies: string | null | undefined): number[] {
  return parseIds([getCookie(cookies, NAME) ?? '']).slice(0, MAX_SAVED);
}

/** The number of saved properties, or 0 if the cookie is missing or not valid. @param cookies value of the Cookie header */
export function readSavedCount(cookies: string | null | undefined): number {
  const value = getCookie(cookies, COUNT_NAME) ?? '';
  return COUNT_PATTERN.test(value) && Number(value) <= MAX_SAVED ? Number(value) : 0;
}

/** Values of the Set-Cookie headers that store a list. An empty list deletes the cookies. */
export function createSavedCookies(ids: readonly number[]): string[] {
  const saved = ids.slice(0, MAX_SAVED);
  const maxAge = saved.length > 0 ? YEAR_SECONDS : 0;
  return [
    ...PATHS.map((path) => formatCookie(NAME, joinIds(saved), { maxAge, path })),
    formatCookie(COUNT_NAME, String(saved.length), { maxAge }),
  ];
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
