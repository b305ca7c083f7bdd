/** The second factors of an account: an authenticator app, passkeys, and recovery codes for when these are lost. */
import type { Kysely } from 'kysely';
import type { ClientInfo } from '../core/client-info.ts';
import type { Database } from '../db/tables.ts';
import type { Account } from './accounts.ts';
import type { AuthServices } from './auth-services.ts';
import { findKnownClient } from './known-clients.ts';
import { consumeRateLimit, refundRateLimit } from './rate-limits.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { consumeTotp } from './totp.ts';

/** Deletes all second factors of an account, and its recovery codes. */
export async function deleteSecondFactors(db: Kysely<Database>, userId: number): Promise<void> {
  for (const table of ['totp_secret', 'passkey', 'recovery_code'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

export type CodeResult = { kind: 'totp' | 'recovery-code' } | { failure: 'wrong' } | { failure: 'too-many'; minutes: number };

/**
 * Checks a one-time password or a recovery code of an account whose password was correct. Only clients with the password get here, so others cannot
 * exhaust the counters of an account.
 */
export async function verifyCode(services: AuthServices, client: ClientInfo, account: Account, code: string): Promise<CodeResult> {
  const { db, log } = services;
  const { id } = account.user;
  const knownClient = await findKnownClient(services, account, client);
  const attempt = { action: 'second-factor' as const, name: String(id), address: client.address, knownClient };
  const minutes = await consumeRateLimit(db, attempt);
  if (minutes !== null) {
    log('warn', 'A second factor was rejected after too many attempts', { address: client.address, user: id });
    return { failure: 'too-many', minutes };
  }
  const kind = (await consumeTotp(services, id, code)) ? 'totp' : (await consumeRecoveryCode(db, id, code)) ? 'recovery-code' : null;
  if (kind === null) return { failure: 'wrong' };
  await refundRateLimit(db, attempt);
  return { kind };
}
