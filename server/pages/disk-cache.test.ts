import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '#lib/log/log.ts';
import { createDiskCache } from './disk-cache.ts';
import { createPageCache } from './page-cache.ts';
import { compressPage, decompressBody, type Page } from './page.ts';

const HOUR = 3_600_000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-cache-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function open(version = 'build') {
  const cache = createPageCache(8);
  const log = vi.fn<Log>();
  return { cache, log, disk: createDiskCache({ folder, version: [version], cache, createCdnHeaders: () => [], maxAgeMs: HOUR, log }) };
}

const createPage = async (text: string, headers = ['content-type', 'text/html; charset=utf-8']): Promise<Page> =>
  await compressPage({ status: 200, headers, body: Buffer.from(text), freshUntil: Date.now() + HOUR }, 1);

async function saveOne(text = 'one'): Promise<Page> {
  const { cache, disk } = open();
  await disk.load();
  const page = await createPage(text);
  cache.set('/a/', page);
  await disk.save(10);
  return page;
}

const listFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
const getFile = () => listFiles()[0] ?? '';

test('a page is available after a restart, and outdated, because content may have changed in the meantime', async () => {
  const page = await saveOne();
  const { cache, disk } = open();
  await disk.load();
  const loaded = cache.get('/a/');
  expect(loaded).toEqual({ ...page, freshUntil: 0, isOutdated: true, renderedAt: expect.closeTo(page.renderedAt, -1) as number });
  expect(loaded && (await decompressBody(loaded)).toString()).toBe('one');
});

test('a runtime of islands stays fresh', async () => {
  const { cache, disk } = open();
  await disk.load();
  cache.set('runtime x', await createPage('{}', ['content-type', 'application/json']));
  await disk.save(10);
  const next = open();
  await next.disk.load();
  expect(next.cache.get('runtime x')?.freshUntil).toBe(Infinity);
});

test.each([
  ['truncated', () => truncateSync(getFile(), 100)],
  ['empty', () => truncateSync(getFile(), 0)],
  [
    'changed',
    () => {
      const data = readFileSync(getFile());
      data[data.length - 1] = (data.at(-1) ?? 0) ^ 1;
      writeFileSync(getFile(), data);
    },
  ],
  ['older than pages may be', () => utimesSync(getFile(), new Date(), new Date(Date.now() - 2 * HOUR))],
  ['replaced by another file', () => writeFileSync(getFile(), '{}')],
])('a file that is %s is ignored and removed', async (_problem, damage) => {
  await saveOne();
  damage();
  const { cache, disk } = open();
  await disk.load();
  expect(cache.get('/a/')).toBeUndefined();
  expect(listFiles()).toEqual([]);
});

test('an unfinished file of a process that was killed is removed', async () => {
  await saveOne();
  writeFileSync(`${getFile()}.tmp`, 'half');
  const { cache, disk } = open();
  await disk.load();
  expect(cache.get('/a/')).toBeDefined();
  expect(listFiles()).toHaveLength(1);
});

test('the pages of another build are not loaded, and removed', async () => {
  await saveOne();
  const { cache, disk } = open('other build');
  await disk.load();
  expect(cache.get('/a/')).toBeUndefined();
  expect(listFiles()).toEqual([]);
});

test('private pages are not written', async () => {
  const { cache, disk } = open();
  await disk.load();
  cache.set('/a/', await createPage('secret', ['content-type', 'text/html; charset=utf-8', 'cache-control', 'private, no-store']));
  await disk.save(10);
  expect(listFiles()).toEqual([]);
});

test('a page that was evicted from the cache is removed, and a limited number is written at a time', async () => {
  const { cache, disk } = open();
  await disk.load();
  for (const name of ['a', 'b', 'c']) cache.set(`/${name}/`, await createPage(name));
  await disk.save(2);
  expect(listFiles()).toHaveLength(2);
  await disk.save(2);
  expect(listFiles()).toHaveLength(3);
  cache.delete('/a/');
  await disk.save(2);
  expect(listFiles()).toHaveLength(2);
});

test('a revalidated page that did not change gets a new time only', async () => {
  const { cache, disk } = open();
  await disk.load();
  const page = await createPage('one');
  cache.set('/a/', page);
  await disk.save(10);
  const { ino } = statSync(getFile());
  page.renderedAt -= 60_000;
  await disk.save(10);
  expect(statSync(getFile()).ino).toBe(ino);
  expect(statSync(getFile()).mtimeMs).toBeCloseTo(page.renderedAt, -1);
});

test('a folder that cannot be written is logged once', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const cache = createPageCache(8);
  const log = vi.fn<Log>();
  const disk = createDiskCache({ folder: path.join(folder, 'file'), version: [], cache, createCdnHeaders: () => [], maxAgeMs: HOUR, log });
  await disk.load();
  cache.set('/a/', await createPage('one'));
  await disk.save(10);
  await disk.save(10);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('warn', expect.stringContaining('could not be saved'), expect.anything());
});

test('an entry that is a folder is ignored', async () => {
  await saveOne();
  mkdirSync(`${getFile()}.d`);
  const { cache, disk } = open();
  await disk.load();
  expect(cache.get('/a/')).toBeDefined();
});

test('a removed page is gone from the disk when the removal is done', async () => {
  const { cache, disk } = open();
  await disk.load();
  for (const name of ['a', 'b']) cache.set(`/${name}/`, await createPage(name));
  await disk.save(10);
  cache.delete('/a/');
  await disk.remove(['/a/']);
  expect(listFiles()).toHaveLength(1);
  const next = open();
  await next.disk.load();
  expect(next.cache.get('/a/')).toBeUndefined();
  expect(next.cache.get('/b/')).toBeDefined();
});

test('a page that is removed while it is written is gone when the removal is done', async () => {
  const { cache, disk } = open();
  await disk.load();
  const names = Array.from({ length: 20 }, (_, index) => `/${index}/`);
  for (const name of names) cache.set(name, await createPage(name));
  const saving = disk.save(100);
  for (const name of names) cache.delete(name);
  await disk.remove(names);
  expect(listFiles()).toEqual([]);
  await saving;
  expect(listFiles()).toEqual([]);
});

test('a page that was rendered again during its removal stays', async () => {
  const { cache, disk } = open();
  await disk.load();
  cache.set('/a/', await createPage('one'));
  await disk.save(10);
  cache.set('/a/', await createPage('two'));
  await disk.remove(['/a/']);
  await disk.save(10);
  expect(listFiles()).toHaveLength(1);
});

test('the content keys of a page are known after a restart', async () => {
  const { cache, disk } = open();
  await disk.load();
  const page = await createPage('one');
  cache.set('/a/', { ...page, contentKeys: ['list:post', 'path:/a/'] });
  await disk.save(10);
  const next = open();
  await next.disk.load();
  expect(next.cache.findByContent(['list:post'])).toEqual(['/a/']);
});
