/** The sitemap protocol (sitemaps.org): one file of at most 50,000 addresses. */

export const SITEMAP_LIMIT = 50_000;

export type SitemapEntry = {
  /** Whole address. */
  address: string;
  /** UTC, `2026-11-12T17:00:00` as WPGraphQL tells it, or null. */
  modifiedGmt: string | null;
};

export function toSitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, SITEMAP_LIMIT).map(({ address, modifiedGmt }) => {
    const lastmod = modifiedGmt ? `<lastmod>${escapeXml(modifiedGmt.replace(/Z?$/, 'Z'))}</lastmod>` : '';
    return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
