import { toSitemapIndexXml } from '#lib/seo/sitemap.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { createSitemapResponse } from '../sitemaps/sitemap-response.ts';

/** Rendered at the first request, so that the build needs no content service. A static route would also cache a response with 503. */
export const dynamic = 'force-dynamic';

/** The index of the sitemaps (app/sitemaps). */
export async function GET(): Promise<Response> {
  return await createSitemapResponse((sitemaps) => toSitemapIndexXml(sitemaps, (number) => toSiteUrl(`/sitemaps/${number}.xml`)));
}
