import { type PropertyData, shortlistQuery } from '#components/documents/property-data.ts';
import { createShortlist, MAX_LISTED } from '#components/documents/shortlist.ts';
import { fetchPicture } from '#lib/media/fetch-picture.ts';
import { fetchContent } from '#lib/relay/fetch-content.ts';
import { MAX_SAVED, parseSlugs } from '#lib/saved-properties/addresses.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { createPdfResponse } from '../pdf-response.ts';

type Data = {
  propertySearchUri: string;
  generalSettings: { title: string | null } | null;
  properties: { nodes: readonly PropertyData[] } | null;
};

export const dynamic = 'force-dynamic';

/** Wide enough for the pictures of the list. */
const PICTURE_WIDTH = 700;

/** Several published properties in the order of the parameter `properties`. Unknown ones are left out. */
export async function GET(request: Request): Promise<Response> {
  const chosen = parseSlugs(new URL(request.url).searchParams.getAll('properties'), MAX_SAVED);
  const slugs = chosen.slice(0, MAX_LISTED);
  return await createPdfResponse('shortlist.pdf', async () => {
    if (slugs.length === 0) return null;
    const { properties, generalSettings, propertySearchUri } = (
      await fetchContent('ShortlistQuery', shortlistQuery, { slugs, count: slugs.length })
    ).data as Data;
    const listed = (properties?.nodes ?? []).toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
    if (listed.length === 0) return null;
    return await createShortlist({
      properties: listed,
      pictures: await Promise.all(listed.map(async ({ featuredImage }) => await fetchPicture(featuredImage?.node, PICTURE_WIDTH))),
      omittedCount: chosen.length - slugs.length,
      organization: generalSettings?.title ?? '',
      url: toSiteUrl(propertySearchUri),
    });
  });
}
