/** Invitations for accounts without a password, such as those of imported authors. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findUsersToInvite, sendInvitation } from '../../content/commands/users/invitations.ts';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { createAccountSite, type AccountSite } from '../support/account-site.ts';

let site: AccountSite;
beforeAll(async () => {
  site = await createAccountSite();
});
afterAll(() => site.drop());

const INVITE = 'mutation($id:ID!){inviteUser(input:{id:$id}){user{databaseId}}}';
const RESET = 'mutation($l:String,$k:String,$p:String){resetUserPassword(input:{login:$l,key:$k,password:$p}){clientMutationId}}';
const PASSWORD = 'correct horse battery';

let number = 0;
let login: string;
let id: number;
/** An imported author who has not signed in yet. */
beforeEach(async () => {
  site.emails.length = 0;
  login = `ada${(number += 1)}`;
  id = await insertAuthor(login, `${login}@old.test`);
});

async function insertAuthor(name: string, email: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into user_account (login, nicename, display_name, email, roles, registered_at) values (${name}, ${name}, ${name}, ${email}, '{author}', now())
    returning id`.execute(site.db);
  return rows[0]?.id ?? 0;
}

const invite = (actor: string, userId: number) => site.executeAs(actor, INVITE, { id: toGlobalId('user', userId) });
const readKey = () => /[?&]key=([\w-]+)/.exec(site.emails.at(-1)?.text ?? '')?.[1] ?? '';
const choosePassword = async (key: string, name = login) => (await site.execute(RESET, { l: name, k: key, p: PASSWORD })).messages;

test('the link in an invitation lets the owner choose a password, once', async () => {
  expect((await invite('admin', id)).messages).toEqual([]);
  expect(site.emails).toMatchObject([{ to: { address: `${login}@old.test` }, subject: '[Fixture] Invitation' }]);
  expect(site.emails[0]?.text).toContain(`http://site.test/login/?action=rp&key=${readKey()}&login=${login}`);
  const key = readKey();
  expect(await choosePassword(key, 'editor')).toEqual(['Password reset link is invalid.']);
  expect(await choosePassword(key)).toEqual([]);
  expect(await site.signIn(login, PASSWORD)).toBeTruthy();
  expect(await choosePassword(key)).toEqual(['Password reset link is invalid.']);
});

test('the link expires after seven days, and a new invitation replaces it', async () => {
  await invite('admin', id);
  const first = readKey();
  await invite('admin', id);
  expect(await choosePassword(first)).toEqual(['Password reset link is invalid.']);
  site.advanceClock(6.9 * 86_400);
  await invite('admin', id);
  const third = readKey();
  site.advanceClock(7.1 * 86_400);
  expect(await choosePassword(third)).toEqual(['Password reset link has expired.']);
});

test.each(['editor', 'author', 'subscriber'])('the role %s may not invite users', async (role) => {
  expect((await invite(role, id)).messages).toEqual(['Sorry, you are not allowed to invite users.']);
  expect(site.emails).toEqual([]);
});

test('visitors may not invite users', async () => {
  const { messages } = await site.execute(INVITE, { id: toGlobalId('user', id) });
  expect(messages).toEqual(['Sorry, you are not allowed to invite users.']);
});

test('accounts that are in use or have no email address are not invited', async () => {
  const { rows } = await sql<{ id: number }>`select id from user_account where login = 'editor'`.execute(site.db);
  expect((await invite('admin', rows[0]?.id ?? 0)).messages).toEqual([
    'The account editor is already in use. Its owner can choose a new password with sendPasswordResetEmail.',
  ]);
  const withoutEmail = await insertAuthor(`${login}-2`, `${login}-2@users.invalid`);
  expect((await invite('admin', withoutEmail)).messages).toEqual([
    `The account ${login}-2 has no email address. Add one with updateUser, then invite the user.`,
  ]);
  await sql`insert into passkey (user_id, credential_id, public_key, counter, transports, name, created_at)
    values (${id}, ${login}, '\\x00', 0, '{}', 'Key', now())`.execute(site.db);
  expect((await invite('admin', id)).messages).toEqual([expect.stringContaining('is already in use')]);
  expect((await invite('admin', 999_999)).messages).toEqual(['No user has this id. Query users to find an existing one.']);
  expect(site.emails).toEqual([]);
});

test('one account gets at most five invitations per hour', async () => {
  for (let count = 0; count < 5; count += 1) expect((await invite('admin', id)).messages).toEqual([]);
  expect((await invite('admin', id)).messages).toEqual([expect.stringContaining('Too many')]);
  expect(site.emails).toHaveLength(5);
});

test('the operator can invite all accounts without a password', async () => {
  await insertAuthor(`${login}-2`, `${login}-2@users.invalid`);
  const { ids, withoutEmail } = await findUsersToInvite(site.db);
  expect(ids).toContain(id);
  expect(withoutEmail).toContain(`${login}-2`);
  expect(await sendInvitation(site.services, id)).toBe(`${login}@old.test`);
  expect(await choosePassword(readKey())).toEqual([]);
  expect((await findUsersToInvite(site.db)).ids).not.toContain(id);
});
