/**
 * Caches feeds. A feed is loaded again after ten minutes. While that happens, and while the feed fails, its previous items are used, so only the first
 * request for a feed waits for it. Feeds are loaded one at a time, so that pages cannot make this service send many requests at the same time.
 */
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Log } from '#lib/log/log.ts';

export type FeedCache<Item> = {
  /** Never rejects. A feed that has never been loaded successfully is empty. */
  read: (url: string) => Promise<readonly Item[]>;
};

export type FeedCacheOptions<Item> = {
  load: (url: string) => Promise<Item[]>;
  now: () => Date;
  log: Log;
};

const FRESH_MS = 10 * 60_000;
/** A feed that failed is loaded again sooner, because its items may be outdated. */
const RETRY_MS = 60_000;
/** Maximum time that a request waits for a feed that is not cached yet, for example because other feeds are loaded first. */
const MAX_WAIT_MS = 2_500;
const MAX_FEEDS = 50;

export function createFeedCache<Item>({ load, now, log }: FeedCacheOptions<Item>): FeedCache<Item> {
  const limitLoading = pLimit(1);
  const cache = new LRUCache<string, readonly Item[]>({
    max: MAX_FEEDS,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    allowStale: true,
    // A feed that is evicted while it is loaded still reaches the request that waits for it.
    ignoreFetchAbort: true,
    fetchMethod: (url, staleItems, { options }) =>
      limitLoading(async () => {
        try {
          return await load(url);
        } catch (error) {
          log('warn', 'A feed could not be loaded, so its previous items are used', { url: url.slice(0, 200), error });
          options.ttl = RETRY_MS;
          return staleItems ?? [];
        }
      }),
  });
  return { read: async (url) => (await withTimeout(cache.fetch(url), MAX_WAIT_MS)) ?? [] };
}

/** @returns undefined if the promise takes longer */
async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
