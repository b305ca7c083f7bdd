/** The first administrator of a new site, and of a site with imported content. */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureAdministrator } from '../../content/auth/first-administrator.ts';
import { ADMIN_PASSWORD_FILE, readOrCreateSharedSecret } from '../../content/auth/secrets.ts';
import { SHARED_SECRET_FILE } from '../../lib/secrets/shared-secret.ts';
import { createAccountSite, type AccountSite } from '../support/account-site.ts';

let site: AccountSite;
let tempDir: string;
beforeAll(async () => {
  site = await createAccountSite();
  tempDir = await mkdtemp(join(tmpdir(), 'account-'));
});
beforeEach(() => sql`update user_account set password_hash = null`.execute(site.db));
afterAll(async () => {
  await site.drop();
  await rm(tempDir, { recursive: true, force: true });
});

const getPasswordFile = () => join(tempDir, 'data', ADMIN_PASSWORD_FILE);

test('the administrator password is generated and stored in a file that only its owner can read', async () => {
  expect(await ensureAdministrator(site.db, join(tempDir, 'data'), undefined)).toBe(`the password of admin is in ${getPasswordFile()}`);
  const password = (await readFile(getPasswordFile(), 'utf8')).trim();
  expect(password.length).toBeGreaterThan(20);
  expect((await stat(getPasswordFile())).mode & 0o777).toBe(0o600);
  expect(await site.signIn('admin', password)).toBeTruthy();
  expect(await ensureAdministrator(site.db, join(tempDir, 'data'), undefined)).toBeUndefined();
  expect((await readFile(getPasswordFile(), 'utf8')).trim()).toBe(password);
});

test('ADMIN_PASSWORD sets the administrator password, which is not written to a file', async () => {
  expect(await ensureAdministrator(site.db, join(tempDir, 'other'), 'correct horse battery')).toBe('admin signs in with ADMIN_PASSWORD');
  expect(await site.signIn('admin', 'correct horse battery')).toBeTruthy();
  await expect(stat(join(tempDir, 'other'))).rejects.toThrow('ENOENT');
});

test('an existing administrator password is not replaced', async () => {
  await ensureAdministrator(site.db, tempDir, 'correct horse battery');
  expect(await ensureAdministrator(site.db, tempDir, 'another password')).toBeUndefined();
  expect(await site.signIn('admin', 'correct horse battery')).toBeTruthy();
});

test('if several processes start at the same time, only one of them sets the password', async () => {
  const messages = await Promise.all([1, 2, 3].map(() => ensureAdministrator(site.db, join(tempDir, 'data'), undefined)));
  expect(messages.filter((message) => message !== undefined)).toHaveLength(1);
  expect(await site.signIn('admin', (await readFile(getPasswordFile(), 'utf8')).trim())).toBeTruthy();
});

test('a site without an administrator gets one, and an imported account with its name does not become one', async () => {
  await sql`update user_account set roles = '{subscriber}' where 'administrator' = any(roles)`.execute(site.db);
  try {
    const messages = await Promise.all([1, 2].map(() => ensureAdministrator(site.db, tempDir, 'correct horse battery')));
    expect(messages.filter((message) => message !== undefined)).toEqual(['admin-2 signs in with ADMIN_PASSWORD']);
    expect(await site.signIn('admin-2', 'correct horse battery')).toBeTruthy();
    await expect(site.signIn('admin', 'correct horse battery')).rejects.toThrow('admin cannot sign in');
  } finally {
    await sql`delete from user_account where login = 'admin-2'`.execute(site.db);
    await sql`update user_account set roles = '{administrator}' where login = 'admin'`.execute(site.db);
  }
});

test('concurrent calls generate a secret only once', async () => {
  const secrets = await Promise.all([1, 2, 3].map(async () => (await readOrCreateSharedSecret(join(tempDir, 'data'))).current));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThan(20);
  expect((await stat(join(tempDir, 'data', SHARED_SECRET_FILE))).mode & 0o777).toBe(0o600);
});

test.each(['', '\n', 'too short'])('a shared secret that consists of %j is rejected and not replaced', async (text) => {
  await mkdir(join(tempDir, 'data'), { recursive: true });
  const path = join(tempDir, 'data', SHARED_SECRET_FILE);
  await writeFile(path, text);
  await expect(readOrCreateSharedSecret(join(tempDir, 'data'))).rejects.toThrow(`${path}: must contain a secret of at least 16 characters`);
  expect(await readFile(path, 'utf8')).toBe(text);
});

test('a shared secret that cannot be read is not replaced', async () => {
  await mkdir(join(tempDir, 'unreadable', SHARED_SECRET_FILE), { recursive: true });
  await expect(readOrCreateSharedSecret(join(tempDir, 'unreadable'))).rejects.toThrow('EISDIR');
});

test('an imported administrator does not get the password', async () => {
  await sql`update user_account set password_hash = null`.execute(site.db);
  const { rows } = await sql<{ id: number }>`select id from user_account where 'administrator' = any(roles)`.execute(site.db);
  for (const { id } of rows)
    await sql`insert into import_record (source, kind, foreign_id, local_id) values ('test', 'user', ${String(id)}, ${id})`.execute(
      site.db,
    );
  expect(await ensureAdministrator(site.db, tempDir, 'correct horse battery')).toMatch(/^admin-\d+ signs in with ADMIN_PASSWORD$/);
});
