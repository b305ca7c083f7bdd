/** Many visitors at once: nearly all request cached pages, some search, some follow broken links. */
import { type Attack, type AttackContext, flood } from '../attack.ts';
import { createRequest, type RawRequest } from '../request.ts';

const CONNECTIONS = 200;
const PAGE_COUNT = 5;
const SEARCH_SHARE = 0.01;
const MISSING_SHARE = 0.01;

/** Throughput of cached pages in the mixed load, relative to that of cached pages alone. */
const MIN_RATIO = 0.6;
const MAX_P99_MS = 250;

/** A network may cause a few renders at once. They end before the measurement begins, because they would dominate a short one. */
const LEAD_IN_SECONDS = 1;

interface LoadFigures {
  perSecond: number;
  p99Ms: number;
}

/** Measures the cached pages only: searches are rendered, and may get a 503. */
async function measure(context: AttackContext, seconds: number, isMixed: boolean): Promise<LoadFigures> {
  const { target, random } = context;
  const pages = target.pages.slice(0, PAGE_COUNT).map((page) => createRequest('GET', page, { 'accept-encoding': 'br' }));
  const cached = new Set(pages);
  const times: number[] = [];
  const started = performance.now();
  const createNext = (): RawRequest => {
    const share = isMixed ? random.next() : 1;
    if (share < SEARCH_SHARE) return createRequest('GET', `/search/?q=${random.word(6)}`);
    if (share < SEARCH_SHARE + MISSING_SHARE) return createRequest('GET', `/${random.word(10)}/`);
    return random.pick(pages);
  };
  await flood(
    { ...context, endsAt: started + seconds * 1000 },
    {
      url: target.site,
      connections: CONNECTIONS,
      createRequest: createNext,
      onOutcome: (outcome, request) => void (cached.has(request) && times.push(outcome.ms)),
    },
  );
  const sorted = times.toSorted((a, b) => a - b);
  return { perSecond: (times.length * 1000) / (performance.now() - started), p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

export const mixedLoad: Attack = {
  name: 'mixed-load',
  description: `98% cached pages, 1% searches and 1% missing pages over ${CONNECTIONS} connections.`,
  maxRequests: 2_000_000,
  run: async (context) => {
    const { tally } = context;
    const seconds = (context.endsAt - performance.now()) / 2000 - LEAD_IN_SECONDS / 2;
    const pure = await measure(context, seconds, false);
    await measure(context, LEAD_IN_SECONDS, true);
    const mixed = await measure(context, seconds, true);
    const ratio = mixed.perSecond / pure.perSecond;
    tally.figures.push(
      `cached pages alone ${Math.round(pure.perSecond)}/s, p99 ${pure.p99Ms.toFixed(0)} ms`,
      `cached pages in the mixed load ${Math.round(mixed.perSecond)}/s (${ratio.toFixed(2)} of it), p99 ${mixed.p99Ms.toFixed(0)} ms`,
    );
    if (ratio < MIN_RATIO) tally.report({ text: `the throughput fell to ${ratio.toFixed(2)} (limit ${MIN_RATIO})` });
    if (mixed.p99Ms > MAX_P99_MS) tally.report({ text: `p99 of cached pages ${mixed.p99Ms.toFixed(0)} ms (limit ${MAX_P99_MS} ms)` });
  },
};
