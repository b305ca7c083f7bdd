/**
 * The cookie that authenticates a session in browsers, and its nonces. The cookie is valid until the session ends or is revoked. A nonce proves that a
 * request comes from a page of this origin, and is valid for half a day to a day (WordPress).
 */
import { timingSafeEqual } from 'node:crypto';
import { findAccountByAccessToken } from './access-token.ts';
import { findAccountBySession, type Account } from './accounts.ts';
import type { AuthServices } from './auth-services.ts';
import { getAcceptedKeys, isEqualSecret, sign, type Keys } from './keys.ts';

const SESSION_BYTES = 16;
const COOKIE_BYTES = SESSION_BYTES + 32;
const TICK_MS = 12 * 60 * 60 * 1000;

type CookieServices = Pick<AuthServices, 'db' | 'keys' | 'now'>;

export type CookieSession = { account: Account; sessionId: string };

/** @returns null if the access token is not valid */
export async function createSessionCookie({ db, keys, now }: CookieServices, accessToken: string): Promise<string | null> {
  const found = await findAccountByAccessToken(keys, db, accessToken, now());
  if (!found) return null;
  const id = Buffer.from(found.sessionId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(keys.cookies, id)]).toString('base64url');
}

/** @returns null if the cookie is not one of this service, or its session has ended */
export async function findSessionOfCookie({ db, keys, now }: CookieServices, cookie: string): Promise<CookieSession | null> {
  const bytes = Buffer.from(cookie, 'base64url');
  if (bytes.length !== COOKIE_BYTES) return null;
  const [id, signature] = [bytes.subarray(0, SESSION_BYTES), bytes.subarray(SESSION_BYTES)];
  if (!getAcceptedKeys(keys, now()).some(({ cookies }) => timingSafeEqual(signature, sign(cookies, id)))) return null;
  const sessionId = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const account = await findAccountBySession(db, sessionId, now());
  return account && { account, sessionId };
}

const signNonce = (key: Buffer, sessionId: string, tick: number) =>
  sign(key, `nonce ${sessionId} ${tick}`).toString('base64url').slice(0, 24);

const getTick = (now: Date) => Math.floor(now.getTime() / TICK_MS);

/** A nonce for all requests of a session. */
export function createNonce({ cookies }: Keys, sessionId: string, now: Date): string {
  return signNonce(cookies, sessionId, getTick(now));
}

/** Whether a nonce belongs to the session and has not expired. */
export function isNonce(keys: Keys, sessionId: string, nonce: string, now: Date): boolean {
  const tick = getTick(now);
  return getAcceptedKeys(keys, now).some(({ cookies }) =>
    [tick, tick - 1].some((candidate) => isEqualSecret(nonce, signNonce(cookies, sessionId, candidate))),
  );
}
