/** Pages in memory, up to a number of bytes. */
import { LRUCache } from 'lru-cache';
import { getPageSize, type Page } from './page.ts';

/** Approximate bytes of an entry besides its page: the key, objects, the lists of the cache. */
const ENTRY_OVERHEAD = 2048;

export interface PageCache {
  get: (key: string) => Page | undefined;
  set: (key: string, page: Page) => void;
  delete: (key: string) => void;
  /** The most recently used page first. */
  entries: () => Iterable<[string, Page]>;
  getBytes: () => number;
}

/** Evicts the least recently used pages. @param megabytes 0 turns the cache off */
export function createPageCache(megabytes: number): PageCache {
  const maxSize = megabytes * 1024 * 1024;
  if (maxSize === 0) return { get: () => undefined, set: () => {}, delete: () => {}, entries: () => [], getBytes: () => 0 };
  const pages = new LRUCache<string, Page>({
    maxSize,
    sizeCalculation: (page, key) => getPageSize(page) + 2 * key.length + ENTRY_OVERHEAD,
  });
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    delete: (key) => void pages.delete(key),
    entries: () => pages.entries(),
    getBytes: () => pages.calculatedSize,
  };
}
