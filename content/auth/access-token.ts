/** Access tokens of sessions. A token authenticates the account of its session for five minutes, or until the session is revoked. */
import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { findAccountBySession, type Account } from './accounts.ts';
import { getAcceptedKeys, sign, type Keys } from './keys.ts';

const LIFETIME_SECONDS = 300;

const SESSION_BYTES = 16;
const TIME_BYTES = 6;
const PAYLOAD_BYTES = SESSION_BYTES + TIME_BYTES;
const TOKEN_BYTES = PAYLOAD_BYTES + 32;

export type AccessToken = { accessToken: string; accessTokenExpiration: number };

export function issueAccessToken({ access }: Keys, sessionId: string, now: Date): AccessToken {
  const expiration = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  const payload = Buffer.alloc(PAYLOAD_BYTES);
  payload.write(sessionId.replaceAll('-', ''), 'hex');
  payload.writeUIntBE(expiration, SESSION_BYTES, TIME_BYTES);
  return { accessToken: Buffer.concat([payload, sign(access, payload)]).toString('base64url'), accessTokenExpiration: expiration };
}

/** @returns null if the text is not an access token, or the token has expired or its session has been revoked */
export async function findAccountByAccessToken(
  keys: Keys,
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ account: Account; sessionId: string } | null> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES) return null;
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  const signature = bytes.subarray(PAYLOAD_BYTES);
  if (!getAcceptedKeys(keys, now).some(({ access }) => timingSafeEqual(signature, sign(access, payload)))) return null;
  if (payload.readUIntBE(SESSION_BYTES, TIME_BYTES) * 1000 <= now.getTime()) return null;
  const sessionId = payload.toString('hex', 0, SESSION_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const account = await findAccountBySession(db, sessionId, now);
  return account && { account, sessionId };
}
