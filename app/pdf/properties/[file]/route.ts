import { hasOffer, propertyBrochureQuery, type PropertyData } from '#components/documents/property-data.ts';
import { createPropertyBrochure } from '#components/documents/property-brochure.ts';
import { fetchPicture } from '#lib/media/fetch-picture.ts';
import { fetchContent } from '#lib/relay/fetch-content.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { parsePdfFileName } from '../../parse-pdf-file-name.ts';
import { createPdfResponse } from '../../pdf-response.ts';

type Context = { params: Promise<{ file: string }> };
type Data = { generalSettings: { title: string | null } | null; property: PropertyData | null };

/** The document server caches the response. */
export const dynamic = 'force-dynamic';

/** 200 pixels per inch over the width of a page; a larger picture makes the file larger, and looks the same. */
const PICTURE_WIDTH = 1500;

/** The brochure of a published property with space. A leased one has nothing to offer, so it has no brochure. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const slug = parsePdfFileName((await params).file);
  return await createPdfResponse(`${slug ?? ''}-brochure.pdf`, async () => {
    if (slug === null) return null;
    const { property, generalSettings } = (await fetchContent('PropertyBrochureQuery', propertyBrochureQuery, { slug })).data as Data;
    if (!property || !hasOffer(property)) return null;
    return await createPropertyBrochure({
      property,
      picture: await fetchPicture(property.featuredImage?.node, PICTURE_WIDTH),
      organization: generalSettings?.title ?? '',
      url: toSiteUrl(property.uri ?? '/'),
    });
  });
}
