/** Who can sign in to a new site. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openFirstAccount } from '../../content/auth/first-administrator.ts';
import { ADMIN_PASSWORD_FILE, keepSecret, SHARED_SECRET_FILE } from '../../content/auth/secrets.ts';
import { makeAccountSite, type AccountSite } from '../support/account-site.ts';

let site: AccountSite;
let folder: string;
beforeAll(async () => {
  site = await makeAccountSite();
  folder = await mkdtemp(join(tmpdir(), 'account-'));
});
beforeEach(() => sql`update user_account set password_hash = null`.execute(site.db));
afterAll(async () => {
  await site.drop();
  await rm(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'data', ADMIN_PASSWORD_FILE);

test('the administrator’s password is made and written where only the owner reads it', async () => {
  expect(await openFirstAccount(site.db, join(folder, 'data'), undefined)).toBe(`the password of admin is in ${file()}`);
  const password = (await readFile(file(), 'utf8')).trim();
  expect(password.length).toBeGreaterThan(20);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await site.signIn('admin', password)).toBeTruthy();
  expect(await openFirstAccount(site.db, join(folder, 'data'), undefined)).toBeUndefined();
  expect((await readFile(file(), 'utf8')).trim()).toBe(password);
});

test('or configured, and told nowhere', async () => {
  expect(await openFirstAccount(site.db, join(folder, 'other'), 'correct horse battery')).toBe('admin signs in with ADMIN_PASSWORD');
  expect(await site.signIn('admin', 'correct horse battery')).toBeTruthy();
  await expect(stat(join(folder, 'other'))).rejects.toThrow('ENOENT');
});

test('a password that is there stays', async () => {
  await openFirstAccount(site.db, folder, 'correct horse battery');
  expect(await openFirstAccount(site.db, folder, 'another password')).toBeUndefined();
  expect(await site.signIn('admin', 'correct horse battery')).toBeTruthy();
});

test('of processes that start at once one sets the password', async () => {
  const told = await Promise.all([1, 2, 3].map(() => openFirstAccount(site.db, join(folder, 'data'), undefined)));
  expect(told.filter((line) => line !== undefined)).toHaveLength(1);
  expect(await site.signIn('admin', (await readFile(file(), 'utf8')).trim())).toBeTruthy();
});

test('a secret is made once, however many ask for it', async () => {
  const secrets = await Promise.all([1, 2, 3].map(() => keepSecret(join(folder, 'data'), SHARED_SECRET_FILE)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThan(20);
  expect((await stat(join(folder, 'data', SHARED_SECRET_FILE))).mode & 0o777).toBe(0o600);
});
