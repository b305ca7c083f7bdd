/** Rate limits: refused attempts do not lock other clients out, and a known client is limited by its own attempts only. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consumeRateLimit, type Attempt } from '../../content/auth/rate-limits.ts';
import { createAccountSite, type AccountSite } from '../support/account-site.ts';
import { getPassword } from '../support/fixture-users.ts';

let site: AccountSite;
beforeAll(async () => {
  site = await createAccountSite();
});
afterAll(() => site.drop());

const LOGIN = 'mutation($u:String!,$p:String!){login(input:{username:$u,password:$p}){authToken deviceToken}}';
const CODE = 'mutation($u:String!,$p:String!){generateAuthorizationCode(input:{username:$u,password:$p}){code error deviceToken}}';
const TOO_MANY = /^Too many attempts\. Please try again in \d+ minutes?\.$/;

type ClientOptions = { address?: string; deviceToken?: string };
const signIn = (u: string, options: ClientOptions, p = getPassword(u)) => site.execute(LOGIN, { u, p }, options);
const guess = async (u: string, options: ClientOptions) => (await signIn(u, options, 'nope')).messages[0] ?? '';

/** Counts one attempt from each of many networks, until the limit of the name is reached. */
async function exhaustName(name: string): Promise<void> {
  for (let index = 1; index <= 200; index += 1) {
    const address = `2a02:${index.toString(16)}::1`;
    if ((await consumeRateLimit(site.db, { action: 'sign-in', name, address })) !== null) return;
  }
  throw new Error(`The limit of ${name} was not reached.`);
}

const countRows = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from rate_limit`.execute(site.db)).rows[0]?.count ?? 0;

test('a batch of 100 guesses from one address does not lock the account for others', async () => {
  const aliases = Array.from(
    { length: 100 },
    (_, index) => `a${index}:login(input:{username:"admin",password:"guess ${index}"}){authToken}`,
  );
  const { messages } = await site.execute(`mutation{${aliases.join(' ')}}`, {}, { address: '198.51.100.1' });
  expect(messages.filter((message) => message === 'incorrect_password')).toHaveLength(10);
  expect(messages.filter((message) => TOO_MANY.test(message))).toHaveLength(90);
  expect((await signIn('admin', { address: '203.0.113.1' })).messages).toEqual([]);
});

test('refused attempts change no counter', async () => {
  const attempt: Attempt = { action: 'sign-in', name: 'nobody', address: '198.51.100.77' };
  for (let index = 0; index < 10; index += 1) expect(await consumeRateLimit(site.db, attempt)).toBeNull();
  const before = await sql`select * from rate_limit order by key`.execute(site.db);
  for (let index = 0; index < 300; index += 1) expect(await consumeRateLimit(site.db, attempt)).toBe(10);
  expect((await sql`select * from rate_limit order by key`.execute(site.db)).rows).toEqual(before.rows);
});

test('refused attempts with new names do not fill the table', async () => {
  const address = '198.51.101.5';
  for (let index = 0; index < 100; index += 1) await consumeRateLimit(site.db, { action: 'sign-in', name: `first ${index}`, address });
  const before = await countRows();
  for (let index = 0; index < 100; index += 1)
    expect(await consumeRateLimit(site.db, { action: 'sign-in', name: `second ${index}`, address })).toBe(10);
  expect(await countRows()).toBe(before);
});

test.each([
  ['IPv4 addresses of one /24 network', (index: number) => `192.0.2.${index + 1}`],
  ['IPv6 networks of one /48 network', (index: number) => `2001:db8:77:${(index + 1).toString(16)}::1`],
])('%s cannot lock an account for others', async (_case, getAddress) => {
  for (let index = 0; index < 120; index += 1)
    await consumeRateLimit(site.db, { action: 'sign-in', name: 'author', address: getAddress(index) });
  expect(await guess('author', { address: getAddress(200) })).toMatch(TOO_MANY);
  expect((await signIn('author', { address: '203.0.113.20' })).messages).toEqual([]);
});

test('guesses from many networks are limited per name, but the owner signs in from a network that was used before', async () => {
  const home = { address: '203.0.113.44' };
  expect((await signIn('contributor', home)).messages).toEqual([]);
  await exhaustName('contributor');
  expect(await guess('contributor', { address: '192.88.7.1' })).toMatch(TOO_MANY);
  expect((await signIn('contributor', { address: '192.88.7.1' })).messages[0]).toMatch(TOO_MANY);
  expect((await signIn('contributor', home)).messages).toEqual([]);
  // An address of the same IPv4 network is another client.
  expect((await signIn('contributor', { address: '203.0.113.45' })).messages[0]).toMatch(TOO_MANY);
  // Names that do not exist are limited in the same way.
  await exhaustName('phantom');
  expect(await guess('phantom', { address: '192.88.7.2' })).toMatch(TOO_MANY);
});

test('the owner signs in from a new network with the device token of an earlier sign-in', async () => {
  const { data } = await signIn('seo_editor', { address: '203.0.113.60' });
  const { deviceToken } = data.login;
  expect(deviceToken).toMatch(/^[\w.-]{40,300}$/);
  const { data: codeData } = await site.execute(CODE, { u: 'seo_editor', p: getPassword('seo_editor') }, { address: '203.0.113.60' });
  expect(codeData.generateAuthorizationCode.deviceToken).toMatch(/^[\w.-]{40,300}$/);
  await exhaustName('seo_editor');
  const address = '192.88.8.1';
  expect((await signIn('seo_editor', { address })).messages[0]).toMatch(TOO_MANY);
  expect((await signIn('seo_editor', { address, deviceToken })).messages).toEqual([]);
  const [payload = '', signature = ''] = deviceToken.split('.');
  const forged = [
    `${payload}.${signature.slice(0, -2)}AA`,
    `${payload}.`,
    payload,
    (await signIn('editor', { address: '203.0.113.61' })).data.login.deviceToken,
    'x'.repeat(5000),
    '',
  ];
  for (const other of forged)
    expect((await signIn('seo_editor', { address: '192.88.8.2', deviceToken: other })).messages[0]).toMatch(TOO_MANY);
});

test('guesses with a device token are limited by their own counter', async () => {
  const { deviceToken } = (await signIn('seo_manager', { address: '203.0.113.70' })).data.login;
  for (let index = 0; index < 10; index += 1)
    expect(await guess('seo_manager', { address: `192.88.9.${index}`, deviceToken })).toBe('incorrect_password');
  expect(await guess('seo_manager', { address: '192.88.10.1', deviceToken })).toMatch(TOO_MANY);
  expect((await signIn('seo_manager', { address: '203.0.113.70' })).messages).toEqual([]);
});

test('a device token expires, and a new password invalidates it and deletes the known networks', async () => {
  const address = '203.0.113.80';
  const { deviceToken } = (await signIn('writer', { address })).data.login;
  await site.executeAs('admin', 'mutation{updateUser(input:{id:"2",password:"a new password"}){user{id}}}');
  await exhaustName('writer');
  expect((await signIn('writer', { address }, 'a new password')).messages[0]).toMatch(TOO_MANY);
  expect((await signIn('writer', { address: '192.88.11.1', deviceToken }, 'a new password')).messages[0]).toMatch(TOO_MANY);
  site.advanceClock(3601);
  const renewed = (await signIn('writer', { address }, 'a new password')).data.login.deviceToken;
  site.advanceClock(181 * 86_400);
  await exhaustName('writer');
  expect((await signIn('writer', { address: '192.88.11.2', deviceToken: renewed }, 'a new password')).messages[0]).toMatch(TOO_MANY);
  expect((await signIn('writer', { address }, 'a new password')).messages[0]).toMatch(TOO_MANY);
});

test('the owner of a locked account can sign in with a key sent by email', async () => {
  await exhaustName('subscriber');
  const address = '192.88.12.1';
  await site.execute('mutation{sendPasswordResetEmail(input:{username:"subscriber"}){success}}', {}, { address });
  const key = /[?&]key=([\w-]+)/.exec(site.emails.at(-1)?.text ?? '')?.[1] ?? '';
  const RESET = 'mutation($k:String!){resetUserPassword(input:{login:"subscriber",key:$k,password:"a new password"}){clientMutationId}}';
  expect((await site.execute(RESET, { k: key }, { address })).messages).toEqual([]);
  expect((await signIn('subscriber', { address }, 'a new password')).messages).toEqual([]);
});

test('an account has a bounded number of known networks, which are stored as keyed hashes', async () => {
  for (let index = 1; index <= 25; index += 1) {
    site.advanceClock(1);
    await signIn('admin', { address: `203.0.114.${index}` });
  }
  const { rows } = await sql<{ count: number; text: string }>`
    select count(*)::int as count, json_agg(k)::text as text from known_network k
    where user_id = (select id from user_account where login = 'admin')`.execute(site.db);
  expect(rows[0]?.count).toBe(20);
  expect(rows[0]?.text).not.toContain('203.0.114');
  await exhaustName('admin');
  expect((await signIn('admin', { address: '203.0.114.25' })).messages).toEqual([]);
  expect((await signIn('admin', { address: '203.0.114.1' })).messages[0]).toMatch(TOO_MANY);
});

test('expired counters and networks are deleted', async () => {
  site.advanceClock(200 * 86_400);
  await site.execute(CODE, { u: 'admin', p: getPassword('admin') }, { address: '203.0.115.1' });
  const { rows } = await sql<{ networks: number; counters: number }>`
    select (select count(*)::int from known_network) as networks, (select count(*)::int from rate_limit) as counters`.execute(site.db);
  expect(rows[0]?.networks).toBe(1);
  expect(rows[0]?.counters).toBeLessThan(10);
});
