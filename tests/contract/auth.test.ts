/** Signing in with a password, and JSON Web Tokens as WPGraphQL's JWT plugin has them. */
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from '../support/accounts.ts';
import { makeAccountSite, type AccountSite } from '../support/account-site.ts';
import { fixtureUsers, passwordOf } from '../support/fixture-users.ts';

let site: AccountSite;
beforeAll(async () => {
  site = await makeAccountSite();
});
afterAll(() => site.drop());

const LOGIN = `mutation($u:String!,$p:String!){login(input:{username:$u,password:$p,clientMutationId:"c"}){
  clientMutationId authToken refreshToken user{id databaseId name username email jwtAuthExpiration}}}`;
const REFRESH = 'mutation($t:String!){refreshJwtAuthToken(input:{jwtRefreshToken:$t}){authToken}}';
const VIEWER = '{viewer{username}}';

async function tokensOf(login: string): Promise<{ authToken: string; refreshToken: string }> {
  const { data } = await site.ask(LOGIN, { u: login, p: passwordOf(login) });
  return data.login;
}

test.each(fixtureUsers.map(({ login }) => login))('%s signs in over HTTP', async (login) => {
  const { data } = await askAs(login, VIEWER);
  expect(data).toEqual({ viewer: { username: login } });
});

test.each(['editor', 'Editor', ' editor@example.com', 'EDITOR@example.com'])('"%s" is a name to sign in with', async (name) => {
  const { data } = await site.ask(LOGIN, { u: name, p: passwordOf('editor') });
  const { jwtAuthExpiration, ...user } = data.login.user;
  expect(user).toEqual({ id: 'dXNlcjox', databaseId: 1, name: 'Edith Marsh', username: 'editor', email: 'editor@example.com' });
  expect(jwtAuthExpiration).toBe(String(Math.floor(site.services.now().getTime() / 1000) + 300));
  expect(data.login.clientMutationId).toBe('c');
});

test('claims are the plugin’s', async () => {
  const { authToken, refreshToken } = await tokensOf('editor');
  expect(decodeProtectedHeader(authToken)).toEqual({ typ: 'JWT', alg: 'HS256' });
  const issued = Math.floor(site.services.now().getTime() / 1000);
  const claims = { iss: 'http://cms.test', iat: issued, nbf: issued };
  expect(decodeJwt(authToken)).toEqual({ ...claims, exp: issued + 300, data: { user: { id: '1' } } });
  const { data } = await site.ask('{viewer{jwtUserSecret}}', {}, { token: authToken });
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
  ['a wrong password with an address', 'editor@example.com', 'nope', 'incorrect_password'],
  ['an unknown name', 'ghost', 'nope', 'incorrect_password'],
  ['a name with a NUL', 'edit\0or', 'nope', 'incorrect_password'],
  ['a password of 5,000 characters', 'editor', 'x'.repeat(5000), 'incorrect_password'],
])('%s: an error', async (_what, u, p, message) => {
  expect(await site.ask(LOGIN, { u, p })).toEqual({ data: { login: null }, messages: [message] });
});

test('who has no password does not sign in, and neither does an unknown name in less time', async () => {
  await sql`insert into user_account (login, nicename, display_name, email) values ('silent', 'silent', 'Silent', 'silent@example.com')`.execute(
    site.db,
  );
  const timeLogin = async (name: string) => {
    const start = performance.now();
    await site.ask(LOGIN, { u: name, p: 'nope-nope' });
    return performance.now() - start;
  };
  const times: Record<'silent' | 'author' | 'spectre', number[]> = { silent: [], author: [], spectre: [] };
  // In turns, and the fastest of each: other work on the machine then slows all of them alike.
  for (let round = 0; round < 6; round += 1) {
    for (const name of ['silent', 'author', 'spectre'] as const) times[name].push(await timeLogin(name));
  }
  const [silent, known, unknown] = [times.silent, times.author, times.spectre].map((values) => Math.min(...values));
  expect((await site.ask(LOGIN, { u: 'silent', p: 'nope' })).messages).toEqual(['incorrect_password']);
  // A hash takes tens of milliseconds; an answer without one takes two or three.
  expect(silent).toBeGreaterThan((known ?? 0) / 3);
  expect(unknown).toBeGreaterThan((known ?? 0) / 3);
});

test('an auth token ends after five minutes, a refresh token gets another', async () => {
  const { authToken, refreshToken } = await tokensOf('author');
  expect((await site.ask(VIEWER, {}, { token: authToken })).data.viewer).toEqual({ username: 'author' });
  site.wait(301);
  expect(await site.ask(VIEWER, {}, { token: authToken })).toEqual({ data: { viewer: null }, messages: [] });
  const { data } = await site.ask(REFRESH, { t: refreshToken });
  expect((await site.ask(VIEWER, {}, { token: data.refreshJwtAuthToken.authToken })).data.viewer).toEqual({ username: 'author' });
});

test('a refresh token is taken as a bearer token, as the plugin takes it', async () => {
  const { refreshToken } = await tokensOf('author');
  expect((await site.ask(VIEWER, {}, { token: refreshToken })).data.viewer).toEqual({ username: 'author' });
});

test('an auth token gets no other, or one that leaked would last for ever', async () => {
  const { authToken } = await tokensOf('author');
  expect(await site.ask(REFRESH, { t: authToken })).toEqual({
    data: { refreshJwtAuthToken: null },
    messages: ['The provided refresh token is invalid'],
  });
});

test.each(['', 'garbage', 'a.b.c'])('"%s" is no refresh token', async (t) => {
  expect((await site.ask(REFRESH, { t })).messages).toEqual(['The provided refresh token is invalid']);
});

test('forged tokens make a visitor, not an error', async () => {
  const { authToken } = await tokensOf('admin');
  const [header = '', payload = '', signature = ''] = authToken.split('.');
  const other = Buffer.from(JSON.stringify({ ...decodeJwt(authToken), data: { user: { id: '1' } } })).toString('base64url');
  const none = Buffer.from(JSON.stringify({ typ: 'JWT', alg: 'none' })).toString('base64url');
  const ofAnother = await new SignJWT({ data: { user: { id: '3' } } })
    .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
    .setIssuer('http://cms.test')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('some other key'));
  const forged = [
    'aaaa.bbbb.cccc',
    `${header}.${other}.${signature}`,
    `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
    `${none}.${payload}.`,
    ofAnother,
    `${header}.${Buffer.from('{"data":{"user":{"id":"9999999999"}}}').toString('base64url')}.${signature}`,
    `${header}.${Buffer.from('[]').toString('base64url')}.${signature}`,
  ];
  for (const token of forged) expect(await site.ask(VIEWER, {}, { token })).toEqual({ data: { viewer: null }, messages: [] });
});

test('tokens are told to their owner alone', async () => {
  const fields = '{users(where:{include:[1]}){nodes{jwtAuthToken jwtRefreshToken jwtAuthExpiration jwtUserSecret isJwtAuthSecretRevoked}}}';
  const { data } = await site.as('admin', fields);
  expect(data.users.nodes).toEqual([
    { jwtAuthToken: null, jwtRefreshToken: null, jwtAuthExpiration: null, jwtUserSecret: null, isJwtAuthSecretRevoked: false },
  ]);
  const own = await site.as('editor', '{viewer{jwtAuthToken jwtRefreshToken}}');
  expect((await site.ask(VIEWER, {}, { token: own.data.viewer.jwtAuthToken })).data.viewer).toEqual({ username: 'editor' });
  expect((await site.ask(REFRESH, { t: own.data.viewer.jwtRefreshToken })).messages).toEqual([]);
});

test('a revoked account’s tokens end at once; renewed, it signs in again', async () => {
  const { authToken, refreshToken } = await tokensOf('seo_editor');
  const change = (what: string) => site.as('admin', `mutation($id:ID!){updateUser(input:{id:$id,${what}:true}){user{id}}}`, { id: '8' });
  expect((await change('revokeJwtUserSecret')).messages).toEqual([]);
  expect((await site.ask(VIEWER, {}, { token: authToken })).data.viewer).toBeNull();
  expect((await site.ask(REFRESH, { t: refreshToken })).messages).toEqual(['The provided refresh token is invalid']);
  expect((await site.ask(LOGIN, { u: 'seo_editor', p: passwordOf('seo_editor') })).messages).toEqual([
    'The tokens of this account have been revoked. Ask an administrator to renew them.',
  ]);
  await change('refreshJwtUserSecret');
  expect((await tokensOf('seo_editor')).authToken).toBeTruthy();
  expect((await site.ask(VIEWER, {}, { token: authToken })).data.viewer).toBeNull();
});

test('after ten wrong passwords the right one has to wait; other addresses and other names do not', async () => {
  const address = '198.51.100.1';
  const guess = (p: string, from = address, u = 'subscriber') => site.ask(LOGIN, { u, p }, { address: from });
  for (let index = 0; index < 10; index += 1) expect((await guess('nope')).messages).toEqual(['incorrect_password']);
  const right = passwordOf('subscriber');
  expect((await guess(right)).messages).toEqual(['Too many attempts. Please try again in 10 minutes.']);
  expect((await guess(right, '198.51.100.2')).messages).toEqual([]);
  expect((await guess(passwordOf('author'), address, 'author')).messages).toEqual([]);
  // A name nobody has is counted alike.
  for (let index = 0; index < 10; index += 1) await guess('nope', address, 'phantom');
  expect((await guess('nope', address, 'phantom')).messages).toEqual(['Too many attempts. Please try again in 10 minutes.']);
  site.wait(601);
  expect((await guess(right)).messages).toEqual([]);
});

test('guesses made at once do not get past the limit', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => site.ask(LOGIN, { u: 'contributor', p: 'nope' }, { address: '198.51.100.7' })),
  );
  expect(answers.filter(({ messages }) => messages[0] === 'incorrect_password')).toHaveLength(10);
});

test('signing in over and over is no attack', async () => {
  for (let index = 0; index < 12; index += 1) expect(await site.signIn('author')).toBeTruthy();
});

test('one address may not try many names for ever', async () => {
  const address = '198.51.100.9';
  const answers: string[] = [];
  for (let index = 0; index < 101; index += 1)
    answers.push(...(await site.ask(LOGIN, { u: `name-${index}`, p: 'nope' }, { address })).messages);
  expect(answers.at(-2)).toBe('incorrect_password');
  expect(answers.at(-1)).toBe('Too many attempts. Please try again in 10 minutes.');
});

test('nothing secret is kept as it is', async () => {
  const { rows } = await sql<{ hash: string }>`select password_hash as hash from user_account where login = 'editor'`.execute(site.db);
  expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
