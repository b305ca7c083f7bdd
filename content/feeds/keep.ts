/**
 * Keeps what feeds said. A feed is asked again after ten minutes; until the new answer is there, and as long as the feed fails, the last good one holds.
 * Only the first to ask for a feed waits for it. Feeds are asked one after another, so that pages can't make this service ask faster than that.
 */
import { LRUCache } from 'lru-cache';
import type { Log } from '../server/log.ts';
import type { Position } from './position.ts';

export type Feeds = {
  /** Never fails: a feed that never answered has no positions. */
  read: (address: string) => Promise<readonly Position[]>;
};

export type FeedOptions = {
  load: (address: string) => Promise<Position[]>;
  now: () => Date;
  log: Log;
};

const FRESH_MS = 10 * 60_000;
/** After a failure, sooner: what is told may be old. */
const RETRY_MS = 60_000;
/** Others' feeds in the queue before one that nobody knows yet: no visitor waits longer. */
const WAIT_MS = 2_500;
const MAX_FEEDS = 50;

type Kept = { positions: readonly Position[]; until: number };

export function createFeeds({ load, now, log }: FeedOptions): Feeds {
  const kept = new LRUCache<string, Kept>({ max: MAX_FEEDS });
  const open = new Map<string, Promise<readonly Position[]>>();
  let queue: Promise<unknown> = Promise.resolve();
  const refresh = async (address: string): Promise<readonly Position[]> => {
    try {
      const positions = await load(address);
      kept.set(address, { positions, until: now().getTime() + FRESH_MS });
      return positions;
    } catch (error) {
      log('warn', 'A feed of positions could not be read; what it said last is shown', { address: address.slice(0, 200), error });
      const positions = kept.peek(address)?.positions ?? [];
      kept.set(address, { positions, until: now().getTime() + RETRY_MS });
      return positions;
    }
  };
  const ask = (address: string): Promise<readonly Position[]> => {
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
      if (found && found.until > now().getTime()) return found.positions;
      const asking = ask(address);
      return found ? found.positions : await atMost(asking, WAIT_MS);
    },
  };
}

async function atMost(asking: Promise<readonly Position[]>, ms: number): Promise<readonly Position[]> {
  const { promise: late, resolve } = Promise.withResolvers<readonly Position[]>();
  const timer = setTimeout(() => resolve([]), ms);
  try {
    return await Promise.race([asking, late]);
  } finally {
    clearTimeout(timer);
  }
}
