/** Commands with which users end their own sessions and change their own password. */
import { rememberNetwork } from '../../auth/known-clients.ts';
import { deleteResetKey } from '../../auth/password-reset.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { endAllSessions, endSessionById } from '../../auth/sessions.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import { UserError } from '../../core/user-error.ts';
import { createPasswordChangedEmail } from '../../email/account-emails.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact } from '../core/transact.ts';
import { getEmailSite } from '../settings/email-site.ts';
import { confirmPassword, requireOwnAccount } from './second-factor-commands.ts';
import { validatePassword } from './user-input.ts';

/** Ends one session of the viewer's own account. */
export async function endOwnSession(services: Services, viewer: Viewer, id: string): Promise<void> {
  const user = requireOwnAccount(viewer);
  if (!(await endSessionById(services.db, user.id, id)))
    throw new UserError('Your account has no session with this id. It may already have ended. Query accountSecurity to find its sessions.');
}

/** Ends all sessions and tokens of the viewer's own account except the session that sends the request. */
export async function endOtherSessions(services: Services, viewer: Viewer, client: ClientInfo): Promise<void> {
  const user = requireOwnAccount(viewer);
  await transact(services, viewer, async (tx) => {
    await endAllSessions(tx.db, user.id, viewer.sessionId);
    await rememberNetwork(tx.db, services, user.id, client.address);
  });
}

/** Changes the viewer's own password, and ends all other sessions. The link of an earlier password reset no longer works. */
export async function changePassword(
  services: Services,
  viewer: Viewer,
  client: ClientInfo,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  if (!viewer.user) throw new UserError('You are not allowed to change a password. Sign in first.', { kind: 'forbidden' });
  const { user } = await confirmPassword(services, viewer, client, currentPassword);
  const password_hash = await hashPassword(validatePassword(newPassword));
  await transact(services, viewer, async (tx) => {
    await tx.db.updateTable('user_account').set({ password_hash }).where('id', '=', user.id).execute();
    await endAllSessions(tx.db, user.id, viewer.sessionId);
    await deleteResetKey(tx.db, user.id);
    await rememberNetwork(tx.db, services, user.id, client.address);
    const site = await getEmailSite(tx.db, services);
    if (user.email) tx.afterCommit(() => services.mailer.send(createPasswordChangedEmail(site, user)));
    await recordAudit(tx, { action: 'update', objectType: 'User', objectId: user.id, objectName: user.login, after: { password: 'new' } });
  });
}
