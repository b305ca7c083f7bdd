/** Entries of a news feed of another site, or of this one. */
import type { Services } from '../../../commands/core/services.ts';
import { createFeedCache, type FeedCache } from '../../../feeds/feed-cache.ts';
import { loadNews } from '../../../feeds/load-feed.ts';
import { MAX_ENTRIES, type NewsEntry } from '../../../feeds/parse-news.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { listOwnFeed } from './own-feed.ts';

/** Feed caches, one per set of services. */
const feedCaches = new WeakMap<Services, FeedCache<NewsEntry>>();

function getFeedCache(services: Services): FeedCache<NewsEntry> {
  const { now, log, uploads } = services;
  let cache = feedCaches.get(services);
  if (!cache) {
    cache = createFeedCache({ now, log, load: (url) => loadNews(url, uploads?.allowedHosts ?? []) });
    feedCaches.set(services, cache);
  }
  return cache;
}

export const feed: BlockDataSource = {
  name: 'feed',
  type: '[FeedEntry!]!',
  declare: (builder) =>
    builder.object('FeedEntry', {
      description: 'An entry of a news feed. All fields are plain text.',
      fields: {
        title: { type: 'String!', description: 'Title.' },
        link: { type: 'String', description: 'URL.' },
        date: { type: 'String', description: 'Date such as `2026-11-18`.' },
        author: { type: 'String', description: 'Author.' },
        text: { type: 'String', description: 'Beginning of the text.' },
      },
    }),
  resolve: async ({ block: { attributes } }, _args, context) => {
    const { feedURL, itemsToShow } = attributes;
    if (typeof feedURL !== 'string' || feedURL.trim() === '') return [];
    const limit = typeof itemsToShow === 'number' ? Math.min(Math.max(Math.trunc(itemsToShow), 1), MAX_ENTRIES) : MAX_ENTRIES;
    const own = await listOwnFeed(feedURL.trim(), limit, context);
    return own ?? (await getFeedCache(context.services).read(feedURL.trim())).slice(0, limit);
  },
};
