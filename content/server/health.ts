/** What operators and their machines ask: is it alive, can it answer, how does it do. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isThisMachine } from './caller.ts';
import { answer, answerText, Refusal, type Route } from './exchange.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

export type HealthOptions = {
  /** Throws when the service can't answer: no database, or not the tables it knows. */
  checkReady: () => Promise<void>;
  /** Whether it was told to stop. */
  isStopping: () => boolean;
  metrics: Metrics;
  /** Lets other machines read the metrics; without one, only programs of this machine may. */
  metricsToken?: string | undefined;
  log: Log;
};

/** Longer than this, and whoever asks has given up. */
const READY_MS = 2_000;

export function healthRoutes(options: HealthOptions): readonly Route[] {
  return [
    { matches: ({ pathname }) => pathname === '/healthz', answer: async ({ response }) => answerText(response, 200, 'ok') },
    {
      matches: ({ pathname }) => pathname === '/readyz',
      answer: async ({ response }) => {
        if (options.isStopping()) throw new Refusal(503, 'The service is stopping.');
        await withinReadyTime(options.checkReady()).catch((error: unknown) => {
          options.log('error', 'The database does not answer', { error });
          throw new Refusal(503, 'The database does not answer.', { 'retry-after': '1' });
        });
        answerText(response, 200, 'ready');
      },
    },
    {
      matches: ({ pathname }) => pathname === '/metrics',
      answer: async ({ request, response }) => {
        if (!isThisMachine(request) && !hasToken(request.headers.authorization, options.metricsToken))
          throw new Refusal(403, 'Metrics are for this machine, or for whoever sends METRICS_TOKEN as a bearer token.');
        const { type, text } = await options.metrics.read();
        answer(response, 200, text, { 'content-type': type });
      },
    },
  ];
}

async function withinReadyTime(check: Promise<void>): Promise<void> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${READY_MS} ms`)), READY_MS);
  try {
    await Promise.race([check, over]);
  } finally {
    clearTimeout(timer);
  }
}

function hasToken(header: string | undefined, token: string | undefined): boolean {
  const given = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  // Digests have one length, so that the comparison takes one time.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
