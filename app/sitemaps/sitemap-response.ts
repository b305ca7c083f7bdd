import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { unstable_cache } from 'next/cache';
import { readEnv } from '#lib/env/env.ts';
import { createFileResponse } from '#lib/relay/file-response.ts';
import { splitSitemap, type SitemapEntry } from '#lib/seo/sitemap.ts';
import { listPublicUrls } from './public-urls.ts';

/**
 * The index and all sitemaps are made from one list. It is cached instead of the responses, so that a server without the document server has it during an
 * outage, and no failure is cached. Next caches no value of more than 2 MB, so the list is compressed: to 1.5 MB for 100,000 URLs.
 */
const getPackedUrls = unstable_cache(
  async () => (await promisify(gzip)(JSON.stringify(await listPublicUrls()))).toString('base64'),
  ['sitemap'],
  { revalidate: readEnv().REVALIDATE_SECONDS, tags: ['content'] },
);

async function getPublicUrls(): Promise<SitemapEntry[]> {
  const json = await promisify(gunzip)(Buffer.from(await getPackedUrls(), 'base64'));
  return JSON.parse(json.toString()) as SitemapEntry[];
}

/** Responds with XML that is made from the sitemaps of the site. @param toXml returns null for a sitemap that does not exist */
export async function createSitemapResponse(toXml: (sitemaps: readonly SitemapEntry[][]) => string | null): Promise<Response> {
  return await createFileResponse(async () => {
    const body = toXml(splitSitemap(await getPublicUrls()));
    return body === null ? null : { body, type: 'application/xml; charset=utf-8' };
  });
}
