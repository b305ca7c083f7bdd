/** Pages by path and variant: from memory, or built from Next's documents if they are missing, stale or outdated. */
import { LRUCache } from 'lru-cache';
import type { Log } from '#lib/log/log.ts';
import { type ParameterName, parseParameters } from '#lib/uri/parameters.ts';
import { isTranslated } from '../html/translation.ts';
import type { Variant } from '../html/variant.ts';
import { QUICK_QUALITY } from '../http/encoding.ts';
import { CLOSED_POLICY, getCommonHeaders, type HeaderList } from '../http/security.ts';
import { toPersonalResponse } from '../next/responses.ts';
import { type BuildOptions, createPageBuilder, type PageResult, type SerializedRuntime } from './build-page.ts';
import { type ContentChange, createContentChanges, getAffectedKeys } from './content-changes.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { compressPage, getPageKey, getPageState, getRuntimeKey, isPrivatePage, isRuntimeKey, type Page, parsePageKey } from './page.ts';
import type { PageLookup } from './page-lookup.ts';
import { createPageRenders, MAX_RENDERS, type Rendered, renderIfAvailable } from './page-renders.ts';
import { createRecompression } from './recompression.ts';
import { waitAtMost } from '../wait-at-most.ts';
import type { RenderPage, RenderReason } from './render-page.ts';
import { createRenewals } from './renewals.ts';

export type LoadResult = { kind: 'page'; page: Page } | Extract<PageResult, { kind: 'redirect' | 'status' }>;

export interface PageStore {
  /** A page from memory, or undefined if it is missing or outdated. A stale page is revalidated in the background. */
  getCached: (key: string, path: string, variant: Variant) => Page | undefined;
  /**
   * Fetches a page from Next, once for all concurrent requests. If the page in memory is outdated, it is returned after a bounded wait. A response from Next's
   * page cache cannot depend on the query, so it is cached for the path. Any other response is used only for this request.
   * @param search with its question mark, or empty
   * @param network of the visitor (`toNetworkPrefix`); without it, the render counts against no budget
   */
  load: (path: string, variant: Variant, search?: string, network?: string) => Promise<LoadResult>;
  /** Renders a page for one visitor. It is not cached and must not be sent to another visitor. @param cookies the complete cookies that Next receives */
  loadPersonal: (target: PersonalTarget, cookies: string, network?: string) => Promise<LoadResult>;
  /** The data that the islands of a page need to start, or null if the page has changed since. */
  getRuntime: (hash: string, path: string, network?: string) => Promise<Page | null>;
  /** The same from memory only, for pages that no visitor can request by their path, such as previews. */
  findRuntime: (hash: string) => Page | null;
  /** Whether visitors can choose measurement, according to the page that was built last. Without it, their choice must not make a variant of each page. */
  offersMeasurement: () => boolean;
  /** Resolves when no page shows removed content any longer, and the other pages that show changed content are marked as outdated. */
  purge: (changes: readonly ContentChange[]) => Promise<void>;
  stop: () => void;
}

export interface PersonalTarget {
  /** The address of the page. */
  path: string;
  /** The path of the route that renders it. */
  route: string;
  variant: Variant;
  search: string;
}

interface Options extends Omit<BuildOptions, 'path' | 'variant' | 'translationUrl'> {
  /** Address of the script of the translation widget; null for a site without it. */
  widgetUrl: string | null;
  render: RenderPage;
  lookup: PageLookup;
  cache: PageCache;
  /** The headers for a content delivery network of a page that depends on content with these keys. */
  createCdnHeaders: (contentKeys: readonly string[]) => HeaderList;
  /** Deletes pages from the disk. */
  removeSaved: (keys: readonly string[]) => Promise<void>;
  /** Outdated pages that are rendered in the background at the same time. */
  maxRenewals: number;
  /** Maximum age of a page in milliseconds since its render. An older page is not served, even if it cannot be revalidated. */
  maxAgeMs: number;
  log: Log;
}

interface LoadRequest {
  reason: RenderReason;
  path: string;
  variant: Variant;
  search: string;
}

type BuiltPage = Extract<PageResult, { kind: 'page' }> & { rendered: Rendered };
type BuildResult = BuiltPage | Exclude<PageResult, { kind: 'page' }>;

/** Milliseconds that a stale page stays in the cache after a failed revalidation, until the next attempt. */
const RETRY_MS = 5000;

/** How long a visitor waits for the current version of an outdated page before the outdated one is sent. */
const MAX_WAIT_MS = 700;

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

/** Next repeats the parameters of the request in a redirect. The server adds them again, together with those that no page reads. */
function removeParameters(result: BuildResult, search: string): BuildResult {
  if (result.kind !== 'redirect' || search === '' || !result.location.endsWith(search)) return result;
  return { ...result, location: result.location.slice(0, -search.length) };
}

/** Paths whose unreadable documents have been logged. Later ones are logged again when the set is full. */
const MAX_LOGGED_PATHS = 1000;

export function createPageStore({
  render,
  lookup,
  cache,
  createCdnHeaders,
  removeSaved,
  widgetUrl,
  maxRenewals,
  maxAgeMs,
  log,
  ...buildOptions
}: Options): PageStore {
  /** Runtimes of pages that were rendered for one request. They have a cache of their own, so that such requests cannot evict pages. */
  const privateRuntimes = createPageCache(PRIVATE_RUNTIMES_MB);
  /** Pages with parameters. They have a cache of their own as well. */
  const filteredPages = createPageCache(FILTERED_PAGES_MB);
  const pendingLoads = new Map<string, Promise<LoadResult>>();
  const pendingRevalidations = new Set<string>();
  const loggedPaths = new LRUCache<string, true>({ max: MAX_LOGGED_PATHS });
  const stopping = new AbortController();
  const { signal } = stopping;
  const improveCompression = createRecompression(cache, signal);

  const changes = createContentChanges();
  const renders = createPageRenders(render, changes);
  const renewals = createRenewals({ renew: renewOutdated, maxConcurrent: maxRenewals, isVisitorWaiting: renders.isVisitorWaiting });
  let offersMeasurement = false;
  function createBuilder(rendered: Rendered | null, path: string, search = ''): (variant: Variant) => BuildResult {
    if (rendered === null) return () => ({ kind: 'status', status: 503 });
    const translationUrl = isTranslated(search) ? widgetUrl : null;
    const buildPage = createPageBuilder(rendered.response, { path, translationUrl, ...buildOptions });
    return (variant) => {
      const result = buildPage(variant, Date.now());
      if (result.kind !== 'page') return result;
      if (result.cachePolicy === 'store') offersMeasurement = result.offersMeasurement ?? offersMeasurement;
      if (result.unreadableReason !== null) logUnreadable(path, result.unreadableReason);
      return { ...result, rendered };
    };
  }

  function logUnreadable(path: string, reason: string): void {
    if (loggedPaths.has(path)) return;
    loggedPaths.set(path, true);
    log('error', 'A document of Next could not be read and is served as Next rendered it, with its scripts', { path, reason });
  }

  /** Compresses the page and caches it where that is allowed. */
  async function finish(path: string, variant: Variant, result: BuildResult): Promise<LoadResult> {
    if (result.kind !== 'page') return result;
    const { contentKeys, version } = result.rendered;
    if (result.runtime) await storeRuntime(result.runtime, result.rendered, result.cachePolicy === 'never');
    // The pages of visitors who have chosen a variant are private.
    const cdnHeaders = result.cachePolicy === 'store' && variant === 'system' ? createCdnHeaders(contentKeys) : [];
    const page = await compressPage({ ...result.page, contentKeys, cdnHeaders }, QUICK_QUALITY);
    if (result.cachePolicy === 'store') store(path, variant, page, version);
    return { kind: 'page', page };
  }

  /** @param version the number of content changes when the render began. Content may have changed since, and again while the page was compressed. */
  function store(path: string, variant: Variant, page: Page, version: number): void {
    if (changes.hasRemoved(page.contentKeys, version)) return;
    const key = getPageKey(path, variant);
    const old = cache.get(key);
    page.lastVisit = old?.lastVisit ?? 0;
    const isOutdated = changes.hasChanged(page.contentKeys, version);
    if (isOutdated) markOutdated(page);
    // A page that did not change is not compressed again.
    if (old?.etag !== page.etag) cache.set(key, page);
    else if (dependsOnSameContent(old, page)) Object.assign(old, getPageState(page));
    else cache.set(key, { ...old, ...getPageState(page), contentKeys: page.contentKeys, cdnHeaders: page.cdnHeaders });
    if (isOutdated) renewals.add(path, variant, page.lastVisit);
  }

  /** @param isPrivate for a page that was rendered for one request: it may contain what the visitor typed */
  async function storeRuntime({ hash, text }: SerializedRuntime, { contentKeys, version }: Rendered, isPrivate: boolean): Promise<Page> {
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
    const cdnHeaders = isPrivate ? [] : createCdnHeaders(contentKeys);
    const runtime = { status: 200, headers, body: Buffer.from(text), freshUntil: Infinity, contentKeys, cdnHeaders };
    const page = await compressPage(runtime, QUICK_QUALITY);
    if (changes.hasRemoved(contentKeys, version)) return page;
    if (isPrivate) privateRuntimes.set(key, page);
    else cache.set(key, page);
    return page;
  }

  function load(path: string, variant: Variant, search = '', network?: string): Promise<LoadResult> {
    const loadKey = getPageKey(path, variant) + search;
    const filtered = filteredPages.get(loadKey);
    if (filtered && filtered.renderedAt + FILTERED_MS > Date.now()) return Promise.resolve({ kind: 'page', page: filtered });
    const outdated = search === '' ? getOutdated(loadKey) : undefined;
    const loading = joinLoad(loadKey, { reason: { kind: 'visitor', network }, path, variant, search });
    return outdated ? preferCurrent(loading, outdated, path, variant) : loading;
  }

  function joinLoad(loadKey: string, request: LoadRequest): Promise<LoadResult> {
    const pending = pendingLoads.get(loadKey);
    const start = () => startLoad(loadKey, request);
    if (!pending) return start();
    // A failure is the result of the request that started the load. Requests that joined it load again: the cause may be gone by now.
    const loadAgain = () => pendingLoads.get(loadKey) ?? start();
    return pending.then((result) => (isFailure(result) ? loadAgain() : result), loadAgain);
  }

  /** An outdated page that may be sent if there is no current one. */
  function getOutdated(key: string): Page | undefined {
    const page = cache.get(key);
    return page?.isOutdated === true && page.renderedAt + maxAgeMs >= Date.now() ? page : undefined;
  }

  /** The outdated page, if the current one cannot be rendered in time. */
  async function preferCurrent(loading: Promise<LoadResult>, outdated: Page, path: string, variant: Variant): Promise<LoadResult> {
    outdated.lastVisit = Date.now();
    try {
      const result = await waitAtMost(loading, MAX_WAIT_MS);
      if (result !== null && !isFailure(result)) return result;
    } catch (error) {
      postponeRenewal(path, variant);
      log('error', 'An outdated page could not be rendered again and is still served', { path, error });
    }
    return { kind: 'page', page: outdated };
  }

  function startLoad(loadKey: string, request: LoadRequest): Promise<LoadResult> {
    const loading = loadOnce(loadKey, request).finally(() => pendingLoads.delete(loadKey));
    pendingLoads.set(loadKey, loading);
    return loading;
  }

  async function loadOnce(loadKey: string, { reason, path, variant, search }: LoadRequest): Promise<LoadResult> {
    const key = getPageKey(path, variant);
    // A page that was there before probably still is. The lookup decides only if it is not.
    const isKnown = search === '' && cache.get(key) !== undefined;
    const missing = isKnown ? null : await findMissing(path);
    if (missing) return missing;
    const rendered = await renderIfAvailable(async () => await renders.renderCurrent(path, search, reason));
    const result = removeParameters(createBuilder(rendered, path, search)(variant), search);
    if (isFailure(result)) postponeRenewal(path, variant);
    else if (result.kind !== 'page' && isKnown) {
      cache.delete(key);
      return (await findMissing(path)) ?? result;
    }
    const loaded = await finish(path, variant, result);
    const stored = cache.get(key);
    if (stored) stored.lastVisit = Date.now();
    if (loaded.kind === 'page' && isPrivatePage(loaded.page) && isFilteredForAll(search)) storeFiltered(loadKey, loaded.page, result);
    return loaded;
  }

  function storeFiltered(loadKey: string, page: Page, result: BuildResult): void {
    const isCurrent = result.kind === 'page' && !changes.hasChanged(result.rendered.contentKeys, result.rendered.version);
    if (isCurrent) filteredPages.set(loadKey, page);
  }

  /** Looks a path up again if content has changed in the meantime. */
  async function findMissing(path: string): Promise<Awaited<ReturnType<PageLookup['findMissing']>>> {
    for (let attempt = 1; ; attempt++) {
      const version = changes.getVersion();
      const missing = await lookup.findMissing(path);
      if (missing === null || attempt === MAX_RENDERS || version === changes.getVersion()) return missing;
    }
  }

  function revalidateInBackground(key: string, path: string, variant: Variant): void {
    if (pendingRevalidations.has(key) || signal.aborted) return;
    pendingRevalidations.add(key);
    void renew(path, [variant], { kind: 'revalidation' }).finally(() => pendingRevalidations.delete(key));
  }

  /** Visitors may have caused some renders in the meantime. */
  async function renewOutdated(path: string, pageVariants: readonly Variant[]): Promise<boolean> {
    const remaining = pageVariants.filter((variant) => cache.get(getPageKey(path, variant))?.isOutdated !== false);
    return remaining.length === 0 || (await renew(path, remaining, { kind: 'renewal' }));
  }

  /** Renders a path once for several variants. @returns whether Next responded; otherwise the former pages stay */
  async function renew(path: string, pageVariants: readonly Variant[], reason: RenderReason): Promise<boolean> {
    try {
      const rendered = await renderIfAvailable(async () => await renders.renderCurrent(path, '', reason));
      const build = createBuilder(rendered, path);
      const results = pageVariants.map((variant) => ({ variant, result: build(variant) }));
      if (results.some(({ result }) => isFailure(result))) {
        log('warn', 'A page could not be revalidated; the stale version is still served', { path });
      } else {
        for (const { variant, result } of results) {
          const isCacheable = result.kind === 'page' && result.cachePolicy === 'store';
          if (!isCacheable) cache.delete(getPageKey(path, variant));
          await finish(path, variant, result);
        }
        return true;
      }
    } catch (error) {
      log('error', 'A page could not be revalidated; the stale version is still served', { path, error });
    }
    for (const variant of pageVariants) postponeRenewal(path, variant);
    return false;
  }

  /** After a failure, visitors get the previous page immediately. */
  function postponeRenewal(path: string, variant: Variant): void {
    const page = cache.get(getPageKey(path, variant));
    if (page === undefined || page.freshUntil >= Date.now()) return;
    Object.assign(page, { freshUntil: Date.now() + RETRY_MS, isRenewalFailing: true });
  }

  function markOutdated(page: Page): void {
    Object.assign(page, { isOutdated: true, isRenewalFailing: false, freshUntil: 0 });
  }

  async function purge(contentChanges: readonly ContentChange[]): Promise<void> {
    lookup.clear();
    const removedKeys: string[] = [];
    for (const change of contentChanges) {
      const affected = getAffectedKeys(change);
      changes.record(affected);
      for (const key of filteredPages.findByContent(affected.changed)) filteredPages.delete(key);
      for (const key of privateRuntimes.findByContent(affected.removed)) privateRuntimes.delete(key);
      const pages = cache.findByContent(affected.changed).map((key) => [key, cache.get(key)] as const);
      for (const key of cache.findByContent(affected.removed)) {
        cache.delete(key);
        removedKeys.push(key);
      }
      for (const [key, page] of pages) {
        // A runtime never changes: the next version of its page has another one.
        if (page === undefined || isRuntimeKey(key)) continue;
        const { path, variant } = parsePageKey(key);
        markOutdated(page);
        renewals.add(path, variant, page.lastVisit);
      }
    }
    await removeSaved(removedKeys);
  }

  function findRuntime(hash: string): Page | null {
    const key = getRuntimeKey(hash);
    const page = cache.get(key);
    if (page) improveCompression(key, page);
    return page ?? privateRuntimes.get(key) ?? null;
  }

  return {
    getCached: (key, path, variant) => {
      const page = cache.get(key);
      if (!page) return undefined;
      const now = Date.now();
      if (page.freshUntil < now) {
        const mustWait = page.isOutdated && !page.isRenewalFailing;
        if (mustWait || page.renderedAt + maxAgeMs < now) return undefined;
        revalidateInBackground(key, path, variant);
      }
      page.lastVisit = now;
      improveCompression(key, page);
      return page;
    },
    load,
    loadPersonal: async ({ path, route, variant, search }, cookies, network) => {
      const version = changes.getVersion();
      const rendered = await renderIfAvailable(async () => {
        const response = toPersonalResponse(await render(route + search, { kind: 'visitor', network }, { cookie: cookies }));
        return { response, contentKeys: response.contentKeys, version };
      });
      return await finish(path, variant, createBuilder(rendered, path)(variant));
    },
    findRuntime,
    offersMeasurement: () => offersMeasurement,
    getRuntime: async (hash, path, network) => {
      const stored = findRuntime(hash);
      if (stored) return stored;
      if (await lookup.findMissing(path)) return null;
      const rendered = await renderIfAvailable(async () => await renders.renderCurrent(path, '', { kind: 'visitor', network }));
      const result = createBuilder(rendered, path)('system');
      const isCurrent = result.kind === 'page' && result.runtime?.hash === hash;
      return isCurrent && result.runtime ? await storeRuntime(result.runtime, result.rendered, result.cachePolicy === 'never') : null;
    },
    purge,
    stop: () => {
      stopping.abort();
      renewals.stop();
    },
  };
}

/** A page from the disk has no headers for a delivery network. */
function dependsOnSameContent(one: Page, other: Page): boolean {
  return one.contentKeys.join() === other.contentKeys.join() && one.cdnHeaders.length === other.cdnHeaders.length;
}

function isFailure(result: LoadResult | PageResult): boolean {
  return result.kind === 'status' && result.status >= 500;
}
