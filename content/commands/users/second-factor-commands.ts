/** Commands with which users manage their second factors. Each change needs the password, so that an open session is not enough. */
import { type Account, findAccountById } from '../../auth/accounts.ts';
import { deleteApplicationPasswords } from '../../auth/application-passwords.ts';
import { addPasskey, createRegistrationOptions } from '../../auth/passkeys.ts';
import { verifyPassword } from '../../auth/passwords.ts';
import { assertRateLimit, refundRateLimit } from '../../auth/rate-limits.ts';
import { replaceRecoveryCodes } from '../../auth/recovery-codes.ts';
import { deleteSecondFactors } from '../../auth/second-factors.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import { consumeTotp, createTotpSecret, getTotpUri } from '../../auth/totp.ts';
import { rememberNetwork } from '../../auth/known-clients.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import { toStorableText } from '../../core/json.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { UserError } from '../../core/user-error.ts';
import { can, getOwnAccount, type Viewer } from '../../permissions/viewer.ts';
import { sanitizeLine } from '../markup/sanitize-comment.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { getEmailSite } from '../settings/email-site.ts';
import { sendSecurityEmail } from './security-emails.ts';

const MAX_PASSKEYS = 20;
const MAX_PASSKEY_NAME = 60;

const NOT_SIGNED_IN = 'You are not allowed to change the security of an account. Sign in first.';

/** @throws UserError for visitors */
export function requireOwnAccount(viewer: Viewer): UserRow {
  const user = getOwnAccount(viewer);
  if (!user) throw new UserError(NOT_SIGNED_IN, { kind: 'forbidden' });
  return user;
}

/**
 * Checks the password of the viewer's own account.
 * @throws UserError for visitors, for a wrong password, and after too many wrong passwords
 */
export async function confirmPassword(services: Services, viewer: Viewer, client: ClientInfo, password: string): Promise<Account> {
  const { id } = requireOwnAccount(viewer);
  const attempt = { action: 'confirm-password' as const, name: String(id), address: client.address };
  await assertRateLimit(services.db, attempt);
  const account = await findAccountById(services.db, id);
  if (!account || !(await verifyPassword(account.passwordHash, password)))
    throw new UserError('The password is incorrect. Enter the current password of your account.');
  await refundRateLimit(services.db, attempt);
  return account;
}

/** Creates the secret of an authenticator app. It takes effect with the first code. */
export async function startTotpSetup(
  services: Services,
  viewer: Viewer,
  client: ClientInfo,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { user } = await confirmPassword(services, viewer, client, password);
  return transact(services, viewer, async (tx) => {
    if (await hasTotp(tx, user.id)) throw new UserError('Your account has an authenticator app. Remove it before you set up another one.');
    const secret = await createTotpSecret(tx.db, services.keys, user.id);
    const { title } = await getEmailSite(tx.db, services);
    return { secret: secret.base32, uri: getTotpUri(secret, title, user.login) };
  });
}

async function hasTotp({ db }: Tx, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('totp_secret')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns recovery codes if this is the first second factor of the account, else null */
export async function confirmTotpSetup(services: Services, viewer: Viewer, client: ClientInfo, code: string): Promise<string[] | null> {
  const { id } = requireOwnAccount(viewer);
  const attempt = { action: 'second-factor' as const, name: String(id), address: client.address };
  await assertRateLimit(services.db, attempt);
  return transact(services, viewer, async (tx) => {
    tx.afterCommit(() => refundRateLimit(services.db, attempt));
    const before = await lockAccount(tx, id);
    if (!(await consumeTotp({ ...services, db: tx.db }, id, code, { isConfirming: true })))
      throw new UserError('The code is incorrect. Check that your device’s clock is correct, and enter the code that the app shows now.');
    return completeSetup(tx, client, before, 'An authenticator app was added to your account.');
  });
}

/** @returns the argument of `navigator.credentials.create`, as JSON */
export async function startPasskeyRegistration(services: Services, viewer: Viewer, client: ClientInfo, password: string): Promise<string> {
  const { user } = await confirmPassword(services, viewer, client, password);
  return transact(services, viewer, async (tx) => {
    const passkeys = await tx.db.selectFrom('passkey').select('id').where('user_id', '=', user.id).execute();
    if (passkeys.length >= MAX_PASSKEYS)
      throw new UserError(`An account can have at most ${MAX_PASSKEYS} passkeys. Remove one you no longer use.`);
    const { title } = await getEmailSite(tx.db, services);
    return createRegistrationOptions(tx.db, { siteUrl: services.siteUrl, title }, user, tx.now);
  });
}

/** @param response what `navigator.credentials.create` returned, as JSON. @returns recovery codes if this is the first second factor, else null */
export async function registerPasskey(
  services: Services,
  viewer: Viewer,
  client: ClientInfo,
  { name, response }: { name: string; response: string },
): Promise<string[] | null> {
  const { id } = requireOwnAccount(viewer);
  const parsedName = parsePasskeyName(name);
  return transact(services, viewer, async (tx) => {
    const before = await lockAccount(tx, id);
    const passkeyId = await addPasskey(tx.db, services, id, { name: parsedName, response }, tx.now);
    if (passkeyId === null) throw new UserError('The passkey could not be verified. Start again, and finish within five minutes.');
    return completeSetup(tx, client, before, `The passkey “${parsedName}” was added to your account.`);
  });
}

function parsePasskeyName(name: string): string {
  const parsed = sanitizeLine(toStorableText(name)).trim();
  if (parsed === '' || parsed.length > MAX_PASSKEY_NAME)
    throw new UserError(`The name of a passkey must have 1 to ${MAX_PASSKEY_NAME} characters. Name the device, for example "Work laptop".`);
  return parsed;
}

/** Serializes the changes of how an account signs in. */
export async function lockAccount(tx: Tx, userId: number): Promise<Account> {
  await tx.db.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().execute();
  const account = await findAccountById(tx.db, userId);
  if (!account) throw new UserError(NOT_SIGNED_IN, { kind: 'forbidden' });
  return account;
}

/** With the first factor, sessions that began with a password only end, as do application passwords, and the account gets recovery codes. */
async function completeSetup(tx: Tx, client: ClientInfo, before: Account, event: string): Promise<string[] | null> {
  const { user, hasSecondFactor } = before;
  tx.afterCommit(() => sendSecurityEmail(tx.services, user, { subject: 'Second factor added', event }));
  await recordSecurityAudit(tx, user, event);
  if (hasSecondFactor) return null;
  await endAllSessions(tx.db, user.id, tx.viewer.sessionId);
  await deleteApplicationPasswords(tx.db, user.id);
  await rememberNetwork(tx.db, tx.services, user.id, client.address);
  return replaceRecoveryCodes(tx.db, user.id);
}

export async function createRecoveryCodes(services: Services, viewer: Viewer, client: ClientInfo, password: string): Promise<string[]> {
  const { user, hasSecondFactor } = await confirmPassword(services, viewer, client, password);
  if (!hasSecondFactor) throw new UserError('Recovery codes replace a second factor. Set up an authenticator app or a passkey first.');
  return transact(services, viewer, async (tx) => {
    tx.afterCommit(() =>
      sendSecurityEmail(services, user, {
        subject: 'Recovery codes replaced',
        event: 'New recovery codes were created. The previous ones no longer work.',
      }),
    );
    await recordSecurityAudit(tx, user, 'New recovery codes were created.');
    return replaceRecoveryCodes(tx.db, user.id);
  });
}

export async function removeTotp(services: Services, viewer: Viewer, client: ClientInfo, password: string): Promise<void> {
  const { user } = await confirmPassword(services, viewer, client, password);
  await transact(services, viewer, async (tx) => {
    await tx.db.deleteFrom('totp_secret').where('user_id', '=', user.id).execute();
    await completeRemoval(tx, user, 'The authenticator app was removed from your account.');
  });
}

export async function renamePasskey(services: Services, viewer: Viewer, id: number | null, name: string): Promise<void> {
  const user = requireOwnAccount(viewer);
  const row = await services.db
    .updateTable('passkey')
    .set({ name: parsePasskeyName(name) })
    .where('id', '=', id ?? 0)
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (row.numUpdatedRows === 0n) throw new UserError(NO_PASSKEY);
}

const NO_PASSKEY = 'Your account has no passkey with this id. Query accountSecurity to find its passkeys.';

export async function removePasskey(
  services: Services,
  viewer: Viewer,
  client: ClientInfo,
  { id, password }: { id: number | null; password: string },
): Promise<void> {
  const { user } = await confirmPassword(services, viewer, client, password);
  await transact(services, viewer, async (tx) => {
    const row = await tx.db
      .deleteFrom('passkey')
      .where('id', '=', id ?? 0)
      .where('user_id', '=', user.id)
      .returning('name')
      .executeTakeFirst();
    if (!row) throw new UserError(NO_PASSKEY);
    await completeRemoval(tx, user, `The passkey “${row.name}” was removed from your account.`);
  });
}

/** Recovery codes of an account without a second factor would have no use. */
async function completeRemoval(tx: Tx, user: UserRow, event: string): Promise<void> {
  const account = await findAccountById(tx.db, user.id);
  if (!account?.hasSecondFactor) await tx.db.deleteFrom('recovery_code').where('user_id', '=', user.id).execute();
  tx.afterCommit(() => sendSecurityEmail(tx.services, user, { subject: 'Second factor removed', event }));
  await recordSecurityAudit(tx, user, event);
}

export async function recordSecurityAudit(tx: Tx, user: UserRow, event: string): Promise<void> {
  await recordAudit(tx, { action: 'update', objectType: 'User', objectId: user.id, objectName: user.login, after: { security: event } });
}

/** Removes all second factors of another account, whose owner has lost them. @param id null if the id in the input is not valid */
export async function resetSecondFactors(services: Services, viewer: Viewer, id: number | null): Promise<number> {
  if (!can(viewer, 'edit_users'))
    throw new UserError('Sorry, you are not allowed to reset the second factors of this user.', { kind: 'forbidden' });
  return transact(services, viewer, async (tx) => {
    const user = id === null ? undefined : (await findAccountById(tx.db, id))?.user;
    if (!user) throw new UserError('No user has this id. Query users to find an existing one.');
    if (user.id === viewer.user?.id)
      throw new UserError('Remove your own second factors with removeTotp and removePasskey, which need your password.');
    await deleteSecondFactors(tx.db, user.id);
    await endAllSessions(tx.db, user.id);
    await recordSecurityAudit(tx, user, 'All second factors were removed.');
    services.log('info', 'An administrator reset second factors', { user: user.id, administrator: viewer.user?.id });
    tx.afterCommit(() =>
      sendSecurityEmail(services, user, {
        subject: 'Second factor removed',
        event: 'An administrator removed all second factors of your account, and you were signed out on all devices.',
      }),
    );
    return user.id;
  });
}
