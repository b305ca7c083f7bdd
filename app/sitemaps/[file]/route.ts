import { toSitemapXml } from '#lib/seo/sitemap.ts';
import { createSitemapResponse } from '../sitemap-response.ts';

type Context = { params: Promise<{ file: string }> };

/** Rendered at the first request, like the index (app/sitemap.xml). */
export const dynamic = 'force-dynamic';

/** A sitemap by its number, from 1. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [, number] = /^([1-9]\d{0,4})\.xml$/.exec((await params).file) ?? [];
  return await createSitemapResponse((sitemaps) => {
    const entries = sitemaps[Number(number) - 1];
    return entries ? toSitemapXml(entries) : null;
  });
}
