/** What time does to codes and tokens of sessions, and what is kept of them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAllSessions, endSession, exchange, issueCode, type Tokens } from '../../content/auth/sessions.ts';
import { makeAccountSite, type AccountSite } from '../support/account-site.ts';

let site: AccountSite;
beforeAll(async () => {
  site = await makeAccountSite();
});
afterAll(() => site.drop());

const EDITOR = 1;

const byCode = (code: string) => exchange(site.services, { code, refreshToken: '' });
const byRefresh = (refreshToken: string) => exchange(site.services, { code: '', refreshToken });

async function open(): Promise<Tokens & { code: string }> {
  const code = await issueCode(site.services, EDITOR);
  const tokens = await byCode(code);
  if (!tokens) throw new Error('A fresh code was refused');
  return { ...tokens, code };
}

async function isSignedIn({ accessToken }: Tokens): Promise<boolean> {
  return (await site.ask('{viewer{id}}', {}, { token: accessToken })).data.viewer !== null;
}

test('a code is good for a minute', async () => {
  const [early, late] = [await issueCode(site.services, EDITOR), await issueCode(site.services, EDITOR)];
  site.wait(59);
  expect(await byCode(early)).not.toBeNull();
  site.wait(2);
  expect(await byCode(late)).toBeNull();
});

test('a code that comes back later ends the session it opened', async () => {
  const tokens = await open();
  site.wait(5);
  expect(await byCode(tokens.code)).toBeNull();
  expect(await isSignedIn(tokens)).toBe(true);
  site.wait(6);
  expect(await byCode(tokens.code)).toBeNull();
  expect(await isSignedIn(tokens)).toBe(false);
  expect(await byRefresh(tokens.refreshToken)).toBeNull();
});

test('an address with its code may be loaded again by who has the session', async () => {
  const tokens = await open();
  site.wait(30);
  const again = await exchange(site.services, { code: tokens.code, refreshToken: tokens.refreshToken });
  expect(again && (await isSignedIn(again))).toBe(true);
});

test('an access token is good for five minutes', async () => {
  const tokens = await open();
  site.wait(298);
  expect(await isSignedIn(tokens)).toBe(true);
  site.wait(3);
  expect(await isSignedIn(tokens)).toBe(false);
});

test('a refresh token is good for two weeks, and each use begins them anew', async () => {
  const first = await open();
  site.wait(13 * 86_400);
  const second = await byRefresh(first.refreshToken);
  site.wait(13 * 86_400);
  const third = await byRefresh(second?.refreshToken ?? '');
  expect(third && (await isSignedIn(third))).toBe(true);
  site.wait(14 * 86_400 + 1);
  expect(await byRefresh(third?.refreshToken ?? '')).toBeNull();
});

test('a refresh token that comes back after it was used ends the whole session', async () => {
  const stolen = await open();
  const owner = await byRefresh(stolen.refreshToken);
  site.wait(5);
  // Another tab.
  const tab = await byRefresh(stolen.refreshToken);
  expect(tab && (await isSignedIn(tab))).toBe(true);
  site.wait(6);
  expect(await byRefresh(stolen.refreshToken)).toBeNull();
  for (const tokens of [owner, tab]) {
    expect(tokens && (await isSignedIn(tokens))).toBe(false);
    expect(await byRefresh(tokens?.refreshToken ?? '')).toBeNull();
  }
});

test('other sessions of the account go on', async () => {
  const [one, other] = [await open(), await open()];
  await endSession(site.services, one.refreshToken);
  expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, true]);
  await endAllSessions(site.db, EDITOR);
  expect(await isSignedIn(other)).toBe(false);
});

test('an access token says whose it is and can’t be changed', async () => {
  const { accessToken } = await open();
  const bytes = Buffer.from(accessToken, 'base64url');
  for (const place of [0, 16, 21, 22, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed.readUInt8(place) + 1) % 256, place);
    const { data } = await site.ask('{viewer{id}}', {}, { token: changed.toString('base64url') });
    expect(data.viewer).toBeNull();
  }
});

test('codes and refresh tokens are not to be found in the database', async () => {
  const { code, refreshToken } = await open();
  const { rows } = await sql<{ all: string }>`
    select (select json_agg(c) from authorization_code c)::text || (select json_agg(t) from refresh_token t)::text as all`.execute(site.db);
  const encodings = (secret: string) => [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret, 'base64url').toString('hex')];
  for (const secret of [...encodings(code), ...encodings(refreshToken)]) expect(rows[0]?.all).not.toContain(secret);
});

test('what has expired is forgotten', async () => {
  await issueCode(site.services, EDITOR);
  await open();
  site.wait(15 * 86_400);
  await issueCode(site.services, EDITOR);
  const { rows } = await sql<{ codes: number; sessions: number; tokens: number }>`
    select (select count(*) from authorization_code)::int as codes, (select count(*) from sign_in_session)::int as sessions,
      (select count(*) from refresh_token)::int as tokens`.execute(site.db);
  expect(rows[0]).toEqual({ codes: 1, sessions: 0, tokens: 0 });
});
