import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { PAGE_QUALITY, QUICK_QUALITY } from '../http/encoding.ts';
import { createNextResponse, readCapturedDocument } from '../next/captured-documents/read.ts';
import type { NextResponseData } from '../next/next-app.ts';
import { RenderUnavailableError } from '../next/render-unavailable-error.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createPageStore, type LoadResult, type PageStore } from './page-store.ts';
import { compressPage, decompressBody, getPageKey } from './page.ts';

/** A store with a fake Next that returns these responses one after the other, and repeats the last one. */
function setUp(
  responses: readonly (NextResponseData | Promise<NextResponseData> | Error)[],
  cache: PageCache = createPageCache(8),
  missingPaths: readonly string[] = [],
) {
  const fetched: string[] = [];
  const removed: string[] = [];
  let duringRender = async () => {};
  const render = async (path: string) => {
    const response = responses[Math.min(fetched.length, responses.length - 1)];
    fetched.push(path);
    await nextTurn();
    await duringRender();
    if (response instanceof Error || response === undefined) throw response ?? new Error('No response');
    return await response;
  };
  const log = vi.fn<Log>();
  const pages = createPageStore({
    render,
    lookup: {
      findMissing: async (path) => await Promise.resolve(missingPaths.includes(path) ? { kind: 'status', status: 404 } : null),
      clear: () => {},
    },
    cache,
    createCdnHeaders: (contentKeys) => ['xkey', contentKeys.join(' ')],
    removeSaved: async (keys) => await Promise.resolve(void removed.push(...keys)),
    maxRenewals: 1,
    maxAgeMs: 3_600_000,
    log,
    origins: { content: null, isHttps: false, frames: [], map: null },
    loaderUrl: '/_runtime/islands.x.js',
    measureUrl: '/_runtime/measure.x.js',
    translateUrl: '/_runtime/translate.x.js',
    widgetUrl: null,
    getScriptNames: () => new Set(),
    getStylesheet: () => null,
    servesNextDocuments: false,
  });
  stores.push(pages);
  /** Runs something during each further render. */
  const onRender = (run: () => Promise<void>) => (duringRender = run);
  return { pages, fetched, removed, log, cache, onRender };
}

const stores: PageStore[] = [];
afterEach(() => {
  for (const pages of stores.splice(0)) pages.stop();
  vi.useRealTimers();
});

type Options = { name?: 'plain' | 'islands'; cache?: string | null; seconds?: number; contentKeys?: readonly string[] };

/** A page whose heading begins with these words. */
const respond = (words: string, { name = 'plain', ...options }: Options = {}) =>
  createNextResponse(readCapturedDocument(name).replace('<h1>', `<h1>${words} `), options);

const unavailable = createNextResponse(readCapturedDocument('away'), { status: 500, cache: null });
const missing = createNextResponse(readCapturedDocument('missing'), { status: 404, cache: null });

const getCached = (pages: PageStore, path = '/a/') => pages.getCached(getPageKey(path, 'system'), path, 'system');
const getCachedText = async (pages: PageStore, path = '/a/') => {
  const page = getCached(pages, path);
  return page ? (await decompressBody(page)).toString() : null;
};
const getText = async (result: LoadResult) => (result.kind === 'page' ? (await decompressBody(result.page)).toString() : '');
/** Long enough for a slow machine. */
const waitUntil = (assertion: () => void | Promise<void>) => vi.waitFor(assertion, 20_000);
const makeOld = () => vi.setSystemTime(Date.now() + 2000);
/** The page in memory after its compression in the background, which replaces the object. */
async function loadAndRecompress(pages: PageStore) {
  const loaded = await pages.load('/a/', 'system');
  const quickLength = loaded.kind === 'page' ? loaded.page.br.length : 0;
  await waitUntil(() => expect(getCached(pages)?.br.length).toBeLessThan(quickLength));
  return getCached(pages);
}

test('concurrent requests for a page share one fetch from Next, and later ones need none', async () => {
  const { pages, fetched } = setUp([respond('one')]);
  await Promise.all([pages.load('/a/', 'system'), pages.load('/a/', 'system'), pages.load('/a/', 'system')]);
  expect(getCached(pages)).toBeDefined();
  expect(fetched).toEqual(['/a/']);
});

test('each theme has its own page', async () => {
  const { pages, fetched } = setUp([respond('one')]);
  await pages.load('/a/', 'dark');
  expect(getCached(pages)).toBeUndefined();
  expect(pages.getCached(getPageKey('/a/', 'dark'), '/a/', 'dark')).toBeDefined();
  expect(fetched).toHaveLength(1);
});

test('a stale page is served while it is revalidated', async () => {
  const { pages } = setUp([respond('one', { seconds: 1 }), respond('two')]);
  await pages.load('/a/', 'system');
  makeOld();
  expect(await getCachedText(pages)).toContain('one');
  await waitUntil(async () => expect(await getCachedText(pages)).toContain('two'));
});

test('a stale page stays in the cache while content is unavailable, and is not revalidated for every visitor', async () => {
  const { pages, fetched, log } = setUp([respond('one', { seconds: 1 }), unavailable]);
  await pages.load('/a/', 'system');
  makeOld();
  getCached(pages);
  await waitUntil(() => expect(log).toHaveBeenCalledWith('warn', expect.stringContaining('could not be revalidated'), { path: '/a/' }));
  expect(await getCachedText(pages)).toContain('one');
  expect(await getCachedText(pages)).toContain('one');
  expect(fetched).toHaveLength(2);
});

test('a stale page stays in the cache when Next fails', async () => {
  const { pages, log } = setUp([respond('one', { seconds: 1 }), new Error('out of memory')]);
  await pages.load('/a/', 'system');
  makeOld();
  getCached(pages);
  const details: unknown = expect.objectContaining({ path: '/a/' });
  await waitUntil(() => expect(log).toHaveBeenCalledWith('error', expect.stringContaining('could not be revalidated'), details));
  expect(await getCachedText(pages)).toContain('one');
});

test('a page that no longer exists leaves the cache', async () => {
  const { pages } = setUp([respond('one', { seconds: 1 }), missing]);
  await pages.load('/a/', 'system');
  makeOld();
  await waitUntil(() => expect(getCached(pages)).toBeUndefined());
});

test('neither a missing nor an unavailable page is cached', async () => {
  const { pages, fetched } = setUp([missing, unavailable, respond('one')]);
  expect(await pages.load('/a/', 'system')).toEqual({ kind: 'status', status: 404 });
  expect(await pages.load('/a/', 'system')).toEqual({ kind: 'status', status: 503 });
  expect(await pages.load('/a/', 'system')).toMatchObject({ kind: 'page' });
  expect(fetched).toHaveLength(3);
});

test('a failure is not remembered', async () => {
  const { pages } = setUp([new Error('out of memory'), respond('one')]);
  await expect(pages.load('/a/', 'system')).rejects.toThrow('out of memory');
  expect(await pages.load('/a/', 'system')).toMatchObject({ kind: 'page' });
});

test('nothing is rendered for a path that has no page', async () => {
  const { pages, fetched } = setUp([respond('one')], createPageCache(8), ['/nothing/']);
  expect(await pages.load('/nothing/', 'system', '?q=dock')).toEqual({ kind: 'status', status: 404 });
  expect(await pages.getRuntime('x'.repeat(22), '/nothing/')).toBeNull();
  expect(fetched).toEqual([]);
});

test('a stale page that is too old is no longer served', async () => {
  const { pages, fetched } = setUp([respond('one', { seconds: 1 }), unavailable]);
  await pages.load('/a/', 'system');
  vi.setSystemTime(Date.now() + 3_599_000);
  expect(await getCachedText(pages)).toContain('one');
  await waitUntil(() => expect(fetched).toHaveLength(2));
  // Failed revalidations do not extend the maximum age.
  vi.setSystemTime(Date.now() + 10_000);
  expect(getCached(pages)).toBeUndefined();
  expect(await pages.load('/a/', 'system')).toEqual({ kind: 'status', status: 503 });
});

test('the age of a page that was revalidated without a change begins at its revalidation', async () => {
  const { pages } = setUp([respond('one', { seconds: 1 })]);
  await pages.load('/a/', 'system');
  vi.setSystemTime(Date.now() + 3_000_000);
  getCached(pages);
  await waitUntil(() => expect(getCached(pages)?.freshUntil).toBeGreaterThan(Date.now()));
  vi.setSystemTime(Date.now() + 3_000_000);
  expect(await getCachedText(pages)).toContain('one');
});

test('a search is rendered once for all visitors within half a minute, and cannot evict pages', async () => {
  const { pages, fetched, cache } = setUp([respond('one', { cache: null })]);
  for (const search of ['?q=dock', '?q=dock', '?q=door']) await pages.load('/a/', 'system', search);
  await pages.load('/a/', 'dark', '?q=dock');
  expect(fetched).toEqual(['/a/?q=dock', '/a/?q=door', '/a/?q=dock']);
  expect(cache.getBytes()).toBe(0);
  vi.setSystemTime(Date.now() + 30_001);
  await pages.load('/a/', 'system', '?q=dock');
  expect(fetched).toHaveLength(4);
});

test.each(['?form=token', '?q=dock&form=token', '?replyto=3'])('a page with %s is rendered for each request', async (search) => {
  const { pages, fetched } = setUp([respond('one', { cache: null })]);
  await pages.load('/a/', 'system', search);
  await pages.load('/a/', 'system', search);
  expect(fetched).toHaveLength(2);
});

test('a page that cannot be rendered at the moment is unavailable', async () => {
  const { pages } = setUp([new RenderUnavailableError('too many'), respond('one')]);
  expect(await pages.load('/a/', 'system')).toEqual({ kind: 'status', status: 503 });
  expect(await pages.load('/a/', 'system')).toMatchObject({ kind: 'page' });
});

test('a stale page is served while it cannot be rendered', async () => {
  const { pages, log } = setUp([respond('one', { seconds: 1 }), new RenderUnavailableError('too many')]);
  await pages.load('/a/', 'system');
  makeOld();
  getCached(pages);
  await waitUntil(() => expect(log).toHaveBeenCalledWith('warn', expect.stringContaining('could not be revalidated'), { path: '/a/' }));
  expect(await getCachedText(pages)).toContain('one');
});

test('requests that join a failing load share one new attempt', async () => {
  const { pages, fetched } = setUp([unavailable, respond('one')]);
  const results = await Promise.all([pages.load('/a/', 'system'), pages.load('/a/', 'system'), pages.load('/a/', 'system')]);
  expect(results.map(({ kind }) => kind)).toEqual(['status', 'page', 'page']);
  expect(fetched).toHaveLength(2);
});

function parseRuntimeUrl(html: string | null): { hash: string; path: string } {
  const [, hash = '', path = ''] = /data-runtime="\/_runtime\/([\w-]+)([^"]*)"/.exec(html ?? '') ?? [];
  return { hash, path };
}

test('the runtime of a page with islands can be fetched', async () => {
  const { pages } = setUp([respond('one', { name: 'islands' })]);
  await pages.load('/a/', 'system');
  const { hash, path } = parseRuntimeUrl(await getCachedText(pages));
  const runtime = await pages.getRuntime(hash, path);
  expect(JSON.parse((runtime ? await decompressBody(runtime) : '').toString())).toHaveProperty('flight');
});

test('a runtime that left the cache is built again, as long as the page is the same', async () => {
  const { pages, cache } = setUp([respond('one', { name: 'islands' })]);
  await pages.load('/a/', 'system');
  const { hash, path } = parseRuntimeUrl(await getCachedText(pages));
  cache.delete(`runtime ${hash}`);
  expect(await pages.getRuntime(hash, path)).not.toBeNull();
  expect(await pages.getRuntime('x'.repeat(22), path)).toBeNull();
});

test('the runtime of a page that was rendered for one request is private, and is not stored in the page cache', async () => {
  const { pages, cache } = setUp([respond('one', { name: 'islands', cache: null }), respond('two')]);
  const html = await getText(await pages.load('/a/', 'system', '?form=token'));
  expect(cache.getBytes()).toBe(0);
  const { hash, path } = parseRuntimeUrl(html);
  const runtime = await pages.getRuntime(hash, path);
  expect(runtime?.headers.br).toContain('private, no-store');
});

test('an unreadable document is logged once for each path, with the reason', async () => {
  const unreadable = respond('one', { cache: null });
  unreadable.body = Buffer.from(unreadable.body.toString().replace('</body>', '<script>$RC()</script></body>'));
  const { pages, log } = setUp([unreadable]);
  await pages.load('/a/', 'system');
  await pages.load('/a/', 'dark');
  await pages.load('/a/', 'system');
  await pages.load('/b/', 'system');
  const reason: unknown = expect.stringContaining('<script>$RC()</script>');
  expect(log.mock.calls).toEqual([
    ['error', expect.stringContaining('as Next rendered it'), { path: '/a/', reason }],
    ['error', expect.stringContaining('as Next rendered it'), { path: '/b/', reason }],
  ]);
});

test('a cached page is compressed better in the background, and its length changes with it', async () => {
  const { pages } = setUp([respond('one '.repeat(2000))]);
  const loaded = await pages.load('/a/', 'system');
  const quickLength = loaded.kind === 'page' ? loaded.page.br.length : 0;
  await waitUntil(() => expect(getCached(pages)?.br.length).toBeLessThan(quickLength));
  const page = getCached(pages);
  expect(page?.headers.br.at(-1)).toBe(String(page?.br.length));
  expect(page && (await decompressBody(page)).toString()).toContain('one one one');
});

test('islands also start if nothing is cached', async () => {
  const { pages } = setUp([respond('one', { name: 'islands' })], createPageCache(0));
  const { hash, path } = parseRuntimeUrl(await getText(await pages.load('/a/', 'system')));
  expect(await pages.getRuntime(hash, path)).not.toBeNull();
});

test('the cache stays within its limit and evicts the oldest pages', async () => {
  const { pages, cache } = setUp([respond('one')], createPageCache(1));
  for (let index = 0; index < 250; index++) await pages.load(`/${index}/`, 'system');
  expect(cache.getBytes()).toBeLessThanOrEqual(1024 * 1024);
  expect(cache.getBytes()).toBeGreaterThan(900 * 1024);
  expect(getCached(pages, '/249/')).toBeDefined();
  expect(getCached(pages, '/0/')).toBeUndefined();
});

test('a page that reads its query is rendered for each query and never cached', async () => {
  const { pages, fetched } = setUp([respond('one', { cache: null }), respond('two', { cache: null })]);
  const results = await Promise.all([
    pages.load('/a/', 'system', '?q=1'),
    pages.load('/a/', 'system', '?q=1'),
    pages.load('/a/', 'system', '?q=2'),
  ]);
  expect(fetched).toEqual(['/a/?q=1', '/a/?q=2']);
  const etags = results.map((result) => (result.kind === 'page' ? result.page.etag : result.kind));
  expect(new Set(etags).size).toBe(2);
  expect(getCached(pages)).toBeUndefined();
});

test('a page that cannot depend on the query is cached for all queries', async () => {
  const { pages, fetched } = setUp([respond('one')]);
  await pages.load('/a/', 'system', '?utm_source=letter');
  expect(await getCachedText(pages)).toContain('one');
  expect(fetched).toEqual(['/a/?utm_source=letter']);
});

test('requests that join the load of a missing page get its result', async () => {
  const { pages, fetched } = setUp([missing, respond('one')]);
  const results = await Promise.all([pages.load('/a/', 'system'), pages.load('/a/', 'system')]);
  expect(results).toEqual([
    { kind: 'status', status: 404 },
    { kind: 'status', status: 404 },
  ]);
  expect(fetched).toHaveLength(1);
});

test('requests that join a load that ends with an internal error load again', async () => {
  const broken = createNextResponse(readCapturedDocument('broken'), { status: 500, cache: null });
  const { pages } = setUp([broken, respond('one')]);
  const results = await Promise.all([pages.load('/a/', 'system'), pages.load('/a/', 'system')]);
  expect(results).toEqual([{ kind: 'status', status: 500 }, expect.objectContaining({ kind: 'page' })]);
});

test('a page is revalidated after its last fresh millisecond, and not before', async () => {
  const { pages, fetched } = setUp([respond('one', { seconds: 1 }), respond('two', { seconds: 1 })]);
  await pages.load('/a/', 'system');
  const freshUntil = getCached(pages)?.freshUntil ?? 0;
  vi.setSystemTime(freshUntil);
  getCached(pages);
  expect(fetched).toHaveLength(1);
  vi.setSystemTime(freshUntil + 1);
  getCached(pages);
  expect(fetched).toHaveLength(2);
});

test('many requests for a stale page cause one revalidation', async () => {
  const { pages, fetched } = setUp([respond('one', { seconds: 1 }), respond('two')]);
  await pages.load('/a/', 'system');
  makeOld();
  for (let visitor = 0; visitor < 5; visitor++) getCached(pages);
  await waitUntil(async () => expect(await getCachedText(pages)).toContain('two'));
  expect(fetched).toHaveLength(2);
});

test('no page is revalidated after the store has stopped', async () => {
  const { pages, fetched } = setUp([respond('one', { seconds: 1 })]);
  await pages.load('/a/', 'system');
  makeOld();
  pages.stop();
  expect(getCached(pages)).toBeDefined();
  expect(fetched).toHaveLength(1);
});

test('a page is compressed better when it is requested again, and not before', async () => {
  const { pages, cache } = setUp([respond('one '.repeat(2000))]);
  const loaded = await pages.load('/a/', 'system');
  // Its compression would take a few milliseconds.
  await sleep(100);
  expect(loaded.kind === 'page' && cache.get('/a/') === loaded.page).toBe(true);
  const quick = getCached(pages);
  await waitUntil(() => expect(cache.get('/a/')).not.toBe(quick));
  expect(cache.get('/a/')?.br.length).toBeLessThan(quick?.br.length ?? 0);
});

test('a page of an earlier run is compressed better when it is requested', async () => {
  const { pages, cache } = setUp([]);
  const quick = await compressPage(
    { status: 200, headers: [], body: Buffer.from('one '.repeat(2000)), freshUntil: Infinity },
    QUICK_QUALITY,
  );
  cache.set('/a/', quick);
  expect(getCached(pages)).toBe(quick);
  await waitUntil(() => expect(cache.get('/a/')?.quality).toBe(PAGE_QUALITY));
});

test('a revalidated page that did not change is not compressed again', async () => {
  const { pages } = setUp([respond('one '.repeat(2000), { seconds: 1 }), respond('one '.repeat(2000), { seconds: 1 })]);
  const page = await loadAndRecompress(pages);
  makeOld();
  getCached(pages);
  await waitUntil(() => expect(getCached(pages)?.freshUntil).toBeGreaterThan(Date.now()));
  expect(getCached(pages)).toBe(page);
});

test('a page that Next no longer caches leaves the cache', async () => {
  const { pages } = setUp([respond('one', { seconds: 1 }), respond('two', { cache: null })]);
  await pages.load('/a/', 'system');
  makeOld();
  await waitUntil(() => expect(getCached(pages)).toBeUndefined());
});

test('the runtime of a cached page is cached with it, for every theme', async () => {
  const { pages, cache } = setUp([respond('one', { name: 'islands' })]);
  const { hash } = parseRuntimeUrl(await getText(await pages.load('/a/', 'system')));
  expect(cache.get(`runtime ${hash}`)?.headers.br).toContain('public, max-age=31536000, immutable');
  expect(parseRuntimeUrl(await getText(await pages.load('/a/', 'dark'))).hash).toBe(hash);
});

test('a private runtime that is built again stays private', async () => {
  const privatePage = respond('one', { name: 'islands', cache: null });
  const { hash, path } = parseRuntimeUrl(await getText(await setUp([privatePage]).pages.load('/a/', 'system')));
  const { pages, cache } = setUp([privatePage]);
  expect((await pages.getRuntime(hash, path))?.headers.br).toContain('private, no-store');
  expect(cache.getBytes()).toBe(0);
});

test('a page without islands has no runtime', async () => {
  const { pages } = setUp([respond('one')]);
  expect(await pages.getRuntime('x'.repeat(22), '/a/')).toBeNull();
});

test('a page is renewed each time it is too old', async () => {
  const { pages } = setUp([respond('one', { seconds: 1 }), respond('two', { seconds: 1 }), respond('three')]);
  await pages.load('/a/', 'system');
  makeOld();
  await waitUntil(async () => expect(await getCachedText(pages)).toContain('two'));
  makeOld();
  await waitUntil(async () => expect(await getCachedText(pages)).toContain('three'));
});

test('after Next itself failed, visitors do not cause one attempt each', async () => {
  const { pages, fetched, log } = setUp([respond('one', { seconds: 1 }), new Error('out of memory')]);
  await pages.load('/a/', 'system');
  makeOld();
  getCached(pages);
  await waitUntil(() => expect(log).toHaveBeenCalled());
  await nextTurn();
  getCached(pages);
  getCached(pages);
  expect(fetched).toHaveLength(2);
});

test('each page is compressed better, one after the other', async () => {
  const { pages } = setUp([respond('one '.repeat(2000))]);
  for (const path of ['/a/', '/b/']) {
    const loaded = await pages.load(path, 'system');
    const quickLength = loaded.kind === 'page' ? loaded.page.br.length : 0;
    await waitUntil(() => expect(getCached(pages, path)?.br.length).toBeLessThan(quickLength));
    await nextTurn();
  }
});

/** A page that depends on content with these keys. */
const respondWith = (words: string, contentKeys: readonly string[]) => respond(words, { contentKeys });
const postId = Buffer.from('post:7').toString('base64');
const update = (keys: readonly string[], uris: readonly string[] = []) => ({ keys, uris, cause: 'update post' });
const removal = (keys: readonly string[], uris: readonly string[] = []) => ({ keys, uris, cause: 'delete post' });

test('a change renews the pages that depend on it in the background, and no others', async () => {
  const { pages, fetched } = setUp([respondWith('one', [postId]), respondWith('two', ['list:page']), respondWith('three', [postId])]);
  await pages.load('/a/', 'system');
  await pages.load('/b/', 'system');
  await pages.purge([update([postId])]);
  expect(getCached(pages)).toBeUndefined();
  expect(await getCachedText(pages, '/b/')).toContain('two');
  await waitUntil(async () => expect(await getCachedText(pages)).toContain('three'));
  expect(fetched).toEqual(['/a/', '/b/', '/a/']);
});

test('a change of a path renews its page, however the path is encoded', async () => {
  const { pages, fetched } = setUp([respondWith('one', []), respondWith('two', [])]);
  await pages.load('/caf%C3%A9/', 'system');
  await pages.purge([update([], ['/caf%c3%a9/'])]);
  await waitUntil(async () => expect(await getCachedText(pages, '/caf%C3%A9/')).toContain('two'));
  expect(fetched).toHaveLength(2);
});

test('a page whose keys are not known is renewed after every change', async () => {
  const { pages } = setUp([respondWith('one', ['*']), respondWith('two', ['*'])]);
  await pages.load('/a/', 'system');
  await pages.purge([update(['list:property'])]);
  await waitUntil(async () => expect(await getCachedText(pages)).toContain('two'));
});

test('a visitor who requests an outdated page gets the current one', async () => {
  const { pages, fetched } = setUp([respondWith('one', [postId]), respondWith('two', [postId])]);
  await pages.load('/a/', 'system');
  await pages.purge([update([postId])]);
  expect(await getText(await pages.load('/a/', 'system'))).toContain('two');
  expect(await getCachedText(pages)).toContain('two');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(fetched).toHaveLength(2);
});

test('a visitor does not wait longer than 700 ms for the current page, and gets the outdated one then', async () => {
  const slow = Promise.withResolvers<NextResponseData>();
  const { pages } = setUp([respondWith('one', [postId]), slow.promise]);
  await pages.load('/a/', 'system');
  await pages.purge([update([postId])]);
  const startedAt = performance.now();
  const result = await pages.load('/a/', 'system');
  expect(performance.now() - startedAt).toBeGreaterThan(650);
  expect(await getText(result)).toContain('one');
  expect(result).toMatchObject({ page: { isOutdated: true } });
  slow.resolve(respondWith('two', [postId]));
  await waitUntil(async () => expect(await getCachedText(pages)).toContain('two'));
});

test.each([
  ['the content service is unavailable', unavailable],
  ['Next is not running', new RenderUnavailableError('restarting')],
  ['Next failed', new Error('out of memory')],
])('an outdated page is sent at once after the first failure while %s, and renewed when that is over', async (_what, failure) => {
  const { pages } = setUp([respondWith('one', [postId]), failure, failure, respondWith('two', [postId])]);
  await pages.load('/a/', 'system');
  await pages.purge([update([postId])]);
  expect(await getText(await pages.load('/a/', 'system'))).toContain('one');
  expect(await getCachedText(pages)).toContain('one');
  await waitUntil(async () => expect(await getCachedText(pages)).toContain('two'));
});

test('a page that shows removed content is gone at once, from the disk too, and so is the data of its islands', async () => {
  const islands = respond('one', { name: 'islands', contentKeys: [postId] });
  const { pages, removed, cache } = setUp([islands, respondWith('list', ['list:post']), missing]);
  await pages.load('/a/', 'system');
  await pages.load('/list/', 'system');
  const { hash } = parseRuntimeUrl(await getCachedText(pages));
  await pages.purge([removal([postId, 'list:post'], ['/a/'])]);
  expect([...removed].toSorted()).toEqual(['/a/', `runtime ${hash}`]);
  expect(cache.get('/a/')).toBeUndefined();
  expect(cache.get('/list/')?.isOutdated).toBe(true);
  expect(await pages.load('/a/', 'system')).toEqual({ kind: 'status', status: 404 });
});

test('an update keeps the data of islands, because open pages may still need it', async () => {
  const { pages, removed } = setUp([respond('one', { name: 'islands', contentKeys: [postId] })]);
  await pages.load('/a/', 'system');
  const { hash, path } = parseRuntimeUrl(await getCachedText(pages));
  await pages.purge([update([postId])]);
  expect(await pages.getRuntime(hash, path)).not.toBeNull();
  expect(removed).toEqual([]);
});

test('a render that began before a change is not stored as current', async () => {
  const early = Promise.withResolvers<NextResponseData>();
  const { pages, fetched } = setUp([early.promise, respondWith('two', [postId])]);
  const loading = pages.load('/a/', 'system');
  await nextTurn();
  await pages.purge([update([postId])]);
  early.resolve(respondWith('one', [postId]));
  expect(await getText(await loading)).toContain('two');
  expect(await getCachedText(pages)).toContain('two');
  expect(fetched).toEqual(['/a/', '/a/']);
});

test('a render that began before a change of other content is stored', async () => {
  const early = Promise.withResolvers<NextResponseData>();
  const { pages, fetched } = setUp([early.promise]);
  const loading = pages.load('/a/', 'system');
  await nextTurn();
  await pages.purge([update(['list:property'])]);
  early.resolve(respondWith('one', [postId]));
  expect(await getText(await loading)).toContain('one');
  expect(getCached(pages)).toBeDefined();
  expect(fetched).toEqual(['/a/']);
});

test('a page whose content changes during each render is kept as outdated, and renewed afterwards', async () => {
  const { pages, fetched, onRender } = setUp([respondWith('one', [postId])]);
  onRender(async () => {
    if (fetched.length <= 3) await pages.purge([update([postId])]);
  });
  expect(await getText(await pages.load('/a/', 'system'))).toContain('one');
  expect(fetched).toHaveLength(3);
  await waitUntil(() => expect(getCached(pages)?.isOutdated).toBe(false));
});

test('a page that was removed while it was rendered is not stored', async () => {
  const { pages, onRender, cache } = setUp([respondWith('one', [postId])]);
  onRender(async () => await pages.purge([removal([postId])]));
  await pages.load('/a/', 'system');
  expect(cache.get('/a/')).toBeUndefined();
});

test('two themes of a page share one render, and one renewal', async () => {
  const { pages, fetched } = setUp([respondWith('one', [postId]), respondWith('two', [postId])]);
  await Promise.all([pages.load('/a/', 'system'), pages.load('/a/', 'dark')]);
  expect(fetched).toHaveLength(1);
  await pages.purge([update([postId])]);
  await waitUntil(() => expect(getCached(pages)).toBeDefined());
  await waitUntil(() => expect(pages.getCached(getPageKey('/a/', 'dark'), '/a/', 'dark')).toBeDefined());
  expect(fetched).toHaveLength(2);
});

test('a search that shows changed content is rendered again, and others are not', async () => {
  const search = (contentKeys: readonly string[]) => respond('one', { cache: null, contentKeys });
  const { pages, fetched } = setUp([search([postId]), search(['list:page']), search([postId])]);
  await pages.load('/a/', 'system', '?q=1');
  await pages.load('/a/', 'system', '?q=2');
  await pages.purge([update([postId])]);
  await pages.load('/a/', 'system', '?q=1');
  await pages.load('/a/', 'system', '?q=2');
  expect(fetched).toEqual(['/a/?q=1', '/a/?q=2', '/a/?q=1']);
});

test('a redirect of Next does not repeat the parameters of the request', async () => {
  const redirect = { status: 308, headers: { location: '/a/?q=dallas' }, body: Buffer.from(''), contentKeys: [] };
  const { pages } = setUp([redirect]);
  expect(await pages.load('/a', 'system', '?q=dallas')).toEqual({ kind: 'redirect', status: 308, location: '/a/' });
});

test('a page that became a redirect leaves the cache', async () => {
  const redirect = { status: 308, headers: { location: '/b/' }, body: Buffer.from(''), contentKeys: [] };
  const { pages, cache } = setUp([respondWith('one', [postId]), redirect]);
  await pages.load('/a/', 'system');
  await pages.purge([update([postId], ['/a/'])]);
  expect(await pages.load('/a/', 'system')).toMatchObject({ kind: 'redirect', location: '/b/' });
  expect(cache.get('/a/')).toBeUndefined();
});

test('a page with the same text but other keys is found by its new keys', async () => {
  const { pages, fetched } = setUp([respondWith('one', ['list:post']), respondWith('one', ['list:page'])]);
  await pages.load('/a/', 'system');
  await pages.purge([update(['list:post'])]);
  await pages.load('/a/', 'system');
  await pages.purge([update(['list:post'])]);
  expect(getCached(pages)).toBeDefined();
  await pages.purge([update(['list:page'])]);
  expect(getCached(pages)).toBeUndefined();
  await waitUntil(() => expect(getCached(pages)).toBeDefined());
  expect(fetched).toHaveLength(3);
});

test('a page with the same text and the same keys in another order stays as it is', async () => {
  const { pages } = setUp([respondWith('one', ['a', 'b']), respondWith('one', ['b', 'a'])]);
  const page = await loadAndRecompress(pages);
  await pages.purge([update(['a'])]);
  await pages.load('/a/', 'system');
  expect(getCached(pages)).toBe(page);
});

test('a page from the disk gets the headers for a delivery network when it is rendered again without a change', async () => {
  const { pages, cache } = setUp([respondWith('one', [postId])]);
  await pages.load('/a/', 'system');
  const page = cache.get('/a/');
  if (page) cache.set('/a/', { ...page, cdnHeaders: [], isOutdated: true, freshUntil: 0 });
  await pages.load('/a/', 'system');
  expect(getCached(pages)?.cdnHeaders).toEqual(['xkey', expect.stringContaining(postId)]);
});

test('pages of visitors with a theme, and pages that are rendered for one request, have no headers for a delivery network', async () => {
  const { pages } = setUp([respondWith('one', [postId]), respond('two', { cache: null })]);
  for (const [theme, search] of [
    ['dark', ''],
    ['system', '?form=token'],
  ] as const)
    expect(await pages.load('/a/', theme, search)).toMatchObject({ page: { cdnHeaders: [] } });
});
