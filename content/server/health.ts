/** Routes for operators: `/healthz` (liveness), `/readyz` (readiness) and `/metrics`. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isFromThisMachine } from './get-client-info.ts';
import { HttpError } from './http-error.ts';
import { sendResponse, sendText, type Route } from './request-context.ts';
import type { Log } from '#lib/log/log.ts';
import type { Metrics } from './metrics.ts';

export type HealthOptions = {
  /** Rejects if the service is not ready: the database does not respond, or migrations are missing. */
  checkReady: () => Promise<void>;
  metrics: Metrics;
  /** Token that lets other machines read the metrics. Without one, only programs on this machine can. */
  metricsToken?: string | undefined;
  log: Log;
};

/** Health checks usually time out after a few seconds. */
const READY_TIMEOUT_MS = 2_000;

export function healthRoutes(options: HealthOptions): readonly Route[] {
  return [
    { matches: ({ pathname }) => pathname === '/healthz', handle: async ({ response }) => sendText(response, 200, 'ok') },
    {
      matches: ({ pathname }) => pathname === '/readyz',
      handle: async ({ response }) => {
        await withReadyTimeout(options.checkReady()).catch((error: unknown) => {
          options.log('error', 'The readiness check failed', { error });
          throw new HttpError(503, 'The database is not available. Try again in a second.', { 'retry-after': '1' });
        });
        sendText(response, 200, 'ready');
      },
    },
    {
      matches: ({ pathname }) => pathname === '/metrics',
      handle: async ({ request, response }) => {
        if (!isFromThisMachine(request) && !hasToken(request.headers.authorization, options.metricsToken))
          throw new HttpError(
            403,
            'Metrics are available on this machine only. From other machines, send METRICS_TOKEN as a bearer token.',
          );
        const { type, text } = await options.metrics.read();
        sendResponse(response, 200, text, { 'content-type': type });
      },
    },
  ];
}

async function withReadyTimeout(check: Promise<void>): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No response within ${READY_TIMEOUT_MS} ms`)), READY_TIMEOUT_MS);
  try {
    await Promise.race([check, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function hasToken(header: string | undefined, token: string | undefined): boolean {
  const sentToken = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  if (token === undefined || sentToken === undefined) return false;
  // Digests have the same length, as the comparison in constant time requires.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sentToken), digest(token));
}
