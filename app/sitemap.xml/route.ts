import { unstable_cache } from 'next/cache';
import { readEnv } from '#lib/env/env.ts';
import { ContentUnavailableError } from '#lib/relay/errors.ts';
import { toSitemapXml } from '#lib/seo/sitemap.ts';
import { listPublicUrls } from './public-urls.ts';

/**
 * Made when it is asked for, so that a build needs no content. As a static route Next would also keep the answer 503; kept apart from the
 * answer, the last good sitemap outlives an outage and no failure is remembered.
 */
export const dynamic = 'force-dynamic';

const { REVALIDATE_SECONDS } = readEnv();

const makeSitemap = unstable_cache(async () => toSitemapXml(await listPublicUrls()), ['sitemap'], {
  revalidate: REVALIDATE_SECONDS,
  tags: ['content'],
});

const RETRY_AFTER_SECONDS = '30';

export async function GET(): Promise<Response> {
  try {
    const xml = await makeSitemap();
    return new Response(xml, {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=0, s-maxage=${REVALIDATE_SECONDS}` },
    });
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    return new Response('The list of pages cannot be made at the moment.\n', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS },
    });
  }
}
