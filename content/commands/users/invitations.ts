/** Invitations: emails with a link for choosing a password, sent to the owners of accounts that have none, such as imported authors. */
import { type Kysely, sql } from 'kysely';
import { findAccountById, type Account } from '../../auth/accounts.ts';
import { INVITATION_LIFETIME_MS, issueResetKey } from '../../auth/password-reset.ts';
import { assertRateLimit } from '../../auth/rate-limits.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { createInvitationEmail } from '../../email/account-emails.ts';
import type { Mailer } from '../../email/mailer.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact } from '../core/transact.ts';
import { getEmailSite } from '../settings/email-site.ts';

/** Accounts that have never been used to sign in, and to which email can be sent. The domain `.invalid` is for accounts without an email address. */
const CAN_BE_INVITED = sql`
  u.password_hash is null and u.email <> '' and u.email not like '%.invalid' and not exists (select from passkey p where p.user_id = u.id)`;

/** @returns id of the account */
export async function inviteUser(services: Services, viewer: Viewer, client: ClientInfo, id: number | null): Promise<number> {
  if (!can(viewer, 'edit_users')) throw new UserError('Sorry, you are not allowed to invite users.', { kind: 'forbidden' });
  if (id === null) throw new UserError('No user has this id. Query users to find an existing one.');
  // Keeps the mailbox of the owner from filling up.
  await assertRateLimit(services.db, { action: 'invitation', name: String(id), address: client.address });
  return transact(services, viewer, async (tx) => {
    const { user } = await findAccountToInvite(tx.db, id);
    const key = await issueResetKey(tx.db, user.id, tx.now, INVITATION_LIFETIME_MS);
    const site = await getEmailSite(tx.db, services);
    tx.afterCommit(() => services.mailer.send(createInvitationEmail(site, user, key)));
    const after = { invitation: 'sent' };
    await recordAudit(tx, { action: 'update', objectType: 'User', objectId: user.id, objectName: user.login, after });
    return user.id;
  });
}

/** An account that is in use gets no invitation, because its owner would lose the password or the key of a password reset. */
async function findAccountToInvite(db: Kysely<Database>, id: number): Promise<Account> {
  const { rows } = await sql<{ canBeInvited: boolean }>`
    select (${CAN_BE_INVITED}) as "canBeInvited" from user_account u where u.id = ${id}::int for update of u`.execute(db);
  const account = rows[0] && (await findAccountById(db, id));
  if (!account) throw new UserError('No user has this id. Query users to find an existing one.');
  if (rows[0]?.canBeInvited) return account;
  const { email, login } = account.user;
  throw new UserError(
    email === '' || email.endsWith('.invalid')
      ? `The account ${login} has no email address. Add one with updateUser, then invite the user.`
      : `The account ${login} is already in use. Its owner can choose a new password with sendPasswordResetEmail.`,
  );
}

export type InvitationServices = Pick<Services, 'db' | 'siteUrl' | 'loginUrl' | 'now'> & { mailer: Pick<Mailer, 'send'> };

/** @property withoutEmail logins of accounts that have no password and no email address */
export type InvitationCandidates = { ids: number[]; withoutEmail: string[] };

export async function findUsersToInvite(db: Kysely<Database>): Promise<InvitationCandidates> {
  const { rows } = await sql<{ id: number; login: string; canBeInvited: boolean }>`
    select u.id, u.login, (${CAN_BE_INVITED}) as "canBeInvited" from user_account u
    where u.password_hash is null and not exists (select from passkey p where p.user_id = u.id) order by u.id`.execute(db);
  return {
    ids: rows.filter((row) => row.canBeInvited).map(({ id }) => id),
    withoutEmail: rows.filter((row) => !row.canBeInvited).map(({ login }) => login),
  };
}

/**
 * Sends an invitation for the operator, who needs no permission.
 * @returns the email address
 * @throws UserError if the account cannot be invited
 */
export async function sendInvitation({ db, mailer, now, ...site }: InvitationServices, id: number): Promise<string> {
  const { user, key } = await db.transaction().execute(async (transaction) => {
    const account = await findAccountToInvite(transaction, id);
    return { ...account, key: await issueResetKey(transaction, id, now(), INVITATION_LIFETIME_MS) };
  });
  mailer.send(createInvitationEmail(await getEmailSite(db, site), user, key));
  return user.email;
}
