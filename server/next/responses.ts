/** What the headers and error documents of Next's responses mean. */
import type { NextResponseData } from './next-app.ts';

/**
 * `store`: from Next's page cache, the same for every visitor. `stale`: also, but Next is rendering a newer one.
 * `never`: rendered for this request, it may contain what one visitor sent.
 */
export type CachePolicy = 'store' | 'stale' | 'never';

/** Only a response from Next's page cache has the header `x-nextjs-cache`. */
export function getCachePolicy({ status, headers }: Pick<NextResponseData, 'status' | 'headers'>): CachePolicy {
  const cache = headers['x-nextjs-cache'];
  if (status !== 200 || getMaxAgeSeconds({ headers }) === 0) return 'never';
  if (cache === 'STALE') return 'stale';
  return cache === 'HIT' || cache === 'MISS' ? 'store' : 'never';
}

/** React's flight data, which only Next's client runtime reads. Islands load their data from this server (`toVisitorDocument`). */
export function isFlightData(contentType: string): boolean {
  return contentType.startsWith('text/x-component');
}

/** Marks the response to a request with cookies as private, regardless of Next's cache headers. */
export function toPersonalResponse(response: NextResponseData): NextResponseData {
  return { ...response, headers: { ...response.headers, 'x-nextjs-cache': undefined, 'cache-control': 'private, no-store' } };
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
