/**
 * Delivers purge events to a webhook, and to a cache in front of the content service. The transaction that changes content stores the events (content/commands/core/transact.ts), and its commit wakes the
 * delivery. They are delivered in order, each at least once, by one process at a time. After an outage, the receiver gets all events that it missed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { signWebhook, signatureHeaders } from '#lib/webhook/signature.ts';
import { getContentVersion } from '../db/content-version.ts';
import { listenForNotifications } from '../db/listen.ts';
import type { Database } from '../db/tables.ts';
import type { Log } from '#lib/log/log.ts';
import { type CacheAccount, purgeCache } from './purge-cache.ts';

/** An event as the webhook receives it. */
export type PurgeEvent = { id: number; keys: string[]; uris: string[]; cause: string; createdAt: string };

export type DeliveryOptions = {
  db: Kysely<Database>;
  /** For the connection that receives notifications of new events. Without it, they are found by polling alone. */
  databaseUrl?: string;
  /** The webhook. Without it and without a cache, no events are sent, and old ones are only deleted. */
  url?: string;
  cache?: CacheAccount;
  secret?: string;
  log: Log;
  /** Milliseconds between checks for new events, in case a notification is lost. */
  pauseMs?: number;
};

/** The channel that a transaction with a new event notifies. */
export const PURGE_CHANNEL = 'purge_event';

const BATCH_SIZE = 100;
const RESPONSE_TIMEOUT_MS = 5_000;
/** The delay of the first retry. It doubles with each retry, but a receiver that comes back does not wait longer than the maximum. */
const RETRY_MS = 100;
const MAX_RETRY_MS = 1_500;
/** While the receiver is unavailable, it is logged this often. */
const FAILURE_LOG_INTERVAL_MS = 60_000;
/** Delivered events are retained this long for troubleshooting. */
const DELIVERED_RETENTION_DAYS = 7;
/** Undelivered events older than this are deleted. By then, the receiver's cached pages have expired anyway. */
const UNDELIVERED_RETENTION_DAYS = 30;
const CLEANUP_INTERVAL_MS = 3_600_000;

export type PurgeDelivery = { stop: () => Promise<void> };

/** Starts delivering in the background. */
export function startPurgeDelivery(options: DeliveryOptions): PurgeDelivery {
  const stopping = new AbortController();
  const alarm = createAlarm();
  const { databaseUrl } = options;
  const listener =
    databaseUrl !== undefined && hasReceiver(options) ? listenForNotifications(databaseUrl, PURGE_CHANNEL, alarm.ring) : undefined;
  const running = run(options, alarm, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) options.log('error', 'The delivery of purge events has stopped', { error });
  });
  return {
    stop: async () => {
      stopping.abort();
      await listener?.stop();
      await running;
    },
  };
}

function hasReceiver({ url, cache }: DeliveryOptions): boolean {
  return url !== undefined || cache !== undefined;
}

async function run(options: DeliveryOptions, alarm: Alarm, signal: AbortSignal): Promise<void> {
  const { log, pauseMs = 500 } = options;
  const failures = createFailureLog(log);
  let lastCleanup = 0;
  while (!signal.aborted) {
    try {
      if (Date.now() - lastCleanup > CLEANUP_INTERVAL_MS) {
        lastCleanup = Date.now();
        await deleteOldEvents(options);
      }
      while (hasReceiver(options) && !signal.aborted && (await deliverBatch(options, signal)));
      failures.end();
    } catch (error) {
      if (signal.aborted) return;
      await wait(failures.add(error), undefined, { signal, ref: false }).catch(() => undefined);
      continue;
    }
    await alarm.wait(pauseMs, signal);
  }
}

type Alarm = { ring: () => void; wait: (ms: number, signal: AbortSignal) => Promise<void> };

/** Ends a wait early. If it rings while nothing waits, the next wait ends at once. */
function createAlarm(): Alarm {
  let isRinging = false;
  let wake = () => {};
  return {
    ring: () => {
      isRinging = true;
      wake();
    },
    wait: async (ms, signal) => {
      if (!isRinging) {
        const woken = new AbortController();
        wake = () => woken.abort();
        await wait(ms, undefined, { signal: AbortSignal.any([signal, woken.signal]), ref: false }).catch(() => undefined);
      }
      isRinging = false;
    },
  };
}

/** Logs the beginning and the end of an outage, and a reminder from time to time. */
function createFailureLog(log: Log): { add: (error: unknown) => number; end: () => void } {
  let count = 0;
  let since = 0;
  let lastLog = 0;
  return {
    /** @returns milliseconds until the next attempt */
    add: (error) => {
      const now = Date.now();
      const delay = Math.min(RETRY_MS * 2 ** Math.min(count, 10), MAX_RETRY_MS);
      if (count === 0) since = now;
      count += 1;
      if (count === 1 || now - lastLog >= FAILURE_LOG_INTERVAL_MS) {
        lastLog = now;
        log('warn', 'Purge events could not be delivered and will be sent again', { error, attempts: count, retryInMs: delay });
      }
      return delay;
    },
    end: () => {
      if (count > 0) log('info', 'Purge events are delivered again', { attempts: count, seconds: Math.round((Date.now() - since) / 1000) });
      count = 0;
    },
  };
}

/**
 * Sends the oldest undelivered events.
 * @returns whether there may be more
 * @throws Error if a response is not successful; the events stay undelivered then
 */
async function deliverBatch(options: DeliveryOptions, signal: AbortSignal): Promise<boolean> {
  return options.db.connection().execute(async (connection) => {
    // The lock belongs to the connection, so it is released if the process dies.
    const { rows: locks } = await sql<{ isHeld: boolean }>`select pg_try_advisory_lock(hashtext('causeway purge')) as "isHeld"`.execute(
      connection,
    );
    if (!locks[0]?.isHeld) return false;
    try {
      const events = await listDueEvents(connection);
      if (events.length === 0) return false;
      await sendEvents(options, events, signal);
      const ids = events.map(({ id }) => id);
      await sql`update purge_event set delivered_at = now() where id = any(${ids}::bigint[])`.execute(connection);
      return events.length === BATCH_SIZE;
    } finally {
      await sql`select pg_advisory_unlock(hashtext('causeway purge'))`.execute(connection);
    }
  });
}

/** Purges the cache first, because a receiver of the webhook may read from it. If one of them fails, the other still receives the events. */
async function sendEvents(
  { db, url, secret = '', cache }: DeliveryOptions,
  events: readonly PurgeEvent[],
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  const collectFailure = (error: unknown) => void failures.push(error);
  if (cache) {
    const keys = events.flatMap((event) => event.keys);
    // The version is read after the events, so it includes their changes.
    await getContentVersion(db)
      .then((version) => purgeCache(cache, keys, version, signal))
      .catch(collectFailure);
  }
  if (url !== undefined) await sendToWebhook(url, secret, JSON.stringify({ events }), signal).catch(collectFailure);
  if (failures.length > 0) throw failures[0];
}

async function listDueEvents(db: Kysely<Database>): Promise<PurgeEvent[]> {
  const { rows } = await sql<{ id: string; keys: string[]; uris: string[]; cause: string; created_at: Date }>`
    select id, keys, uris, cause, created_at from purge_event where delivered_at is null order by id limit ${BATCH_SIZE}`.execute(db);
  return rows.map(({ id, keys, uris, cause, created_at: createdAt }) => ({
    id: Number(id),
    keys,
    uris,
    cause,
    createdAt: createdAt.toISOString(),
  }));
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

/** Without a receiver, events are deleted whether they were delivered or not. */
async function deleteOldEvents(options: DeliveryOptions): Promise<void> {
  const olderThan = (days: number) => sql`created_at < now() - make_interval(days => ${days})`;
  const isDelivered = sql`delivered_at is not null and ${olderThan(DELIVERED_RETENTION_DAYS)}`;
  await sql`delete from purge_event where ${!hasReceiver(options) ? olderThan(DELIVERED_RETENTION_DAYS) : sql`(${isDelivered}) or ${olderThan(UNDELIVERED_RETENTION_DAYS)}`}`.execute(
    options.db,
  );
}
