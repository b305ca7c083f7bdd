import { expect, test } from 'vitest';
import { variants } from '../html/variant.ts';
import { compressPage, getPageKey, getPageSize, PASSWORD_FORM_CACHE_CONTROL, recompressPage } from './page.ts';

const compress = (body: string, headers = ['content-type', 'text/html']) =>
  compressPage({ status: 200, headers, body: Buffer.from(body), freshUntil: 1 }, 1);

test('the cache key of a page differs by path and by variant', () => {
  const keys = variants.flatMap((variant) => ['/a/', '/b/'].map((path) => getPageKey(path, variant)));
  expect(new Set(keys).size).toBe(keys.length);
});

test('the tag of a page changes with its body and with its headers', async () => {
  const { etag } = await compress('one');
  expect((await compress('one')).etag).toBe(etag);
  expect((await compress('two')).etag).not.toBe(etag);
  expect((await compress('one', ['content-type', 'text/html', 'content-security-policy', "default-src 'none'"])).etag).not.toBe(etag);
});

test('the headers of each encoding have the length of that body', async () => {
  const page = await compress('dock doors '.repeat(100));
  expect(page.headers.br.slice(-4)).toEqual(['content-encoding', 'br', 'content-length', String(page.br.length)]);
  expect(page.headers.gzip.slice(-4)).toEqual(['content-encoding', 'gzip', 'content-length', String(page.gzip.length)]);
  expect(page.headers.identity.slice(-4)).toEqual(['etag', page.etag, 'content-length', '1100']);
  expect(page.notModifiedHeaders).toEqual(['content-type', 'text/html', 'etag', page.etag]);
});

test('a page is replaced only by a smaller one', async () => {
  const page = await compress(
    Array.from({ length: 2000 }, (_, index) => `dock door ${index % 97}, clear height ${index % 41} ft`).join(' '),
  );
  const smaller = await recompressPage(page, 10);
  expect(smaller.br.length).toBeLessThan(page.br.length);
  expect(smaller.headers.br.at(-1)).toBe(String(smaller.br.length));
  expect(smaller.headers.br).toHaveLength(page.headers.br.length);
  expect(smaller).toMatchObject({ etag: page.etag, gzip: page.gzip, freshUntil: 1 });
  expect(await recompressPage(smaller, 10)).toBe(smaller);
});

test('a file that hardly gets smaller, such as a PDF document, is not compressed again', async () => {
  const page = await compress(Array.from({ length: 2000 }, (_, index) => Math.sin(index).toString(36)).join(''));
  expect(page.br.length).toBeGreaterThan(page.length / 2);
  expect(await recompressPage(page, 11)).toBe(page);
});

test('the size of a page includes both bodies and its headers', async () => {
  const page = await compress('one');
  const withPolicy = await compress('one', ['content-type', 'text/html', 'content-security-policy', 'x'.repeat(1000)]);
  expect(getPageSize(page)).toBeGreaterThan(page.br.length + page.gzip.length);
  expect(getPageSize(withPolicy)).toBeGreaterThan(getPageSize(page) + 4000);
});

test('a delivery network does not get the form for a password', async () => {
  const page = { status: 200, body: Buffer.from('x'), freshUntil: 1, cdnHeaders: ['surrogate-control', 'max-age=60'] };
  expect((await compressPage({ ...page, headers: ['cache-control', 'public'] }, 1)).cdnHeaders).toEqual(page.cdnHeaders);
  expect((await compressPage({ ...page, headers: ['cache-control', PASSWORD_FORM_CACHE_CONTROL] }, 1)).cdnHeaders).toEqual([]);
});
