/**
 * Tells a webhook what changed. Events are written by the transaction that changes content (content/editing/transact.ts) and delivered here: in their
 * order, each at least once, by one process at a time. A receiver that was away gets everything it missed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { sign, signatureHeaders } from '#lib/webhook/signature.ts';
import type { Database } from '../db/tables.ts';
import type { Log } from '../server/log.ts';

/** An event as the receiver reads it. */
export type PurgeEvent = { id: number; keys: string[]; uris: string[]; cause: string; createdAt: string };

export type DeliveryOptions = {
  db: Kysely<Database>;
  /** Without an address nothing is sent, and events are only cleared away. */
  url?: string;
  secret?: string;
  log: Log;
  /** Milliseconds between looks for new events. */
  pauseMs?: number;
  /** Milliseconds before the first new try after a failure; doubled each time up to a minute. */
  retryMs?: number;
};

const BATCH = 100;
const ANSWER_TIMEOUT_MS = 5_000;
const MAX_RETRY_MS = 60_000;
/** Events that were delivered are kept so long, for people who look into what happened. */
const KEEP_DAYS = 7;
/** A receiver that was away for longer has nothing left to forget: its pages have become old by themselves. */
const KEEP_DUE_DAYS = 30;
const CLEAR_EVERY_MS = 3_600_000;

export type Delivery = { stop: () => Promise<void> };

/** Starts delivering in the background. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const stopping = new AbortController();
  const running = run(options, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) options.log('error', 'Purge events are no longer delivered', { error });
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
  let cleared = 0;
  while (!signal.aborted) {
    let pause = pauseMs;
    try {
      if (Date.now() - cleared > CLEAR_EVERY_MS) {
        cleared = Date.now();
        await clear(options);
      }
      while (options.url !== undefined && !signal.aborted && (await deliverBatch(options, signal)));
      delay = retryMs;
    } catch (error) {
      if (signal.aborted) return;
      log('warn', 'Purge events could not be delivered; they are kept and sent again', { error, retryInMs: delay });
      pause = delay;
      delay = Math.min(delay * 2, MAX_RETRY_MS);
    }
    await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Sends the oldest events that are due.
 * @returns whether there may be more
 * @throws Error when the receiver did not answer with success: nothing is marked then
 */
async function deliverBatch({ db, url = '', secret = '' }: DeliveryOptions, signal: AbortSignal): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    // Held by the connection, so that a process that dies lets go of it.
    const { rows: locks } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(hashtext('causeway purge')) as mine`.execute(
      connection,
    );
    if (!locks[0]?.mine) return false;
    try {
      const events = await due(connection);
      if (events.length === 0) return false;
      await post(url, secret, JSON.stringify({ events }), signal);
      const ids = events.map(({ id }) => id);
      await sql`update purge_event set delivered_at = now() where id = any(${ids}::bigint[])`.execute(connection);
      return events.length === BATCH;
    } finally {
      await sql`select pg_advisory_unlock(hashtext('causeway purge'))`.execute(connection);
    }
  });
}

async function due(db: Kysely<Database>): Promise<PurgeEvent[]> {
  const { rows } = await sql<{ id: string; keys: string[]; uris: string[]; cause: string; created_at: Date }>`
    select id, keys, uris, cause, created_at from purge_event where delivered_at is null order by id limit ${BATCH}`.execute(db);
  return rows.map(({ id, keys, uris, cause, created_at: created }) => ({
    id: Number(id),
    keys,
    uris,
    cause,
    createdAt: created.toISOString(),
  }));
}

async function post(url: string, secret: string, body: string, signal: AbortSignal): Promise<void> {
  const timestamp = Math.floor(Date.now() / 1000);
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [signatureHeaders.timestamp]: String(timestamp),
      [signatureHeaders.signature]: sign(secret, timestamp, body),
    },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${new URL(url).origin} answered ${response.status}`);
}

/** Without a receiver there is nobody to keep them for. */
async function clear({ db, url }: DeliveryOptions): Promise<void> {
  const olderThan = (days: number) => sql`created_at < now() - make_interval(days => ${days})`;
  const isDone = sql`delivered_at is not null and ${olderThan(KEEP_DAYS)}`;
  await sql`delete from purge_event where ${url === undefined ? olderThan(KEEP_DAYS) : sql`(${isDone}) or ${olderThan(KEEP_DUE_DAYS)}`}`.execute(
    db,
  );
}
