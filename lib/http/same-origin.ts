/** Whether a form comes from a page of this site, and the way back there. */
import { readEnv } from '#lib/env/env.ts';

/** Browsers say where a request comes from (Fetch Metadata; before that, Origin). A request that says nothing is refused. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? isOwn(headers.get('origin'), headers) : site === 'same-origin';
}

/** Of the public address, or of the one this request was sent to: a site is also looked at by other names than its public one. */
function isOwn(address: string | null, headers: Headers): boolean {
  if (address === null || !URL.canParse(address)) return false;
  const { host } = new URL(address);
  return host === new URL(readEnv().SITE_URL).host || host === headers.get('host');
}

/** Only ever a path of this site, with its query. Two slashes at the start would name another host. @returns null where the page is unknown */
export function pathBack(headers: Headers): string | null {
  const referrer = headers.get('referer');
  if (referrer === null || !isOwn(referrer, headers)) return null;
  const { pathname, search } = new URL(referrer);
  return `${pathname.replace(/^[/\\]+/, '/')}${search}`;
}
