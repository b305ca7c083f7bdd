/**
 * The page cache on disk. It makes previously requested pages available right after a restart, even if the content service is unavailable. Like the cache in
 * memory, it contains only shared pages, never private ones.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { Log } from '#lib/log/log.ts';
import type { HeaderList } from '../http/security.ts';
import type { PageCache } from './page-cache.ts';
import { assemblePage, isPrivatePage, type Page, isRuntimeKey } from './page.ts';

export interface DiskCache {
  /** Loads all pages into memory. All of them are outdated, because content may have changed while the site was down. */
  load: () => Promise<void>;
  /** Writes the pages that have changed. @param maxPages further pages are written by the next call */
  save: (maxPages: number) => Promise<void>;
  /** Deletes pages that must not be shown any longer, also after a restart. They have left the cache in memory. */
  remove: (keys: readonly string[]) => Promise<void>;
}

interface Options {
  /** For this program only. It contains one folder per version. */
  folder: string;
  /** Everything that pages depend on besides the content: the build, its address, and the settings that are part of pages. */
  version: readonly string[];
  cache: PageCache;
  /** The headers for a content delivery network of a page that depends on content with these keys. */
  createCdnHeaders: (contentKeys: readonly string[]) => HeaderList;
  /** Older pages are not loaded. */
  maxAgeMs: number;
  log: Log;
}

/** Changes with the format of the files. */
const FORMAT = '4';
const CHECKSUM_BYTES = 32;
const MAX_OPEN_FILES = 16;

const headerSchema = z.object({
  key: z.string(),
  status: z.literal(200),
  etag: z.string(),
  quality: z.int(),
  notModifiedHeaders: z.array(z.string()),
  contentKeys: z.array(z.string()),
  brLength: z.int().positive(),
  gzipLength: z.int().positive(),
  length: z.int().positive(),
  startChecksum: z.int().nullable(),
});

export function createDiskCache({ folder, version, cache, createCdnHeaders, maxAgeMs, log }: Options): DiskCache {
  const ownFolder = path.join(folder, hash(JSON.stringify([FORMAT, ...version])));
  const toFile = (key: string) => path.join(ownFolder, `${hash(key)}.page`);
  /** The content of the files. */
  const saved = new Map<string, { page: Page; renderedAt: number }>();
  /** One file is written or deleted at a time, so that a page that is being written while it is removed is gone afterwards. */
  const writeLimit = pLimit(1);
  let isFailing = false;

  async function loadFile(file: string): Promise<{ key: string; page: Page } | null> {
    try {
      const [data, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      const entry = mtimeMs < Date.now() - maxAgeMs ? null : parseEntry(data, mtimeMs, createCdnHeaders);
      if (entry === null || toFile(entry.key) !== file) await rm(file, { force: true });
      return entry;
    } catch {
      return null;
    }
  }

  async function saveEntry(key: string, page: Page): Promise<void> {
    // The page may have been removed while others were written.
    if (cache.get(key) !== page) return;
    const file = toFile(key);
    if (saved.get(key)?.page !== page) {
      // The rename makes sure that a file is complete or does not exist, even if the process is killed.
      await writeFile(`${file}.tmp`, formatEntry(key, page), { mode: 0o600 });
      await rename(`${file}.tmp`, file);
    }
    // The time of the file is the time of the render: a page that did not change is not written again.
    await utimes(file, new Date(), new Date(page.renderedAt));
    saved.set(key, { page, renderedAt: page.renderedAt });
  }

  async function removeEntry(key: string): Promise<void> {
    if (cache.get(key) !== undefined) return;
    saved.delete(key);
    await rm(toFile(key), { force: true });
  }

  return {
    load: async () => {
      await mkdir(ownFolder, { recursive: true, mode: 0o700 }).catch(() => {});
      const names = await readdir(ownFolder).catch(() => []);
      const limit = pLimit(MAX_OPEN_FILES);
      const entries = await Promise.all(names.map(async (name) => await limit(loadFile, path.join(ownFolder, name))));
      // The cache evicts the pages that were added first.
      const loaded = entries.filter((entry) => entry !== null).toSorted((a, b) => a.page.renderedAt - b.page.renderedAt);
      for (const { key, page } of loaded) {
        cache.set(key, page);
        saved.set(key, { page, renderedAt: page.renderedAt });
      }
      await removeOtherVersions(folder, ownFolder);
    },
    save: async (maxPages) => {
      try {
        const kept = new Set<string>();
        const changed: [string, Page][] = [];
        for (const [key, page] of cache.entries()) {
          kept.add(key);
          const isSaved = saved.get(key)?.page === page && saved.get(key)?.renderedAt === page.renderedAt;
          if (!isSaved && page.status === 200 && !isPrivatePage(page) && changed.length < maxPages) changed.push([key, page]);
        }
        for (const key of saved.keys()) {
          if (kept.has(key)) continue;
          await writeLimit(removeEntry, key);
        }
        for (const [key, page] of changed) await writeLimit(saveEntry, key, page);
        isFailing = false;
      } catch (error) {
        // Logged only once, so that a full disk does not fill the log.
        if (!isFailing) log('warn', 'Pages could not be saved for the next start', { folder, error });
        isFailing = true;
      }
    },
    remove: async (keys) => {
      await Promise.all(keys.map(async (key) => await writeLimit(removeEntry, key)));
    },
  };
}

/** A checksum, a line of JSON and the two bodies. */
function formatEntry(key: string, { br, gzip, ...page }: Page): Buffer {
  const { status, etag, quality, notModifiedHeaders, contentKeys, length, startChecksum } = page;
  const lengths = { brLength: br.length, gzipLength: gzip.length, length };
  const header = { key, status, etag, quality, notModifiedHeaders, contentKeys, ...lengths, startChecksum };
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), br, gzip]);
  return Buffer.concat([computeChecksum(content), content]);
}

/** @returns null for a file that is damaged, incomplete or of another program */
function parseEntry(data: Buffer, renderedAt: number, createCdnHeaders: Options['createCdnHeaders']): { key: string; page: Page } | null {
  const content = data.subarray(CHECKSUM_BYTES);
  if (!computeChecksum(content).equals(data.subarray(0, CHECKSUM_BYTES))) return null;
  const headerEnd = content.indexOf('\n');
  const { key, brLength, gzipLength, ...header } = headerSchema.parse(JSON.parse(content.toString('utf8', 0, headerEnd)));
  // Copies, so that no body keeps the whole file in memory.
  const br = Buffer.from(content.subarray(headerEnd + 1, headerEnd + 1 + brLength));
  const gzip = Buffer.from(content.subarray(headerEnd + 1 + brLength));
  if (gzip.length !== gzipLength) return null;
  // A runtime is found by its hash and never becomes outdated. Only runtimes are sent as they are: the headers of pages are created when they are rendered.
  const isOutdated = !isRuntimeKey(key);
  const cdnHeaders = isOutdated ? [] : createCdnHeaders(header.contentKeys);
  const state = { freshUntil: isOutdated ? 0 : Infinity, renderedAt, lastVisit: 0, isOutdated, isRenewalFailing: false };
  return { key, page: assemblePage({ ...header, ...state, cdnHeaders, br, gzip }) };
}

async function removeOtherVersions(folder: string, ownFolder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const others = names.map((name) => path.join(folder, name)).filter((other) => other !== ownFolder);
  await Promise.all(others.map(async (other) => await rm(other, { recursive: true, force: true }).catch(() => {})));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}

function computeChecksum(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
