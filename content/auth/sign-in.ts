/** Authentication with a name and a password, the first step of signing in. */
import type { AuthServices } from './auth-services.ts';
import type { ClientInfo } from '../core/client-info.ts';
import { findAccountByEmail, findAccountByName, type Account } from './accounts.ts';
import { findKnownClient, issueDeviceToken, rememberNetwork } from './known-clients.ts';
import { consumeRateLimit, refundRateLimit } from './rate-limits.ts';
import { verifyPassword } from './passwords.ts';

export type Credentials = {
  /** Username or email address. */
  name: string;
  password: string;
  /** The name must be an email address. */
  byEmail?: boolean;
};

export type SignInFailure =
  /** `revoked`: the credentials are right, but an administrator has revoked the tokens of the account. */
  | { failure: 'empty-name' | 'empty-password' | 'wrong' | 'revoked' }
  /** The password is right. The code is missing or wrong, or the second step has expired. */
  | { failure: 'code-required' | 'wrong-code' | 'expired' }
  /** The browser's response does not belong to a passkey of an account of this site, or was used before. */
  | { failure: 'wrong-passkey' }
  /** `minutes` until the next attempt is allowed. */
  | { failure: 'too-many'; minutes: number };

/** The client can present the device token at its next sign-in. */
export type SignedIn = { account: Account; deviceToken: string };

/**
 * Verifies a name and a password. If the account has a second factor, the sign-in is not complete until that was verified as well. An unknown name and a
 * wrong password have the same result, take the same time and count the same towards the rate limit, so that the response does not reveal which accounts
 * exist.
 */
export async function verifyCredentials(
  services: AuthServices,
  client: ClientInfo,
  credentials: Credentials,
): Promise<{ account: Account } | SignInFailure> {
  const { name, password, byEmail = false } = credentials;
  if (name.trim() === '') return { failure: 'empty-name' };
  if (password === '') return { failure: 'empty-password' };
  const { db, log } = services;
  const account = await (byEmail ? findAccountByEmail(db, name) : findAccountByName(db, name));
  const knownClient = await findKnownClient(services, account, client);
  const attempt = { action: 'sign-in' as const, name, address: client.address, knownClient };
  const minutes = await consumeRateLimit(db, attempt);
  if (minutes !== null) {
    // Do not log the name. People sometimes type their password there.
    log('warn', 'A sign-in was rejected after too many attempts', { address: client.address });
    return { failure: 'too-many', minutes };
  }
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !isRight) return { failure: 'wrong' };
  if (account.jwtRevoked) return { failure: 'revoked' };
  await refundRateLimit(db, attempt);
  return { account };
}

/** Completes a sign-in, after all factors of the account were verified: from now on, the client is known. */
export async function completeSignIn(services: AuthServices, client: ClientInfo, account: Account): Promise<SignedIn> {
  await rememberNetwork(services.db, services, account.user.id, client.address);
  return { account, deviceToken: issueDeviceToken(services, account) };
}
