/**
 * Sends what is new to subscribers, at most once a day to each subscription. A message is claimed before it is created, so two processes never send the same
 * one. A message that failed is created again in the next run, and then contains everything since the last one that was sent. If a process ends while it is
 * sending, it is unknown whether the message arrived: it counts as sent, because a message that arrives twice is worse than one that the next replaces.
 */
import { type HourlyJob, startHourlyJob } from '../commands/core/hourly-job.ts';
import type { Services } from '../commands/core/services.ts';
import { getEmailSite } from '../commands/settings/email-site.ts';
import { isMailServerOutage, isPermanentRejection } from '../email/mailer.ts';
import { createUpdateEmail } from './messages.ts';
import { createPublicStore, deleteUnconfirmed } from './subscriptions.ts';
import { createManagementToken } from './tokens.ts';
import type { Topic } from './topic.ts';
import { findTopics } from './topics/registry.ts';

const MINUTE_MS = 60_000;

/** Less than a day, so that the hour of the message does not move. */
const INTERVAL_MS = 23 * 60 * MINUTE_MS;

/** A message takes seconds. An older claim is that of a process that has ended. */
const CLAIM_MS = 30 * MINUTE_MS;

/** Items in a message. */
const MAX_ITEMS = 10;

/** Rejections in a row after which a subscription is deleted: the address no longer exists. */
const MAX_REJECTIONS = 3;

/** Subscriptions per statement. */
const BATCH_SIZE = 200;

type Subscription = { id: string; email: string; query: string; checked_at: Date | null };

export function startSubscriptionUpdates(services: Services): HourlyJob {
  return startHourlyJob(services.log, 'Updates for subscribers could not be sent. The next run tries again.', async () => {
    const deleted = await deleteUnconfirmed(services);
    const sent = await sendUpdates(services);
    if (deleted > 0 || sent > 0) services.log('info', 'Subscribers were updated', { sent, unconfirmedDeleted: deleted });
  });
}

/** @returns the number of messages that were sent */
export async function sendUpdates(services: Services): Promise<number> {
  const { db } = services;
  const now = services.now();
  await releaseClaims(services, now);
  const names = await db.selectFrom('subscription').select('topic').distinct().where('confirmed_at', 'is not', null).execute();
  let sent = 0;
  for (const topic of findTopics(names.map(({ topic: name }) => name))) {
    await topic.prepare?.(services, now);
    for (let lastId = '0'; ;) {
      const rows = await listDue(services, topic, now, lastId);
      for (const row of rows) if (await updateSubscriber(services, topic, row, now)) sent += 1;
      const last = rows.at(-1);
      if (!last) break;
      lastId = last.id;
    }
  }
  return sent;
}

/** Ends the claims of processes that have ended. */
async function releaseClaims({ db, log }: Services, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - CLAIM_MS);
  const interrupted = await db
    .updateTable('subscription')
    .set((eb) => ({ last_sent_at: eb.ref('sending_at'), checked_at: eb.ref('claimed_at'), claimed_at: null, sending_at: null }))
    .where('claimed_at', '<', stale)
    .where('sending_at', 'is not', null)
    .returning('id')
    .execute();
  if (interrupted.length > 0)
    log('warn', 'Messages to subscribers were interrupted while they were sent. They are not sent again.', {
      messages: interrupted.length,
    });
  await db.updateTable('subscription').set({ claimed_at: null }).where('claimed_at', '<', stale).execute();
}

async function listDue({ db }: Services, topic: Topic, now: Date, afterId: string): Promise<Subscription[]> {
  return await db
    .selectFrom('subscription')
    .select(['id', 'email', 'query', 'checked_at'])
    .where('topic', '=', topic.name)
    .where('confirmed_at', 'is not', null)
    .where('claimed_at', 'is', null)
    .where((where) => where.or([where('last_sent_at', 'is', null), where('last_sent_at', '<=', new Date(now.getTime() - INTERVAL_MS))]))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
}

/** @returns whether a message was sent. @throws if the mail server accepts no email */
async function updateSubscriber(services: Services, topic: Topic, due: Subscription, now: Date): Promise<boolean> {
  const { db, log, mailer } = services;
  // The row may have changed since it was read. Only one process can claim it.
  const row = await db
    .updateTable('subscription')
    .set({ claimed_at: now })
    .where('id', '=', due.id)
    .where('claimed_at', 'is', null)
    .where('checked_at', '=', due.checked_at)
    .returning(['id', 'email', 'query', 'checked_at'])
    .executeTakeFirst();
  if (!row?.checked_at) return false;
  const change = db.updateTable('subscription').where('id', '=', row.id);
  try {
    const email = await createMessage(services, topic, { ...row, checked_at: row.checked_at }, now);
    if (email === null) {
      await change.set({ claimed_at: null, checked_at: now }).execute();
      return false;
    }
    await change.set({ sending_at: services.now() }).execute();
    await mailer.deliver(email);
    await change.set({ claimed_at: null, sending_at: null, checked_at: now, last_sent_at: now, rejections: 0 }).execute();
    return true;
  } catch (error) {
    const isRejection = isPermanentRejection(error);
    const isOutage = isMailServerOutage(error);
    if (!isOutage)
      log('warn', 'A message to a subscriber could not be sent. The next run tries again.', { subscription: row.id, isRejection, error });
    await change
      .set(({ eb }) => ({ claimed_at: null, sending_at: null, ...(isRejection && { rejections: eb('rejections', '+', 1) }) }))
      .execute();
    await db.deleteFrom('subscription').where('id', '=', row.id).where('rejections', '>=', MAX_REJECTIONS).execute();
    // The other messages would fail too, each after a timeout.
    if (isOutage)
      throw new Error('The mail server accepts no email. Check SMTP_URL and the server. The next run tries again.', { cause: error });
    return false;
  }
}

/** @returns null if nothing is new */
async function createMessage(services: Services, topic: Topic, row: Subscription & { checked_at: Date }, now: Date) {
  const store = createPublicStore(services);
  const found = await topic.listNew(row.query, { since: row.checked_at, until: now }, MAX_ITEMS + 1, services, store);
  if (found.length === 0) return null;
  return createUpdateEmail(await getEmailSite(services.db, services), row.email, {
    topic,
    description: await topic.describeQuery(row.query, store, true),
    items: found.slice(0, MAX_ITEMS),
    hasMore: found.length > MAX_ITEMS,
    href: await topic.getHref(row.query, services),
    managementToken: createManagementToken(services.keys, row),
  });
}
