/** Sign-ins with a correct password that wait for a second factor. The client holds a token, which expires soon and after a few wrong codes. */
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { digest } from './keys.ts';

const LIFETIME_MS = 10 * 60 * 1000;
const MAX_ATTEMPTS = 5;
const TOKEN_BYTES = 32;

export async function issuePendingSignIn(db: Kysely<Database>, userId: number, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.deleteFrom('pending_sign_in').where('expires_at', '<=', now).execute();
  await db
    .insertInto('pending_sign_in')
    .values({ hash: digest(token), user_id: userId, expires_at: new Date(now.getTime() + LIFETIME_MS) })
    .execute();
  return token;
}

/** Counts an attempt with a token. @returns the account, or null if the token is not valid or has no attempts left */
export async function countPendingAttempt(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ userId: number; isLastAttempt: boolean } | null> {
  const row = await db
    .updateTable('pending_sign_in')
    .set({ attempts: sql`attempts + 1` })
    .where('hash', '=', digest(token))
    .where('expires_at', '>', now)
    .where('attempts', '<', MAX_ATTEMPTS)
    .returning(['user_id', 'attempts'])
    .executeTakeFirst();
  return row ? { userId: row.user_id, isLastAttempt: row.attempts >= MAX_ATTEMPTS } : null;
}

export async function deletePendingSignIn(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('pending_sign_in').where('hash', '=', digest(token)).execute();
}
