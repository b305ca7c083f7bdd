import { unstable_cache } from 'next/cache';
import { readEnv } from '#lib/env/env.ts';
import { ContentUnavailableError } from '#lib/relay/errors.ts';
import { toSitemapXml } from '#lib/seo/sitemap.ts';
import { listPublicUrls } from './public-urls.ts';

/**
 * Rendered at the first request, so that the build needs no content service. A static route would also cache a response with 503. Here only the
 * sitemap is cached, so the last one stays available during an outage and no failure is cached.
 */
export const dynamic = 'force-dynamic';

const { REVALIDATE_SECONDS } = readEnv();

const getCachedSitemap = unstable_cache(async () => toSitemapXml(await listPublicUrls()), ['sitemap'], {
  revalidate: REVALIDATE_SECONDS,
  tags: ['content'],
});

const RETRY_AFTER_SECONDS = '30';

export async function GET(): Promise<Response> {
  try {
    const xml = await getCachedSitemap();
    return new Response(xml, {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=0, s-maxage=${REVALIDATE_SECONDS}` },
    });
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    return new Response('The sitemap is temporarily unavailable.\n', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS },
    });
  }
}
