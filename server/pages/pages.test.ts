import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { readNextDocument } from '../html/next-documents/read.ts';
import type { NextAnswer } from '../next-app.ts';
import type { Log } from '#lib/log/log.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { pageKey, readBody } from './page.ts';
import { createPages, type Pages } from './pages.ts';

const origins = { content: null, secure: false, frames: [] };

/** A Next that answers what `answers` says, in turn, the last one for ever. */
function setUp(answers: readonly (NextAnswer | Error)[], cache: PageCache = createPageCache(8)) {
  const asked: string[] = [];
  const ask = async (path: string) => {
    const given = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(path);
    await turn();
    if (given instanceof Error || given === undefined) throw given ?? new Error('No answer given');
    return given;
  };
  const log = vi.fn<Log>();
  const pages = createPages({ next: { ask }, cache, origins, loader: '/_runtime/islands.x.js', scriptWords: () => new Set(), log });
  started.push(pages);
  return { pages, asked, log, cache };
}

const started: Pages[] = [];
afterEach(() => {
  for (const pages of started.splice(0)) pages.stop();
});

function answer(
  words: string,
  options: { name?: 'plain' | 'islands'; cache?: string; seconds?: number; status?: number } = {},
): NextAnswer {
  const { name = 'plain', cache = 'MISS', seconds = 300, status = 200 } = options;
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-cache': cache, 'cache-control': `s-maxage=${seconds}` },
    body: Buffer.from(readNextDocument(name).replace('<h1>', `<h1>${words} `)),
  };
}

const away: NextAnswer = { status: 500, headers: { 'content-type': 'text/html' }, body: Buffer.from(readNextDocument('away')) };
const missing: NextAnswer = { status: 404, headers: { 'content-type': 'text/html' }, body: Buffer.from(readNextDocument('missing')) };

const cached = (pages: Pages, path = '/a/') => pages.cached(pageKey(path, 'system'), path, 'system');
const textOf = async (pages: Pages, path = '/a/') => {
  const page = cached(pages, path);
  return page ? (await readBody(page)).toString() : null;
};
const settled = () => sleep(60);

test('asks Next once for all who wait, and then no more', async () => {
  const { pages, asked } = setUp([answer('one')]);
  await Promise.all([pages.load('/a/', 'system'), pages.load('/a/', 'system'), pages.load('/a/', 'system')]);
  expect(cached(pages)).toBeDefined();
  expect(asked).toEqual(['/a/']);
});

test('keeps a page for each theme', async () => {
  const { pages, asked } = setUp([answer('one')]);
  await pages.load('/a/', 'dark');
  expect(cached(pages)).toBeUndefined();
  expect(pages.cached(pageKey('/a/', 'dark'), '/a/', 'dark')).toBeDefined();
  expect(asked).toHaveLength(1);
});

test('serves an old page once more and makes it anew meanwhile', async () => {
  const { pages } = setUp([answer('one', { seconds: 1 }), answer('two')]);
  await pages.load('/a/', 'system');
  vi.setSystemTime(Date.now() + 2000);
  expect(await textOf(pages)).toContain('one');
  await settled();
  expect(await textOf(pages)).toContain('two');
  vi.useRealTimers();
});

test('keeps the old page while content is away', async () => {
  const { pages, asked } = setUp([answer('one', { seconds: 1 }), away]);
  await pages.load('/a/', 'system');
  vi.setSystemTime(Date.now() + 2000);
  cached(pages);
  await settled();
  expect(await textOf(pages)).toContain('one');
  expect(await textOf(pages)).toContain('one');
  // Not once for each visitor.
  expect(asked).toHaveLength(2);
  vi.useRealTimers();
});

test('keeps the old page when Next itself fails', async () => {
  const { pages, log } = setUp([answer('one', { seconds: 1 }), new Error('out of order')]);
  await pages.load('/a/', 'system');
  vi.setSystemTime(Date.now() + 2000);
  cached(pages);
  await settled();
  expect(await textOf(pages)).toContain('one');
  expect(log).toHaveBeenCalledWith('error', 'renewal failed', expect.anything());
  vi.useRealTimers();
});

test('lets a page go that is proven to be gone', async () => {
  const { pages } = setUp([answer('one', { seconds: 1 }), missing]);
  await pages.load('/a/', 'system');
  vi.setSystemTime(Date.now() + 2000);
  cached(pages);
  await settled();
  expect(cached(pages)).toBeUndefined();
  vi.useRealTimers();
});

test('waits for the new page when Next answers with an old one', async () => {
  const { pages, asked } = setUp([answer('old', { cache: 'STALE' }), answer('new', { cache: 'HIT' })]);
  const loaded = await pages.load('/a/', 'system');
  expect(loaded.kind === 'page' && (await readBody(loaded.page)).toString()).toContain('old');
  await settled();
  expect(await textOf(pages)).toContain('new');
  expect(asked).toHaveLength(2);
});

test('keeps neither what is missing nor what is unavailable', async () => {
  const { pages, asked } = setUp([missing, away, answer('one')]);
  expect(await pages.load('/a/', 'system')).toEqual({ kind: 'status', status: 404 });
  expect(await pages.load('/a/', 'system')).toEqual({ kind: 'status', status: 503 });
  expect(await pages.load('/a/', 'system')).toMatchObject({ kind: 'page' });
  expect(asked).toHaveLength(3);
});

test('a failure is one answer, not the page’s fate', async () => {
  const { pages } = setUp([new Error('out of order'), answer('one')]);
  await expect(pages.load('/a/', 'system')).rejects.toThrow('out of order');
  expect(await pages.load('/a/', 'system')).toMatchObject({ kind: 'page' });
});

test('who comes while a failure is under way gets a new try, together with the others', async () => {
  const { pages, asked } = setUp([away, answer('one')]);
  const answers = await Promise.all([pages.load('/a/', 'system'), pages.load('/a/', 'system'), pages.load('/a/', 'system')]);
  expect(answers.map(({ kind }) => kind)).toEqual(['status', 'page', 'page']);
  expect(asked).toHaveLength(2);
});

function runtimeAddressOf(html: string | null): { hash: string; path: string } {
  const [, hash = '', path = ''] = /data-runtime="\/_runtime\/([\w-]+)([^"]*)"/.exec(html ?? '') ?? [];
  return { hash, path };
}

test('hands out the runtime of a page with islands', async () => {
  const { pages } = setUp([answer('one', { name: 'islands' })]);
  await pages.load('/a/', 'system');
  const { hash, path } = runtimeAddressOf(await textOf(pages));
  const runtime = await pages.runtime(hash, path);
  expect(JSON.parse((runtime ? await readBody(runtime) : '').toString())).toHaveProperty('flight');
});

test('makes a runtime again that was let go, as long as the page is the same', async () => {
  const { pages, cache } = setUp([answer('one', { name: 'islands' })]);
  await pages.load('/a/', 'system');
  const { hash, path } = runtimeAddressOf(await textOf(pages));
  cache.delete(`runtime ${hash}`);
  expect(await pages.runtime(hash, path)).not.toBeNull();
  expect(await pages.runtime('x'.repeat(22), path)).toBeNull();
});

test('keeps the runtime of a page made for one visitor for them alone, and apart from the pages', async () => {
  const { pages, cache } = setUp([answer('one', { name: 'islands', cache: '', seconds: 0 }), answer('two')]);
  const loaded = await pages.load('/a/', 'system', '?form=token');
  expect(cache.bytes()).toBe(0);
  const { hash, path } = runtimeAddressOf(loaded.kind === 'page' ? (await readBody(loaded.page)).toString() : null);
  const runtime = await pages.runtime(hash, path);
  expect(runtime?.headers.br).toContain('private, no-store');
});

test('counts and tells of documents with a script nobody foresaw', async () => {
  const odd = answer('one');
  odd.body = Buffer.from(odd.body.toString().replace('</body>', '<script>$RC()</script></body>'));
  const { pages, log } = setUp([odd]);
  await pages.load('/a/', 'system');
  expect(pages.unknownDocuments()).toBe(1);
  expect(log).toHaveBeenCalledWith('error', 'unknown script', expect.objectContaining({ path: '/a/' }));
});

test('compresses better in the background and says so in the length', async () => {
  const { pages } = setUp([answer('one '.repeat(2000))]);
  const loaded = await pages.load('/a/', 'system');
  const quick = loaded.kind === 'page' ? loaded.page.br.length : 0;
  await vi.waitFor(() => expect(cached(pages)?.br.length).toBeLessThan(quick), { timeout: 120_000 });
  const page = cached(pages);
  expect(page?.headers.br.at(-1)).toBe(String(page?.br.length));
  expect(page && (await readBody(page)).toString()).toContain('one one one');
});

test('islands start without a cache as well', async () => {
  const { pages } = setUp([answer('one', { name: 'islands' })], createPageCache(0));
  const loaded = await pages.load('/a/', 'system');
  const { hash, path } = runtimeAddressOf(loaded.kind === 'page' ? (await readBody(loaded.page)).toString() : null);
  expect(await pages.runtime(hash, path)).not.toBeNull();
});

test('stays within its bytes', async () => {
  const { pages, cache } = setUp([answer('one')], createPageCache(1));
  for (let index = 0; index < 250; index++) await pages.load(`/${index}/`, 'system');
  expect(cache.bytes()).toBeLessThanOrEqual(1024 * 1024);
  expect(cache.bytes()).toBeGreaterThan(900 * 1024);
  expect(cached(pages, '/249/')).toBeDefined();
  expect(cached(pages, '/0/')).toBeUndefined();
});

test('a page that reads its query is asked for each query, and never kept', async () => {
  const dynamic = (words: string): NextAnswer => {
    const { headers, ...rest } = answer(words);
    return { ...rest, headers: { 'content-type': String(headers['content-type']), 'cache-control': 'private, no-store' } };
  };
  const { pages, asked } = setUp([dynamic('one'), dynamic('two')]);
  const loaded = await Promise.all([
    pages.load('/a/', 'system', '?q=1'),
    pages.load('/a/', 'system', '?q=1'),
    pages.load('/a/', 'system', '?q=2'),
  ]);
  expect(asked).toEqual(['/a/?q=1', '/a/?q=2']);
  const tags = loaded.map((given) => (given.kind === 'page' ? given.page.etag : given.kind));
  expect(new Set(tags).size).toBe(2);
  expect(cached(pages)).toBeUndefined();
});

test('a page that can not have read the query is kept for all queries', async () => {
  const { pages, asked } = setUp([answer('one')]);
  await pages.load('/a/', 'system', '?utm_source=letter');
  expect(await textOf(pages)).toContain('one');
  expect(asked).toEqual(['/a/?utm_source=letter']);
});
