/** Commands for users who have forgotten their password. */
import { findAccountByName } from '../../auth/accounts.ts';
import { findKnownClient, rememberNetwork } from '../../auth/known-clients.ts';
import { consumeResetKey, issueResetKey } from '../../auth/password-reset.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { consumeRateLimit } from '../../auth/rate-limits.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import { UserError } from '../../core/user-error.ts';
import { createPasswordChangedEmail, createPasswordResetEmail } from '../../email/account-emails.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { Services } from '../core/services.ts';
import { transact } from '../core/transact.ts';
import { getEmailSite } from '../settings/email-site.ts';
import { validatePassword } from './user-input.ts';

/**
 * Sends a password reset key to the owner of an account. Neither the result nor its duration reveals whether the account exists: before the result is returned,
 * the same statements run for every name.
 * @param name username or email address
 * @returns minutes to wait if too many emails were requested, else null
 */
export async function sendPasswordReset(services: Services, client: ClientInfo, name: string): Promise<number | null> {
  const { db, mailer, now } = services;
  const account = await findAccountByName(db, name);
  const knownClient = await findKnownClient(services, account, client);
  const minutes = await consumeRateLimit(db, { action: 'password-reset', name, address: client.address, knownClient });
  if (minutes !== null) return minutes;
  mailer.sendLater(async () => {
    if (!account?.user.email) return null;
    const key = await issueResetKey(db, account.user.id, now());
    return createPasswordResetEmail(await getEmailSite(db, services), account.user, key, client.address);
  });
  return null;
}

/**
 * Sets a new password and signs the account out everywhere.
 * @returns id of the account
 */
export async function resetPassword(
  services: Services,
  viewer: Viewer,
  client: ClientInfo,
  { key, login, password }: { key: string; login: string; password: string },
): Promise<number> {
  const account = await findAccountByName(services.db, login);
  return transact(services, viewer, async (tx) => {
    const result = await consumeResetKey(tx.db, account?.user.id ?? null, key, tx.now);
    if (result === 'expired') throw new UserError('Password reset link has expired.');
    if (result === 'invalid' || !account) throw new UserError('Password reset link is invalid.');
    const { user } = account;
    // Checked after the key, so that only the owner of the key learns what is wrong with the password. An error rolls back the use of the key.
    const hash = await hashPassword(validatePassword(password));
    await tx.db.updateTable('user_account').set({ password_hash: hash }).where('id', '=', user.id).execute();
    await endAllSessions(tx.db, user.id);
    // Password guesses from other clients cannot keep the owner from signing in with the new password.
    await rememberNetwork(tx.db, services, user.id, client.address);
    const site = await getEmailSite(tx.db, services);
    if (user.email) tx.afterCommit(() => services.mailer.send(createPasswordChangedEmail(site, user)));
    return user.id;
  });
}
