/**
 * Filters a visitor's request before it is passed to Next. With Next's internal headers, cookies and parameters, a visitor could request its private output
 * (flight data, raw documents) or pretend that another server has matched a route. Therefore, only listed headers are passed on, and Next's internal cookies
 * and parameters are removed.
 */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { signatureHeaders } from '#lib/webhook/signature.ts';
import { decodeOrNull } from '#lib/uri/decode.ts';

/** The headers that routes of this site may read. */
const forwardedHeaders = [
  'accept',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'user-agent',
  ...Object.values(signatureHeaders),
] as const;

/** Cookies and parameters that begin with these names belong to Next. */
const internalCookie = /^__(?:next|prerender)/i;
const internalParameter = /^(?:_rsc|__next|__flight|nxt[PI])/i;

/** Next sends private output for paths with these extensions and for its internal pages. No page of this site has such a path. */
const internalPath = /\.(?:rsc|segments|action|prefetch)(?:\/|$)|^\/_(?:not-found|global-error|error|document|app)(?:\/|$)/i;

export function isInternalToNext(path: string): boolean {
  return internalPath.test(path);
}

/** @param clientIp replaces `X-Forwarded-For`: rate limits depend on it, so it must not be an address that the client chose */
export function selectHeaders(headers: IncomingHttpHeaders, clientIp: string): OutgoingHttpHeaders {
  const selected: OutgoingHttpHeaders = { 'x-forwarded-for': clientIp };
  for (const name of forwardedHeaders) {
    const value = name === 'cookie' ? selectCookies(headers.cookie) : headers[name];
    if (typeof value === 'string' && value !== '') selected[name] = value;
  }
  return selected;
}

/** The cookies that do not belong to Next; empty if there are none. */
export function selectCookies(cookies: string | undefined): string {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair !== '' && !internalCookie.test(pair)).join('; ');
}

/** @param search with its question mark, or empty; the result has the same form */
export function selectParameters(search: string): string {
  const pairs = search.slice(1).split('&');
  const selected = pairs.filter((pair) => {
    const name = decodeOrNull(pair.split('=', 1)[0]?.replaceAll('+', ' ') ?? '');
    return pair !== '' && name !== null && !internalParameter.test(name);
  });
  return selected.length === 0 ? '' : `?${selected.join('&')}`;
}
