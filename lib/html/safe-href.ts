import { readEnv } from '#lib/env/env.ts';

export type SafeHref = { href: string; kind: 'own' | 'external' | 'telephone' | 'mail' };

/**
 * Says what an address of the content leads to. Addresses on the site's own host become paths, so that a page works on any host it is
 * served from; an address with a scheme that could run something (`javascript:`, `data:`) or that can't be read is none at all.
 *
 * @returns null when there is nothing safe to link to.
 */
export function classifyHref(href: string | null | undefined): SafeHref | null {
  const written = href?.trim();
  if (!written) return null;
  // A place on the page, or what the page is asked: whichever page it is.
  if (/^[#?]/.test(written) || written === './') return { href: written, kind: 'own' };
  const { SITE_URL, CONTENT_URL } = readEnv();
  const base = new URL(SITE_URL);
  const url = URL.parse(written, base);
  switch (url?.protocol) {
    case 'tel:':
      return { href: url.href, kind: 'telephone' };
    case 'mailto:':
      return { href: url.href, kind: 'mail' };
    case 'http:':
    case 'https:':
      // A WordPress writes links to itself; the same paths are the site's.
      if (url.host === base.host || url.host === new URL(CONTENT_URL).host) {
        // Two slashes at the start would name another host.
        return { href: `${url.pathname.replace(/^\/{2,}/, '/')}${url.search}${url.hash}`, kind: 'own' };
      }
      return { href: url.href, kind: 'external' };
    default:
      return null;
  }
}

/** True when an address may be put into a page as a link. */
export function isSafeHref(href: string | null | undefined): boolean {
  return classifyHref(href) !== null;
}
