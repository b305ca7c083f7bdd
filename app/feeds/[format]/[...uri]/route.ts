import { toAtom } from '#lib/feeds/atom.ts';
import { getFeedModified } from '#lib/feeds/feed.ts';
import { toJsonFeed } from '#lib/feeds/json-feed.ts';
import { toRss } from '#lib/feeds/rss.ts';
import { createFileResponse } from '#lib/relay/file-response.ts';
import { feedFormats, feedMediaTypes } from '#lib/uri/feed-path.ts';
import { toPath } from '#lib/uri/front-page.ts';
import { loadFeed } from '../../load-feed.ts';

/** The document server caches feeds like pages, until content that they show changes. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ format: string; uri: string[] }> };

/** The newest entries of a list as RSS, Atom or JSON Feed. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { format: name, uri } = await params;
  const format = feedFormats.find((each) => each === name);
  const path = toPath(uri);
  let location: string | null = null;
  const response = await createFileResponse(async () => {
    const result = format && (await loadFeed(path === '' ? '/' : `/${path}/`, format));
    if (!result || result.kind === 'missing') return null;
    if (result.kind === 'redirect') {
      location = result.path;
      return null;
    }
    const { feed, publisher } = result;
    const modified = getFeedModified(feed);
    return {
      body: { rss: () => toRss(feed), atom: () => toAtom(feed, publisher), json: () => toJsonFeed(feed) }[format](),
      type: `${feedMediaTypes[format]}; charset=utf-8`,
      ...(modified !== null && { headers: { 'last-modified': new Date(modified).toUTCString() } }),
    };
  });
  return location === null ? response : new Response(null, { status: 308, headers: { location } });
}
