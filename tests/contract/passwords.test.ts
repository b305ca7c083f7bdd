/** Choosing a new password. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAccountSite, type AccountSite } from '../support/account-site.ts';
import { passwordOf } from '../support/fixture-users.ts';

let site: AccountSite;
beforeAll(async () => {
  site = await makeAccountSite();
});
beforeEach(() => {
  site.mails.length = 0;
});
afterAll(() => site.drop());

const SEND = 'mutation($u:String!){sendPasswordResetEmail(input:{username:$u}){clientMutationId success user{id email}}}';
const RESET = 'mutation($l:String,$k:String,$p:String){resetUserPassword(input:{login:$l,key:$k,password:$p}){clientMutationId user{id}}}';

let address = 0;
const send = (u: string) => {
  address += 1;
  return site.ask(SEND, { u }, { address: `198.51.100.${address}` });
};
const reset = (l: string, k: string, p: string) => site.ask(RESET, { l, k, p });

async function keyFor(name: string): Promise<string> {
  await send(name);
  return /[?&]key=([\w-]+)/.exec(site.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

test('a mail with a key goes to the owner of the account', async () => {
  expect(await send('author')).toEqual({
    data: { sendPasswordResetEmail: { clientMutationId: null, success: true, user: null } },
    messages: [],
  });
  const [mail] = site.mails;
  expect(mail).toMatchObject({ to: { name: 'Aulis Korpi', address: 'author@example.com' }, subject: '[Fixture] Password Reset' });
  expect(mail?.text).toMatch(/^http:\/\/site\.test\/login\/\?action=rp&key=[\w-]{32}&login=author$/m);
});

test('somebody the public sees is told, as recorded; nobody else is', async () => {
  const known = { clientMutationId: null, success: true, user: { id: 'dXNlcjox', email: null } };
  expect((await send('editor')).data.sendPasswordResetEmail).toEqual(known);
  expect((await send('editor@example.com')).data.sendPasswordResetEmail).toEqual(known);
  expect((await send('author@example.com')).data.sendPasswordResetEmail).toEqual({ ...known, user: null });
  expect(site.mails.map(({ to }) => to.address)).toEqual(['editor@example.com', 'editor@example.com', 'author@example.com']);
});

test.each(['ghost', 'ghost@example.com', 'nul\0'])('"%s" is nobody, and that is not told', async (name) => {
  expect((await send(name)).data.sendPasswordResetEmail).toEqual({ clientMutationId: null, success: true, user: null });
  expect(site.mails).toEqual([]);
});

test.each(['', '  '])('"%s" is no name', async (name) => {
  expect((await send(name)).messages).toEqual(['Enter a username or email address.']);
});

test('a key sets a password once, and signs out everywhere', async () => {
  const token = await site.signIn('writer');
  const key = await keyFor('writer');
  site.mails.length = 0;
  expect(await reset('writer', key, 'a new password')).toEqual({
    data: { resetUserPassword: { clientMutationId: null, user: null } },
    messages: [],
  });
  expect((await site.ask('{viewer{id}}', {}, { token })).data.viewer).toBeNull();
  await site.signIn('writer', 'a new password');
  await expect(site.signIn('writer', passwordOf('writer'))).rejects.toThrow('incorrect_password');
  expect(site.mails.map(({ subject }) => subject)).toEqual(['[Fixture] Password Changed']);
  expect((await reset('writer', key, 'another password')).messages).toEqual(['Password reset link is invalid.']);
});

test('of two who use a key at once one succeeds', async () => {
  const key = await keyFor('contributor');
  const answers = await Promise.all([reset('contributor', key, 'first password'), reset('contributor', key, 'other password')]);
  expect(answers.flatMap(({ messages }) => messages)).toEqual(['Password reset link is invalid.']);
});

test('a key is good for a day', async () => {
  const key = await keyFor('seo_editor');
  site.wait(86_400 + 1);
  expect((await reset('seo_editor', key, 'a new password')).messages).toEqual(['Password reset link has expired.']);
  expect((await reset('seo_editor', 'another', 'a new password')).messages).toEqual(['Password reset link is invalid.']);
});

test('only the newest key is good', async () => {
  const [former, newest] = [await keyFor('seo_manager'), await keyFor('seo_manager')];
  expect((await reset('seo_manager', former, 'a new password')).messages).toEqual(['Password reset link is invalid.']);
  expect((await reset('seo_manager', newest, 'a new password')).messages).toEqual([]);
});

test('a key is one account’s', async () => {
  const key = await keyFor('subscriber');
  expect((await reset('admin', key, 'a new password')).messages).toEqual(['Password reset link is invalid.']);
  await site.signIn('admin');
});

test('a password that is too short does not use the key up', async () => {
  const key = await keyFor('subscriber');
  expect((await reset('subscriber', key, 'short')).messages).toEqual(['The password is too short. Use at least 8 characters.']);
  expect((await reset('subscriber', key, 'long enough')).messages).toEqual([]);
});

test.each([
  ['', 'k', 'p', 'A user login is required.'],
  ['editor', '', 'p', 'A password reset key is required.'],
  ['editor', 'k', '', 'A new password is required.'],
  ['editor', 'bad', 'x', 'Password reset link is invalid.'],
  ['ghost', 'bad', 'x', 'Password reset link is invalid.'],
])('login "%s", key "%s", password "%s": %s', async (l, k, p, message) => {
  expect(await reset(l, k, p)).toEqual({ data: { resetUserPassword: null }, messages: [message] });
});

test('nobody fills a letter box', async () => {
  const ask = () => site.ask(SEND, { u: 'admin' }, { address: '203.0.113.77' });
  for (let index = 0; index < 5; index += 1) await ask();
  const { data, messages } = await ask();
  expect(data.sendPasswordResetEmail).toBeNull();
  expect(messages).toEqual(['Too many attempts. Please try again in 60 minutes.']);
  expect(site.mails).toHaveLength(5);
});

test('keys are not kept as they are', async () => {
  const key = await keyFor('author');
  const { rows } = await sql<{ all: string }>`select json_agg(r)::text as all from password_reset r`.execute(site.db);
  for (const form of [key, Buffer.from(key).toString('hex'), Buffer.from(key, 'base64url').toString('hex')])
    expect(rows[0]?.all).not.toContain(form);
});
