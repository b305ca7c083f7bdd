/**
 * How often somebody may try: to guess a password, to have mails sent. Counted in the database, since several processes may answer for one
 * site, and before the attempt, since many may be made at once.
 */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { networkOf } from './network.ts';

export type Purpose = 'sign-in' | 'password-reset' | 'register' | 'form' | 'form-receipt';

type Allowance = { attempts: number; minutes: number };

/** By purpose: for one name from one address, for one name from everywhere, and for one address (its network, see `networkOf`) whatever the name. */
const allowances: Record<Purpose, { pair: Allowance; name: Allowance; address: Allowance }> = {
  'sign-in': {
    pair: { attempts: 10, minutes: 10 },
    // High, since a stranger could keep the owner out with it.
    name: { attempts: 100, minutes: 60 },
    // High, since an office or the site's own server may stand behind one address.
    address: { attempts: 100, minutes: 10 },
  },
  'password-reset': {
    pair: { attempts: 5, minutes: 60 },
    name: { attempts: 10, minutes: 60 },
    address: { attempts: 50, minutes: 60 },
  },
  // The name is the form's. A form that is mended counts again.
  form: {
    pair: { attempts: 20, minutes: 60 },
    // What everybody sends together: mail boxes have an end.
    name: { attempts: 5_000, minutes: 60 },
    address: { attempts: 60, minutes: 60 },
  },
  // The name is the mail address that was typed.
  'form-receipt': {
    pair: { attempts: 5, minutes: 1_440 },
    name: { attempts: 5, minutes: 1_440 },
    address: { attempts: 30, minutes: 60 },
  },
  register: {
    pair: { attempts: 20, minutes: 60 },
    name: { attempts: 20, minutes: 60 },
    address: { attempts: 50, minutes: 60 },
  },
};

export type Attempt = {
  purpose: Purpose;
  /** The account as it was named, whether or not there is one. */
  name: string;
  address: string;
};

/** What somebody is told who has to wait. */
export function tooManyAttempts(minutes: number): string {
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

function keysOf({ purpose, name, address }: Attempt) {
  const { pair, name: byName, address: byAddress } = allowances[purpose];
  const spoken = name.trim().toLowerCase();
  const network = networkOf(address);
  const key = (...parts: string[]) =>
    createHash('sha256')
      .update(JSON.stringify([purpose, ...parts]))
      .digest();
  return [
    { key: key('pair', spoken, network), allowance: pair },
    { key: key('name', spoken), allowance: byName },
    { key: key('address', network), allowance: byAddress },
  ];
}

/**
 * Counts an attempt.
 * @returns minutes to wait when there were too many, else null
 */
export async function countAttempt(db: Kysely<Database>, attempt: Attempt, now: Date): Promise<number | null> {
  let wait: number | null = null;
  for (const { key, allowance } of keysOf(attempt)) {
    const end = new Date(now.getTime() + allowance.minutes * 60_000);
    const { rows } = await sql<{ count: number; ends: Date }>`
      insert into attempt as a (key, count, expires_at) values (${key}, 1, ${end})
      on conflict (key) do update set
        count = case when a.expires_at <= ${now} then 1 else a.count + 1 end,
        expires_at = case when a.expires_at <= ${now} then excluded.expires_at else a.expires_at end
      returning count, expires_at as ends`.execute(db);
    const [counted] = rows;
    if (counted && counted.count > allowance.attempts)
      wait = Math.max(wait ?? 1, Math.ceil((counted.ends.getTime() - now.getTime()) / 60_000));
  }
  return wait;
}

/** Takes a counted attempt back: it was the owner. Failures before it are forgiven for the name at this address. */
export async function forgiveAttempt(db: Kysely<Database>, attempt: Attempt): Promise<void> {
  const [pair, ...others] = keysOf(attempt);
  if (pair) await sql`delete from attempt where key = ${pair.key}`.execute(db);
  for (const { key } of others) await sql`update attempt set count = greatest(count - 1, 0) where key = ${key}`.execute(db);
}

/** Forgets counts whose time is over. */
export async function sweepAttempts(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`delete from attempt where expires_at <= ${now}`.execute(db);
}
