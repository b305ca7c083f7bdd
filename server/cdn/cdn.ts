/** Keeps a content delivery network in front of the site up to date: pages get tags, and a change of content discards the pages that it affects. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#lib/log/log.ts';
import type { HeaderList } from '../http/security.ts';
import type { CdnProvider } from './provider.ts';
import { ALL_TAG, getChangeTags, getPageTags } from './tags.ts';

export interface Cdn {
  /** Headers for a page that depends on content with these keys. */
  createHeaders: (contentKeys: readonly string[]) => HeaderList;
  /** Discards pages in the background, and repeats it until the network confirms. */
  purge: (contentKeys: Iterable<string>) => void;
  stop: () => void;
}

interface Options {
  provider: CdnProvider;
  /** How long the network may store a page. */
  maxAgeSeconds: number;
  log: Log;
  retryMs?: number;
  repeatMs?: number;
}

const RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;
const REQUEST_TIMEOUT_MS = 10_000;

/** A page that the network requested before a change can reach it after the purge. A second purge discards it. */
const REPEAT_MS = 2000;

/** While the network does not respond, the tags of more changes are replaced by the tag of all pages. */
const MAX_WAITING_TAGS = 5000;

export function createCdn({ provider, maxAgeSeconds, log, retryMs = RETRY_MS, repeatMs = REPEAT_MS }: Options): Cdn {
  const stopping = new AbortController();
  const { signal } = stopping;
  let waiting = new Set<string>();
  let isSending = false;

  function add(tags: Iterable<string>): void {
    for (const tag of tags) waiting.add(tag);
    if (waiting.size > MAX_WAITING_TAGS) waiting = new Set([ALL_TAG]);
    if (!isSending) void sendAll();
  }

  async function sendAll(): Promise<void> {
    isSending = true;
    let failures = 0;
    while (waiting.size > 0 && !signal.aborted) {
      const tags = [...waiting].slice(0, provider.maxTagsPerRequest);
      for (const tag of tags) waiting.delete(tag);
      try {
        await provider.purge(tags, AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]));
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        for (const tag of tags) waiting.add(tag);
        const delay = Math.min(retryMs * 2 ** failures, MAX_RETRY_MS);
        failures++;
        log('warn', 'The content delivery network could not be purged; the purge is repeated', { error, retryInMs: delay });
        await sleep(delay, undefined, { signal, ref: false }).catch(() => {});
      }
    }
    isSending = false;
  }

  // Purges of an earlier process may have been lost, and the pages of another build are different.
  add([ALL_TAG]);

  return {
    createHeaders: (contentKeys) => provider.createHeaders(getPageTags(contentKeys), maxAgeSeconds),
    purge: (contentKeys) => {
      const tags = getChangeTags(contentKeys);
      add(tags);
      setTimeout(() => {
        if (!signal.aborted) add(tags);
      }, repeatMs).unref();
    },
    stop: () => stopping.abort(),
  };
}
