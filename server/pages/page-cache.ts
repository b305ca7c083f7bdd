/** Pages in memory, up to a number of bytes, and an index of them by the content that they depend on. */
import { LRUCache } from 'lru-cache';
import { PDF_FOLDER } from '#lib/uri/pdf-urls.ts';
import { getPageSize, type Page } from './page.ts';

/** Approximate bytes of an entry besides its page: the key, objects, the lists of the cache. */
const ENTRY_OVERHEAD = 2048;

export interface PageCache {
  get: (key: string) => Page | undefined;
  set: (key: string, page: Page) => void;
  delete: (key: string) => void;
  /** The most recently used page first. */
  entries: () => Iterable<[string, Page]>;
  /** The keys of the pages that depend on content with one of these keys. */
  findByContent: (contentKeys: Iterable<string>) => string[];
  getBytes: () => number;
}

/** Evicts the least recently used pages. @param megabytes 0 turns the cache off */
export function createPageCache(megabytes: number): PageCache {
  const maxSize = megabytes * 1024 * 1024;
  if (maxSize === 0)
    return { get: () => undefined, set: () => {}, delete: () => {}, entries: () => [], findByContent: () => [], getBytes: () => 0 };
  const index = createContentIndex();
  const pages = new LRUCache<string, Page>({
    maxSize,
    sizeCalculation: (page, key) => getPageSize(page) + 2 * key.length + ENTRY_OVERHEAD,
    dispose: (page, key) => index.remove(key, page.contentKeys),
  });
  return {
    get: (key) => pages.get(key),
    set: (key, page) => {
      // A page that replaces itself is not disposed of.
      pages.delete(key);
      pages.set(key, page);
      // A page that is larger than the cache is not stored.
      if (pages.peek(key) === page) page.contentKeys = index.add(key, page.contentKeys);
    },
    delete: (key) => void pages.delete(key),
    entries: () => pages.entries(),
    findByContent: (contentKeys) => index.find(contentKeys),
    getBytes: () => pages.calculatedSize,
  };
}

/** Share of the cache for PDF documents. They are so large that a crawler that reads them all would evict the pages. */
const DOCUMENT_SHARE = 0.25;

/** A page cache with a separate part for PDF documents, so that they never evict pages. */
export function createPageAndDocumentCache(megabytes: number): PageCache {
  const documents = createPageCache(megabytes * DOCUMENT_SHARE);
  const pages = createPageCache(megabytes * (1 - DOCUMENT_SHARE));
  const select = (key: string) => (key.startsWith(PDF_FOLDER) ? documents : pages);
  return {
    get: (key) => select(key).get(key),
    set: (key, page) => select(key).set(key, page),
    delete: (key) => select(key).delete(key),
    entries: function* () {
      yield* pages.entries();
      yield* documents.entries();
    },
    findByContent: (contentKeys) => {
      const keys = [...contentKeys];
      return [...pages.findByContent(keys), ...documents.findByContent(keys)];
    },
    getBytes: () => pages.getBytes() + documents.getBytes(),
  };
}

/** Finds keys of pages by content keys. */
function createContentIndex() {
  /** Keys of pages by content key. */
  const entries = new Map<string, { contentKey: string; pageKeys: Set<string> }>();
  return {
    /** @returns the same content keys. Equal texts are the same object for all pages, so that each is in memory once. */
    add: (pageKey: string, contentKeys: readonly string[]): readonly string[] =>
      contentKeys.map((contentKey) => {
        let entry = entries.get(contentKey);
        if (entry === undefined) {
          entry = { contentKey, pageKeys: new Set() };
          entries.set(contentKey, entry);
        }
        entry.pageKeys.add(pageKey);
        return entry.contentKey;
      }),
    remove: (pageKey: string, contentKeys: readonly string[]): void => {
      for (const contentKey of contentKeys) {
        const pageKeys = entries.get(contentKey)?.pageKeys;
        pageKeys?.delete(pageKey);
        if (pageKeys?.size === 0) entries.delete(contentKey);
      }
    },
    find: (contentKeys: Iterable<string>): string[] => {
      const found = new Set<string>();
      for (const contentKey of contentKeys) for (const pageKey of entries.get(contentKey)?.pageKeys ?? []) found.add(pageKey);
      return [...found];
    },
  };
}
