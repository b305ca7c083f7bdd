/** Signing in: with a password and, if the account has a second factor, a code; or with a passkey, which counts as both. */
import { type Account, findAccountById } from '../../auth/accounts.ts';
import { createSignInOptions, verifyPasskey } from '../../auth/passkeys.ts';
import { countPendingAttempt, deletePendingSignIn, issuePendingSignIn } from '../../auth/pending-sign-ins.ts';
import { consumeRateLimit } from '../../auth/rate-limits.ts';
import { verifyCode } from '../../auth/second-factors.ts';
import { completeSignIn, type Credentials, type SignedIn, type SignInFailure, verifyCredentials } from '../../auth/sign-in.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import type { Services } from '../core/services.ts';
import { sendSecurityEmail } from './security-emails.ts';

/** The password is right. The token is exchanged, together with a code, for the completed sign-in. */
type SecondFactorNeeded = { account: Account; secondFactorToken: string };

/** The first of two steps. Accounts without a second factor are signed in at once. */
export async function startSignIn(
  services: Services,
  client: ClientInfo,
  credentials: Credentials,
): Promise<SignedIn | SecondFactorNeeded | SignInFailure> {
  const result = await verifyCredentials(services, client, credentials);
  if ('failure' in result) return result;
  const { account } = result;
  if (!account.hasSecondFactor) return completeSignIn(services, client, account);
  return { account, secondFactorToken: await issuePendingSignIn(services.db, account.user.id, services.now()) };
}

/** The second of two steps. @param code a one-time password or a recovery code */
export async function finishSignIn(
  services: Services,
  client: ClientInfo,
  { token, code }: { token: string; code: string },
): Promise<SignedIn | SignInFailure> {
  const { db, now } = services;
  const attempt = await countPendingAttempt(db, token, now());
  const account = attempt && (await findAccountById(db, attempt.userId));
  if (!account) return { failure: 'expired' };
  const result = await verifyAccountCode(services, client, account, code);
  if (!('failure' in result)) await deletePendingSignIn(db, token);
  else if (attempt.isLastAttempt)
    sendSecurityEmail(services, account.user, {
      subject: 'Wrong sign-in codes',
      event: 'Someone entered your password, and then a wrong code several times.',
    });
  return result;
}

/** Both steps at once, for clients without a page for the second one. */
export async function signIn(
  services: Services,
  client: ClientInfo,
  { code, ...credentials }: Credentials & { code: string },
): Promise<SignedIn | SignInFailure> {
  const result = await verifyCredentials(services, client, credentials);
  if ('failure' in result) return result;
  const { account } = result;
  if (!account.hasSecondFactor) return completeSignIn(services, client, account);
  return code === '' ? { failure: 'code-required' } : verifyAccountCode(services, client, account, code);
}

async function verifyAccountCode(
  services: Services,
  client: ClientInfo,
  account: Account,
  code: string,
): Promise<SignedIn | SignInFailure> {
  if (account.jwtRevoked) return { failure: 'revoked' };
  const result = await verifyCode(services, client, account, code);
  if ('failure' in result) return result.failure === 'wrong' ? { failure: 'wrong-code' } : result;
  if (result.kind === 'recovery-code')
    sendSecurityEmail(services, account.user, {
      subject: 'Recovery code used',
      event: 'Someone signed in with one of your recovery codes.',
    });
  return completeSignIn(services, client, account);
}

/** @returns the argument of `navigator.credentials.get` as JSON, or the minutes to wait after too many requests */
export async function startPasskeySignIn(services: Services, client: ClientInfo): Promise<string | { minutes: number }> {
  const { db, now } = services;
  const minutes = await consumeRateLimit(db, { action: 'passkey', name: '', address: client.address });
  return minutes === null ? createSignInOptions(db, services, now()) : { minutes };
}

/** @param response what `navigator.credentials.get` returned, as JSON */
export async function signInWithPasskey(services: Services, client: ClientInfo, response: string): Promise<SignedIn | SignInFailure> {
  const { db, now } = services;
  const minutes = await consumeRateLimit(db, { action: 'passkey', name: '', address: client.address });
  if (minutes !== null) return { failure: 'too-many', minutes };
  const userId = await verifyPasskey(db, services, response, now());
  const account = userId === null ? null : await findAccountById(db, userId);
  if (!account) return { failure: 'wrong-passkey' };
  return account.jwtRevoked ? { failure: 'revoked' } : completeSignIn(services, client, account);
}
