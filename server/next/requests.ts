/** Requests that only Next can handle. */
import type { IncomingHttpHeaders } from 'node:http';

/** The cookie of draft mode. */
export const DRAFT_MODE_COOKIE = '__prerender_bypass=';

/** In draft mode an editor sees unpublished content: no such page may come from a cache or be stored in one. */
export function isDraftMode(cookies: string | undefined): boolean {
  return cookies !== undefined && cookies.includes(DRAFT_MODE_COOKIE);
}

/** Next's client runtime requests the data of a page (React's flight format) instead of its document. */
export function isFlightRequest(headers: IncomingHttpHeaders): boolean {
  return headers['rsc'] !== undefined;
}
