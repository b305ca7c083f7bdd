import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of another origin has sent the request, according to `Sec-Fetch-Site` or, in older browsers, `Origin`. Other clients send neither. Browsers
 * let every page submit forms to any host without a preflight request, so forms of other origins are rejected.
 */
export function isCrossOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  return origin !== undefined && URL.parse(origin)?.host !== host;
}
