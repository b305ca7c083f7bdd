/** Commands on application passwords. They are for the user and for those who may edit the user (WordPress). */
import { findAccountById } from '../../auth/accounts.ts';
import {
  addApplicationPassword,
  type ApplicationPassword,
  deleteApplicationPasswords,
  listApplicationPasswords,
} from '../../auth/application-passwords.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import { toStorableText } from '../../core/json.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { UserError } from '../../core/user-error.ts';
import { canEditUser, type Viewer } from '../../permissions/viewer.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { sanitizeLine } from '../markup/sanitize-comment.ts';
import { confirmPassword, lockAccount, recordSecurityAudit } from './second-factor-commands.ts';
import { sendSecurityEmail } from './security-emails.ts';

const MAX_PASSWORDS = 50;
const MAX_NAME = 100;

/** Another application password of the account has the name. */
export class DuplicateNameError extends UserError {
  override name = 'DuplicateNameError';

  constructor() {
    super('Each application name should be unique.');
  }
}

function requireRight(viewer: Viewer, userId: number, attempt: string): void {
  if (!canEditUser(viewer, userId)) throw new UserError(`Sorry, you are not allowed to ${attempt}.`, { kind: 'forbidden' });
}

/** Whether the viewer may create application passwords for a user. A program cannot create a password that outlives its own. */
export function canCreateApplicationPassword(viewer: Viewer, userId: number): boolean {
  return canEditUser(viewer, userId) && viewer.applicationPasswordId === undefined;
}

export type NewApplicationPassword = { name: string; appId: string | null; currentPassword: string };

/**
 * As other changes of how an account signs in, this needs the current password of the viewer: an application password works without a second factor, and longer
 * than a session.
 * @returns the new password, which is shown only once
 */
export async function createApplicationPassword(
  services: Services,
  viewer: Viewer,
  client: ClientInfo,
  userId: number,
  { name, appId, currentPassword }: NewApplicationPassword,
): Promise<{ row: ApplicationPassword; password: string }> {
  requireRight(viewer, userId, 'create application passwords for this user');
  if (!canCreateApplicationPassword(viewer, userId))
    throw new UserError('Sorry, you are not allowed to create application passwords with an application password. Sign in to create one.', {
      kind: 'forbidden',
    });
  const parsedName = parseName(name);
  if (currentPassword === '') throw new UserError('Creating an application password requires your current password. Enter it as well.');
  await confirmPassword(services, viewer, client, currentPassword);
  return transact(services, viewer, async (tx) => {
    const { user } = await lockAccount(tx, userId);
    const existing = await listApplicationPasswords(tx.db, userId);
    if (existing.length >= MAX_PASSWORDS)
      throw new UserError(`An account can have at most ${MAX_PASSWORDS} application passwords. Revoke one you no longer use.`);
    requireUniqueName(existing, parsedName);
    const created = await addApplicationPassword(tx.db, userId, { name: parsedName, appId }, tx.now);
    await report(tx, user, 'Application password created', `The application password “${parsedName}” was created for your account.`);
    return created;
  });
}

function parseName(name: string): string {
  const parsed = sanitizeLine(toStorableText(name)).trim();
  if (parsed === '' || parsed.length > MAX_NAME)
    throw new UserError(`The name of an application password must have 1 to ${MAX_NAME} characters. Name the program that uses it.`);
  return parsed;
}

function requireUniqueName(existing: readonly ApplicationPassword[], name: string): void {
  if (existing.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw new DuplicateNameError();
}

/** Adds a change to the audit log, and notifies the user. */
async function report(tx: Tx, user: UserRow, subject: string, event: string): Promise<void> {
  await recordSecurityAudit(tx, user, event);
  tx.afterCommit(() => sendSecurityEmail(tx.services, user, { subject, event }));
}

/** @param name undefined changes nothing. @returns the application password, or null if the user has none with this id */
export async function renameApplicationPassword(
  services: Services,
  viewer: Viewer,
  { userId, id, name }: { userId: number; id: string; name: string | undefined },
): Promise<ApplicationPassword | null> {
  requireRight(viewer, userId, 'edit this application password');
  const parsedName = name === undefined ? undefined : parseName(name);
  return transact(services, viewer, async (tx) => {
    const { user } = await lockAccount(tx, userId);
    const all = await listApplicationPasswords(tx.db, userId);
    const before = all.find((row) => row.id === id);
    if (!before || parsedName === undefined || before.name === parsedName) return before ?? null;
    requireUniqueName(
      all.filter((row) => row !== before),
      parsedName,
    );
    await tx.db.updateTable('application_password').set({ name: parsedName }).where('id', '=', id).execute();
    await recordSecurityAudit(tx, user, `The application password “${before.name}” was renamed to “${parsedName}”.`);
    return { ...before, name: parsedName };
  });
}

/** Revokes one application password of a user, or all. @returns those that were revoked */
export async function revokeApplicationPasswords(
  services: Services,
  viewer: Viewer,
  userId: number,
  id?: string,
): Promise<ApplicationPassword[]> {
  requireRight(viewer, userId, id === undefined ? 'delete application passwords for this user' : 'delete this application password');
  return transact(services, viewer, async (tx) => {
    const user = (await findAccountById(tx.db, userId))?.user;
    const revoked = await deleteApplicationPasswords(tx.db, userId, id);
    if (!user || revoked.length === 0) return [];
    const names = new Intl.ListFormat('en').format(revoked.map(({ name }) => `“${name}”`));
    const event =
      revoked.length === 1 ? `The application password ${names} was revoked.` : `The application passwords ${names} were revoked.`;
    await report(tx, user, 'Application password revoked', event);
    return revoked;
  });
}
