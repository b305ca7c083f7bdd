/**
 * Renders outdated pages again in the background, the most recently visited ones first, a few at a time, until each has succeeded. Renders for visitors who wait
 * come first, because both compete for the same processors.
 */
import type { Variant } from '../html/variant.ts';

export interface Renewals {
  /** Adds a page. @param lastVisit milliseconds since the epoch */
  add: (path: string, variant: Variant, lastVisit: number) => void;
  stop: () => void;
}

interface Options {
  /** @returns whether the attempt succeeded; otherwise it is repeated */
  renew: (path: string, variants: readonly Variant[]) => Promise<boolean>;
  maxConcurrent: number;
  /** Whether a page is being rendered for a visitor. */
  isVisitorWaiting: () => boolean;
}

interface WaitingPath {
  variants: Set<Variant>;
  lastVisit: number;
  /** Failed attempts in a row. */
  failures: number;
  /** Milliseconds since the epoch. */
  notBefore: number;
}

/** Time until the next attempt for a page after a failure. It doubles with each failure. */
const RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;

/** After a failure, no page is attempted for this long, because the cause is usually common to all: the content service is down. */
const PAUSE_MS = 250;

/** After a change, its visitors come first: editors look at what they have published. */
const START_DELAY_MS = 40;

/** Milliseconds until the next check whether a visitor waits, and how many such checks a page waits at most. */
const CHECK_MS = 20;
const MAX_CHECKS = 15;

export function createRenewals({ renew, maxConcurrent, isVisitorWaiting }: Options): Renewals {
  const waiting = new Map<string, WaitingPath>();
  const running = new Set<string>();
  let pausedUntil = 0;
  let checks = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function start(): void {
    clearTimeout(timer);
    while (running.size < maxConcurrent) {
      const candidates = [...waiting].filter(([path]) => !running.has(path));
      if (candidates.length === 0) return;
      const now = Date.now();
      const due = pausedUntil > now ? [] : candidates.filter(([, { notBefore }]) => notBefore <= now);
      const [first] = due;
      if (first === undefined) return waitFor(candidates, now);
      if (isVisitorWaiting() && checks < MAX_CHECKS) return checkLater();
      checks = 0;
      const [path, entry] = due.reduce((best, each) => (each[1].lastVisit > best[1].lastVisit ? each : best), first);
      waiting.delete(path);
      void run(path, entry);
    }
  }

  function waitFor(candidates: readonly [string, WaitingPath][], now: number): void {
    const earliest = candidates.reduce((time, [, { notBefore }]) => Math.min(time, notBefore), Infinity);
    timer = setTimeout(start, Math.max(1, earliest - now, pausedUntil - now));
    timer.unref();
  }

  function checkLater(): void {
    checks++;
    timer = setTimeout(start, CHECK_MS);
    timer.unref();
  }

  async function run(path: string, entry: WaitingPath): Promise<void> {
    running.add(path);
    const isDone = await renew(path, [...entry.variants]).catch(() => false);
    running.delete(path);
    if (!isDone && !isStopped) retryLater(path, entry);
    start();
  }

  function retryLater(path: string, { variants, lastVisit, failures }: WaitingPath): void {
    const now = Date.now();
    pausedUntil = now + PAUSE_MS;
    // The path may have been added again during the attempt.
    const added = waiting.get(path);
    waiting.set(path, {
      variants: new Set([...variants, ...(added?.variants ?? [])]),
      lastVisit: Math.max(lastVisit, added?.lastVisit ?? 0),
      failures: failures + 1,
      notBefore: added?.notBefore ?? now + Math.min(RETRY_MS * 2 ** failures, MAX_RETRY_MS),
    });
  }

  return {
    add: (path, variant, lastVisit) => {
      if (isStopped) return;
      const known = waiting.get(path);
      waiting.set(path, {
        variants: new Set([...(known?.variants ?? []), variant]),
        lastVisit: Math.max(lastVisit, known?.lastVisit ?? 0),
        failures: 0,
        notBefore: Math.min(known?.failures === 0 ? known.notBefore : Infinity, Date.now() + START_DELAY_MS),
      });
      start();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
