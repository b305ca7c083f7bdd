/** Limits how many uncached pages are rendered for a network before its renders wait behind those of others: a token bucket for each network. */
import { LRUCache } from 'lru-cache';

export interface RenderBudget {
  /** Takes a token. @param network first bits of an address (`toNetworkPrefix`) @returns false if none is left */
  consume: (network: string) => boolean;
  /** Whether `consume` would find no token. */
  isUsedUp: (network: string) => boolean;
}

/** How much longer than others a visitor waits whose network has used up its budget, because its pages wait behind those of others. */
export const OVER_BUDGET_TIMEOUT_FACTOR = 2;

/** Renders that a network may cause at once: a visitor opens a few links in tabs, and the browser prerenders others. */
const BURST = 10;

/** Tokens that are added per second. A person requests fewer pages. */
const TOKENS_PER_SECOND = 2;

/**
 * More networks than usually send requests within a minute. Beyond this limit, the network that has been inactive for the longest time is removed, so its next
 * bucket is full.
 */
const MAX_NETWORKS = 10_000;

interface Bucket {
  tokens: number;
  /** Milliseconds since the epoch. */
  updated: number;
}

export function createRenderBudget(): RenderBudget {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_NETWORKS });
  const getAvailable = (network: string, now: number): number => {
    const { tokens, updated } = buckets.get(network) ?? { tokens: BURST, updated: now };
    return Math.min(BURST, tokens + (Math.max(0, now - updated) / 1000) * TOKENS_PER_SECOND);
  };
  return {
    consume: (network) => {
      const now = Date.now();
      const available = getAvailable(network, now);
      const isAllowed = available >= 1;
      buckets.set(network, { tokens: isAllowed ? available - 1 : available, updated: now });
      return isAllowed;
    },
    isUsedUp: (network) => getAvailable(network, Date.now()) < 1,
  };
}
