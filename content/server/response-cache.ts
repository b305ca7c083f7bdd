/**
 * Caches responses to anonymous GraphQL queries until content changes. Every change increments the content version in its own transaction
 * (content/commands/core/transact.ts). Each lookup reads that version first, so a cached response is never older than a completed change, even if
 * several processes serve the same database.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { coalesceCalls } from '../core/coalesce-calls.ts';
import { SHARED_MAX_AGE_MS } from '../store/shared-reads.ts';
import type { ResponseKeys } from './response-keys.ts';

/** A response body that is the same for all visitors until content changes. */
export type CachedBody = {
  /** JSON in UTF-8: bytes are outside of the JavaScript heap, and are sent without being encoded again. */
  bytes: Uint8Array;
  keys: ResponseKeys;
  /** The content version at which the body was computed, or an older one. Unknown if the cache is disabled. */
  version?: number;
};

/** What a response to a visitor depends on, besides the content. */
export type CachedRequest = {
  /** Hash of the printed document, as in its keys: hashing its text again for each request would take longer. */
  queryId: string;
  variables: Readonly<Record<string, unknown>>;
  operationName: string | undefined;
};

export type ResponseCache = {
  /**
   * Returns the cached response, or computes it. Equal requests at the same time share one computation.
   * @param compute receives the content version, unless the cache is disabled. A result other than a `CachedBody` is returned but not cached.
   */
  getOrCompute: <T extends object>(
    cachedRequest: CachedRequest,
    compute: (version?: number) => Promise<T | CachedBody>,
  ) => Promise<T | CachedBody>;
};

export type ResponseCacheOptions = {
  /** Reads the current content version. */
  readVersion: () => Promise<number>;
  /** Maximum size of the cache. 0 disables it. */
  maxBytes: number;
  onLookup: (outcome: 'hit' | 'miss') => void;
};

/** Larger responses are rare and would evict many small ones. */
const MAX_ENTRY_BYTES = 2_000_000;
/** Memory of an entry besides its body and its keys. */
const ENTRY_BYTES = 600;
/** Memory of a key, and of its place in the headers. */
const KEY_BYTES = 120;

export function createResponseCache({ readVersion, maxBytes, onLookup }: ResponseCacheOptions): ResponseCache {
  if (maxBytes === 0) return { getOrCompute: (_request, compute) => compute() };
  const cache = new LRUCache<string, CachedBody>({
    maxSize: maxBytes,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ bytes, keys }) => bytes.length + keys.size * KEY_BYTES + ENTRY_BYTES,
    ttl: SHARED_MAX_AGE_MS,
  });
  const pending = new Map<string, Promise<object>>();
  const readLatestVersion = coalesceCalls(readVersion);
  return {
    getOrCompute: async (cachedRequest, compute) => {
      const version = await readLatestVersion();
      const key = toCacheKey(cachedRequest);
      const entry = cache.get(key);
      if (entry?.version === version) {
        onLookup('hit');
        return entry;
      }
      const pendingKey = `${version} ${key}`;
      for (let other = pending.get(pendingKey); other; other = pending.get(pendingKey)) {
        const shared = await other.catch(() => undefined);
        // The other request has failed, for example because its client disconnected. The first of those that waited for it computes the response.
        if (shared === undefined) continue;
        if (!isCachedBody(shared)) break;
        onLookup('hit');
        return shared;
      }
      onLookup('miss');
      const computation = compute(version).then((result) => (isCachedBody(result) ? { ...result, version } : result));
      pending.set(pendingKey, computation);
      try {
        const result = await computation;
        // A response that was computed while content changed is stored under the older version, so no later request gets it.
        if (isCachedBody(result) && (cache.peek(key)?.version ?? 0) <= version) cache.set(key, result);
        return result;
      } finally {
        if (pending.get(pendingKey) === computation) pending.delete(pendingKey);
      }
    },
  };
}

const isCachedBody = (result: object): result is CachedBody => 'bytes' in result;

function toCacheKey({ queryId, variables, operationName }: CachedRequest): string {
  return hash('sha256', JSON.stringify([operationName ?? null, variables, queryId]), 'base64');
}
