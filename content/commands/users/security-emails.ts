import type { UserRow } from '../../core/rows/users.ts';
import { createSecurityEmail } from '../../email/account-emails.ts';
import type { Services } from '../core/services.ts';
import { getEmailSite } from '../settings/email-site.ts';

/** Records an event that matters for the security of an account in the log, and notifies the owner by email. */
export function sendSecurityEmail(services: Services, user: UserRow, notice: { subject: string; event: string }): void {
  services.log('info', notice.subject, { user: user.id });
  if (!user.email) return;
  services.mailer.sendLater(async () => createSecurityEmail(await getEmailSite(services.db, services), user, notice));
}
