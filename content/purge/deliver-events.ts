/**
 * Delivers purge events to a webhook, and to a cache in front of the content service. The transaction that changes content stores the events (content/commands/core/transact.ts), and its commit wakes the
 * delivery. Each receiver gets them in order, each at least once, from one process at a time. After an outage, it gets all events that it missed. The outage of one receiver does not delay the other.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { listenForNotifications } from '../db/listen.ts';
import type { Database } from '../db/tables.ts';
import { createReceivers, type DueEvent, MAX_CACHE_LEAD_MS, type Receiver, type ReceiverOptions } from './receivers.ts';

export type DeliveryOptions = ReceiverOptions & {
  /** For the connection that receives notifications of new events. Without it, they are found by polling alone. */
  databaseUrl?: string;
  /** Milliseconds between checks for new events, in case a notification is lost. */
  pauseMs?: number;
};

/** The channel that a transaction with a new event notifies. */
export const PURGE_CHANNEL = 'purge_event';

const BATCH_SIZE = 100;
/** Delivered events are retained this long for troubleshooting. */
const DELIVERED_RETENTION_DAYS = 7;
/** Undelivered events older than this are deleted. By then, the receiver's cached pages have expired anyway. */
const UNDELIVERED_RETENTION_DAYS = 30;
const CLEANUP_INTERVAL_MS = 3_600_000;

export type PurgeDelivery = { stop: () => Promise<void> };

/** Starts delivering in the background. */
export function startPurgeDelivery(options: DeliveryOptions): PurgeDelivery {
  const stopping = new AbortController();
  const { databaseUrl } = options;
  const receivers = createReceivers(options);
  const ringAlarms = () => {
    for (const { alarm } of receivers) alarm.ring();
  };
  const listener =
    databaseUrl !== undefined && receivers.length > 0 ? listenForNotifications(databaseUrl, PURGE_CHANNEL, ringAlarms) : undefined;
  const loops = [keepCleaning, ...receivers.map((receiver) => keepDelivering.bind(null, receiver))].map((loop) =>
    loop(options, stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) options.log('error', 'The delivery of purge events has stopped', { error });
    }),
  );
  return {
    stop: async () => {
      stopping.abort();
      await listener?.stop();
      await Promise.all(loops);
    },
  };
}

async function keepDelivering(receiver: Receiver, { db, pauseMs = 500 }: DeliveryOptions, signal: AbortSignal): Promise<void> {
  const { alarm, failures } = receiver;
  while (!signal.aborted) {
    try {
      let next: BatchResult = 'more';
      while (next === 'more' && !signal.aborted) next = await deliverBatch(db, receiver, signal);
      failures.end();
      await alarm.wait(next === 'held' ? Math.min(pauseMs, MAX_CACHE_LEAD_MS) : pauseMs, signal);
    } catch (error) {
      if (signal.aborted) return;
      const delay = failures.add(error);
      receiver.afterAttempt();
      await wait(delay, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/** Whether there may be more events to send, none, or events that may not be sent yet. */
type BatchResult = 'more' | 'none' | 'held';

/**
 * Sends the oldest events that the receiver has not received.
 * @throws Error if the receiver does not confirm them; they stay undelivered then
 */
async function deliverBatch(db: Kysely<Database>, receiver: Receiver, signal: AbortSignal): Promise<BatchResult> {
  return db.connection().execute(async (connection) => {
    const lock = sql`hashtext(${`causeway purge ${receiver.name}`})`;
    // The lock belongs to the connection, so it is released if the process dies.
    const { rows: locks } = await sql<{ isHeld: boolean }>`select pg_try_advisory_lock(${lock}) as "isHeld"`.execute(connection);
    if (!locks[0]?.isHeld) return 'none';
    try {
      const due = await listDueEvents(connection, receiver);
      const ready = receiver.takeReady(due).map(({ event }) => event);
      if (ready.length === 0) return due.length === 0 ? 'none' : 'held';
      await receiver.send(ready, signal);
      await markDelivered(
        connection,
        receiver,
        ready.map(({ id }) => id),
      );
      receiver.failures.end();
      receiver.afterAttempt();
      return ready.length < due.length || due.length === BATCH_SIZE ? 'more' : 'none';
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}

async function listDueEvents(db: Kysely<Database>, { mark }: Receiver): Promise<DueEvent[]> {
  const { rows } = await sql<{ id: string; keys: string[]; uris: string[]; cause: string; created_at: Date; isCachePurged: boolean }>`
    select id, keys, uris, cause, created_at, cache_purged_at is not null as "isCachePurged"
    from purge_event where ${sql.ref(mark)} is null order by id limit ${BATCH_SIZE}`.execute(db);
  return rows.map(({ id, keys, uris, cause, created_at: createdAt, isCachePurged }) => ({
    event: { id: Number(id), keys, uris, cause, createdAt: createdAt.toISOString() },
    isCachePurged,
  }));
}

async function markDelivered(db: Kysely<Database>, { mark, absentMark }: Receiver, ids: readonly number[]): Promise<void> {
  await sql`update purge_event set ${sql.ref(mark)} = now() where id = any(${ids}::bigint[])`.execute(db);
  if (absentMark === undefined) return;
  // A receiver that does not exist has nothing to do. This includes events that a receiver missed before it was removed.
  await sql`
    update purge_event set ${sql.ref(absentMark)} = now() where ${sql.ref(absentMark)} is null and ${sql.ref(mark)} is not null`.execute(
    db,
  );
}

async function keepCleaning(options: DeliveryOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await deleteOldEvents(options).catch((error: unknown) => {
      if (!signal.aborted) options.log('warn', 'Old purge events could not be deleted. The next run tries again.', { error });
    });
    await wait(CLEANUP_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Without a receiver, events are deleted whether they were delivered or not. */
async function deleteOldEvents({ db, url, cache }: DeliveryOptions): Promise<void> {
  const olderThan = (days: number) => sql`created_at < now() - make_interval(days => ${days})`;
  const isDone = sql`(${cache === undefined} or cache_purged_at is not null) and (${url === undefined} or delivered_at is not null)`;
  await sql`
    delete from purge_event
    where (${isDone} and ${olderThan(DELIVERED_RETENTION_DAYS)}) or ${olderThan(UNDELIVERED_RETENTION_DAYS)}`.execute(db);
}
