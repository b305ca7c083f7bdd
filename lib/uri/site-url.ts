import { readEnv } from '#lib/env/env.ts';

/** Returns the absolute public URL of a path on this site. */
export function toSiteUrl(path: string): string {
  return `${readEnv().SITE_URL}${path.startsWith('/') ? path : `/${path}`}`;
}

/**
 * Converts the URL of a page, as content has it, to an absolute URL of this site. WordPress uses its own host in canonical URLs and breadcrumbs.
 * URLs of any other host are returned unchanged, and an invalid URL becomes `SITE_URL`.
 */
export function toPublicUrl(urlText: string): string {
  const { SITE_URL, CONTENT_URL } = readEnv();
  if (!URL.canParse(urlText, SITE_URL)) return SITE_URL;
  const url = new URL(urlText, SITE_URL);
  const siteHosts = [new URL(SITE_URL).host, new URL(CONTENT_URL).host];
  return siteHosts.includes(url.host) ? `${SITE_URL}${url.pathname}${url.search}${url.hash}` : url.href;
}
