/**
 * Rate limits for actions that can be abused, such as guessing a password or sending email to others. Attempts are counted in the database, because
 * several processes can serve one site, and before the action runs, because many requests can arrive at once.
 *
 * An attempt has several counters. They are consumed in a fixed order, from the client's own counter to the one that all clients share, and the first
 * one that is exhausted ends the attempt. Refused attempts of one client therefore never exhaust a counter that other clients share.
 */
import { createHash } from 'node:crypto';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { toNetworkPrefix, toWideNetworkPrefix } from '#lib/http/ip-address.ts';
import { UserError } from '../core/user-error.ts';
import type { Database } from '../db/tables.ts';

export type RateLimitedAction =
  | 'sign-in'
  | 'application-password'
  | 'second-factor'
  | 'passkey'
  | 'confirm-password'
  | 'password-reset'
  | 'invitation'
  | 'register'
  | 'comment'
  | 'form'
  | 'form-email'
  | 'form-receipt'
  | 'preview-link'
  | 'content-password'
  | 'saved-query'
  | 'subscription'
  | 'subscription-email';

type RateLimit = { maxAttempts: number; minutes: number };

/**
 * `pair`: one name from one address. `networkPair`: one name from one network. `address`: any name from one address. `network`: any name from one
 * network. `name`: one name from all addresses. An IPv6 address counts as its /64 network. A network is an IPv4 /24 or an IPv6 /48.
 */
type CounterName = 'pair' | 'networkPair' | 'address' | 'network' | 'name';

/** The order in which counters are consumed. */
const counterNames: readonly CounterName[] = ['pair', 'networkPair', 'address', 'network', 'name'];

/** Where several addresses share a limit, the limit is low enough that no single network can exhaust the counter of a name. */
const rateLimits: Record<RateLimitedAction, Partial<Record<CounterName, RateLimit>>> = {
  'sign-in': {
    pair: { maxAttempts: 10, minutes: 10 },
    networkPair: { maxAttempts: 30, minutes: 60 },
    // A whole office, or the site's own server, can share one address.
    address: { maxAttempts: 100, minutes: 10 },
    network: { maxAttempts: 300, minutes: 10 },
    name: { maxAttempts: 100, minutes: 60 },
  },
  // Counts only wrong passwords. It has no counter for a name, because the right password is accepted in any case.
  'application-password': {
    pair: { maxAttempts: 10, minutes: 10 },
    networkPair: { maxAttempts: 30, minutes: 60 },
    address: { maxAttempts: 100, minutes: 10 },
    network: { maxAttempts: 300, minutes: 10 },
  },
  // The name is the id of an account whose password was correct.
  'second-factor': {
    // Also for known clients, which have no other counter.
    pair: { maxAttempts: 10, minutes: 60 },
    networkPair: { maxAttempts: 15, minutes: 60 },
    address: { maxAttempts: 100, minutes: 10 },
    network: { maxAttempts: 300, minutes: 10 },
    // At one chance in 300,000 for each code, guessing takes a year on average. Only clients with the password count.
    name: { maxAttempts: 30, minutes: 60 },
  },
  // The name is empty, because a sign-in with a passkey begins without one.
  passkey: {
    address: { maxAttempts: 100, minutes: 10 },
    network: { maxAttempts: 300, minutes: 10 },
  },
  // The name is the id of the account that is signed in. Only its own sessions count.
  'confirm-password': { name: { maxAttempts: 20, minutes: 60 } },
  'password-reset': {
    pair: { maxAttempts: 5, minutes: 60 },
    networkPair: { maxAttempts: 5, minutes: 60 },
    address: { maxAttempts: 50, minutes: 60 },
    network: { maxAttempts: 150, minutes: 60 },
    // Keeps the owner's mailbox from filling up. The key that was sent last stays valid for a day.
    name: { maxAttempts: 20, minutes: 60 },
  },
  // The name is the id of the account that is invited.
  invitation: { name: { maxAttempts: 5, minutes: 60 } },
  // The name is the email address.
  register: {
    pair: { maxAttempts: 20, minutes: 60 },
    networkPair: { maxAttempts: 20, minutes: 60 },
    address: { maxAttempts: 50, minutes: 60 },
    network: { maxAttempts: 150, minutes: 60 },
    name: { maxAttempts: 60, minutes: 60 },
  },
  comment: {
    address: { maxAttempts: 60, minutes: 60 },
    network: { maxAttempts: 240, minutes: 60 },
  },
  // The name is the form's name. Each corrected submission counts again. There is no limit for all visitors together.
  form: {
    pair: { maxAttempts: 20, minutes: 60 },
    address: { maxAttempts: 60, minutes: 60 },
    network: { maxAttempts: 240, minutes: 60 },
  },
  // The name is the form's name. Keeps the recipients' mailboxes from filling up: further submissions are stored and listed in a summary.
  'form-email': { name: { maxAttempts: 200, minutes: 60 } },
  // The name is the email address that the visitor entered.
  'form-receipt': {
    pair: { maxAttempts: 5, minutes: 1_440 },
    networkPair: { maxAttempts: 5, minutes: 1_440 },
    address: { maxAttempts: 30, minutes: 60 },
    network: { maxAttempts: 120, minutes: 60 },
    name: { maxAttempts: 10, minutes: 1_440 },
  },
  // The name is the id of the content. It has no counter of its own, because wrong passwords of strangers would lock out readers who know the right one.
  'content-password': {
    pair: { maxAttempts: 10, minutes: 10 },
    networkPair: { maxAttempts: 30, minutes: 60 },
    address: { maxAttempts: 60, minutes: 10 },
    network: { maxAttempts: 240, minutes: 60 },
  },
  // A frontend sends all of its queries within a short time, and all of its visitors share one set of queries.
  'saved-query': {
    address: { maxAttempts: 300, minutes: 60 },
    network: { maxAttempts: 600, minutes: 60 },
  },
  // The name is empty: the limits do not depend on the email address, so they reveal nothing about it.
  subscription: {
    address: { maxAttempts: 30, minutes: 60 },
    network: { maxAttempts: 120, minutes: 60 },
  },
  // The name is the email address that the visitor entered. Keeps the mailbox of its owner from filling up.
  'subscription-email': {
    networkPair: { maxAttempts: 5, minutes: 1_440 },
    name: { maxAttempts: 10, minutes: 1_440 },
  },
  // The name is the login of the account that creates links.
  'preview-link': { name: { maxAttempts: 60, minutes: 60 } },
};

export type Attempt = {
  action: RateLimitedAction;
  /** What the client entered, whether or not such an account exists. */
  name: string;
  /** IP address of the client. */
  address: string;
  /** Identifies a client that has signed in with this name before. Only its own pair counter applies to it. */
  knownClient?: string | null;
};

/** The error message for a client that has reached the limit. */
export function formatTooManyAttempts(minutes: number): string {
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

export const createTooManyAttemptsError = (minutes: number): UserError =>
  new UserError(formatTooManyAttempts(minutes), { kind: 'too-many-attempts' });

type Counter = { limiter: RateLimiterPostgres; key: string };

/**
 * Names that the database compares as equal have the same counters. It converts each character on its own, but JavaScript converts `İ` to two characters, and
 * `Σ` depending on its place in the word.
 */
export function normalizeName(name: string): string {
  return name.trim().toLowerCase().replaceAll('\u0307', '').replaceAll('ς', 'σ');
}

/** The counters of an attempt, in order. Keys are hashed, so the table holds no names or addresses. */
function getCounters(db: Kysely<Database>, { action, name, address, knownClient = null }: Attempt): Counter[] {
  const limits = rateLimits[action];
  const normalizedName = normalizeName(name);
  const [prefix, widePrefix] = [toNetworkPrefix(address), toWideNetworkPrefix(address)];
  const parts: Record<CounterName, readonly string[]> = {
    pair: knownClient === null ? [normalizedName, prefix] : [normalizedName, 'known', knownClient],
    networkPair: [normalizedName, widePrefix],
    address: [prefix],
    network: [widePrefix],
    name: [normalizedName],
  };
  return (knownClient === null ? counterNames : (['pair'] as const)).flatMap((counterName) => {
    const limit = limits[counterName];
    if (!limit) return [];
    const key = createHash('sha256').update(JSON.stringify(parts[counterName])).digest('base64url');
    return [{ limiter: createLimiter(db, `${action}:${counterName}`, limit), key }];
  });
}

function createLimiter(db: Kysely<Database>, keyPrefix: string, { maxAttempts, minutes }: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: createStoreClient(db),
    storeType: 'client',
    tableName: 'rate_limit',
    // A migration creates the table, and `deleteExpiredRateLimits` cleans it up.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points: maxAttempts,
    duration: minutes * 60,
  });
}

/** Runs the statements of the library through Kysely, so that they use the same connections as all others. */
function createStoreClient(db: Kysely<Database>) {
  return {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: numAffectedRows === undefined ? rows.length : Number(numAffectedRows) };
    },
  };
}

const toMinutes = ({ msBeforeNext }: RateLimiterRes) => Math.max(Math.ceil(msBeforeNext / 60_000), 1);

/**
 * Counts an attempt. An attempt that is refused because a counter is exhausted is not counted at all.
 * @returns the minutes to wait if a limit is exceeded, else null
 */
export async function consumeRateLimit(db: Kysely<Database>, attempt: Attempt): Promise<number | null> {
  const counters = getCounters(db, attempt);
  for (const { limiter, key } of counters) {
    const state = await limiter.get(key);
    if (state !== null && state.consumedPoints >= limiter.points) return toMinutes(state);
  }
  // Concurrent attempts can reach this line. Consuming is atomic, so no more of them pass than the limit allows.
  try {
    for (const { limiter, key } of counters) await limiter.consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return toMinutes(error);
    throw error;
  }
}

/** Counts an attempt. @throws UserError with the minutes to wait if a limit is exceeded */
export async function assertRateLimit(db: Kysely<Database>, attempt: Attempt): Promise<void> {
  const minutes = await consumeRateLimit(db, attempt);
  if (minutes !== null) throw createTooManyAttemptsError(minutes);
}

/**
 * Undoes the count of an attempt that succeeded. Also resets the counter of this name and client, because the owner of the account has signed in.
 */
export async function refundRateLimit(db: Kysely<Database>, attempt: Attempt): Promise<void> {
  const [pair, ...others] = getCounters(db, attempt);
  if (pair) await pair.limiter.delete(pair.key);
  for (const { limiter, key } of others) {
    // Without this check, a counter that has just expired would start below zero.
    const state = await limiter.get(key);
    if (state !== null && state.consumedPoints > 0) await limiter.reward(key);
  }
}

export async function deleteExpiredRateLimits(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`delete from rate_limit where expire <= ${now.getTime()}`.execute(db);
}
