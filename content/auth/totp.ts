/** One-time passwords of authenticator apps (RFC 6238). The secret is encrypted in the database, and each code works once. */
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../db/tables.ts';
import type { AuthServices } from './auth-services.ts';
import type { Keys } from './keys.ts';
import { seal, unseal, unsealWithAny } from './seal.ts';

/** The only parameters that all authenticator apps support. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

const SECRET_BYTES = 20;

/** Codes of the previous and the next time step are accepted, because clocks differ. */
const WINDOW_STEPS = 1;

const getContext = (userId: number) => `totp_secret ${userId}`;

/** Creates a secret that replaces one that was not confirmed. It has no effect until a first code confirms it. */
export async function createTotpSecret(db: Kysely<Database>, keys: Keys, userId: number): Promise<Secret> {
  const secret = new Secret({ size: SECRET_BYTES });
  const sealed_secret = seal(keys, getContext(userId), Buffer.from(secret.bytes));
  await db
    .insertInto('totp_secret')
    .values({ user_id: userId, sealed_secret, confirmed_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed_secret }).where('totp_secret.confirmed_at', 'is', null))
    .execute();
  return secret;
}

/** The `otpauth:` URI that authenticator apps read from a QR code. */
export function getTotpUri(secret: Secret, issuer: string, login: string): string {
  return new TOTP({ ...parameters, issuer, label: login, secret }).toString();
}

/**
 * Checks a code and marks it as used, together with all earlier ones. If two requests send the same code at the same time, only one succeeds.
 * @param isConfirming the code confirms a new secret. Otherwise, the secret must be confirmed.
 */
export async function consumeTotp(
  { db, keys, log, now }: Pick<AuthServices, 'db' | 'keys' | 'log' | 'now'>,
  userId: number,
  code: string,
  { isConfirming = false } = {},
): Promise<boolean> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const row = await db.selectFrom('totp_secret').select(['sealed_secret', 'confirmed_at']).where('user_id', '=', userId).executeTakeFirst();
  if (!row || (row.confirmed_at === null) !== isConfirming) return false;
  const bytes = unsealWithAny(keys, getContext(userId), row.sealed_secret);
  if (!bytes) {
    log('error', 'A one-time password secret cannot be decrypted. It was encrypted with another FAUST_SECRET_KEY', { user: userId });
    return false;
  }
  const time = now();
  const totp = new TOTP({ ...parameters, secret: new Secret({ buffer: new Uint8Array(bytes).buffer }) });
  const delta = totp.validate({ token, timestamp: time.getTime(), window: WINDOW_STEPS });
  if (delta === null) return false;
  const step = TOTP.counter({ period: parameters.period, timestamp: time.getTime() }) + delta;
  const { numUpdatedRows } = await db
    .updateTable('totp_secret')
    .set({ last_step: step, ...(isConfirming && { confirmed_at: time }) })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', row.sealed_secret)
    .where((expression) => expression.or([expression('last_step', 'is', null), expression('last_step', '<', String(step))]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Encrypts secrets of previous keys with the current key, so that they can still be read when the previous key is no longer configured. */
export async function resealTotpSecrets({ db, keys }: Pick<AuthServices, 'db' | 'keys'>): Promise<void> {
  if (keys.previous.length === 0) return;
  for (const { user_id, sealed_secret } of await db.selectFrom('totp_secret').select(['user_id', 'sealed_secret']).execute()) {
    const context = getContext(user_id);
    const bytes = unseal(keys, context, sealed_secret) ? null : unsealWithAny(keys, context, sealed_secret);
    if (!bytes) continue;
    await db
      .updateTable('totp_secret')
      .set({ sealed_secret: seal(keys, context, bytes) })
      .where('user_id', '=', user_id)
      .where('sealed_secret', '=', sealed_secret)
      .execute();
  }
}
