import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPageAndDocumentCache, createPageCache } from './page-cache.ts';
import { compressPage, type Page } from './page.ts';

const createPage = async (contentKeys: readonly string[], text = 'one'): Promise<Page> =>
  await compressPage({ status: 200, headers: [], body: Buffer.from(text), freshUntil: Infinity, contentKeys }, 1);

test('pages are found by the content that they depend on', async () => {
  const cache = createPageCache(1);
  cache.set('/a/', await createPage(['x', 'y']));
  cache.set('/b/', await createPage(['y']));
  expect(cache.findByContent(['x'])).toEqual(['/a/']);
  expect(cache.findByContent(['x', 'y', 'z'])).toEqual(['/a/', '/b/']);
  expect(cache.findByContent([])).toEqual([]);
});

test('a page that was replaced, deleted or evicted is not found by its former keys', async () => {
  const cache = createPageCache(1);
  cache.set('/a/', await createPage(['x']));
  cache.set('/a/', await createPage(['y']));
  expect(cache.findByContent(['x'])).toEqual([]);
  expect(cache.findByContent(['y'])).toEqual(['/a/']);
  cache.delete('/a/');
  expect(cache.findByContent(['y'])).toEqual([]);
  for (let index = 0; index < 1000; index++) cache.set(`/${index}/`, await createPage(['z']));
  const found = cache.findByContent(['z']);
  expect(found.length).toBeLessThan(1000);
  expect(found).toEqual([...cache.entries()].map(([key]) => key).toReversed());
});

test('a page that replaces itself stays in the index', async () => {
  const cache = createPageCache(1);
  const page = await createPage(['x']);
  cache.set('/a/', page);
  cache.set('/a/', page);
  expect(cache.findByContent(['x'])).toEqual(['/a/']);
});

test('a page that is larger than the cache is not stored', async () => {
  const cache = createPageCache(1);
  cache.set('/a/', await createPage(Array.from({ length: 30_000 }, (_, index) => `key${index}`)));
  expect(cache.get('/a/')).toBeUndefined();
  expect(cache.findByContent(['key1'])).toEqual([]);
});

test('PDF documents evict each other, but no pages', async () => {
  const cache = createPageAndDocumentCache(4);
  cache.set('/a/', await createPage(['x']));
  // Random text cannot be compressed.
  const text = () => randomBytes(50_000).toString('base64');
  for (let index = 0; index < 80; index++) cache.set(`/pdf/properties/${index}.pdf`, await createPage(['x'], text()));
  expect(cache.get('/a/')).toBeDefined();
  expect(cache.get('/pdf/properties/0.pdf')).toBeUndefined();
  expect(cache.get('/pdf/properties/79.pdf')).toBeDefined();
  expect(cache.findByContent(['x']).slice(0, 1)).toEqual(['/a/']);
  expect(cache.getBytes()).toBeLessThan(4 * 1024 * 1024);
});
