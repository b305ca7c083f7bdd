/** Pages by path and theme: from memory, or from Next when they are not there or too old. */
import { setTimeout as sleep } from 'node:timers/promises';
import { PAGE_QUALITY, QUICK_QUALITY } from '../http/encoding.ts';
import { commonHeaders, CLOSED_POLICY } from '../http/security.ts';
import type { Theme } from '../html/theme.ts';
import type { Log } from '#lib/log/log.ts';
import type { NextApp } from '../next-app.ts';
import { makePage, type MakeOptions, type Outcome, type ParkedRuntime } from './make-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { finishPage, type Page, pageKey, shrinkPage } from './page.ts';

export type Loaded = { kind: 'page'; page: Page } | Extract<Outcome, { kind: 'redirect' | 'status' }>;

export interface Pages {
  /** At once, or undefined. One that is too old is renewed behind the visitor's back. */
  cached: (key: string, path: string, theme: Theme) => Page | undefined;
  /**
   * Asks Next, once for all who wait for the same page. An answer that Next keeps can't have read the query, so it is kept for all queries;
   * any other is for this one alone. @param search with its question mark, or empty
   */
  load: (path: string, theme: Theme, search?: string) => Promise<Loaded>;
  /** What an island of a page starts from; null when the page has changed since. */
  runtime: (hash: string, path: string) => Promise<Page | null>;
  /** Documents that were served as Next made them, because of a script nobody foresaw. */
  unknownDocuments: () => number;
  stop: () => void;
}

interface Options extends Pick<MakeOptions, 'origins' | 'loader' | 'scriptWords'> {
  next: Pick<NextApp, 'ask'>;
  cache: PageCache;
  log: Log;
}

/** How long an old page stays after a renewal failed, before the next is tried. */
const RETRY_MS = 5000;

/** Next answers with its old page once and makes the new one meanwhile: when to look for it, and how often. */
const STALE_WAIT_MS = 400;
const STALE_TRIES = 10;

/** For a few hundred visitors whose island has not started yet. */
const OWN_RUNTIMES_MB = 16;

const runtimeKey = (hash: string) => `runtime ${hash}`;

export function createPages({ next, cache, log, ...made }: Options): Pages {
  /** Apart from the pages, which nobody can push out by asking one of them something new each time. */
  const ownRuntimes = createPageCache(OWN_RUNTIMES_MB);
  const flights = new Map<string, Promise<Loaded>>();
  const renewals = new Set<string>();
  const shrinking = new Set<string>();
  let unknown = 0;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function make(path: string, theme: Theme, search = ''): Promise<Outcome> {
    const outcome = makePage(await next.ask(path + search), { path, theme, ...made }, Date.now());
    if (outcome.kind === 'page' && outcome.unknown !== null) {
      unknown++;
      log('error', 'unknown script', { path, script: outcome.unknown });
    }
    return outcome;
  }

  /** Compresses, and keeps what may be kept. */
  async function finish(key: string, outcome: Outcome): Promise<Loaded> {
    if (outcome.kind !== 'page') return outcome;
    if (outcome.runtime) await keepRuntime(outcome.runtime, outcome.keep === 'no');
    const page = await finishPage(outcome.source, QUICK_QUALITY);
    if (outcome.keep === 'keep') keep(key, page);
    return { kind: 'page', page };
  }

  function keep(key: string, page: Page): void {
    const old = cache.get(key);
    // What did not change is not compressed again.
    if (old?.etag === page.etag) old.freshUntil = page.freshUntil;
    else {
      cache.set(key, page);
      shrinkLater(key);
    }
  }

  /** @param own of a page that was made for one visitor: it may hold what they wrote, and questions without end make others without end */
  async function keepRuntime({ hash, text }: ParkedRuntime, own: boolean): Promise<Page> {
    const key = runtimeKey(hash);
    const kept = cache.get(key) ?? (own ? ownRuntimes.get(key) : undefined);
    if (kept) return kept;
    const headers = [
      'content-type',
      'application/json',
      'cache-control',
      own ? 'private, no-store' : 'public, max-age=31536000, immutable',
      'vary',
      'accept-encoding',
      'content-security-policy',
      CLOSED_POLICY,
      ...commonHeaders(made.origins),
    ];
    const page = await finishPage({ status: 200, headers, body: Buffer.from(text), freshUntil: Infinity }, QUICK_QUALITY);
    if (own) ownRuntimes.set(key, page);
    else {
      cache.set(key, page);
      shrinkLater(key);
    }
    return page;
  }

  function load(path: string, theme: Theme, search = ''): Promise<Loaded> {
    const flight = pageKey(path, theme) + search;
    const running = flights.get(flight);
    if (!running) return begin(flight, path, theme, search);
    // A failure is shared by those who were there when it began. Who came later asks again: things may have changed since.
    const again = () => flights.get(flight) ?? begin(flight, path, theme, search);
    return running.then((loaded) => (loaded.kind === 'status' && loaded.status >= 500 ? again() : loaded), again);
  }

  function begin(flight: string, path: string, theme: Theme, search: string): Promise<Loaded> {
    const key = pageKey(path, theme);
    const loading = make(path, theme, search)
      .then(async (outcome) => {
        const loaded = await finish(key, outcome);
        if (outcome.kind === 'page' && outcome.keep === 'stale') renew(key, path, theme);
        return loaded;
      })
      .finally(() => flights.delete(flight));
    flights.set(flight, loading);
    return loading;
  }

  function renew(key: string, path: string, theme: Theme): void {
    if (renewals.has(key) || signal.aborted) return;
    renewals.add(key);
    renewNow(key, path, theme)
      .catch((error: unknown) => {
        postpone(key);
        log('error', 'renewal failed', { path, error });
      })
      .finally(() => renewals.delete(key));
  }

  async function renewNow(key: string, path: string, theme: Theme): Promise<void> {
    for (let attempt = 0; attempt < STALE_TRIES && !signal.aborted; attempt++) {
      const outcome = await make(path, theme);
      if (outcome.kind === 'page' && outcome.keep === 'stale') {
        await sleep(STALE_WAIT_MS, undefined, { ref: false });
        continue;
      }
      if (outcome.kind === 'status' && outcome.status !== 404) break;
      const kept = outcome.kind === 'page' && outcome.keep === 'keep';
      if (!kept) cache.delete(key);
      await finish(key, outcome);
      return;
    }
    postpone(key);
    log('warn', 'old page stays', { path });
  }

  function postpone(key: string): void {
    const old = cache.get(key);
    if (old) old.freshUntil = Date.now() + RETRY_MS;
  }

  /** One after the other, so that visitors have the other core. */
  function shrinkLater(key: string): void {
    const idle = shrinking.size === 0;
    shrinking.add(key);
    if (idle) void shrinkAll();
  }

  async function shrinkAll(): Promise<void> {
    for (const key of shrinking) {
      if (signal.aborted) return;
      const page = cache.get(key);
      if (page) {
        const smaller = await shrinkPage(page, PAGE_QUALITY);
        // Meanwhile it may have been renewed or evicted; and its age may have been set anew.
        if (cache.get(key) === page) cache.set(key, Object.assign(smaller, { freshUntil: page.freshUntil }));
      }
      shrinking.delete(key);
    }
  }

  return {
    cached: (key, path, theme) => {
      const page = cache.get(key);
      if (page && page.freshUntil < Date.now()) renew(key, path, theme);
      return page;
    },
    load,
    runtime: async (hash, path) => {
      const kept = cache.get(runtimeKey(hash)) ?? ownRuntimes.get(runtimeKey(hash));
      if (kept) return kept;
      const outcome = await make(path, 'system');
      return outcome.kind === 'page' && outcome.runtime?.hash === hash ? await keepRuntime(outcome.runtime, outcome.keep === 'no') : null;
    },
    unknownDocuments: () => unknown,
    stop: () => stopping.abort(),
  };
}
