/** What the headers and error documents of Next's responses mean. */
import type { NextResponseData } from './next-app.ts';

/** `store`: the same for every visitor. `never`: rendered for this request, it may contain what one visitor sent. */
export type CachePolicy = 'store' | 'never';

/**
 * A page that Next could cache has the header `x-nextjs-cache`. The value is always MISS, because Next's own cache is turned off (`no-page-cache.ts`). A route that
 * responds with `public` has decided for itself that its response is for everyone.
 */
export function getCachePolicy({ status, headers }: Pick<NextResponseData, 'status' | 'headers'>): CachePolicy {
  if (status !== 200 || getMaxAgeSeconds({ headers }) === 0) return 'never';
  return headers['x-nextjs-cache'] === 'MISS' || /^public\b/.test(headers['cache-control'] ?? '') ? 'store' : 'never';
}

/** React's flight data, which only Next's client runtime reads. Islands load their data from this server (`toVisitorDocument`). */
export function isFlightData(contentType: string): boolean {
  return contentType.startsWith('text/x-component');
}

/** Next sends no header of this name: its headers of routes are those in next.config.mjs. */
const PERSONAL_HEADER = 'x-personal-response';

/** Marks the response to a request with cookies as private, regardless of Next's cache headers. */
export function toPersonalResponse(response: NextResponseData): NextResponseData {
  const headers = { ...response.headers, 'x-nextjs-cache': undefined, 'cache-control': 'private, no-store', [PERSONAL_HEADER]: 'true' };
  return { ...response, headers };
}

/** Whether the response was rendered for one visitor (`toPersonalResponse`). */
export function isPersonalResponse({ headers }: Pick<NextResponseData, 'headers'>): boolean {
  return headers[PERSONAL_HEADER] !== undefined;
}

/** The status that a page sets with the component `ResponseStatus`, because pages of Next cannot set one. Null if it sets none. */
export function findPageStatus(html: string): number | null {
  const status = /<meta name="response-status" content="(400|404|410|503)"\/?>/.exec(html)?.[1];
  return status === undefined ? null : Number(status);
}

/** Whether the page is the form for the password of protected content (components/templates/PasswordForm.tsx). */
export function isPasswordForm(html: string): boolean {
  return /<meta name="content-access" content="password"\/?>/.test(html);
}

/** For how long a response from Next's page cache is fresh. */
export function getMaxAgeSeconds({ headers }: Pick<NextResponseData, 'headers'>): number {
  return Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0);
}

/** When a render fails, or a page is not found during one, Next sends a document without content that its client runtime would fill. */
export function isErrorShell(html: string): boolean {
  return html.includes('<html id="__next_error__"');
}

/** Whether a render failed with an error of this digest. React writes the digest into the markup or into the flight data. @param digest letters and underscores */
export function hasErrorDigest(html: string, digest: string): boolean {
  return new RegExp(`data-dgst="${digest}"|\\\\?"digest\\\\?":\\\\?"${digest}\\\\?"`).test(html);
}
