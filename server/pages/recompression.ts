import { PAGE_QUALITY } from '../http/encoding.ts';
import type { PageCache } from './page-cache.ts';
import { getPageState, type Page, recompressPage } from './page.ts';

/**
 * Creates a function to call for each request of a page that is in the cache: it is compressed better, in the background. Crawlers request most pages only
 * once, and compressing those well would delay renders for nothing.
 */
export function createRecompression(cache: PageCache, signal: AbortSignal): (key: string, page: Page) => void {
  const queue = new Set<string>();

  /** Compresses one page at a time, so that another CPU core remains for requests. */
  async function recompressAll(): Promise<void> {
    for (const key of queue) {
      if (signal.aborted) return;
      const page = cache.get(key);
      if (page) {
        const smaller = await recompressPage(page, PAGE_QUALITY);
        // The page may have been replaced or evicted in the meantime, or its state may have changed.
        if (cache.get(key) === page) cache.set(key, Object.assign(smaller, getPageState(page)));
      }
      queue.delete(key);
    }
  }

  return (key, page) => {
    if (page.quality >= PAGE_QUALITY || queue.has(key)) return;
    const isIdle = queue.size === 0;
    queue.add(key);
    if (isIdle) void recompressAll();
  };
}
