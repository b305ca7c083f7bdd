/**
 * Delivers purge events to a webhook. The transaction that changes content stores the events (content/commands/core/transact.ts). They are delivered in
 * order, each at least once, by one process at a time. After an outage, the receiver gets all events that it missed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { signWebhook, signatureHeaders } from '#lib/webhook/signature.ts';
import type { Database } from '../db/tables.ts';
import type { Log } from '#lib/log/log.ts';

/** An event as the webhook receives it. */
export type PurgeEvent = { id: number; keys: string[]; uris: string[]; cause: string; createdAt: string };

export type DeliveryOptions = {
  db: Kysely<Database>;
  /** Without a URL, no events are sent, and old ones are only deleted. */
  url?: string;
  secret?: string;
  log: Log;
  /** Milliseconds between checks for new events. */
  pauseMs?: number;
  /** Milliseconds before the first retry after a failure. The delay doubles with each retry, up to a minute. */
  retryMs?: number;
};

const BATCH_SIZE = 100;
const RESPONSE_TIMEOUT_MS = 5_000;
const MAX_RETRY_MS = 60_000;
/** Delivered events are retained this long for troubleshooting. */
const DELIVERED_RETENTION_DAYS = 7;
/** Undelivered events older than this are deleted. By then, the receiver's cached pages have expired anyway. */
const UNDELIVERED_RETENTION_DAYS = 30;
const CLEANUP_INTERVAL_MS = 3_600_000;

export type PurgeDelivery = { stop: () => Promise<void> };

/** Starts delivering in the background. */
export function startPurgeDelivery(options: DeliveryOptions): PurgeDelivery {
  const stopping = new AbortController();
  const running = run(options, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) options.log('error', 'The delivery of purge events has stopped', { error });
  });
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function run(options: DeliveryOptions, signal: AbortSignal): Promise<void> {
  const { log, pauseMs = 500, retryMs = 1_000 } = options;
  let delay = retryMs;
  let lastCleanup = 0;
  while (!signal.aborted) {
    let pause = pauseMs;
    try {
      if (Date.now() - lastCleanup > CLEANUP_INTERVAL_MS) {
        lastCleanup = Date.now();
        await deleteOldEvents(options);
      }
      while (options.url !== undefined && !signal.aborted && (await deliverBatch(options, signal)));
      delay = retryMs;
    } catch (error) {
      if (signal.aborted) return;
      log('warn', 'Purge events could not be delivered and will be sent again', { error, retryInMs: delay });
      pause = delay;
      delay = Math.min(delay * 2, MAX_RETRY_MS);
    }
    await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Sends the oldest undelivered events.
 * @returns whether there may be more
 * @throws Error if the response is not successful; the events stay undelivered then
 */
async function deliverBatch({ db, url = '', secret = '' }: DeliveryOptions, signal: AbortSignal): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    // The lock belongs to the connection, so it is released if the process dies.
    const { rows: locks } = await sql<{ isHeld: boolean }>`select pg_try_advisory_lock(hashtext('causeway purge')) as "isHeld"`.execute(
      connection,
    );
    if (!locks[0]?.isHeld) return false;
    try {
      const events = await listDueEvents(connection);
      if (events.length === 0) return false;
      await sendToWebhook(url, secret, JSON.stringify({ events }), signal);
      const ids = events.map(({ id }) => id);
      await sql`update purge_event set delivered_at = now() where id = any(${ids}::bigint[])`.execute(connection);
      return events.length === BATCH_SIZE;
    } finally {
      await sql`select pg_advisory_unlock(hashtext('causeway purge'))`.execute(connection);
    }
  });
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

/** Without a webhook, events are deleted whether they were delivered or not. */
async function deleteOldEvents({ db, url }: DeliveryOptions): Promise<void> {
  const olderThan = (days: number) => sql`created_at < now() - make_interval(days => ${days})`;
  const isDelivered = sql`delivered_at is not null and ${olderThan(DELIVERED_RETENTION_DAYS)}`;
  await sql`delete from purge_event where ${url === undefined ? olderThan(DELIVERED_RETENTION_DAYS) : sql`(${isDelivered}) or ${olderThan(UNDELIVERED_RETENTION_DAYS)}`}`.execute(
    db,
  );
}
