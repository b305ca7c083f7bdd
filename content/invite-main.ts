/** `npm run invite -- ada`: sends invitations by email to accounts without a password, such as those of imported authors. */
import { join } from 'node:path';
import { createLog } from '#lib/log/log.ts';
import { OperationalError } from '#lib/process/operational-error.ts';
import { reportMessage } from '#lib/process/supervised.ts';
import { findAccountByName } from './auth/accounts.ts';
import { findUsersToInvite, type InvitationServices, sendInvitation } from './commands/users/invitations.ts';
import { UserError } from './core/user-error.ts';
import { withDatabase } from './db/with-database.ts';
import { createMailer, getDefaultSender } from './email/mailer.ts';

const USAGE = 'Usage: npm run invite -- name-or-email…, or npm run invite -- --all';

await withDatabase(async (db, env) => {
  const names = process.argv.slice(2);
  const invitesAll = names.length === 1 && names[0] === '--all';
  const option = names.find((name) => name.startsWith('-'));
  if (names.length === 0 || (option !== undefined && !invitesAll))
    throw createInviteError(option ?? 'arguments', option === undefined ? 'no account is named.' : 'this option is not supported.', USAGE);
  const mailer = createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM ?? getDefaultSender(env.SITE_URL),
    folder: join(env.DATA_DIR, 'mail'),
    log: createLog(env.LOG_LEVEL),
  });
  const services = { db, mailer, now: () => new Date(), siteUrl: env.SITE_URL, loginUrl: env.SITE_URL + env.LOGIN_PATH };
  const { ids, withoutEmail } = await findUsersToInvite(db);
  if (invitesAll) for (const id of ids) await invite(services, id);
  else for (const name of names) await invite(services, await findUserId(services, name));
  await mailer.settle();
  if (invitesAll && ids.length === 0)
    reportMessage({ step: 'invite', state: 'done', detail: 'every account with an email address already has a password' });
  if (invitesAll && withoutEmail.length > 0)
    reportMessage({ step: 'invite', state: 'done', detail: `not invited, because they have no email address: ${withoutEmail.join(', ')}` });
  if (env.SMTP_URL === undefined)
    reportMessage({ step: 'invite', state: 'done', detail: `SMTP_URL is not set, so the emails are in ${join(env.DATA_DIR, 'mail')}` });
});

async function findUserId({ db }: InvitationServices, name: string): Promise<number> {
  const account = await findAccountByName(db, name);
  if (!account) throw createInviteError(name, 'no account has this user name or email address.', USAGE);
  return account.user.id;
}

async function invite(services: InvitationServices, id: number): Promise<void> {
  try {
    reportMessage({ step: 'invite', state: 'done', detail: `invitation for ${await sendInvitation(services, id)}` });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw createInviteError(`account ${id}`, error.message, USAGE);
  }
}

function createInviteError(name: string, rule: string, remedy: string): OperationalError {
  return new OperationalError({ name, rule, remedy });
}
