/** Commands on accounts: create, register, update. */
import { type Kysely, sql } from 'kysely';
import { findAccountByEmail, findAccountById, findAccountByName } from '../../auth/accounts.ts';
import { deleteResetKey, issueResetKey } from '../../auth/password-reset.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { assertRateLimit } from '../../auth/rate-limits.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import { toJson } from '../../core/json.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { createEmailChangedEmail, createPasswordChangedEmail, createWelcomeEmail } from '../../email/account-emails.ts';
import { can, canEditUser, type Viewer } from '../../permissions/viewer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { addSlugSuffix, toSlug } from '../permalinks/slugs.ts';
import { getEmailSite } from '../settings/email-site.ts';
import { hasPublishedContent } from './has-published.ts';
import { confirmPassword } from './second-factor-commands.ts';
import { type AccountValues, ILLEGAL_LOGIN, toUserValues, type UserInput, validateLogin, validatePassword } from './user-input.ts';
import { validateRoles } from './user-roles.ts';

const MAX_NICENAME = 50;

/** Default role of new accounts (WordPress). */
const DEFAULT_ROLE = 'subscriber';

/** @returns the id of the new account */
export async function createUser(services: Services, viewer: Viewer, username: string, input: UserInput): Promise<number> {
  if (!can(viewer, 'create_users')) throw new UserError('Sorry, you are not allowed to create a new user.', { kind: 'forbidden' });
  const login = validateLogin(username);
  const values = toUserValues(input);
  const roles = input.roles?.length ? validateRoles(viewer, null, input.roles) : [(await getRegistrationSettings(services.db)).defaultRole];
  const hash = input.password ? await hashPassword(validatePassword(input.password)) : null;
  return transact(services, viewer, async (tx) => {
    await lockAccountNames(tx.db);
    if (await findAccountByName(tx.db, login)) throw new UserError('Sorry, that username already exists!', { kind: 'username-taken' });
    if (values.email && (await findAccountByEmail(tx.db, values.email)))
      throw new UserError('Sorry, that email address is already used!', { kind: 'user-email-taken' });
    const id = await insertUser(tx, login, values, roles, hash, input.nicename);
    const after = (await findAccountById(tx.db, id))?.user ?? null;
    await recordAudit(tx, { action: 'create', objectType: 'User', objectId: id, objectName: login, after });
    return id;
  });
}

/** Unlike other accounts, WordPress registers none whose name it would have to change. It sends the errors of this check to visitors as escaped markup. */
function validateNewLogin(username: string): string {
  try {
    if (username.trim() === '') throw new UserError('Please enter a username.');
    const login = validateLogin(username);
    if (login !== username) throw new UserError(ILLEGAL_LOGIN);
    return login;
  } catch (error) {
    throw error instanceof UserError ? new UserError(`&lt;strong&gt;Error:&lt;/strong&gt; ${error.message}`) : error;
  }
}

/**
 * Registers an account for a visitor, if the site allows registration.
 * @returns the id of the new account
 */
export async function registerUser(
  services: Services,
  viewer: Viewer,
  client: ClientInfo,
  username: string,
  input: UserInput,
): Promise<number> {
  const { usersCanRegister, defaultRole } = await getRegistrationSettings(services.db);
  if (!usersCanRegister) throw new UserError('User registration is currently not allowed.');
  if (username === '') throw new UserError('A username was not provided.');
  if (!input.email) throw new UserError('An email address was not provided.');
  const { registered_at: _registered, ...values } = toUserValues(input);
  const { email = '' } = values;
  const login = validateNewLogin(username);
  await assertRateLimit(services.db, { action: 'register', name: email, address: client.address });
  const hash = input.password ? await hashPassword(validatePassword(input.password)) : null;
  return transact(services, viewer, async (tx) => {
    await lockAccountNames(tx.db);
    // WordPress sends these messages as escaped markup (recorded).
    if (await findAccountByName(tx.db, login))
      throw new UserError('&lt;strong&gt;Error:&lt;/strong&gt; This username is already registered. Please choose another one.');
    if (await findAccountByEmail(tx.db, email))
      throw new UserError(
        `&lt;strong&gt;Error:&lt;/strong&gt; This email address is already registered. &lt;a href=&quot;${services.contentUrl}/wp-login.php&quot;&gt;Log in&lt;/a&gt; with this address or choose another one.`,
      );
    return insertUser(tx, login, values, [defaultRole], hash, input.nicename);
  });
}

async function getRegistrationSettings(db: Kysely<Database>): Promise<{ usersCanRegister: boolean; defaultRole: string }> {
  const { rows } = await sql<{ open: boolean | null; role: string | null }>`
    select (value->>'usersCanRegister')::boolean as open, value->>'defaultRole' as role from site_option where name = 'settings'`.execute(
    db,
  );
  return { usersCanRegister: rows[0]?.open ?? false, defaultRole: rows[0]?.role ?? DEFAULT_ROLE };
}

/** Serializes the creation of accounts, so that names stay unique. */
async function lockAccountNames(db: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('causeway account names'))`.execute(db);
}

async function insertUser(
  tx: Tx,
  login: string,
  values: AccountValues,
  roles: readonly string[],
  hash: string | null,
  nicename: string | null | undefined,
): Promise<number> {
  const { preferences, ...columns } = values;
  const names = [columns.first_name, columns.last_name].filter(Boolean).join(' ');
  const { id } = await tx.db
    .insertInto('user_account')
    .values({
      email: '',
      registered_at: tx.now,
      nickname: login,
      ...columns,
      login,
      display_name: columns.display_name || names || login,
      nicename: await findFreeNicename(tx.db, nicename ? checkNicename(nicename) : login, 0),
      roles: [...roles],
      password_hash: hash,
      preferences: toJson(preferences),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = await findAccountById(tx.db, id);
  if (account?.user.email) {
    const key = hash === null ? await issueResetKey(tx.db, id, tx.now) : null;
    const site = await getEmailSite(tx.db, tx.services);
    tx.afterCommit(() => tx.services.mailer.send(createWelcomeEmail(site, account.user, key)));
  }
  return id;
}

/** One that follows from the login is shortened instead. */
function checkNicename(nicename: string): string {
  if (toSlug(nicename).length > MAX_NICENAME) throw new UserError(`Nicename may not be longer than ${MAX_NICENAME} characters.`);
  return nicename;
}

/** Finds a nicename, which is part of URIs, that no other account has. */
async function findFreeNicename(db: Kysely<Database>, requested: string, ownId: number): Promise<string> {
  const slug =
    toSlug(requested)
      .slice(0, MAX_NICENAME)
      .replace(/%[0-9a-f]?$|-+$/, '') || 'user';
  const { rows } = await sql<{ nicename: string }>`
    select nicename from user_account where (nicename = ${slug} or starts_with(nicename, ${`${slug}-`})) and id <> ${ownId}`.execute(db);
  const takenNicenames = new Set(rows.map((row) => row.nicename));
  let free = slug;
  for (let number = 2; takenNicenames.has(free); number += 1) free = addSlugSuffix(slug, `-${number}`);
  return free;
}

/** The current password, which changes of the viewer's own password and email address require. */
export type ConfirmationInput = { currentPassword?: string | null };

/** Inputs of WPGraphQL's JWT plugin. */
export type TokenInput = { revokeJwtUserSecret?: boolean | null; refreshJwtUserSecret?: boolean | null };

const MISSING = 'A user could not be updated with the provided ID';
const DENIED = 'You do not have the appropriate capabilities to perform this action';

/** @param id null if the id in the input is not valid */
export async function updateUser(
  services: Services,
  viewer: Viewer,
  client: ClientInfo,
  id: number | null,
  input: UserInput & TokenInput & ConfirmationInput,
): Promise<number> {
  if (id === null) throw new UserError('The user ID passed is invalid');
  // As in WPGraphQL, before the permission is checked. The ids of accounts are no secret.
  if (!(await findAccountById(services.db, id))) throw new UserError(MISSING, { kind: 'not-found' });
  if (!canEditUser(viewer, id)) throw new UserError(DENIED, { kind: 'forbidden' });
  if (input.roles?.length && !can(viewer, 'promote_users')) throw new UserError(DENIED, { kind: 'forbidden' });
  const { preferences, ...columns } = toUserValues(input);
  // An empty list changes nothing (WPGraphQL).
  const roles = input.roles?.length ? validateRoles(viewer, id, input.roles) : undefined;
  const password = input.password ? validatePassword(input.password) : undefined;
  const { email: ownEmail } = viewer.user?.id === id ? viewer.user : {};
  if (ownEmail !== undefined && (password !== undefined || (columns.email !== undefined && columns.email !== ownEmail)))
    await requireCurrentPassword(services, viewer, client, input);
  const hash = password === undefined ? undefined : await hashPassword(password);
  return transact(services, viewer, async (tx) => {
    await lockAccountNames(tx.db);
    const account = await findAccountById(tx.db, id);
    if (!account) throw new UserError(MISSING, { kind: 'not-found' });
    const before = account.user;
    const holder = columns.email ? await findAccountByEmail(tx.db, columns.email) : null;
    if (holder && holder.user.id !== id) throw new UserError('Sorry, that email address is already used!', { kind: 'user-email-taken' });
    await tx.db
      .updateTable('user_account')
      .set({
        ...columns,
        ...(columns.display_name === '' && { display_name: before.login }),
        ...(roles && { roles }),
        ...(hash && { password_hash: hash }),
        ...(input.nicename && { nicename: await findFreeNicename(tx.db, checkNicename(input.nicename), id) }),
        preferences: sql`preferences || ${toJson(preferences)}::jsonb`,
        ...(input.revokeJwtUserSecret && { jwt_revoked: true }),
        ...(input.refreshJwtUserSecret && { jwt_revoked: false, jwt_secret: sql`default` }),
      })
      .where('id', '=', id)
      .execute();
    if (hash || input.revokeJwtUserSecret) await endAllSessions(tx.db, id);
    // As in WordPress: a link that was sent before could otherwise replace the new password, also from the former mailbox.
    if (hash || (columns.email !== undefined && columns.email !== before.email)) await deleteResetKey(tx.db, id);
    await recordAccountChange(tx, before, columns.email, hash !== undefined);
    await recordAudit(tx, {
      action: 'update',
      objectType: 'User',
      objectId: id,
      objectName: before.login,
      before: { ...before, password: '' },
      after: { ...(await findAccountById(tx.db, id))?.user, password: hash },
    });
    return id;
  });
}

/** Otherwise, an open session would be enough to take over an account: a new email address receives password links, and with the password, second factors can be removed. */
async function requireCurrentPassword(
  services: Services,
  viewer: Viewer,
  client: ClientInfo,
  { currentPassword }: ConfirmationInput,
): Promise<void> {
  if (!currentPassword)
    throw new UserError('Changing your own password or email address requires your current password. Enter it as well.');
  await confirmPassword(services, viewer, client, currentPassword);
}

/** Notifies the user of security-relevant changes by email, and records the changes that visitors can see. */
async function recordAccountChange(tx: Tx, before: UserRow, email: string | undefined, isNewPassword: boolean): Promise<void> {
  const site = await getEmailSite(tx.db, tx.services);
  const { mailer } = tx.services;
  // Sent to the former address, because an attacker would know the new one.
  if (isNewPassword && before.email) tx.afterCommit(() => mailer.send(createPasswordChangedEmail(site, before)));
  if (email && before.email && email !== before.email) tx.afterCommit(() => mailer.send(createEmailChangedEmail(site, before, email)));
  const after = (await findAccountById(tx.db, before.id))?.user;
  if (after && (await hasPublishedContent(tx.db, before.id)))
    tx.recordChange({
      cause: 'update',
      kind: 'user',
      id: before.id,
      type: 'user',
      // Lists of users can be sorted by any of their values.
      affectsLists: true,
      uris: [...new Set([`/author/${before.nicename}/`, `/author/${after.nicename}/`])],
    });
}
