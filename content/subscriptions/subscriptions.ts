/**
 * Subscriptions to updates by email. An address is confirmed by a link in an email, and a page shows the subscriptions of an address only to those who have a
 * link from an email to it. What a visitor sees after subscribing does not depend on whether the address is known.
 */
import { emailSchema } from '#lib/forms/field-schema.ts';
import { MAX_QUERY_LENGTH } from '#lib/subscriptions/addresses.ts';
import { digest } from '../auth/keys.ts';
import { consumeRateLimit } from '../auth/rate-limits.ts';
import type { Services } from '../commands/core/services.ts';
import { getEmailSite } from '../commands/settings/email-site.ts';
import type { ClientInfo } from '../core/client-info.ts';
import type { Email } from '../email/mailer.ts';
import { anonymous } from '../permissions/viewer.ts';
import type { ContentStore } from '../store/content-store.ts';
import { createStore } from '../store/store.ts';
import { CONFIRMATION_DAYS, createConfirmationEmail, createExistingEmail } from './messages.ts';
import {
  createConfirmationToken,
  createManagementToken,
  isManagementToken,
  type ManagedSubscription,
  parseManagementToken,
} from './tokens.ts';
import type { Topic } from './topic.ts';
import { findTopic, findTopics } from './topics/registry.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A repeated request within this time gets no second email. */
const REPEAT_MS = 2 * 60_000;

/** Confirmed subscriptions of one address. As many requests can wait for confirmation: anyone can make them, so they leave the limit of the owner alone. */
const MAX_PER_ADDRESS = 20;

/** Everything about subscriptions is read as a visitor, so messages contain nothing that is not public. */
export const createPublicStore = ({ db }: Pick<Services, 'db'>): ContentStore => createStore(db, anonymous);

export type SubscriptionRequest = { email: string; topic: string; query: string };

/**
 * `accepted`: the owner of the address gets an email, unless there were too many. `invalid-email` and `invalid-query`: nothing was stored. A number: minutes
 * after which the client may try again.
 */
export type SubscriptionResult = 'accepted' | 'invalid-email' | 'invalid-query' | { retryMinutes: number };

/** Requests a subscription. It begins when the owner of the address confirms it. */
export async function requestSubscription(
  services: Services,
  client: ClientInfo,
  request: SubscriptionRequest,
): Promise<SubscriptionResult> {
  const { db } = services;
  const retryMinutes = await consumeRateLimit(db, { action: 'subscription', name: '', address: client.address });
  if (retryMinutes !== null) return { retryMinutes };
  const parsed = emailSchema.safeParse(request.email.trim());
  if (!parsed.success) return 'invalid-email';
  const topic = findTopic(request.topic);
  if (!topic || request.query.length > MAX_QUERY_LENGTH) return 'invalid-query';
  // Two spellings of a domain are one address. The part before the @ sign can be case-sensitive, but almost never is.
  const email = parsed.data.toLowerCase();
  // After the response, so that its duration does not reveal whether the address is known.
  services.mailer.sendLater(async () => await prepareEmail(services, client, { email, topic, query: request.query }));
  return 'accepted';
}

type Prepared = { email: string; topic: Topic; query: string };

/** Stores an unconfirmed subscription. @returns the email to the owner of the address, or null if that address has received too many */
async function prepareEmail(services: Services, client: ClientInfo, { email, topic, query }: Prepared): Promise<Email | null> {
  const { db, keys } = services;
  if ((await consumeRateLimit(db, { action: 'subscription-email', name: email, address: client.address })) !== null) return null;
  const now = services.now();
  const store = createPublicStore(services);
  const normalized = await topic.normalizeQuery(query, store);
  const site = await getEmailSite(db, services);
  const existing = await db
    .selectFrom('subscription')
    .select(['id', 'email', 'topic', 'query', 'confirmed_at'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();
  const same = existing.find((row) => row.topic === topic.name && row.query === normalized);
  const [confirmed, unconfirmed] = [existing.filter((row) => row.confirmed_at), existing.filter((row) => !row.confirmed_at)];
  const managed = same?.confirmed_at ? same : confirmed[0];
  if (managed && (managed === same || confirmed.length >= MAX_PER_ADDRESS))
    return createExistingEmail(site, email, createManagementToken(keys, managed));
  // The oldest request makes room for a new one.
  const [oldest] = unconfirmed;
  if (!same && oldest && unconfirmed.length >= MAX_PER_ADDRESS)
    await db.deleteFrom('subscription').where('id', '=', oldest.id).where('confirmed_at', 'is', null).execute();
  const token = createConfirmationToken();
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('subscription')
    .values({ email, topic: topic.name, query: normalized, created_at: now, confirmation_hash: digest(token) })
    // A new link replaces the old one, but not that of an email that is still on its way: the visitor may have pressed the button twice.
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'topic', 'query'])
        .doUpdateSet({ created_at: now, confirmation_hash: digest(token) })
        .where('subscription.confirmed_at', 'is', null)
        .where('subscription.created_at', '<=', new Date(now.getTime() - REPEAT_MS)),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return null;
  return createConfirmationEmail(site, email, { topic, description: await topic.describeQuery(normalized, store, false) }, token);
}

/**
 * Confirms a subscription. Only what is new from then on is sent.
 * @returns a management token, or null if the token is unknown or too old. Confirming twice is the same as once, as long as the token is valid.
 */
export async function confirmSubscription(services: Services, token: string): Promise<string | null> {
  const { db, keys } = services;
  const now = services.now();
  const row = await findUnexpired(services, token);
  if (!row) return null;
  if (row.confirmed_at === null) {
    await findTopic(row.topic)?.prepare?.(services, now);
    await db
      .updateTable('subscription')
      .set({ confirmed_at: now, checked_at: now })
      .where('id', '=', row.id)
      .where('confirmed_at', 'is', null)
      .execute();
  }
  return createManagementToken(keys, row);
}

async function findUnexpired({ db, now }: Services, token: string) {
  return await db
    .selectFrom('subscription')
    .select(['id', 'email', 'topic', 'query', 'confirmed_at'])
    .where('confirmation_hash', '=', digest(token))
    .where('created_at', '>', new Date(now().getTime() - CONFIRMATION_DAYS * DAY_MS))
    .executeTakeFirst();
}

export type SubscriptionSummary = {
  id: string;
  /** What the subscriber hears about, in words. */
  title: string;
  description: string;
  /** Path and query of the page with everything that matches. */
  href: string;
  confirmedAt: string;
  lastSentAt: string | null;
};

/** What a link in an email to confirm shows. Null if the link no longer works. */
export async function describeConfirmation(services: Services, token: string): Promise<{ title: string; description: string } | null> {
  const row = await findUnexpired(services, token);
  const topic = row && findTopic(row.topic);
  return topic ? { title: topic.title, description: await topic.describeQuery(row.query, createPublicStore(services), true) } : null;
}

/** Describes what a visitor is about to subscribe to. Null for an unknown topic. */
export async function describeRequest(services: Services, { topic: name, query }: Omit<SubscriptionRequest, 'email'>) {
  const topic = findTopic(name);
  if (!topic || query.length > MAX_QUERY_LENGTH) return null;
  const store = createPublicStore(services);
  const normalized = await topic.normalizeQuery(query, store);
  return {
    topic: topic.name,
    title: topic.title,
    query: normalized,
    description: await topic.describeQuery(normalized, store, true),
    href: await topic.getHref(normalized, services),
  };
}

/** The confirmed subscriptions of the address that a token belongs to. Null if the token is not, or no longer, valid. */
export async function listSubscriptions(
  services: Services,
  token: string,
): Promise<{ email: string; subscriptions: SubscriptionSummary[] } | null> {
  const owner = await findOwner(services, token);
  if (!owner) return null;
  const rows = await services.db
    .selectFrom('subscription')
    .selectAll()
    .where('email', '=', owner.email)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute();
  const store = createPublicStore(services);
  const summaries = findTopics(rows.map(({ topic }) => topic)).flatMap((topic) =>
    rows
      .filter((row) => row.topic === topic.name)
      .map(async (row) => ({
        id: row.id,
        title: topic.title,
        description: await topic.describeQuery(row.query, store, true),
        href: await topic.getHref(row.query, services),
        confirmedAt: row.confirmed_at?.toISOString() ?? '',
        lastSentAt: row.last_sent_at?.toISOString() ?? null,
      })),
  );
  return { email: owner.email, subscriptions: await Promise.all(summaries) };
}

export type Deletion = {
  /** Number of subscriptions. */
  deleted: number;
  token: string | null;
};

/**
 * Deletes subscriptions of the address that a token belongs to.
 * @param ids the subscriptions, or null for the one of the token, or `all`
 * @returns a token for the subscriptions that remain, or null if there are none. An invalid token deletes nothing.
 */
export async function deleteSubscriptions(services: Services, token: string, ids: readonly string[] | 'all' | null): Promise<Deletion> {
  const owner = await findOwner(services, token);
  if (!owner) return { deleted: 0, token: null };
  const query = services.db.deleteFrom('subscription').where('email', '=', owner.email);
  const { numDeletedRows } = await (ids === 'all' ? query : query.where('id', 'in', ids ?? [owner.id])).executeTakeFirst();
  const remaining = await services.db
    .selectFrom('subscription')
    .select(['id', 'email'])
    .where('email', '=', owner.email)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  return { deleted: Number(numDeletedRows), token: remaining ? createManagementToken(services.keys, remaining) : null };
}

async function findOwner({ db, keys, now }: Services, token: string): Promise<ManagedSubscription | null> {
  const id = parseManagementToken(token);
  if (id === null) return null;
  const row = await db.selectFrom('subscription').select(['id', 'email']).where('id', '=', id).executeTakeFirst();
  return row && isManagementToken(keys, token, row, now()) ? row : null;
}

/** Deletes subscriptions that were not confirmed in time. @returns their number */
export async function deleteUnconfirmed({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const end = new Date(now().getTime() - CONFIRMATION_DAYS * DAY_MS);
  const { numDeletedRows } = await db
    .deleteFrom('subscription')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', end)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
