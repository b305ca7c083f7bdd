/** Access tokens of sessions: who holds one is the account of the session until it ends, five minutes at most, or is revoked. */
import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { accountOfSession, type Account } from './accounts.ts';
import { sign, type Keys } from './keys.ts';

const LIFETIME_SECONDS = 300;

const SESSION_BYTES = 16;
const TIME_BYTES = 6;
const SIGNED_BYTES = SESSION_BYTES + TIME_BYTES;
const TOKEN_BYTES = SIGNED_BYTES + 32;

export type AccessToken = { accessToken: string; accessTokenExpiration: number };

export function issueAccessToken({ access }: Keys, sessionId: string, now: Date): AccessToken {
  const expiration = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  const signed = Buffer.alloc(SIGNED_BYTES);
  signed.write(sessionId.replaceAll('-', ''), 'hex');
  signed.writeUIntBE(expiration, SESSION_BYTES, TIME_BYTES);
  return { accessToken: Buffer.concat([signed, sign(access, signed)]).toString('base64url'), accessTokenExpiration: expiration };
}

/** @returns null for whatever is no access token, or none any more */
export async function accountOfAccessToken(keys: Keys, db: Kysely<Database>, token: string, now: Date): Promise<Account | null> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES) return null;
  const signed = bytes.subarray(0, SIGNED_BYTES);
  if (!timingSafeEqual(bytes.subarray(SIGNED_BYTES), sign(keys.access, signed))) return null;
  if (signed.readUIntBE(SESSION_BYTES, TIME_BYTES) * 1000 <= now.getTime()) return null;
  return accountOfSession(db, signed.toString('hex', 0, SESSION_BYTES), now);
}
