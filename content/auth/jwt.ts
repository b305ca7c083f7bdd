/**
 * JSON Web Tokens with the claims of WPGraphQL's JWT plugin. The signing key combines the service's key with the account's secret, so changing the
 * account's secret (for a new password or a revocation) invalidates all of its tokens, including short-lived ones.
 */
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { findAccountById, type Account } from './accounts.ts';
import { sign, type Keys } from './keys.ts';

const AUTH_SECONDS = 300;
const REFRESH_SECONDS = 365 * 24 * 60 * 60;

export type JwtIssuer = { keys: Keys; contentUrl: string; now: () => Date };

const getSigningKey = (keys: Keys, { user, jwtSecret }: Account) => sign(keys.jwt, `${user.id}:${jwtSecret}`);

const toUnixSeconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** When an auth token that is issued now expires, in seconds since 1970. */
export function getAuthTokenExpiration(now: Date): number {
  return toUnixSeconds(now) + AUTH_SECONDS;
}

/** @returns null when the account's tokens are revoked */
export async function issueAuthToken(issuer: JwtIssuer, account: Account): Promise<string | null> {
  return issueToken(issuer, account, { id: String(account.user.id) }, AUTH_SECONDS);
}

/** @returns null when the account's tokens are revoked */
export async function issueRefreshToken(issuer: JwtIssuer, account: Account): Promise<string | null> {
  return issueToken(issuer, account, { id: String(account.user.id), user_secret: account.jwtSecret }, REFRESH_SECONDS);
}

async function issueToken(
  { keys, contentUrl, now }: JwtIssuer,
  account: Account,
  user: Record<string, string>,
  lifetime: number,
): Promise<string | null> {
  if (account.jwtRevoked) return null;
  const issued = toUnixSeconds(now());
  return new SignJWT({ data: { user } })
    .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
    .setIssuer(contentUrl)
    .setIssuedAt(issued)
    .setNotBefore(issued)
    .setExpirationTime(issued + lifetime)
    .sign(getSigningKey(keys, account));
}

type Claims = { data?: { user?: { id?: unknown; user_secret?: unknown } } };

/**
 * The account that a token authenticates.
 * @param kind `refresh` accepts only refresh tokens. The plugin also accepts auth tokens there, so that a leaked auth token could be renewed
 * forever; this service does not.
 * @returns null if the text is not a token of this service, or the token has expired or been revoked
 */
export async function findAccountByJwt(
  { keys, contentUrl, now }: JwtIssuer,
  db: Kysely<Database>,
  token: string,
  kind: 'any' | 'refresh',
): Promise<Account | null> {
  try {
    const { data } = decodeJwt<Claims>(token);
    const id = Number(data?.user?.id);
    if (!Number.isInteger(id) || id < 1 || id > 0x7fffffff) return null;
    const account = await findAccountById(db, id);
    if (!account || account.jwtRevoked) return null;
    await jwtVerify(token, getSigningKey(keys, account), { issuer: contentUrl, algorithms: ['HS256'], currentDate: now() });
    return kind === 'refresh' && data?.user?.user_secret !== account.jwtSecret ? null : account;
  } catch (error) {
    if (isInvalidTokenError(error)) return null;
    throw error;
  }
}

/** Whether jose threw this error because the token is malformed, forged or expired. Other errors are failures of the service, such as a lost database connection. */
function isInvalidTokenError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J');
}
