import { readEnv } from '#lib/env/env.ts';

export type SafeHref = { href: string; kind: 'internal' | 'external' | 'phone' | 'email' };

/**
 * Classifies a URL from content by its destination. URLs on the host of this site become paths, so that a page works on every host that serves it.
 *
 * @returns null if the URL is invalid or has a scheme that could run script (`javascript:`, `data:`)
 */
export function classifyHref(href: string | null | undefined): SafeHref | null {
  const trimmed = href?.trim();
  if (!trimmed) return null;
  // A fragment or a query string refers to the current page.
  if (/^[#?]/.test(trimmed) || trimmed === './') return { href: trimmed, kind: 'internal' };
  const { SITE_URL, CONTENT_URL } = readEnv();
  const siteUrl = new URL(SITE_URL);
  const url = URL.parse(trimmed, siteUrl);
  switch (url?.protocol) {
    case 'tel:':
      return { href: url.href, kind: 'phone' };
    case 'mailto:':
      return { href: url.href, kind: 'email' };
    case 'http:':
    case 'https:':
      // WordPress writes links with its own host. The site serves the same paths.
      if (url.host === siteUrl.host || url.host === new URL(CONTENT_URL).host) {
        // A path that starts with two slashes would be a URL on another host.
        return { href: `${url.pathname.replace(/^\/{2,}/, '/')}${url.search}${url.hash}`, kind: 'internal' };
      }
      return { href: url.href, kind: 'external' };
    default:
      return null;
  }
}

/** @returns the path of a URL on this site, without query and fragment; null for other URLs and for those that refer to the current page */
export function toSitePath(href: string | null | undefined): string | null {
  const target = classifyHref(href);
  return target?.kind === 'internal' && target.href.startsWith('/') ? target.href.replace(/[?#].*/s, '') : null;
}

/** True if the URL may be used in a link. */
export function isSafeHref(href: string | null | undefined): boolean {
  return classifyHref(href) !== null;
}
