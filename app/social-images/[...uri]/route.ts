import { fetchPicture } from '#lib/media/fetch-picture.ts';
import { fetchContent } from '#lib/relay/fetch-content.ts';
import { createFileResponse } from '#lib/relay/file-response.ts';
import { SOCIAL_IMAGE_SIZE } from '#lib/social-image/size.ts';
import { createSocialImage } from '#lib/social-image/social-image.ts';
import { isSameUri } from '#lib/uri/page-uri.ts';
import { parseSocialImagePath } from '#lib/uri/social-image-url.ts';
import { type SocialImageData, socialImageQuery, toSocialImage } from '../social-image-data.ts';

type Context = { params: Promise<{ uri: string[] }> };

/** The document server caches the response. */
export const dynamic = 'force-dynamic';

/** The picture of a page for link previews. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const uri = parseSocialImagePath((await params).uri);
  return await createFileResponse(async () => {
    if (uri === null) return null;
    const data = (await fetchContent('SocialImageQuery', socialImageQuery, { uri })).data as SocialImageData;
    const image = toSocialImage(data);
    // The service finds a page at other addresses, too, such as `/news/page/2/`. Each would be a picture of its own in the cache.
    if (!image || !isSameUri(data.nodeByUri?.uri ?? '', uri)) return null;
    const picture = await fetchPicture(data.nodeByUri?.featuredImage?.node, SOCIAL_IMAGE_SIZE.width);
    return { body: await createSocialImage({ ...image, picture }), type: 'image/jpeg' };
  });
}
