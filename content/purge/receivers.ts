/** The receivers of purge events: a cache in front of the content service, and the webhook of a site. */
import type { Kysely } from 'kysely';
import type { Log } from '#lib/log/log.ts';
import { signWebhook, signatureHeaders } from '#lib/webhook/signature.ts';
import { getContentVersion } from '../db/content-version.ts';
import type { Database } from '../db/tables.ts';
import { type Alarm, createAlarm } from './alarm.ts';
import { createFailureLog, type FailureLog } from './failure-log.ts';
import { type CacheAccount, purgeCache } from './purge-cache.ts';

/** An event as the webhook receives it. */
export type PurgeEvent = { id: number; keys: string[]; uris: string[]; cause: string; createdAt: string };

/** An event that a receiver has not received yet. */
export type DueEvent = { event: PurgeEvent; isCachePurged: boolean };

/** A column of `purge_event` with the time at which a receiver got the event. */
type Mark = 'cache_purged_at' | 'delivered_at';

export type Receiver = {
  name: 'cache' | 'webhook';
  mark: Mark;
  /** The mark of the other receiver, if there is none. */
  absentMark?: Mark;
  alarm: Alarm;
  failures: FailureLog;
  /** Called after each attempt to send events, successful or not. */
  afterAttempt: () => void;
  /** Takes the events that may be sent now, from the beginning. */
  takeReady: (due: readonly DueEvent[]) => readonly DueEvent[];
  /** @throws Error if the receiver does not confirm the events */
  send: (events: readonly PurgeEvent[], signal: AbortSignal) => Promise<void>;
};

export type ReceiverOptions = {
  db: Kysely<Database>;
  /** The webhook. Without it and without a cache, no events are sent, and old ones are only deleted. */
  url?: string;
  cache?: CacheAccount;
  secret?: string;
  log: Log;
};

const RESPONSE_TIMEOUT_MS = 5_000;
/** The webhook waits this long for a cache that neither confirms a purge nor fails. */
export const MAX_CACHE_LEAD_MS = 2_000;

export function createReceivers(options: ReceiverOptions): Receiver[] {
  const { db, url, secret = '', cache, log } = options;
  const webhook: Receiver | undefined =
    url === undefined
      ? undefined
      : {
          name: 'webhook',
          mark: 'delivered_at',
          ...(!cache && { absentMark: 'cache_purged_at' }),
          alarm: createAlarm(),
          failures: createFailureLog(log, 'webhook'),
          afterAttempt: () => {},
          takeReady: (due) => due,
          send: (events, signal) => sendToWebhook(url, secret, JSON.stringify({ events }), signal),
        };
  if (!cache) return webhook ? [webhook] : [];
  const failures = createFailureLog(log, 'cache');
  const cacheReceiver: Receiver = {
    name: 'cache',
    mark: 'cache_purged_at',
    ...(!webhook && { absentMark: 'delivered_at' }),
    alarm: createAlarm(),
    failures,
    afterAttempt: () => webhook?.alarm.ring(),
    takeReady: (due) => due,
    send: async (events, signal) => {
      const keys = events.flatMap((event) => event.keys);
      // The version is read after the events, so it includes their changes.
      await purgeCache(cache, keys, await getContentVersion(db), signal);
    },
  };
  return webhook ? [cacheReceiver, { ...webhook, takeReady: createCacheLead(failures) }] : [cacheReceiver];
}

/** Holds events back until the cache is purged, because a receiver of the webhook may read from it. While the cache is unavailable, they are not held back. */
function createCacheLead(cacheFailures: FailureLog): Receiver['takeReady'] {
  let heldSince: number | undefined;
  return (due) => {
    const purgedCount = due.findIndex(({ isCachePurged }) => !isCachePurged);
    if (purgedCount !== 0) {
      heldSince = undefined;
      return purgedCount === -1 ? due : due.slice(0, purgedCount);
    }
    if (cacheFailures.isFailing()) return due;
    heldSince ??= Date.now();
    return Date.now() - heldSince >= MAX_CACHE_LEAD_MS ? due : [];
  };
}

async function sendToWebhook(url: string, secret: string, body: string, signal: AbortSignal): Promise<void> {
  const timestamp = Math.floor(Date.now() / 1000);
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [signatureHeaders.timestamp]: String(timestamp),
      [signatureHeaders.signature]: signWebhook(secret, timestamp, body),
    },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${new URL(url).origin} responded with status ${response.status}`);
}
