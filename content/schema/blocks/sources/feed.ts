/** Entries of a feed of news from elsewhere. */
import type { Services } from '../../../commands/core/services.ts';
import { createFeedCache, type FeedCache } from '../../../feeds/feed-cache.ts';
import { loadNews } from '../../../feeds/load-feed.ts';
import type { NewsEntry } from '../../../feeds/parse-news.ts';
import type { BlockSourceSpec } from './types.ts';

/** What feeds said, for as long as the process lives. */
const feedsOf = new WeakMap<Services, FeedCache<NewsEntry>>();

function feeds(services: Services): FeedCache<NewsEntry> {
  const { now, log, uploads } = services;
  let found = feedsOf.get(services);
  if (!found) {
    found = createFeedCache({ now, log, load: (address) => loadNews(address, uploads?.allowedHosts ?? []) });
    feedsOf.set(services, found);
  }
  return found;
}

export const feed: BlockSourceSpec = {
  name: 'feed',
  type: '[FeedEntry!]!',
  declare: (builder) =>
    builder.object('FeedEntry', {
      description: 'An entry of a feed of news. All of it is text, whatever the feed holds.',
      fields: {
        title: { type: 'String!', description: 'Title.' },
        link: { type: 'String', description: 'Address.' },
        date: { type: 'String', description: 'Day, `2026-11-18`.' },
        author: { type: 'String', description: 'Who wrote it.' },
        text: { type: 'String', description: 'First words.' },
      },
    }),
  resolve: async ({ block: { attributes } }, _args, { services }) => {
    const { feedURL, itemsToShow } = attributes;
    if (typeof feedURL !== 'string' || feedURL.trim() === '') return [];
    const entries = await feeds(services).read(feedURL.trim());
    return entries.slice(0, typeof itemsToShow === 'number' ? itemsToShow : undefined);
  },
};
