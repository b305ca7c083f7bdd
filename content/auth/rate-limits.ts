/**
 * Rate limits for actions that can be abused, such as guessing a password or sending email to others. Attempts are counted in the database,
 * because several processes can serve one site, and before the action runs, because many requests can arrive at once.
 */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { toNetworkPrefix } from '#lib/http/ip-address.ts';

export type RateLimitedAction = 'sign-in' | 'password-reset' | 'register' | 'form' | 'form-receipt';

type RateLimit = { maxAttempts: number; minutes: number };

/**
 * Limits of each action: for one name from one IP address, for one name from all addresses, and for one IP address with any name. An IPv6 address
 * counts as its network (see `toNetworkPrefix`).
 */
const rateLimits: Record<RateLimitedAction, { pair: RateLimit; name: RateLimit; address: RateLimit }> = {
  'sign-in': {
    pair: { maxAttempts: 10, minutes: 10 },
    // A low limit would let a stranger lock the owner out.
    name: { maxAttempts: 100, minutes: 60 },
    // A whole office, or the site's own server, can share one address.
    address: { maxAttempts: 100, minutes: 10 },
  },
  'password-reset': {
    pair: { maxAttempts: 5, minutes: 60 },
    name: { maxAttempts: 10, minutes: 60 },
    address: { maxAttempts: 50, minutes: 60 },
  },
  // The name is the form's name. Each corrected submission counts again.
  form: {
    pair: { maxAttempts: 20, minutes: 60 },
    // All visitors together. This keeps the recipients' mailboxes from filling up.
    name: { maxAttempts: 5_000, minutes: 60 },
    address: { maxAttempts: 60, minutes: 60 },
  },
  // The name is the email address that the visitor entered.
  'form-receipt': {
    pair: { maxAttempts: 5, minutes: 1_440 },
    name: { maxAttempts: 5, minutes: 1_440 },
    address: { maxAttempts: 30, minutes: 60 },
  },
  register: {
    pair: { maxAttempts: 20, minutes: 60 },
    name: { maxAttempts: 20, minutes: 60 },
    address: { maxAttempts: 50, minutes: 60 },
  },
};

export type Attempt = {
  action: RateLimitedAction;
  /** What the client entered, whether or not such an account exists. */
  name: string;
  /** IP address of the client. */
  address: string;
};

/** The error message for a client that has reached the limit. */
export function formatTooManyAttempts(minutes: number): string {
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** The three counters of an attempt. Keys are hashed, so the table holds no names or addresses. */
function getCounters({ action, name, address }: Attempt) {
  const { pair, name: byName, address: byAddress } = rateLimits[action];
  const normalizedName = name.trim().toLowerCase();
  const network = toNetworkPrefix(address);
  const key = (...parts: string[]) =>
    createHash('sha256')
      .update(JSON.stringify([action, ...parts]))
      .digest();
  return [
    { key: key('pair', normalizedName, network), limit: pair },
    { key: key('name', normalizedName), limit: byName },
    { key: key('address', network), limit: byAddress },
  ];
}

/**
 * Counts an attempt.
 * @returns the minutes to wait if a limit is exceeded, else null
 */
export async function consumeRateLimit(db: Kysely<Database>, attempt: Attempt, now: Date): Promise<number | null> {
  let minutesToWait: number | null = null;
  for (const { key, limit } of getCounters(attempt)) {
    const end = new Date(now.getTime() + limit.minutes * 60_000);
    const { rows } = await sql<{ count: number; expiresAt: Date }>`
      insert into attempt as a (key, count, expires_at) values (${key}, 1, ${end})
      on conflict (key) do update set
        count = case when a.expires_at <= ${now} then 1 else a.count + 1 end,
        expires_at = case when a.expires_at <= ${now} then excluded.expires_at else a.expires_at end
      returning count, expires_at as "expiresAt"`.execute(db);
    const [counter] = rows;
    if (counter && counter.count > limit.maxAttempts)
      minutesToWait = Math.max(minutesToWait ?? 1, Math.ceil((counter.expiresAt.getTime() - now.getTime()) / 60_000));
  }
  return minutesToWait;
}

/**
 * Undoes the count of an attempt that succeeded. Also resets the counter of this name from this address, because the owner of the account has
 * proved to be there.
 */
export async function refundRateLimit(db: Kysely<Database>, attempt: Attempt): Promise<void> {
  const [pair, ...others] = getCounters(attempt);
  if (pair) await sql`delete from attempt where key = ${pair.key}`.execute(db);
  for (const { key } of others) await sql`update attempt set count = greatest(count - 1, 0) where key = ${key}`.execute(db);
}

export async function deleteExpiredRateLimits(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`delete from attempt where expires_at <= ${now}`.execute(db);
}
