/** Addresses of the feeds of a list: WordPress's for RSS and Atom (`/news/feed/`, `/news/feed/atom/`), and `/news/feed/json/`. */

/** Path prefix of the route that renders feeds. `next.config.mjs` rewrites the addresses of feeds to it. */
export const FEEDS_FOLDER = '/feeds/';

export const feedFormats = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const endings: Readonly<Record<FeedFormat, string>> = { rss: 'feed/', atom: 'feed/atom/', json: 'feed/json/' };

export const feedMediaTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** @param uri of a list, with a leading and a trailing slash */
export function getFeedPath(uri: string, format: FeedFormat): string {
  return uri + endings[format];
}

/** Splits the path of a feed into the URI of its list and its format. Null for all other paths. */
export function parseFeedPath(path: string): { uri: string; format: FeedFormat } | null {
  const format = feedFormats.toReversed().find((each) => path.endsWith(`/${endings[each]}`));
  return format === undefined ? null : { uri: path.slice(0, -endings[format].length), format };
}
