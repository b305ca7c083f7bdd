/** Second factors: authenticator apps, recovery codes and passkeys, and that no way to a token bypasses them. */
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deriveKeys } from '../../content/auth/keys.ts';
import { exchangeForTokens } from '../../content/auth/sessions.ts';
import { resealTotpSecrets } from '../../content/auth/totp.ts';
import { type AccountSite, createAccountSite } from '../support/account-site.ts';
import { getPassword } from '../support/fixture-users.ts';
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '../support/software-authenticator.ts';

let site: AccountSite;
beforeAll(async () => {
  site = await createAccountSite();
});
afterAll(() => site.drop());

const LOGIN =
  'mutation($u:String!,$p:String!,$c:String){login(input:{username:$u,password:$p,twoFactorCode:$c}){authToken refreshToken user{username}}}';
const GENERATE =
  'mutation($u:String!,$p:String!){generateAuthorizationCode(input:{username:$u,password:$p}){code error deviceToken secondFactorToken mustSetUpSecondFactor}}';
const VERIFY =
  'mutation($t:String!,$c:String!){verifySecondFactor(input:{secondFactorToken:$t,twoFactorCode:$c}){code error deviceToken mustSetUpSecondFactor secondFactorToken}}';
const START = 'mutation($p:String!){startTotpSetup(input:{password:$p}){secret uri}}';
const CONFIRM = 'mutation($c:String!){confirmTotpSetup(input:{twoFactorCode:$c}){recoveryCodes}}';
const REMOVE = 'mutation($p:String!){removeTotp(input:{password:$p}){clientMutationId}}';
const START_PASSKEY = 'mutation($p:String!){startPasskeyRegistration(input:{password:$p}){options}}';
const REGISTER = 'mutation($n:String!,$c:String!){registerPasskey(input:{name:$n,credential:$c}){recoveryCodes}}';
const START_SIGN_IN = 'mutation{startPasskeySignIn(input:{}){options}}';
const SIGN_IN = 'mutation($c:String!){signInWithPasskey(input:{credential:$c}){code error deviceToken}}';
const SECURITY =
  '{accountSecurity{username hasTotp recoveryCodeCount mustSetUpSecondFactor passkeys{databaseId name} sessions{id userAgent ipAddress isCurrent}}}';

const WRONG = 'The code is incorrect or was used before.';

/** The code that an authenticator app shows. */
function getCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.services.now().getTime() });
}

/** Every test begins without second factors, sessions and rate limits. */
beforeEach(async () => {
  for (const table of ['totp_secret', 'passkey', 'recovery_code', 'sign_in_session', 'pending_sign_in', 'rate_limit', 'known_network'])
    await sql`delete from ${sql.table(table)}`.execute(site.db);
  await setRequired(false);
  site.emails.length = 0;
  site.advanceClock(60);
});

async function setRequired(isRequired: boolean): Promise<void> {
  await sql`update site_option set value = value || jsonb_build_object('requireSecondFactor', ${isRequired}::boolean) where name = 'settings'`.execute(
    site.db,
  );
}

/** Sets up an authenticator app. Afterwards, one time step later, the next code is unused. */
async function addTotp(login: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const token = await site.signIn(login);
  const started = await site.execute(START, { p: getPassword(login) }, { token });
  const { secret } = started.data.startTotpSetup;
  const { data } = await site.execute(CONFIRM, { c: getCode(secret) }, { token });
  site.advanceClock(30);
  return { secret, recoveryCodes: data.confirmTotpSetup.recoveryCodes };
}

const login = async (name: string, c: string | null = null, address?: string) =>
  site.execute(LOGIN, { u: name, p: getPassword(name), c }, address === undefined ? {} : { address });

async function startSignIn(name: string): Promise<string> {
  const { data } = await site.execute(GENERATE, { u: name, p: getPassword(name) });
  return data.generateAuthorizationCode.secondFactorToken;
}

async function getAccessToken(code: string, userAgent = 'Browser'): Promise<string> {
  const tokens = await exchangeForTokens(site.services, { code, refreshToken: '' }, { address: '203.0.113.9', userAgent });
  return tokens?.accessToken ?? '';
}

describe('an authenticator app', () => {
  test('is needed for every way to a token once it is set up', async () => {
    const before = await login('editor');
    const { secret } = await addTotp('editor');
    expect((await login('editor')).messages).toEqual(['two_factor_code_required']);
    const { data } = await site.execute(GENERATE, { u: 'editor', p: getPassword('editor') });
    expect(data.generateAuthorizationCode).toEqual({
      code: null,
      error: '<strong>Error:</strong> Enter a code of your authenticator app or a recovery code.',
      deviceToken: null,
      mustSetUpSecondFactor: null,
      secondFactorToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    // Tokens that were issued before are no longer valid.
    const { authToken, refreshToken } = before.data.login;
    expect((await site.execute('{viewer{id}}', {}, { token: authToken })).data).toEqual({ viewer: null });
    const refresh = 'mutation($t:String!){refreshJwtAuthToken(input:{jwtRefreshToken:$t}){authToken}}';
    expect((await site.execute(refresh, { t: refreshToken })).messages).toEqual(['The provided refresh token is invalid']);
    const signedIn = await login('editor', getCode(secret));
    expect(signedIn.data.login.user).toEqual({ username: 'editor' });
  });

  test('a code completes the sign-in of the site, once', async () => {
    const { secret } = await addTotp('editor');
    const token = await startSignIn('editor');
    const { data } = await site.execute(VERIFY, { t: token, c: getCode(secret) });
    expect(data.verifySecondFactor).toMatchObject({ error: null, mustSetUpSecondFactor: false });
    const accessToken = await getAccessToken(data.verifySecondFactor.code);
    expect((await site.execute('{viewer{username}}', {}, { token: accessToken })).data.viewer).toEqual({ username: 'editor' });
    const again = await site.execute(VERIFY, { t: token, c: getCode(secret) });
    expect(again.data.verifySecondFactor.error).toContain('This sign-in has expired.');
  });

  test('a replayed code is refused, also the one that confirmed the app, and by two requests at once', async () => {
    const token = await site.signIn('editor');
    const { data } = await site.execute(START, { p: getPassword('editor') }, { token });
    const { secret } = data.startTotpSetup;
    const first = getCode(secret);
    await site.execute(CONFIRM, { c: first }, { token });
    expect((await login('editor', first)).messages).toEqual(['incorrect_two_factor_code']);
    site.advanceClock(30);
    const second = getCode(secret);
    const results = await Promise.all([login('editor', second), login('editor', second), login('editor', second)]);
    expect(results.filter(({ messages }) => messages.length === 0)).toHaveLength(1);
    expect((await login('editor', first)).messages).toEqual(['incorrect_two_factor_code']);
  });

  test('a code of one time step before or after is accepted, and no other', async () => {
    const { secret } = await addTotp('editor');
    const early = getCode(secret);
    site.advanceClock(61);
    expect((await login('editor', early)).messages).toEqual(['incorrect_two_factor_code']);
    const previous = getCode(secret);
    site.advanceClock(30);
    expect((await login('editor', previous)).messages).toEqual([]);
  });

  test('a code of another account is refused', async () => {
    const { secret } = await addTotp('editor');
    await addTotp('author');
    expect((await login('author', getCode(secret))).messages).toEqual(['incorrect_two_factor_code']);
  });

  test('without a confirmed code it has no effect, and a wrong password cannot set it up or remove it', async () => {
    const token = await site.signIn('editor');
    await site.execute(START, { p: getPassword('editor') }, { token });
    expect((await login('editor')).messages).toEqual([]);
    const wrong = ['The password is incorrect. Enter the current password of your account.'];
    expect((await site.execute(START, { p: 'wrong' }, { token })).messages).toEqual(wrong);
    expect((await site.execute(REMOVE, { p: 'wrong' }, { token })).messages).toEqual(wrong);
    expect((await site.execute(START, { p: 'wrong' })).messages).toEqual([
      'You are not allowed to change the security of an account. Sign in first.',
    ]);
  });

  test('is replaced only after it was removed, and its owner gets an email', async () => {
    const { secret } = await addTotp('editor');
    expect(site.emails.map(({ to, subject }) => [to.address, subject.replace(/^\[.*\] /, '')])).toEqual([
      ['editor@example.com', 'Second factor added'],
    ]);
    const token = (await login('editor', getCode(secret))).data.login.authToken;
    expect((await site.execute(START, { p: getPassword('editor') }, { token })).messages[0]).toContain('Remove it before');
    await site.execute(REMOVE, { p: getPassword('editor') }, { token });
    expect(site.emails.at(-1)?.text).toContain('The authenticator app was removed from your account.');
    expect((await login('editor')).messages).toEqual([]);
    const { data } = await site.execute(SECURITY, {}, { token });
    expect(data.accountSecurity).toMatchObject({ hasTotp: false, recoveryCodeCount: 0 });
  });

  test('the database does not contain the secret, and a new FAUST_SECRET_KEY keeps it', async () => {
    const { secret } = await addTotp('editor');
    const { rows } = await sql<{ sealed_secret: Buffer }>`select sealed_secret from totp_secret`.execute(site.db);
    expect(rows[0]?.sealed_secret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
    const previous = { secret: 'a secret for tests', until: new Date('2100-01-01') };
    const keys = deriveKeys({ current: 'a new secret for tests', previous: [previous] });
    await resealTotpSecrets({ db: site.db, keys });
    expect((await login('editor', getCode(secret))).messages).toEqual(['incorrect_two_factor_code']);
    await resealTotpSecrets({
      db: site.db,
      keys: deriveKeys({ current: 'a secret for tests', previous: [{ ...previous, secret: 'a new secret for tests' }] }),
    });
    site.advanceClock(30);
    expect((await login('editor', getCode(secret))).messages).toEqual([]);
  });
});

describe('recovery codes', () => {
  test('each works once, in place of a code, however it is typed, and its owner gets an email', async () => {
    const { recoveryCodes } = await addTotp('editor');
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect((await login('editor', ` ${first.toUpperCase().replaceAll('-', ' ')} `)).messages).toEqual([]);
    expect(site.emails.at(-1)?.subject).toContain('Recovery code used');
    expect((await login('editor', first)).messages).toEqual(['incorrect_two_factor_code']);
    const { data } = await site.execute(VERIFY, { t: await startSignIn('editor'), c: second });
    expect(data.verifySecondFactor.error).toBeNull();
  });

  test('are stored as hashes, belong to one account, and are replaced together', async () => {
    const { secret, recoveryCodes } = await addTotp('editor');
    const { secret: otherSecret } = await addTotp('author');
    const { rows } = await sql<{ hash: Buffer }>`select hash from recovery_code`.execute(site.db);
    expect(rows.some(({ hash }) => recoveryCodes.some((code) => hash.includes(code.replaceAll('-', ''))))).toBe(false);
    expect((await login('author', recoveryCodes[0])).messages).toEqual(['incorrect_two_factor_code']);
    site.advanceClock(30);
    const token = (await login('editor', getCode(secret))).data.login.authToken;
    const { data } = await site.execute(
      'mutation($p:String!){createRecoveryCodes(input:{password:$p}){recoveryCodes}}',
      { p: getPassword('editor') },
      { token },
    );
    expect((await login('editor', recoveryCodes[0])).messages).toEqual(['incorrect_two_factor_code']);
    expect((await login('editor', data.createRecoveryCodes.recoveryCodes[0])).messages).toEqual([]);
    expect((await login('author', getCode(otherSecret))).messages).toEqual([]);
  });
});

describe('guessing codes', () => {
  test('a sign-in ends after five wrong codes, and the owner of the account is warned', async () => {
    const { secret } = await addTotp('editor');
    const token = await startSignIn('editor');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { data } = await site.execute(VERIFY, { t: token, c: '000000' });
      expect(data.verifySecondFactor.error).toContain(WRONG);
      expect(data.verifySecondFactor.secondFactorToken).toBe(token);
    }
    const { data } = await site.execute(VERIFY, { t: token, c: getCode(secret) });
    expect(data.verifySecondFactor).toMatchObject({ error: expect.stringContaining('This sign-in has expired.'), secondFactorToken: null });
    expect(site.emails.at(-1)?.text).toContain('Someone entered your password, and then a wrong code several times.');
  });

  test('guesses from many networks are limited, and a device of the owner is not locked out', async () => {
    const { secret } = await addTotp('editor');
    const guess = async (number: number) => (await login('editor', '000000', `198.51.${number}.1`)).messages[0];
    const results: (string | undefined)[] = [];
    for (let number = 0; number < 40; number += 1) results.push(await guess(number));
    expect(results.filter((message) => message === 'incorrect_two_factor_code')).toHaveLength(30);
    expect(results.at(-1)).toMatch(/^Too many attempts\./);
    expect((await login('editor', getCode(secret), '192.0.2.77')).messages[0]).toMatch(/^Too many attempts\./);
    // The owner has signed in from this network before.
    expect((await login('editor', getCode(secret))).messages).toEqual([]);
  });

  test('a correct password alone makes no network or device known', async () => {
    await addTotp('editor');
    await sql`delete from known_network`.execute(site.db);
    await login('editor', '000000', '192.0.2.99');
    await startSignIn('editor');
    const { rows } = await sql`select 1 from known_network`.execute(site.db);
    expect(rows).toEqual([]);
  });

  test('clients without the password cannot exhaust the attempts of an account', async () => {
    const { secret } = await addTotp('editor');
    await sql`delete from known_network`.execute(site.db);
    for (let number = 0; number < 40; number += 1)
      await site.execute(LOGIN, { u: 'editor', p: 'wrong', c: '000000' }, { address: `198.51.${number}.1` });
    expect((await login('editor', getCode(secret), '192.0.2.77')).messages).toEqual([]);
  });
});

describe('passkeys', () => {
  const here = { origin: 'http://site.test', domain: 'site.test' };

  async function addPasskey(name: string, authenticator: SoftwareAuthenticator, authToken?: string) {
    const token = authToken ?? (await site.signIn(name));
    const { data } = await site.execute(START_PASSKEY, { p: getPassword(name) }, { token });
    const credential = authenticator.create(data.startPasskeyRegistration.options);
    return { ...(await site.execute(REGISTER, { n: 'Laptop', c: credential }, { token })), credential };
  }

  async function signIn(authenticator: SoftwareAuthenticator) {
    const { data } = await site.execute(START_SIGN_IN);
    const credential = authenticator.get(data.startPasskeySignIn.options);
    return { credential, ...(await site.execute(SIGN_IN, { c: credential })).data.signInWithPasskey };
  }

  const REFUSED = '<strong>Error:</strong> The passkey was not accepted. Try again, or sign in with your password.';

  test('a passkey alone signs in, and replaces password and second factor', async () => {
    const authenticator = createSoftwareAuthenticator(here);
    const { data } = await addPasskey('editor', authenticator);
    expect(data.registerPasskey.recoveryCodes).toHaveLength(10);
    expect((await login('editor')).messages).toEqual(['two_factor_code_required']);
    const { code, error } = await signIn(authenticator);
    expect(error).toBeNull();
    const token = await getAccessToken(code);
    expect((await site.execute(SECURITY, {}, { token })).data.accountSecurity).toMatchObject({
      username: 'editor',
      passkeys: [{ name: 'Laptop' }],
    });
  });

  test('a response works once', async () => {
    const authenticator = createSoftwareAuthenticator(here);
    const { credential: registration } = await addPasskey('editor', authenticator);
    const { credential } = await signIn(authenticator);
    expect((await site.execute(SIGN_IN, { c: credential })).data.signInWithPasskey.error).toBe(REFUSED);
    const token = await getAccessToken((await signIn(authenticator)).code);
    expect((await site.execute(REGISTER, { n: 'Copy', c: registration }, { token })).messages[0]).toContain('could not be verified');
  });

  test.each([
    ['another origin', { origin: 'http://evil.test', domain: 'site.test' }],
    ['another port', { origin: 'http://site.test:8080', domain: 'site.test' }],
    ['another domain', { origin: 'http://site.test', domain: 'evil.test' }],
    ['no user verification', { ...here, isUserVerified: false }],
  ])('a new passkey with %s is refused', async (_case, options) => {
    const { messages } = await addPasskey('editor', createSoftwareAuthenticator(options));
    expect(messages[0]).toContain('could not be verified');
  });

  test('a sign-in of another origin, an unknown passkey, and an expired challenge are refused', async () => {
    const options = { ...here };
    const authenticator = createSoftwareAuthenticator(options);
    await addPasskey('editor', authenticator);
    const { data } = await site.execute(START_SIGN_IN);
    const credential = authenticator.get(data.startPasskeySignIn.options);
    const parsed = JSON.parse(credential);
    const clientData = JSON.parse(Buffer.from(parsed.response.clientDataJSON, 'base64url').toString());
    parsed.response.clientDataJSON = Buffer.from(JSON.stringify({ ...clientData, origin: 'http://evil.test' })).toString('base64url');
    expect((await site.execute(SIGN_IN, { c: JSON.stringify(parsed) })).data.signInWithPasskey.error).toBe(REFUSED);
    expect((await signIn(createSoftwareAuthenticator(here))).error).toBe(REFUSED);
    const late = await site.execute(START_SIGN_IN);
    site.advanceClock(301);
    const lateCredential = authenticator.get(late.data.startPasskeySignIn.options);
    expect((await site.execute(SIGN_IN, { c: lateCredential })).data.signInWithPasskey.error).toBe(REFUSED);
    for (const c of ['', '{}', 'null', '[]', '{"id":"x","response":{"clientDataJSON":"e30"}}', '\0'])
      expect((await site.execute(SIGN_IN, { c })).data.signInWithPasskey.error).toBe(REFUSED);
  });

  test('a challenge of one account cannot add a passkey to another, and a passkey belongs to one account', async () => {
    const authenticator = createSoftwareAuthenticator(here);
    const [editor, author] = [await site.signIn('editor'), await site.signIn('author')];
    const { data } = await site.execute(START_PASSKEY, { p: getPassword('editor') }, { token: editor });
    const credential = authenticator.create(data.startPasskeyRegistration.options);
    expect((await site.execute(REGISTER, { n: 'Mine', c: credential }, { token: author })).messages[0]).toContain('could not be verified');
    await addPasskey('editor', authenticator, editor);
    expect((await addPasskey('author', authenticator, author)).messages[0]).toContain('could not be verified');
    const { code } = await signIn(authenticator);
    expect((await site.execute('{viewer{username}}', {}, { token: await getAccessToken(code) })).data.viewer.username).toBe('editor');
  });

  test('a copied passkey, whose counter does not increase, is refused', async () => {
    const authenticator = createSoftwareAuthenticator(here);
    await addPasskey('editor', authenticator);
    authenticator.counter = 10;
    expect((await signIn(authenticator)).error).toBeNull();
    authenticator.counter = 10;
    expect((await signIn(authenticator)).error).toBe(REFUSED);
  });

  test('can be renamed and removed by the owner only', async () => {
    const authenticator = createSoftwareAuthenticator(here);
    await addPasskey('editor', authenticator);
    const token = await getAccessToken((await signIn(authenticator)).code);
    const [{ databaseId }] = (await site.execute(SECURITY, {}, { token })).data.accountSecurity.passkeys;
    const rename = 'mutation($i:ID!,$n:String!){renamePasskey(input:{id:$i,name:$n}){clientMutationId}}';
    const remove = 'mutation($i:ID!,$p:String!){removePasskey(input:{id:$i,password:$p}){clientMutationId}}';
    const other = await site.signIn('author');
    expect((await site.execute(rename, { i: databaseId, n: 'Stolen' }, { token: other })).messages[0]).toContain('no passkey with this id');
    expect((await site.execute(remove, { i: databaseId, p: getPassword('author') }, { token: other })).messages[0]).toContain(
      'no passkey with this id',
    );
    expect((await site.execute(rename, { i: databaseId, n: ' Desk\0top ' }, { token })).messages).toEqual([]);
    expect((await site.execute(SECURITY, {}, { token })).data.accountSecurity.passkeys[0].name).toBe('Desktop');
    expect((await site.execute(remove, { i: databaseId, p: 'wrong' }, { token })).messages[0]).toContain('The password is incorrect');
    expect((await site.execute(remove, { i: databaseId, p: getPassword('editor') }, { token })).messages).toEqual([]);
    expect((await signIn(authenticator)).error).toBe(REFUSED);
  });
});

describe('a site that requires a second factor', () => {
  test('lets accounts that may publish only set one up', async () => {
    await setRequired(true);
    const { data } = await site.execute(GENERATE, { u: 'editor', p: getPassword('editor') });
    expect(data.generateAuthorizationCode.mustSetUpSecondFactor).toBe(true);
    const token = await getAccessToken(data.generateAuthorizationCode.code);
    const jwt = await site.signIn('editor');
    for (const restricted of [token, jwt]) {
      expect((await site.execute('{viewer{username}}', {}, { token: restricted })).data.viewer).toBeNull();
      const create = 'mutation{createPost(input:{title:"Not allowed"}){post{id}}}';
      expect((await site.execute(create, {}, { token: restricted })).messages[0]).toMatch(/not allowed/);
      const update = 'mutation{updateUser(input:{id:"1",email:"evil@example.com"}){user{id}}}';
      expect((await site.execute(update, {}, { token: restricted })).messages[0]).toMatch(/capabilities/);
      expect((await site.execute(SECURITY, {}, { token: restricted })).data.accountSecurity.mustSetUpSecondFactor).toBe(true);
    }
    const { data: own } = await site.execute(
      'mutation($u:String!,$p:String!){login(input:{username:$u,password:$p}){user{username jwtRefreshToken}}}',
      {
        u: 'editor',
        p: getPassword('editor'),
      },
    );
    expect(own.login.user?.jwtRefreshToken ?? null).toBeNull();
    const started = await site.execute(START, { p: getPassword('editor') }, { token });
    await site.execute(CONFIRM, { c: getCode(started.data.startTotpSetup.secret) }, { token });
    // The session that set it up continues, now with all rights.
    expect((await site.execute('{viewer{username}}', {}, { token })).data.viewer).toEqual({ username: 'editor' });
    expect((await site.execute('{viewer{username}}', {}, { token: jwt })).data.viewer).toBeNull();
  });

  test('changes nothing for accounts that may not publish', async () => {
    await setRequired(true);
    expect((await site.executeAs('subscriber', '{viewer{username}}')).data.viewer).toEqual({ username: 'subscriber' });
  });

  test('only administrators can read and change the setting', async () => {
    const query = '{securitySettings{requireSecondFactor}}';
    expect((await site.execute(query)).messages[0]).toContain('permission');
    const change =
      'mutation{updateSettings(input:{securitySettingsRequireSecondFactor:true,readingSettingsPageForPosts:0}){securitySettings{requireSecondFactor}}}';
    expect((await site.executeAs('editor', change)).messages[0]).toContain('not allowed');
    expect(await site.executeAs('admin', change)).toEqual({
      data: { updateSettings: { securitySettings: { requireSecondFactor: true } } },
      messages: [],
    });
  });
});

test('an open session is not enough to replace the password of an account with a second factor', async () => {
  const { secret } = await addTotp('admin');
  const token = (await login('admin', getCode(secret))).data.login.authToken;
  const { data } = await site.execute('{viewer{databaseId}}', {}, { token });
  const update = 'mutation($i:ID!){updateUser(input:{id:$i,password:"a stolen password"}){user{id}}}';
  expect((await site.execute(update, { i: data.viewer.databaseId }, { token })).messages[0]).toContain('requires your current password');
  const { messages } = await login('admin', '000000');
  expect(messages).toEqual(['incorrect_two_factor_code']);
});

test('an administrator resets the factors of another account, whose owner gets an email', async () => {
  await addTotp('editor');
  const reset = 'mutation{resetSecondFactors(input:{id:"1"}){user{username hasSecondFactor}}}';
  expect((await site.executeAs('author', reset)).messages).toEqual([
    'Sorry, you are not allowed to reset the second factors of this user.',
  ]);
  const { data } = await site.executeAs('admin', reset);
  expect(data.resetSecondFactors.user).toEqual({ username: 'editor', hasSecondFactor: false });
  expect(site.emails.at(-1)?.text).toContain('An administrator removed all second factors');
  expect((await login('editor')).messages).toEqual([]);
});

describe('sessions', () => {
  async function openSession(userAgent: string): Promise<string> {
    const { data } = await site.execute(GENERATE, { u: 'editor', p: getPassword('editor') });
    return getAccessToken(data.generateAuthorizationCode.code, userAgent);
  }
  const isOpen = async (token: string) => (await site.execute('{viewer{id}}', {}, { token })).data.viewer !== null;

  test('the owner sees their sessions, ends one of them, and ends all others', async () => {
    const [first, second, third] = [await openSession('Firefox'), await openSession('Safari'), await openSession('Chrome')];
    const { sessions } = (await site.execute(SECURITY, {}, { token: first })).data.accountSecurity;
    expect(
      sessions.map(({ userAgent, isCurrent }: { userAgent: string; isCurrent: boolean }) => [userAgent, isCurrent]).toSorted(),
    ).toEqual([
      ['Chrome', false],
      ['Firefox', true],
      ['Safari', false],
    ]);
    expect(sessions[0].ipAddress).toBe('203.0.113.9');
    const end = 'mutation($i:ID!){endSession(input:{id:$i}){clientMutationId}}';
    const { id } = sessions.find(({ userAgent }: { userAgent: string }) => userAgent === 'Safari');
    const other = await site.signIn('author');
    expect((await site.execute(end, { i: id }, { token: other })).messages[0]).toContain('no session with this id');
    expect((await site.execute(end, { i: "' or true --" }, { token: first })).messages[0]).toContain('no session with this id');
    expect((await site.execute(end, { i: id }, { token: first })).messages).toEqual([]);
    expect(await Promise.all([first, second, third].map(isOpen))).toEqual([true, false, true]);
    await site.execute('mutation{endOtherSessions(input:{}){clientMutationId}}', {}, { token: first });
    expect(await Promise.all([first, second, third].map(isOpen))).toEqual([true, false, false]);
  });

  test('a new password needs the current one, and ends all other sessions', async () => {
    const [first, second] = [await openSession('Firefox'), await openSession('Safari')];
    const change = 'mutation($p:String!,$n:String!){changePassword(input:{password:$p,newPassword:$n}){clientMutationId}}';
    expect((await site.execute(change, { p: 'wrong', n: 'a new long password' }, { token: first })).messages[0]).toContain('is incorrect');
    expect((await site.execute(change, { p: getPassword('editor'), n: 'short' }, { token: first })).messages[0]).toContain('too short');
    expect((await site.execute(change, { p: getPassword('editor'), n: 'a new long password' }, { token: first })).messages).toEqual([]);
    expect(await Promise.all([first, second].map(isOpen))).toEqual([true, false]);
    expect(site.emails.at(-1)?.subject).toContain('Password Changed');
    await site.execute(change, { p: 'a new long password', n: getPassword('editor') }, { token: first });
  });
});
