/**
 * Counts the pages that visitors view, per path and day, and reports the numbers to the content service. Nothing about visitors is stored: no address, no
 * cookie, no browser, no time of day. The numbers are counted where pages are sent, so pages need no script for it and stay the same for all visitors.
 */
import type { IncomingMessage } from 'node:http';
import type { Log } from '#lib/log/log.ts';
import { MAX_COUNTED_PATH_LENGTH, MAX_REPORTED_COUNTS, type PageViewCount } from '#lib/page-views/page-view-counts.ts';
import { classifyVisit } from './classify-visit.ts';

export interface PageViews {
  /** Counts a request for a page, unless it is from a bot. */
  count: (request: IncomingMessage, path: string) => void;
  /** Reports the remaining numbers. */
  stop: () => Promise<void>;
}

interface Options {
  /** @returns false if the content service does not store page views @throws if it cannot be reached */
  report: (counts: readonly PageViewCount[]) => Promise<boolean>;
  log: Log;
  now?: () => Date;
}

/** If the site is killed, the counts since the last report are lost. */
const REPORT_INTERVAL_MS = 30_000;

/** The end of the path of a page of a list. There are countless cursors, so such a page counts as its list. */
const CURSOR = /(?<=.\/)(?:after|before)\/[^/]+\/$/;

/** While the content service is down, further paths are not counted. */
const MAX_PATHS = 20_000;

export function createPageViews({ report, log, now = () => new Date() }: Options): PageViews {
  let counts = new Map<string, PageViewCount>();
  let isSupported = true;
  let reporting: Promise<void> = Promise.resolve();

  function add({ day, path, views, prerenders }: PageViewCount): void {
    const key = `${day} ${path}`;
    const count = counts.get(key);
    if (count) {
      count.views += views;
      count.prerenders += prerenders;
    } else if (counts.size < MAX_PATHS) counts.set(key, { day, path, views, prerenders });
  }

  async function reportAll(): Promise<void> {
    const pending = [...counts.values()];
    counts = new Map();
    for (let start = 0; start < pending.length; start += MAX_REPORTED_COUNTS) {
      try {
        isSupported = await report(pending.slice(start, start + MAX_REPORTED_COUNTS));
        if (isSupported) continue;
        log('info', 'The content service does not store page views, so none are counted');
      } catch (error) {
        log('warn', 'Page views could not be reported. The next report contains them.', { error });
        for (const count of pending.slice(start)) add(count);
      }
      return;
    }
  }

  const flush = () => (reporting = reporting.then(reportAll));
  const interval = setInterval(() => void flush(), REPORT_INTERVAL_MS);
  interval.unref();

  return {
    count: (request, path) => {
      const visit = isSupported && path.length <= MAX_COUNTED_PATH_LENGTH ? classifyVisit(request) : 'none';
      if (visit === 'none') return;
      const day = now().toISOString().slice(0, 10);
      add({ day, path: path.replace(CURSOR, ''), views: visit === 'view' ? 1 : 0, prerenders: visit === 'prerender' ? 1 : 0 });
    },
    stop: async () => {
      clearInterval(interval);
      await flush();
    },
  };
}
