/** Resetting a password with a key sent by email. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendPasswordReset } from '../../content/commands/users/password-commands.ts';
import { createAccountSite, type AccountSite } from '../support/account-site.ts';
import { getPassword } from '../support/fixture-users.ts';

let site: AccountSite;
beforeAll(async () => {
  site = await createAccountSite();
});
beforeEach(() => {
  site.emails.length = 0;
});
afterAll(() => site.drop());

const SEND = 'mutation($u:String!){sendPasswordResetEmail(input:{username:$u}){clientMutationId success user{id email}}}';
const RESET = 'mutation($l:String,$k:String,$p:String){resetUserPassword(input:{login:$l,key:$k,password:$p}){clientMutationId user{id}}}';

let ipSuffix = 0;
const sendResetEmail = (u: string, on = site) => {
  ipSuffix += 1;
  return on.execute(SEND, { u }, { address: `198.51.100.${ipSuffix}` });
};
const resetPassword = (l: string, k: string, p: string) => site.execute(RESET, { l, k, p });

async function requestKey(name: string, on = site): Promise<string> {
  await sendResetEmail(name, on);
  return /[?&]key=([\w-]+)/.exec(on.emails.at(-1)?.text ?? '')?.[1] ?? '';
}

test('an email with a key is sent to the owner of the account', async () => {
  expect(await sendResetEmail('author')).toEqual({
    data: { sendPasswordResetEmail: { clientMutationId: null, success: true, user: null } },
    messages: [],
  });
  const [email] = site.emails;
  expect(email).toMatchObject({ to: { name: 'Aulis Korpi', address: 'author@example.com' }, subject: '[Fixture] Password Reset' });
  expect(email?.text).toMatch(/^http:\/\/site\.test\/login\/\?action=rp&key=[\w-]{32}&login=author$/m);
});

test('the response does not contain the user, even if the user is publicly visible', async () => {
  for (const name of ['editor', 'editor@example.com', 'author@example.com'])
    expect((await sendResetEmail(name)).data.sendPasswordResetEmail).toEqual({ clientMutationId: null, success: true, user: null });
  expect(site.emails.map(({ to }) => to.address)).toEqual(['editor@example.com', 'editor@example.com', 'author@example.com']);
});

test('until the response, the same statements run for every name', async () => {
  const countStatements = async (name: string) => {
    let statements = 0;
    const db = site.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const mailer = { ...site.services.mailer, sendLater: () => {} };
    const client = { address: '203.0.113.90', userAgent: '', requestId: '' };
    expect(await sendPasswordReset({ ...site.services, db, mailer }, client, name)).toBeNull();
    return statements;
  };
  const counts = [await countStatements('author'), await countStatements('author@example.com')];
  expect(counts).toEqual([await countStatements('ghost'), await countStatements('ghost@example.com')]);
  expect(counts[0]).toBe(counts[1]);
});

test.each(['ghost', 'ghost@example.com', 'nul\0', '  '])(
  'the response for the unknown name "%s" does not reveal that it is unknown',
  async (name) => {
    expect((await sendResetEmail(name)).data.sendPasswordResetEmail).toEqual({ clientMutationId: null, success: true, user: null });
    expect(site.emails).toEqual([]);
  },
);

test('an empty name is rejected', async () => {
  expect((await sendResetEmail('')).messages).toEqual(['Enter a username or email address.']);
});

test('a key can set a password once, and all sessions end', async () => {
  const token = await site.signIn('writer');
  const key = await requestKey('writer');
  site.emails.length = 0;
  expect(await resetPassword('writer', key, 'a new password')).toEqual({
    data: { resetUserPassword: { clientMutationId: null, user: null } },
    messages: [],
  });
  expect((await site.execute('{viewer{id}}', {}, { token })).data.viewer).toBeNull();
  await site.signIn('writer', 'a new password');
  await expect(site.signIn('writer', getPassword('writer'))).rejects.toThrow('incorrect_password');
  expect(site.emails.map(({ subject }) => subject)).toEqual(['[Fixture] Password Changed']);
  expect((await resetPassword('writer', key, 'another password')).messages).toEqual(['Password reset link is invalid.']);
});

test('of two concurrent uses of a key, only one succeeds', async () => {
  const key = await requestKey('contributor');
  const results = await Promise.all([
    resetPassword('contributor', key, 'first password'),
    resetPassword('contributor', key, 'other password'),
  ]);
  expect(results.flatMap(({ messages }) => messages)).toEqual(['Password reset link is invalid.']);
});

test('a key expires after one day', async () => {
  const key = await requestKey('seo_editor');
  site.advanceClock(86_400 + 1);
  expect((await resetPassword('seo_editor', key, 'a new password')).messages).toEqual(['Password reset link has expired.']);
  expect((await resetPassword('seo_editor', 'another', 'a new password')).messages).toEqual(['Password reset link is invalid.']);
});

test('only the newest key is valid', async () => {
  const [former, newest] = [await requestKey('seo_manager'), await requestKey('seo_manager')];
  expect((await resetPassword('seo_manager', former, 'a new password')).messages).toEqual(['Password reset link is invalid.']);
  expect((await resetPassword('seo_manager', newest, 'a new password')).messages).toEqual([]);
});

test('a key is valid only for its own account', async () => {
  const key = await requestKey('subscriber');
  expect((await resetPassword('admin', key, 'a new password')).messages).toEqual(['Password reset link is invalid.']);
  await site.signIn('admin');
});

test.each([
  [
    'the owner changes the password',
    'mutation($p:String!){changePassword(input:{password:$p,newPassword:"a long password"}){clientMutationId}}',
  ],
  [
    'the owner changes the email address',
    'mutation($p:String!){updateUser(input:{id:"6",currentPassword:$p,email:"new@example.com"}){user{id}}}',
  ],
  ['an administrator sets a password', 'mutation{updateUser(input:{id:"6",password:"a long password"}){user{id}}}'],
])('a key is no longer valid when %s', async (_event, mutation) => {
  const other = await createAccountSite();
  try {
    const key = await requestKey('subscriber', other);
    const actor = mutation.includes('$p') ? 'subscriber' : 'admin';
    expect((await other.executeAs(actor, mutation, { p: getPassword(actor) })).messages).toEqual([]);
    const { messages } = await other.execute(RESET, { l: 'subscriber', k: key, p: 'a stolen password' });
    expect(messages).toEqual(['Password reset link is invalid.']);
  } finally {
    await other.drop();
  }
});

test('a key stays valid when the owner changes something else', async () => {
  const key = await requestKey('subscriber');
  const update = 'mutation{updateUser(input:{id:"6",firstName:"Sue"}){user{id}}}';
  expect((await site.executeAs('subscriber', update)).messages).toEqual([]);
  expect((await resetPassword('subscriber', key, getPassword('subscriber'))).messages).toEqual([]);
});

test('a rejected password does not invalidate the key', async () => {
  const key = await requestKey('subscriber');
  expect((await resetPassword('subscriber', key, 'short')).messages).toEqual(['The password is too short. Use at least 8 characters.']);
  expect((await resetPassword('subscriber', key, 'long enough')).messages).toEqual([]);
});

test.each([
  ['', 'k', 'p', 'A user login is required.'],
  ['editor', '', 'p', 'A password reset key is required.'],
  ['editor', 'k', '', 'A new password is required.'],
  ['editor', 'bad', 'x', 'Password reset link is invalid.'],
  ['ghost', 'bad', 'x', 'Password reset link is invalid.'],
])('a reset with the login "%s", key "%s" and password "%s" fails with: %s', async (l, k, p, message) => {
  expect(await resetPassword(l, k, p)).toEqual({ data: { resetUserPassword: null }, messages: [message] });
});

test('an account gets at most five reset emails per hour', async () => {
  const sendFromOneAddress = () => site.execute(SEND, { u: 'admin' }, { address: '203.0.113.77' });
  for (let index = 0; index < 5; index += 1) await sendFromOneAddress();
  const { data, messages } = await sendFromOneAddress();
  expect(data.sendPasswordResetEmail).toBeNull();
  expect(messages).toEqual(['Too many attempts. Please try again in 60 minutes.']);
  expect(site.emails).toHaveLength(5);
});

test('keys are stored only as hashes', async () => {
  const key = await requestKey('author');
  const { rows } = await sql<{ all: string }>`select json_agg(r)::text as all from password_reset r`.execute(site.db);
  for (const encoding of [key, Buffer.from(key).toString('hex'), Buffer.from(key, 'base64url').toString('hex')])
    expect(rows[0]?.all).not.toContain(encoding);
});
