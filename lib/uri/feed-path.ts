/** Addresses of the feeds of a list: WordPress's for RSS and Atom (`/news/feed/`, `/news/feed/atom/`), and `/news/feed/json/`. */

import { type ArchiveDate, getListUri } from './page-uri.ts';

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

type Linked = { readonly uri: string | null } | null;

/** A page of the newsroom: its archive of a date, and its filters. */
type NewsPage = { date: ArchiveDate | null; category: Linked; market: Linked; year: number | null; text: string | null };

/**
 * Returns the URI of the list whose feed has the posts of a page of the newsroom: a date archive, or the category or market if it is the only filter. Other filters
 * have no feed of their own, so the page has that of the whole newsroom.
 * @param uri of the newsroom
 */
export function getNewsFeedListUri(uri: string, { date, category, market, year, text }: NewsPage): string {
  if (date) return getListUri({ uri, date });
  if (year || text || (category && market)) return uri;
  return category?.uri ?? market?.uri ?? uri;
}

/** Splits the path of a feed into the URI of its list and its format. Null for all other paths. */
export function parseFeedPath(path: string): { uri: string; format: FeedFormat } | null {
  const format = feedFormats.toReversed().find((each) => path.endsWith(`/${endings[each]}`));
  return format === undefined ? null : { uri: path.slice(0, -endings[format].length), format };
}
