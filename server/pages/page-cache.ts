/** Finished pages in memory, within a bound of bytes. */
import { LRUCache } from 'lru-cache';
import { bytesOf, type Page } from './page.ts';

/** What an entry costs beside its bytes: key, objects, the cache's own lists. */
const ENTRY_OVERHEAD = 2048;

export interface PageCache {
  get: (key: string) => Page | undefined;
  set: (key: string, page: Page) => void;
  delete: (key: string) => void;
  bytes: () => number;
}

/** The least recently used go first. @param megabytes 0 keeps nothing */
export function createPageCache(megabytes: number): PageCache {
  const maxSize = megabytes * 1024 * 1024;
  if (maxSize === 0) return { get: () => undefined, set: () => {}, delete: () => {}, bytes: () => 0 };
  const pages = new LRUCache<string, Page>({ maxSize, sizeCalculation: (page, key) => bytesOf(page) + 2 * key.length + ENTRY_OVERHEAD });
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    delete: (key) => void pages.delete(key),
    bytes: () => pages.calculatedSize,
  };
}
