/** Pages by path and theme: from memory, or built from Next's documents if they are missing or stale. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Log } from '#lib/log/log.ts';
import { type ParameterName, parseParameters } from '#lib/uri/parameters.ts';
import type { Theme } from '../html/theme.ts';
import { PAGE_QUALITY, QUICK_QUALITY } from '../http/encoding.ts';
import { CLOSED_POLICY, getCommonHeaders } from '../http/security.ts';
import type { NextResponseData } from '../next/next-app.ts';
import { RenderUnavailableError } from '../next/render-unavailable-error.ts';
import { toPersonalResponse } from '../next/responses.ts';
import { type BuildOptions, buildPage, type PageResult, type SerializedRuntime } from './build-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { compressPage, getPageKey, getRuntimeKey, isPrivatePage, type Page, recompressPage } from './page.ts';
import type { PageLookup } from './page-lookup.ts';
import type { RenderPage, RenderReason } from './render-page.ts';

export type LoadResult = { kind: 'page'; page: Page } | Extract<PageResult, { kind: 'redirect' | 'status' }>;

export interface PageStore {
  /** A page from memory, or undefined. A stale page is revalidated in the background. */
  getCached: (key: string, path: string, theme: Theme) => Page | undefined;
  /**
   * Fetches a page from Next, once for all concurrent requests. A response from Next's page cache cannot depend on the query, so it is cached
   * for the path. Any other response is used only for this request. @param search with its question mark, or empty
   * @param network of the visitor (`toNetworkPrefix`); without it, the render counts against no budget
   */
  load: (path: string, theme: Theme, search?: string, network?: string) => Promise<LoadResult>;
  /** Renders a page for one visitor. It is not cached and must not be sent to another visitor. @param cookies the complete cookies that Next receives */
  loadPersonal: (target: { path: string; theme: Theme; search: string }, cookies: string, network?: string) => Promise<LoadResult>;
  /** The data that the islands of a page need to start, or null if the page has changed since. */
  getRuntime: (hash: string, path: string, network?: string) => Promise<Page | null>;
  stop: () => void;
}

interface Options extends Omit<BuildOptions, 'path' | 'theme'> {
  render: RenderPage;
  lookup: PageLookup;
  cache: PageCache;
  /** Maximum age of a page in milliseconds since its render. An older page is not served, even if it cannot be revalidated. */
  maxAgeMs: number;
  log: Log;
}

interface LoadRequest {
  reason: RenderReason;
  path: string;
  theme: Theme;
  search: string;
}

/** Milliseconds that a stale page stays in the cache after a failed revalidation, until the next attempt. */
const RETRY_MS = 5000;

/** Next responds once with a stale page and renders a new one in the meantime: milliseconds between attempts to fetch it, and their number. */
const STALE_WAIT_MS = 400;
const MAX_STALE_ATTEMPTS = 10;

/** Enough for a few hundred visitors whose islands have not started yet. */
const PRIVATE_RUNTIMES_MB = 16;

/** Pages with parameters, such as searches, are kept for this many milliseconds, so that a popular one is not rendered for each visitor. */
const FILTERED_MS = 30_000;
const FILTERED_PAGES_MB = 32;

/** Parameters of pages that only one visitor should see: the result of a form contains the entered values. */
const privateNames: ReadonlySet<ParameterName> = new Set(['form', 'replyto']);

function isFilteredForAll(search: string): boolean {
  return search !== '' && !parseParameters(search).some(({ name }) => privateNames.has(name));
}

/** Paths whose unreadable documents have been logged. Later ones are logged again when the set is full. */
const MAX_LOGGED_PATHS = 1000;

export function createPageStore({ render, lookup, cache, maxAgeMs, log, ...buildOptions }: Options): PageStore {
  /** Runtimes of pages that were rendered for one request. They have a cache of their own, so that such requests cannot evict pages. */
  const privateRuntimes = createPageCache(PRIVATE_RUNTIMES_MB);
  /** Pages with parameters. They have a cache of their own as well. */
  const filteredPages = createPageCache(FILTERED_PAGES_MB);
  const pendingLoads = new Map<string, Promise<LoadResult>>();
  const pendingRevalidations = new Set<string>();
  const recompressionQueue = new Set<string>();
  const loggedPaths = new LRUCache<string, true>({ max: MAX_LOGGED_PATHS });
  const stopping = new AbortController();
  const { signal } = stopping;

  async function build(reason: RenderReason, path: string, theme: Theme, search = '', cookies?: string): Promise<PageResult> {
    let response: NextResponseData;
    try {
      if (cookies === undefined) response = await render(path + search, reason);
      else response = toPersonalResponse(await render(path + search, reason, { cookie: cookies }));
    } catch (error) {
      if (error instanceof RenderUnavailableError) return { kind: 'status', status: 503 };
      throw error;
    }
    const result = buildPage(response, { path, theme, ...buildOptions }, Date.now());
    if (result.kind === 'page' && result.unreadableReason !== null) logUnreadable(path, result.unreadableReason);
    return result;
  }

  function logUnreadable(path: string, reason: string): void {
    if (loggedPaths.has(path)) return;
    loggedPaths.set(path, true);
    log('error', 'A document of Next could not be read and is served as Next rendered it, with its scripts', { path, reason });
  }

  /** Compresses the page and caches it where that is allowed. */
  async function finish(key: string, result: PageResult): Promise<LoadResult> {
    if (result.kind !== 'page') return result;
    if (result.runtime) await storeRuntime(result.runtime, result.cachePolicy === 'never');
    const page = await compressPage(result.page, QUICK_QUALITY);
    if (result.cachePolicy === 'store') store(key, page);
    return { kind: 'page', page };
  }

  function store(key: string, page: Page): void {
    const old = cache.get(key);
    // A page that did not change is not compressed again.
    if (old?.etag === page.etag) Object.assign(old, { freshUntil: page.freshUntil, renderedAt: page.renderedAt });
    else {
      cache.set(key, page);
      queueRecompression(key);
    }
  }

  /** @param isPrivate for a page that was rendered for one request: it may contain what the visitor typed */
  async function storeRuntime({ hash, text }: SerializedRuntime, isPrivate: boolean): Promise<Page> {
    const key = getRuntimeKey(hash);
    const stored = cache.get(key) ?? (isPrivate ? privateRuntimes.get(key) : undefined);
    if (stored) return stored;
    const headers = [
      'content-type',
      'application/json',
      'cache-control',
      isPrivate ? 'private, no-store' : 'public, max-age=31536000, immutable',
      'vary',
      'accept-encoding',
      'content-security-policy',
      CLOSED_POLICY,
      ...getCommonHeaders(buildOptions.origins),
    ];
    const page = await compressPage({ status: 200, headers, body: Buffer.from(text), freshUntil: Infinity }, QUICK_QUALITY);
    if (isPrivate) privateRuntimes.set(key, page);
    else {
      cache.set(key, page);
      queueRecompression(key);
    }
    return page;
  }

  function load(path: string, theme: Theme, search = '', network?: string): Promise<LoadResult> {
    const loadKey = getPageKey(path, theme) + search;
    const filtered = filteredPages.get(loadKey);
    if (filtered && filtered.renderedAt + FILTERED_MS > Date.now()) return Promise.resolve({ kind: 'page', page: filtered });
    const pending = pendingLoads.get(loadKey);
    const start = () => startLoad(loadKey, { reason: { kind: 'visitor', network }, path, theme, search });
    if (!pending) return start();
    // A failure is the result of the request that started the load. Requests that joined it load again: the cause may be gone by now.
    const loadAgain = () => pendingLoads.get(loadKey) ?? start();
    return pending.then((result) => (result.kind === 'status' && result.status >= 500 ? loadAgain() : result), loadAgain);
  }

  function startLoad(loadKey: string, { reason, path, theme, search }: LoadRequest): Promise<LoadResult> {
    const key = getPageKey(path, theme);
    const loading = lookup
      .findMissing(path)
      .then(async (missing): Promise<PageResult> => missing ?? (await build(reason, path, theme, search)))
      .then(async (result) => {
        const loaded = await finish(key, result);
        if (result.kind === 'page' && result.cachePolicy === 'stale') revalidateInBackground(key, path, theme);
        if (loaded.kind === 'page' && isPrivatePage(loaded.page) && isFilteredForAll(search)) filteredPages.set(loadKey, loaded.page);
        return loaded;
      })
      .finally(() => pendingLoads.delete(loadKey));
    pendingLoads.set(loadKey, loading);
    return loading;
  }

  function revalidateInBackground(key: string, path: string, theme: Theme): void {
    if (pendingRevalidations.has(key) || signal.aborted) return;
    pendingRevalidations.add(key);
    revalidate(key, path, theme)
      .catch((error: unknown) => {
        postponeRevalidation(key);
        log('error', 'A page could not be revalidated; the stale version is still served', { path, error });
      })
      .finally(() => pendingRevalidations.delete(key));
  }

  async function revalidate(key: string, path: string, theme: Theme): Promise<void> {
    for (let attempt = 0; attempt < MAX_STALE_ATTEMPTS && !signal.aborted; attempt++) {
      const result = await build({ kind: 'revalidation' }, path, theme);
      if (result.kind === 'page' && result.cachePolicy === 'stale') {
        await sleep(STALE_WAIT_MS, undefined, { ref: false });
        continue;
      }
      if (result.kind === 'status' && result.status !== 404) break;
      const isCacheable = result.kind === 'page' && result.cachePolicy === 'store';
      if (!isCacheable) cache.delete(key);
      await finish(key, result);
      return;
    }
    postponeRevalidation(key);
    log('warn', 'A page could not be revalidated; the stale version is still served', { path });
  }

  function postponeRevalidation(key: string): void {
    const stale = cache.get(key);
    if (stale) stale.freshUntil = Date.now() + RETRY_MS;
  }

  function queueRecompression(key: string): void {
    const isIdle = recompressionQueue.size === 0;
    recompressionQueue.add(key);
    if (isIdle) void recompressAll();
  }

  /** Compresses one page at a time, so that another CPU core remains for requests. */
  async function recompressAll(): Promise<void> {
    for (const key of recompressionQueue) {
      if (signal.aborted) return;
      const page = cache.get(key);
      if (page) {
        const smaller = await recompressPage(page, PAGE_QUALITY);
        // The page may have been replaced or evicted in the meantime, or its age may have been reset.
        if (cache.get(key) === page) cache.set(key, Object.assign(smaller, { freshUntil: page.freshUntil, renderedAt: page.renderedAt }));
      }
      recompressionQueue.delete(key);
    }
  }

  return {
    getCached: (key, path, theme) => {
      const page = cache.get(key);
      if (!page || page.freshUntil >= Date.now()) return page;
      if (page.renderedAt + maxAgeMs < Date.now()) return undefined;
      revalidateInBackground(key, path, theme);
      return page;
    },
    load,
    loadPersonal: async ({ path, theme, search }, cookies, network) =>
      await finish(getPageKey(path, theme), await build({ kind: 'visitor', network }, path, theme, search, cookies)),
    getRuntime: async (hash, path, network) => {
      const stored = cache.get(getRuntimeKey(hash)) ?? privateRuntimes.get(getRuntimeKey(hash));
      if (stored) return stored;
      if (await lookup.findMissing(path)) return null;
      const result = await build({ kind: 'visitor', network }, path, 'system');
      const isCurrent = result.kind === 'page' && result.runtime?.hash === hash;
      return isCurrent && result.runtime ? await storeRuntime(result.runtime, result.cachePolicy === 'never') : null;
    },
    stop: () => stopping.abort(),
  };
}
