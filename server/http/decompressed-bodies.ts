/**
 * Bodies of pages for clients that accept no encoding. Pages are stored in compressed form only, and a page is up to twenty times as large without
 * compression. All requests for a page therefore share one decompression and one body, and the number of bytes is limited.
 */
import { LRUCache } from 'lru-cache';
import { decompressBody, isPrivatePage, type Page } from '../pages/page.ts';

export interface DecompressedBodies {
  /** Returns null if the bodies that are being sent take too much memory. */
  take: (page: Page) => TakenBody | null;
}

export interface TakenBody {
  bytes: Promise<Buffer>;
  /** Must be called when the body has been sent. */
  release: () => void;
}

interface SharedBody {
  bytes: Promise<Buffer>;
  /** Responses that are being sent. */
  users: number;
}

interface Limits {
  /** Limit for all bodies that are being sent. */
  maxBytesInUse?: number;
  /** Limit for bodies that are not being sent, but were requested recently. */
  maxBytesUnused?: number;
}

const MEGABYTE = 1024 * 1024;

export function createDecompressedBodies({
  maxBytesInUse = 96 * MEGABYTE,
  maxBytesUnused = 32 * MEGABYTE,
}: Limits = {}): DecompressedBodies {
  const inUse = new Map<string, SharedBody>();
  const unused = new LRUCache<string, Buffer>({ maxSize: maxBytesUnused, sizeCalculation: (bytes) => Math.max(1, bytes.length) });
  let bytesInUse = 0;

  function add(page: Page): SharedBody | null {
    if (bytesInUse > 0 && bytesInUse + page.length > maxBytesInUse) return null;
    const kept = unused.get(page.etag);
    unused.delete(page.etag);
    const body: SharedBody = { bytes: kept ? Promise.resolve(kept) : decompressBody(page), users: 0 };
    bytesInUse += page.length;
    inUse.set(page.etag, body);
    return body;
  }

  async function remove(page: Page, body: SharedBody): Promise<void> {
    // A body that could not be decompressed is not kept.
    const bytes = await body.bytes.catch(() => null);
    if (body.users > 0 || inUse.get(page.etag) !== body) return;
    inUse.delete(page.etag);
    bytesInUse -= page.length;
    // A page that was rendered for one visitor is not needed again.
    if (bytes !== null && !isPrivatePage(page)) unused.set(page.etag, bytes);
  }

  return {
    take: (page) => {
      // The tag is a hash of the content, so it also stands for the body of a page that has been compressed again.
      const body = inUse.get(page.etag) ?? add(page);
      if (body === null) return null;
      body.users++;
      let isTaken = true;
      const release = () => {
        if (!isTaken) return;
        isTaken = false;
        body.users--;
        if (body.users === 0) void remove(page, body);
      };
      return { bytes: body.bytes, release };
    },
  };
}
