/**
 * JSON Web Tokens with the claims of WPGraphQL's JWT plugin. The signing key combines the service's key with the account's secret, so changing the
 * account's secret (for a new password or a revocation) invalidates all of its tokens, including short-lived ones.
 */
import { decodeJwt, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { findAccountById, type Account } from './accounts.ts';
import { getAcceptedKeys, sign, type Keys, type KeySet } from './keys.ts';

const AUTH_SECONDS = 300;
const REFRESH_SECONDS = 365 * 24 * 60 * 60;

export type JwtIssuer = { keys: Keys; contentUrl: string; now: () => Date };

const getSigningKey = (keys: KeySet, { user, jwtSecret }: Account) => sign(keys.jwt, `${user.id}:${jwtSecret}`);

/** `auth` tokens authenticate requests. `refresh` tokens are exchanged for auth tokens. */
type TokenKind = 'auth' | 'refresh';

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
 * The account that a token of one kind authenticates. The plugin accepts each kind in place of the other: a leaked auth token could be renewed forever,
 * and a refresh token could be used for a year without the check for revocation that its exchange performs.
 * @returns null if the text is not a token of this kind, or the token has expired or been revoked
 */
export async function findAccountByJwt(
  { keys, contentUrl, now }: JwtIssuer,
  db: Kysely<Database>,
  token: string,
  kind: TokenKind,
): Promise<Account | null> {
  try {
    const { data } = decodeJwt<Claims>(token);
    const id = Number(data?.user?.id);
    if (!Number.isInteger(id) || id < 1 || id > 0x7fffffff) return null;
    const account = await findAccountById(db, id);
    if (!account || account.jwtRevoked) return null;
    const options = { issuer: contentUrl, now: now(), maxAge: kind === 'auth' ? AUTH_SECONDS : REFRESH_SECONDS };
    await verifyWithAny(
      token,
      getAcceptedKeys(keys, options.now).map((keySet) => getSigningKey(keySet, account)),
      options,
    );
    return data?.user?.user_secret === (kind === 'refresh' ? account.jwtSecret : undefined) ? account : null;
  } catch (error) {
    if (isInvalidTokenError(error)) return null;
    throw error;
  }
}

type VerifyOptions = { issuer: string; now: Date; maxAge: number };

/** @throws an error of jose if none of the keys has signed the token, or a claim is not valid */
async function verifyWithAny(token: string, signingKeys: readonly Buffer[], options: VerifyOptions): Promise<void> {
  for (const [index, key] of signingKeys.entries()) {
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer: options.issuer,
        algorithms: ['HS256'],
        typ: 'JWT',
        currentDate: options.now,
        // With this option, jose also rejects tokens that were issued in the future.
        maxTokenAge: options.maxAge,
        requiredClaims: ['exp', 'nbf'],
      });
      return rejectAudience(payload);
    } catch (error) {
      if (index === signingKeys.length - 1 || !isSignatureError(error)) throw error;
    }
  }
}

/** This service issues tokens only for itself, without an audience. */
function rejectAudience(payload: JWTPayload): void {
  if (payload.aud !== undefined) throw new errors.JWTClaimValidationFailed('The token is for another audience', payload, 'aud');
}

const isSignatureError = (error: unknown) => error instanceof errors.JWSSignatureVerificationFailed;

/** Whether jose threw this error because the token is malformed, forged or expired. Other errors are failures of the service, such as a lost database connection. */
function isInvalidTokenError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J');
}
