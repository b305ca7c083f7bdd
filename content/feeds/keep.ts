/**
 * Keeps what feeds said. A feed is asked again after ten minutes; until the new answer is there, and as long as the feed fails, the last good one holds.
 * Only the first to ask for a feed waits for it. Feeds are asked one after another, so that pages can't make this service ask faster than that.
 */
import { LRUCache } from 'lru-cache';
import type { Log } from '../server/log.ts';

export type Feeds<Item> = {
  /** Never fails: a feed that never answered has nothing in it. */
  read: (address: string) => Promise<readonly Item[]>;
};

export type FeedOptions<Item> = {
  load: (address: string) => Promise<Item[]>;
  now: () => Date;
  log: Log;
};

const FRESH_MS = 10 * 60_000;
/** After a failure, sooner: what is told may be old. */
const RETRY_MS = 60_000;
/** Others' feeds in the queue before one that nobody knows yet: no visitor waits longer. */
const WAIT_MS = 2_500;
const MAX_FEEDS = 50;

type Kept<Item> = { items: readonly Item[]; until: number };

export function createFeeds<Item>({ load, now, log }: FeedOptions<Item>): Feeds<Item> {
  const kept = new LRUCache<string, Kept<Item>>({ max: MAX_FEEDS });
  const open = new Map<string, Promise<readonly Item[]>>();
  let queue: Promise<unknown> = Promise.resolve();
  const refresh = async (address: string): Promise<readonly Item[]> => {
    try {
      const items = await load(address);
      kept.set(address, { items, until: now().getTime() + FRESH_MS });
      return items;
    } catch (error) {
      log('warn', 'A feed could not be read; what it said last is shown', { address: address.slice(0, 200), error });
      const items = kept.peek(address)?.items ?? [];
      kept.set(address, { items, until: now().getTime() + RETRY_MS });
      return items;
    }
  };
  const ask = (address: string): Promise<readonly Item[]> => {
    const underWay = open.get(address);
    if (underWay) return underWay;
    const asking = queue.then(() => refresh(address)).finally(() => open.delete(address));
    open.set(address, asking);
    queue = asking;
    return asking;
  };
  return {
    read: async (address) => {
      const found = kept.get(address);
      if (found && found.until > now().getTime()) return found.items;
      const asking = ask(address);
      return found ? found.items : await atMost(asking, WAIT_MS);
    },
  };
}

async function atMost<Item>(asking: Promise<readonly Item[]>, ms: number): Promise<readonly Item[]> {
  const { promise: late, resolve } = Promise.withResolvers<readonly Item[]>();
  const timer = setTimeout(() => resolve([]), ms);
  try {
    return await Promise.race([asking, late]);
  } finally {
    clearTimeout(timer);
  }
}
