/** Signing in with a password, and JSON Web Tokens in the format of the WPGraphQL JWT plugin. */
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccountByName } from '../../content/auth/accounts.ts';
import { deriveKeys, isSharedSecret, sign as signWithKey } from '../../content/auth/keys.ts';
import { exchangeForTokens, issueCode } from '../../content/auth/sessions.ts';
import { createClock, isOldEnough } from '../../content/forms/clock.ts';
import type { PreviousSecret } from '../../lib/secrets/shared-secret.ts';
import { fetchGraphqlAs } from '../support/sign-in.ts';
import { createAccountSite, type AccountSite } from '../support/account-site.ts';
import { fixtureUsers, getPassword } from '../support/fixture-users.ts';

let site: AccountSite;
const client = { address: '203.0.113.9', userAgent: 'test' };
beforeAll(async () => {
  site = await createAccountSite();
});
afterAll(() => site.drop());

const LOGIN = `mutation($u:String!,$p:String!){login(input:{username:$u,password:$p,clientMutationId:"c"}){
  clientMutationId authToken refreshToken user{id databaseId name username email jwtAuthExpiration}}}`;
const REFRESH = 'mutation($t:String!){refreshJwtAuthToken(input:{jwtRefreshToken:$t}){authToken}}';
const VIEWER = '{viewer{username}}';

async function signInForTokens(login: string): Promise<{ authToken: string; refreshToken: string }> {
  const { data } = await site.execute(LOGIN, { u: login, p: getPassword(login) });
  return data.login;
}

test.each(fixtureUsers.map(({ login }) => login))('%s signs in over HTTP', async (login) => {
  const { data } = await fetchGraphqlAs(login, VIEWER);
  expect(data).toEqual({ viewer: { username: login } });
});

test.each(['editor', 'Editor', ' editor@example.com', 'EDITOR@example.com'])('the editor can sign in as "%s"', async (name) => {
  const { data } = await site.execute(LOGIN, { u: name, p: getPassword('editor') });
  const { jwtAuthExpiration, ...user } = data.login.user;
  expect(user).toEqual({ id: 'dXNlcjox', databaseId: 1, name: 'Edith Marsh', username: 'editor', email: 'editor@example.com' });
  expect(jwtAuthExpiration).toBe(String(Math.floor(site.services.now().getTime() / 1000) + 300));
  expect(data.login.clientMutationId).toBe('c');
});

test('tokens contain the same claims as those of the JWT plugin', async () => {
  const { authToken, refreshToken } = await signInForTokens('editor');
  expect(decodeProtectedHeader(authToken)).toEqual({ typ: 'JWT', alg: 'HS256' });
  const issued = Math.floor(site.services.now().getTime() / 1000);
  const claims = { iss: 'http://cms.test', iat: issued, nbf: issued };
  expect(decodeJwt(authToken)).toEqual({ ...claims, exp: issued + 300, data: { user: { id: '1' } } });
  const { data } = await site.execute('{viewer{jwtUserSecret}}', {}, { token: authToken });
  expect(data.viewer.jwtUserSecret).toMatch(/^graphql_jwt_/);
  expect(decodeJwt(refreshToken)).toEqual({
    ...claims,
    exp: issued + 31_536_000,
    data: { user: { id: '1', user_secret: data.viewer.jwtUserSecret } },
  });
});

test.each([
  ['empty credentials', '', '', 'empty_username'],
  ['an empty password', 'editor', '', 'empty_password'],
  ['a wrong password', 'editor', 'nope', 'incorrect_password'],
  ['a wrong password and an email address', 'editor@example.com', 'nope', 'incorrect_password'],
  ['an unknown name', 'ghost', 'nope', 'incorrect_password'],
  ['a name with a NUL character', 'edit\0or', 'nope', 'incorrect_password'],
  ['a password of 5,000 characters', 'editor', 'x'.repeat(5000), 'incorrect_password'],
])('signing in with %s fails', async (_case, u, p, message) => {
  expect(await site.execute(LOGIN, { u, p })).toEqual({ data: { login: null }, messages: [message] });
});

test('an account without a password and an unknown name cannot sign in, and fail no faster than a wrong password', async () => {
  await sql`insert into user_account (login, nicename, display_name, email) values ('passwordless', 'passwordless', 'Passwordless', 'passwordless@example.com')`.execute(
    site.db,
  );
  const timeLogin = async (name: string) => {
    const start = performance.now();
    await site.execute(LOGIN, { u: name, p: 'nope-nope' });
    return performance.now() - start;
  };
  const times: Record<'passwordless' | 'author' | 'unknown', number[]> = { passwordless: [], author: [], unknown: [] };
  // The names alternate and the fastest time of each counts, so that other work on the machine slows all of them equally.
  for (let round = 0; round < 6; round += 1) {
    for (const name of ['passwordless', 'author', 'unknown'] as const) times[name].push(await timeLogin(name));
  }
  const [passwordless, known, unknown] = [times.passwordless, times.author, times.unknown].map((values) => Math.min(...values));
  expect((await site.execute(LOGIN, { u: 'passwordless', p: 'nope' })).messages).toEqual(['incorrect_password']);
  // Verifying a hash takes tens of milliseconds. A response without verification takes two or three.
  expect(passwordless).toBeGreaterThan((known ?? 0) / 3);
  expect(unknown).toBeGreaterThan((known ?? 0) / 3);
});

test('an auth token expires after five minutes, and a refresh token gets a new one', async () => {
  const { authToken, refreshToken } = await signInForTokens('author');
  expect((await site.execute(VIEWER, {}, { token: authToken })).data.viewer).toEqual({ username: 'author' });
  site.advanceClock(301);
  expect(await site.execute(VIEWER, {}, { token: authToken })).toEqual({ data: { viewer: null }, messages: [] });
  const { data } = await site.execute(REFRESH, { t: refreshToken });
  expect((await site.execute(VIEWER, {}, { token: data.refreshJwtAuthToken.authToken })).data.viewer).toEqual({ username: 'author' });
});

test('a refresh token does not authenticate requests', async () => {
  const { refreshToken } = await signInForTokens('author');
  expect(await site.execute(VIEWER, {}, { token: refreshToken })).toEqual({ data: { viewer: null }, messages: [] });
});

describe('a token that the key of the account has signed', () => {
  const sign = async (claims: Record<string, unknown>, header: Record<string, unknown> = {}, refresh = false) => {
    const { user, jwtSecret } = (await findAccountByName(site.db, 'author')) ?? {};
    const now = Math.floor(site.services.now().getTime() / 1000);
    const data = { user: { id: String(user?.id), ...(refresh && { user_secret: jwtSecret }) } };
    const valid = { data, iss: 'http://cms.test', iat: now, nbf: now, exp: now + 300 };
    return new SignJWT({ ...valid, ...claims })
      .setProtectedHeader({ typ: 'JWT', alg: 'HS256', ...header })
      .sign(signWithKey(site.services.keys.jwt, `${user?.id}:${jwtSecret}`));
  };
  const inMinutes = (minutes: number) => Math.floor(site.services.now().getTime() / 1000) + minutes * 60;

  test('is accepted with the claims that this service writes', async () => {
    expect((await site.execute(VIEWER, {}, { token: await sign({}) })).data.viewer).toEqual({ username: 'author' });
  });

  test.each([
    ['an audience', () => sign({ aud: 'http://cms.test' })],
    ['another issuer', () => sign({ iss: 'http://other.test' })],
    ['no issuer', () => sign({ iss: undefined })],
    ['a time of issue in the future', () => sign({ iat: inMinutes(1), exp: inMinutes(6) })],
    ['no time of issue', () => sign({ iat: undefined })],
    ['a validity that has not begun', () => sign({ nbf: inMinutes(1) })],
    ['no expiration', () => sign({ exp: undefined })],
    ['an expiration in the past', () => sign({ iat: inMinutes(-6), nbf: inMinutes(-6), exp: inMinutes(-1) })],
    ['a lifetime of an hour, after ten minutes', () => sign({ iat: inMinutes(-10), nbf: inMinutes(-10), exp: inMinutes(50) })],
    ['another type', () => sign({}, { typ: 'at+jwt' })],
    ['another algorithm', () => sign({}, { alg: 'HS384' })],
    ['the secret of the account', () => sign({}, {}, true)],
    ['another secret', () => sign({ data: { user: { id: '4', user_secret: 'x' } } })],
    ['the id of another account', () => sign({ data: { user: { id: '1' } } })],
    ['an id with a NUL character', () => sign({ data: { user: { id: '1\0' } } })],
  ])('is rejected with %s', async (_case, create) => {
    expect(await site.execute(VIEWER, {}, { token: await create() })).toEqual({ data: { viewer: null }, messages: [] });
  });
});

test('each kind of token is accepted only in its own place', async () => {
  const { authToken, refreshToken: jwtRefreshToken } = await signInForTokens('author');
  const account = await findAccountByName(site.db, 'author');
  const code = await issueCode(site.services, account?.user.id ?? 0);
  const tokens = await exchangeForTokens(site.services, { code, refreshToken: '' }, client);
  const { accessToken = '', refreshToken = '' } = tokens ?? {};
  const viewers = async (token: string) => (await site.execute(VIEWER, {}, { token })).data.viewer;
  expect(await Promise.all([authToken, accessToken].map(viewers))).toEqual([{ username: 'author' }, { username: 'author' }]);
  expect(await Promise.all([jwtRefreshToken, refreshToken, code].map(viewers))).toEqual([null, null, null]);
  for (const t of [authToken, accessToken, refreshToken, code])
    expect((await site.execute(REFRESH, { t })).messages).toEqual(['The provided refresh token is invalid']);
  for (const other of [authToken, accessToken, jwtRefreshToken]) {
    expect(await exchangeForTokens(site.services, { code: '', refreshToken: other }, client)).toBeNull();
    expect(await exchangeForTokens(site.services, { code: other, refreshToken: '' }, client)).toBeNull();
  }
});

test('the tokens of a deleted account stop working', async () => {
  await sql`insert into user_account (login, nicename, display_name, email, roles, password_hash)
    select 'leaver', 'leaver', 'Leaver', 'leaver@example.com', roles, password_hash from user_account where login = 'author'`.execute(
    site.db,
  );
  const authToken = await site.signIn('leaver', getPassword('author'));
  const account = await findAccountByName(site.db, 'leaver');
  const tokens = await exchangeForTokens(
    site.services,
    { code: await issueCode(site.services, account?.user.id ?? 0), refreshToken: '' },
    client,
  );
  await site.db.deleteFrom('user_account').where('login', '=', 'leaver').execute();
  for (const token of [authToken, tokens?.accessToken]) expect((await site.execute(VIEWER, {}, { token })).data.viewer).toBeNull();
  expect(await exchangeForTokens(site.services, { code: '', refreshToken: tokens?.refreshToken ?? '' }, client)).toBeNull();
});

describe('after the shared secret was replaced', () => {
  const until = () => new Date(site.services.now().getTime() + 86_400_000);
  const rotate = (current: string, previous: readonly PreviousSecret[]) =>
    Object.assign(site.services, { keys: deriveKeys({ current, previous }) });

  test('tokens of the previous secret are accepted until its last day, and new ones are signed with the new secret', async () => {
    const first = await signInForTokens('author');
    const account = await findAccountByName(site.db, 'author');
    const tokens = await exchangeForTokens(
      site.services,
      {
        code: await issueCode(site.services, account?.user.id ?? 0),
        refreshToken: '',
      },
      client,
    );
    const clock = createClock(site.services.keys, 'shown', new Date(site.services.now().getTime() - 60_000));
    const viewer = async (token: string | undefined) => (await site.execute(VIEWER, {}, { token })).data.viewer;
    rotate('the second secret for tests', [{ secret: 'a secret for tests', until: until() }]);
    expect(await viewer(first.authToken)).toEqual({ username: 'author' });
    expect(await viewer(tokens?.accessToken)).toEqual({ username: 'author' });
    expect(isOldEnough(site.services.keys, [clock], site.services.now())).toBe(true);
    expect(isSharedSecret(site.services.keys, 'a secret for tests', site.services.now())).toBe(true);
    const { data } = await site.execute(REFRESH, { t: first.refreshToken });
    const second = await signInForTokens('author');
    rotate('the second secret for tests', []);
    expect(await viewer(data.refreshJwtAuthToken.authToken)).toEqual({ username: 'author' });
    expect(await viewer(second.authToken)).toEqual({ username: 'author' });
    expect(await viewer(first.authToken)).toBeNull();
    expect(await viewer(tokens?.accessToken)).toBeNull();
    expect(isOldEnough(site.services.keys, [clock], site.services.now())).toBe(false);
    expect(isSharedSecret(site.services.keys, 'a secret for tests', site.services.now())).toBe(false);
    // The refresh token of a session is not signed, so a new secret does not end the session.
    expect(await exchangeForTokens(site.services, { code: '', refreshToken: tokens?.refreshToken ?? '' }, client)).not.toBeNull();
    rotate('the third secret for tests', [{ secret: 'the second secret for tests', until: until() }]);
    expect((await site.execute(REFRESH, { t: second.refreshToken })).messages).toEqual([]);
    site.advanceClock(86_401);
    expect((await site.execute(REFRESH, { t: second.refreshToken })).messages).toEqual(['The provided refresh token is invalid']);
    rotate('a secret for tests', []);
  });
});

test('an auth token cannot be used to get another one, so a leaked token expires', async () => {
  const { authToken } = await signInForTokens('author');
  expect(await site.execute(REFRESH, { t: authToken })).toEqual({
    data: { refreshJwtAuthToken: null },
    messages: ['The provided refresh token is invalid'],
  });
});

test.each(['', 'garbage', 'a.b.c'])('"%s" is rejected as a refresh token', async (t) => {
  expect((await site.execute(REFRESH, { t })).messages).toEqual(['The provided refresh token is invalid']);
});

test('a request with a forged token is treated as anonymous, without an error', async () => {
  const { authToken } = await signInForTokens('admin');
  const [header = '', payload = '', signature = ''] = authToken.split('.');
  const other = Buffer.from(JSON.stringify({ ...decodeJwt(authToken), data: { user: { id: '1' } } })).toString('base64url');
  const none = Buffer.from(JSON.stringify({ typ: 'JWT', alg: 'none' })).toString('base64url');
  const signedWithAnotherKey = await new SignJWT({ data: { user: { id: '3' } } })
    .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
    .setIssuer('http://cms.test')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('some other key'));
  const forged = [
    'aaaa.bbbb.cccc',
    `${header}.${other}.${signature}`,
    `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
    `${none}.${payload}.`,
    signedWithAnotherKey,
    `${header}.${Buffer.from('{"data":{"user":{"id":"9999999999"}}}').toString('base64url')}.${signature}`,
    `${header}.${Buffer.from('[]').toString('base64url')}.${signature}`,
  ];
  for (const token of forged) expect(await site.execute(VIEWER, {}, { token })).toEqual({ data: { viewer: null }, messages: [] });
});

test('the tokens of an account are visible only to its owner', async () => {
  const fields = '{users(where:{include:[1]}){nodes{jwtAuthToken jwtRefreshToken jwtAuthExpiration jwtUserSecret isJwtAuthSecretRevoked}}}';
  const { data } = await site.executeAs('admin', fields);
  expect(data.users.nodes).toEqual([
    { jwtAuthToken: null, jwtRefreshToken: null, jwtAuthExpiration: null, jwtUserSecret: null, isJwtAuthSecretRevoked: false },
  ]);
  const own = await site.executeAs('editor', '{viewer{jwtAuthToken jwtRefreshToken}}');
  expect((await site.execute(VIEWER, {}, { token: own.data.viewer.jwtAuthToken })).data.viewer).toEqual({ username: 'editor' });
  expect((await site.execute(REFRESH, { t: own.data.viewer.jwtRefreshToken })).messages).toEqual([]);
});

test('the tokens of a revoked account stop working immediately, and a renewed account can sign in again', async () => {
  const { authToken, refreshToken } = await signInForTokens('seo_editor');
  const account = await findAccountByName(site.db, 'seo_editor');
  const session = await exchangeForTokens(
    site.services,
    { code: await issueCode(site.services, account?.user.id ?? 0), refreshToken: '' },
    client,
  );
  const setFlag = (field: string) =>
    site.executeAs('admin', `mutation($id:ID!){updateUser(input:{id:$id,${field}:true}){user{id}}}`, { id: '8' });
  expect((await setFlag('revokeJwtUserSecret')).messages).toEqual([]);
  expect((await site.execute(VIEWER, {}, { token: authToken })).data.viewer).toBeNull();
  expect((await site.execute(REFRESH, { t: refreshToken })).messages).toEqual(['The provided refresh token is invalid']);
  expect((await site.execute(LOGIN, { u: 'seo_editor', p: getPassword('seo_editor') })).messages).toEqual([
    'The tokens of this account have been revoked. Ask an administrator to renew them.',
  ]);
  expect((await site.execute(VIEWER, {}, { token: session?.accessToken })).data.viewer).toBeNull();
  expect(await exchangeForTokens(site.services, { code: '', refreshToken: session?.refreshToken ?? '' }, client)).toBeNull();
  const CODE = 'mutation($p:String!){generateAuthorizationCode(input:{username:"seo_editor",password:$p}){code error}}';
  expect((await site.execute(CODE, { p: getPassword('seo_editor') })).data.generateAuthorizationCode).toEqual({
    code: null,
    error: '<strong>Error:</strong> The tokens of this account have been revoked. Ask an administrator to renew them.',
  });
  await setFlag('refreshJwtUserSecret');
  expect((await signInForTokens('seo_editor')).authToken).toBeTruthy();
  expect((await site.execute(VIEWER, {}, { token: authToken })).data.viewer).toBeNull();
});

test('after ten wrong passwords the right one is rejected for ten minutes, but not from other IP addresses or for other names', async () => {
  const address = '198.51.100.1';
  const guess = (p: string, from = address, u = 'subscriber') => site.execute(LOGIN, { u, p }, { address: from });
  for (let index = 0; index < 10; index += 1) expect((await guess('nope')).messages).toEqual(['incorrect_password']);
  const right = getPassword('subscriber');
  expect((await guess(right)).messages).toEqual(['Too many attempts. Please try again in 10 minutes.']);
  expect((await guess(right, '198.51.100.2')).messages).toEqual([]);
  expect((await guess(getPassword('author'), address, 'author')).messages).toEqual([]);
  // Attempts with an unknown name are limited in the same way.
  for (let index = 0; index < 10; index += 1) await guess('nope', address, 'phantom');
  expect((await guess('nope', address, 'phantom')).messages).toEqual(['Too many attempts. Please try again in 10 minutes.']);
  site.advanceClock(601);
  expect((await guess(right)).messages).toEqual([]);
});

test('concurrent guesses do not exceed the limit', async () => {
  const results = await Promise.all(
    Array.from({ length: 30 }, () => site.execute(LOGIN, { u: 'contributor', p: 'nope' }, { address: '198.51.100.7' })),
  );
  expect(results.filter(({ messages }) => messages[0] === 'incorrect_password')).toHaveLength(10);
});

test('repeated successful sign-ins are not limited', async () => {
  for (let index = 0; index < 12; index += 1) expect(await site.signIn('author')).toBeTruthy();
});

test('one IP address cannot try an unlimited number of names', async () => {
  const address = '198.51.100.9';
  const errors: string[] = [];
  for (let index = 0; index < 101; index += 1)
    errors.push(...(await site.execute(LOGIN, { u: `name-${index}`, p: 'nope' }, { address })).messages);
  expect(errors.at(-2)).toBe('incorrect_password');
  expect(errors.at(-1)).toBe('Too many attempts. Please try again in 10 minutes.');
});

test('passwords are stored as argon2id hashes', async () => {
  const { rows } = await sql<{ hash: string }>`select password_hash as hash from user_account where login = 'editor'`.execute(site.db);
  expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
