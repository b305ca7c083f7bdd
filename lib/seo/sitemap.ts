/** Sitemaps (sitemaps.org). The protocol limits a file to 50,000 URLs. */

export const MAX_SITEMAP_URLS = 50_000;

export type SitemapEntry = {
  /** Absolute URL. */
  url: string;
  /** Time of the last change in UTC, such as `2026-11-12T17:00:00`, as WPGraphQL returns it. */
  modifiedGmt: string | null;
};

/** Returns the sitemap document. Entries beyond the limit are left out. */
export function toSitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, MAX_SITEMAP_URLS).map(({ url, modifiedGmt }) => {
    const lastmod = modifiedGmt ? `<lastmod>${escapeXml(modifiedGmt.replace(/Z?$/, 'Z'))}</lastmod>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
