/** Sitemaps (sitemaps.org) with Google's extension for images, and their index. */
import { escapeXml } from '#lib/xml/escape-xml.ts';

/** The limits of the protocol. */
const MAX_SITEMAP_URLS = 50_000;
const MAX_SITEMAPS = 50_000;

export type SitemapEntry = {
  /** Absolute URL. */
  url: string;
  /** Time of the last change in UTC, such as `2026-11-12T17:00:00`, as WPGraphQL returns it. */
  modifiedGmt: string | null;
  /** Absolute URL of the main image of the page. */
  imageUrl?: string | null;
};

/** Arguments and fields of a list in a query for a sitemap. A list was modified when the latest of its nodes was. */
export const latestModification = '(first: 1, where: { orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { modifiedGmt } }';

/** Splits a list into sitemaps of the maximum size. A site without pages has one empty sitemap. */
export function splitSitemap(entries: readonly SitemapEntry[], maxUrls = MAX_SITEMAP_URLS): SitemapEntry[][] {
  const count = Math.min(Math.max(1, Math.ceil(entries.length / maxUrls)), MAX_SITEMAPS);
  return Array.from({ length: count }, (_, index) => entries.slice(index * maxUrls, (index + 1) * maxUrls));
}

/** Returns a sitemap document. */
export function toSitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, modifiedGmt, imageUrl }) => {
    const image = imageUrl ? `<image:image><image:loc>${escapeXml(imageUrl)}</image:loc></image:image>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${toLastModified(modifiedGmt)}${image}</url>\n`;
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`;
}

/**
 * Returns the index of sitemaps. A sitemap was modified when its latest page was.
 * @param getUrl returns the absolute URL of a sitemap by its number, from 1
 */
export function toSitemapIndexXml(sitemaps: readonly (readonly SitemapEntry[])[], getUrl: (number: number) => string): string {
  const items = sitemaps.map((entries, index) => {
    const latest = entries.reduce<string | null>(
      (time, { modifiedGmt }) => ((modifiedGmt ?? '') > (time ?? '') ? modifiedGmt : time),
      null,
    );
    return `<sitemap><loc>${escapeXml(getUrl(index + 1))}</loc>${toLastModified(latest)}</sitemap>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</sitemapindex>\n`;
}

const toLastModified = (gmt: string | null) => (gmt ? `<lastmod>${escapeXml(gmt.replace(/Z?$/, 'Z'))}</lastmod>` : '');
