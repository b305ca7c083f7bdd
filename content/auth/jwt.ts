/**
 * JSON Web Tokens with the claims of WPGraphQL's JWT plugin. The key of a token is made of the service's and of its account's secret, so
 * another secret for the account (a new password, a revocation) ends all of its tokens, the short-lived ones included.
 */
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { accountById, type Account } from './accounts.ts';
import { sign, type Keys } from './keys.ts';

const AUTH_SECONDS = 300;
const REFRESH_SECONDS = 365 * 24 * 60 * 60;

export type JwtIssuer = { keys: Keys; contentUrl: string; now: () => Date };

const keyOf = (keys: Keys, { user, jwtSecret }: Account) => sign(keys.jwt, `${user.id}:${jwtSecret}`);

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** When an auth token made now ends, in seconds since 1970. */
export function authExpiration(now: Date): number {
  return seconds(now) + AUTH_SECONDS;
}

/** @returns null when the account's tokens are revoked */
export async function issueAuthToken(issuer: JwtIssuer, account: Account): Promise<string | null> {
  return issue(issuer, account, { id: String(account.user.id) }, AUTH_SECONDS);
}

/** @returns null when the account's tokens are revoked */
export async function issueRefreshToken(issuer: JwtIssuer, account: Account): Promise<string | null> {
  return issue(issuer, account, { id: String(account.user.id), user_secret: account.jwtSecret }, REFRESH_SECONDS);
}

async function issue(
  { keys, contentUrl, now }: JwtIssuer,
  account: Account,
  user: Record<string, string>,
  lifetime: number,
): Promise<string | null> {
  if (account.jwtRevoked) return null;
  const issued = seconds(now());
  return new SignJWT({ data: { user } })
    .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
    .setIssuer(contentUrl)
    .setIssuedAt(issued)
    .setNotBefore(issued)
    .setExpirationTime(issued + lifetime)
    .sign(keyOf(keys, account));
}

type Claims = { data?: { user?: { id?: unknown; user_secret?: unknown } } };

/**
 * The account a token stands for.
 * @param kind `refresh`: only a token that may be exchanged for new ones. The plugin takes auth tokens there as well, which makes one that
 * leaked last for ever; we do not.
 * @returns null for whatever is no token of this service, or none any more
 */
export async function accountOfJwt(
  { keys, contentUrl, now }: JwtIssuer,
  db: Kysely<Database>,
  token: string,
  kind: 'any' | 'refresh',
): Promise<Account | null> {
  try {
    const { data } = decodeJwt<Claims>(token);
    const id = Number(data?.user?.id);
    if (!Number.isInteger(id) || id < 1 || id > 0x7fffffff) return null;
    const account = await accountById(db, id);
    if (!account || account.jwtRevoked) return null;
    await jwtVerify(token, keyOf(keys, account), { issuer: contentUrl, algorithms: ['HS256'], currentDate: now() });
    return kind === 'refresh' && data?.user?.user_secret !== account.jwtSecret ? null : account;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** What jose throws for a token that is malformed, forged or too old; anything else is trouble of ours, such as a lost database. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J');
}
