/** Keys for choosing a password, which are sent by email. A key is stored as a hash, works once, and expires. An account has at most one. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { digest } from './keys.ts';

const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** People who are invited do not expect the email, so their key is valid longer. */
export const INVITATION_LIFETIME_MS = 7 * LIFETIME_MS;

/** Creates a key that replaces the account's previous one. */
export async function issueResetKey(db: Kysely<Database>, userId: number, now: Date, lifetimeMs = LIFETIME_MS): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const row = { key_hash: digest(key), expires_at: new Date(now.getTime() + lifetimeMs) };
  await db
    .insertInto('password_reset')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return key;
}

/**
 * Consumes a key. If two requests send the same key at the same time, only one succeeds.
 * @param userId null if the account does not exist
 */
export async function consumeResetKey(
  db: Kysely<Database>,
  userId: number | null,
  key: string,
  now: Date,
): Promise<'used' | 'expired' | 'invalid'> {
  const row =
    userId === null
      ? undefined
      : await db.selectFrom('password_reset').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
  if (!row || !timingSafeEqual(row.key_hash, digest(key))) return 'invalid';
  if (row.expires_at <= now) return 'expired';
  await deleteResetKey(db, row.user_id);
  return 'used';
}

/** Makes the key of an account invalid, if it has one. */
export async function deleteResetKey(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('password_reset').where('user_id', '=', userId).execute();
}
