import { readEnv } from '#lib/env/env.ts';

/** Whole public address of a path of this site. */
export function toSiteAddress(path: string): string {
  return `${readEnv().SITE_URL}${path.startsWith('/') ? path : `/${path}`}`;
}

/**
 * An address that content gives for one of its own pages, as a whole address of this site. WordPress writes its own host into canonical
 * addresses and breadcrumbs; an address of any third host is left as it is.
 */
export function toPublicAddress(address: string): string {
  const { SITE_URL, CONTENT_URL } = readEnv();
  if (!URL.canParse(address, SITE_URL)) return SITE_URL;
  const url = new URL(address, SITE_URL);
  const own = [new URL(SITE_URL).host, new URL(CONTENT_URL).host];
  return own.includes(url.host) ? `${SITE_URL}${url.pathname}${url.search}${url.hash}` : url.href;
}
