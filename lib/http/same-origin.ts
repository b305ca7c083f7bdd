/** Checks that a form was submitted from a page of this site, and finds that page. */
import { readEnv } from '#lib/env/env.ts';

/** True if the request comes from a page of this site, according to `Sec-Fetch-Site` or, in older browsers, `Origin`. False if both are missing. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? isSiteUrl(headers.get('origin'), headers) : site === 'same-origin';
}

/** Whether a page of another site caused the request, by a link, a form, a script or an embedded resource. */
export function isCrossSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}

/** True if the URL has the host of `SITE_URL` or the host of this request: a site may be reachable by several host names. */
function isSiteUrl(url: string | null, headers: Headers): boolean {
  if (url === null || !URL.canParse(url)) return false;
  const { host } = new URL(url);
  return host === new URL(readEnv().SITE_URL).host || host === headers.get('host');
}

/** Not sent anywhere: pages are addressed by their path and query. */
const BASE = 'http://site.invalid';

/**
 * Returns the page that submitted the form, taken from the `Referer` header. Only its path and query are meant: they lead to this site. Leading slashes
 * are collapsed, because a path that starts with two would be a URL on another host.
 * @param fallback path of the page for requests whose header is missing or names another site or an API route
 */
export function getFormPage(headers: Headers, fallback: string): URL {
  const referrer = headers.get('referer');
  const page = new URL(referrer !== null && isSiteUrl(referrer, headers) ? referrer : `${BASE}${fallback}`);
  const { pathname, search } = page.pathname.startsWith('/api/') ? new URL(`${BASE}${fallback}`) : page;
  return new URL(`${BASE}${pathname.replace(/^[/\\]+/, '/')}${search}`);
}

/** @returns path and query */
export const toLocation = ({ pathname, search }: URL): string => `${pathname}${search}`;
