/** Documents and responses captured from Next, for tests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NextResponseData } from '../next-app.ts';

/**
 * Documents that `next start` (16.4.6) sent for a small site, with its stylesheet as a link. A new version of Next may need new ones. `missing` called `notFound()`,
 * `broken` threw an error, `away` and `unavailable` threw `ContentUnavailableError`: in the metadata, and in the page.
 */
export type CapturedDocument = 'plain' | 'islands' | 'missing' | 'unavailable' | 'away' | 'broken';

/** The files end with .txt so that no formatter changes them. */
export function readCapturedDocument(name: CapturedDocument): string {
  return readFileSync(path.join(import.meta.dirname, `${name}.html.txt`), 'utf8');
}

interface ResponseOptions {
  status?: number;
  /** What Next's page cache contained; null for a page that was rendered for one request. */
  cache?: string | null;
  /** How long the page may be cached. */
  seconds?: number;
  contentKeys?: readonly string[];
}

/** Creates a response as from Next with this document. */
export function createNextResponse(
  html: string,
  { status = 200, cache = 'MISS', seconds = 300, contentKeys = [] }: ResponseOptions = {},
): NextResponseData {
  const cacheHeaders =
    cache === null
      ? { 'cache-control': 'private, no-store' }
      : { 'x-nextjs-cache': cache, 'cache-control': `s-maxage=${seconds}, stale-while-revalidate=1` };
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...cacheHeaders }, body: Buffer.from(html), contentKeys };
}
