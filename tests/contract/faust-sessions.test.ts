/** Expiry, rotation and storage of the codes and tokens of Faust sessions. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAllSessions, endSession, exchangeForTokens, issueCode, type Tokens } from '../../content/auth/sessions.ts';
import { createAccountSite, type AccountSite } from '../support/account-site.ts';

let site: AccountSite;
const client = { address: '203.0.113.9', userAgent: 'test' };
beforeAll(async () => {
  site = await createAccountSite();
});
afterAll(() => site.drop());

const EDITOR_ID = 1;

const exchangeCode = (code: string) => exchangeForTokens(site.services, { code, refreshToken: '' }, client);
const exchangeRefreshToken = (refreshToken: string) => exchangeForTokens(site.services, { code: '', refreshToken }, client);

async function openSession(): Promise<Tokens & { code: string }> {
  const code = await issueCode(site.services, EDITOR_ID);
  const tokens = await exchangeCode(code);
  if (!tokens) throw new Error('A new code was rejected');
  return { ...tokens, code };
}

async function isSignedIn({ accessToken }: Tokens): Promise<boolean> {
  return (await site.execute('{viewer{id}}', {}, { token: accessToken })).data.viewer !== null;
}

test('a code expires after one minute', async () => {
  const [early, late] = [await issueCode(site.services, EDITOR_ID), await issueCode(site.services, EDITOR_ID)];
  site.advanceClock(59);
  expect(await exchangeCode(early)).not.toBeNull();
  site.advanceClock(2);
  expect(await exchangeCode(late)).toBeNull();
});

test('reusing a code more than ten seconds later ends the session it opened', async () => {
  const tokens = await openSession();
  site.advanceClock(5);
  expect(await exchangeCode(tokens.code)).toBeNull();
  expect(await isSignedIn(tokens)).toBe(true);
  site.advanceClock(6);
  expect(await exchangeCode(tokens.code)).toBeNull();
  expect(await isSignedIn(tokens)).toBe(false);
  expect(await exchangeRefreshToken(tokens.refreshToken)).toBeNull();
});

test('a used code is accepted again together with the refresh token of its session', async () => {
  const tokens = await openSession();
  site.advanceClock(30);
  const again = await exchangeForTokens(site.services, { code: tokens.code, refreshToken: tokens.refreshToken }, client);
  expect(again && (await isSignedIn(again))).toBe(true);
});

test('an access token expires after five minutes', async () => {
  const tokens = await openSession();
  site.advanceClock(298);
  expect(await isSignedIn(tokens)).toBe(true);
  site.advanceClock(3);
  expect(await isSignedIn(tokens)).toBe(false);
});

test('a refresh token expires after two weeks without use', async () => {
  const first = await openSession();
  site.advanceClock(13 * 86_400);
  const second = await exchangeRefreshToken(first.refreshToken);
  site.advanceClock(13 * 86_400);
  const third = await exchangeRefreshToken(second?.refreshToken ?? '');
  expect(third && (await isSignedIn(third))).toBe(true);
  site.advanceClock(14 * 86_400 + 1);
  expect(await exchangeRefreshToken(third?.refreshToken ?? '')).toBeNull();
});

test('reusing a refresh token more than ten seconds later ends the whole session', async () => {
  const original = await openSession();
  const renewed = await exchangeRefreshToken(original.refreshToken);
  site.advanceClock(5);
  // Within ten seconds the reuse may come from another tab.
  const renewedByOtherTab = await exchangeRefreshToken(original.refreshToken);
  expect(renewedByOtherTab && (await isSignedIn(renewedByOtherTab))).toBe(true);
  site.advanceClock(6);
  expect(await exchangeRefreshToken(original.refreshToken)).toBeNull();
  for (const tokens of [renewed, renewedByOtherTab]) {
    expect(tokens && (await isSignedIn(tokens))).toBe(false);
    expect(await exchangeRefreshToken(tokens?.refreshToken ?? '')).toBeNull();
  }
});

test('ending a session does not end the other sessions of the account', async () => {
  const [first, second] = [await openSession(), await openSession()];
  await endSession(site.services, first.refreshToken, false);
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
  await endAllSessions(site.db, EDITOR_ID);
  expect(await isSignedIn(second)).toBe(false);
});

test('an access token with any changed byte is invalid', async () => {
  const { accessToken } = await openSession();
  const bytes = Buffer.from(accessToken, 'base64url');
  for (const offset of [0, 16, 21, 22, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed.readUInt8(offset) + 1) % 256, offset);
    const { data } = await site.execute('{viewer{id}}', {}, { token: changed.toString('base64url') });
    expect(data.viewer).toBeNull();
  }
});

test('codes and refresh tokens are stored only as hashes', async () => {
  const { code, refreshToken } = await openSession();
  const { rows } = await sql<{ all: string }>`
    select (select json_agg(c) from authorization_code c)::text || (select json_agg(t) from refresh_token t)::text as all`.execute(site.db);
  const listEncodings = (secret: string) => [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret, 'base64url').toString('hex')];
  for (const secret of [...listEncodings(code), ...listEncodings(refreshToken)]) expect(rows[0]?.all).not.toContain(secret);
});

test('expired codes, sessions and tokens are deleted', async () => {
  await issueCode(site.services, EDITOR_ID);
  await openSession();
  site.advanceClock(15 * 86_400);
  await issueCode(site.services, EDITOR_ID);
  const { rows } = await sql<{ codes: number; sessions: number; tokens: number }>`
    select (select count(*) from authorization_code)::int as codes, (select count(*) from sign_in_session)::int as sessions,
      (select count(*) from refresh_token)::int as tokens`.execute(site.db);
  expect(rows[0]).toEqual({ codes: 1, sessions: 0, tokens: 0 });
});

test('a forged access token is treated as anonymous, without an error', async () => {
  const [own, other] = [await openSession(), await openSession()];
  const bytes = Buffer.from(own.accessToken, 'base64url');
  const change = (edit: (copy: Buffer) => void) => {
    const copy = Buffer.from(bytes);
    edit(copy);
    return copy.toString('base64url');
  };
  const forged = [
    // The session of another account, a later expiration, and a changed signature.
    change((copy) => Buffer.from(other.accessToken, 'base64url').copy(copy, 0, 0, 16)),
    change((copy) => copy.writeUInt8(copy.readUInt8(21) + 1, 21)),
    change((copy) => copy.writeUInt8(copy.readUInt8(22) ^ 1, 22)),
    change((copy) => copy.fill(0, 22)),
    bytes.subarray(0, 22).toString('base64url'),
    Buffer.concat([bytes, bytes]).toString('base64url'),
    own.refreshToken,
    own.code,
  ];
  for (const accessToken of forged) expect(await isSignedIn({ ...own, accessToken })).toBe(false);
  expect(await isSignedIn(own)).toBe(true);
});
