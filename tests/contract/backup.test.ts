/** `npm run backup` and `npm run restore`, as commands, with the embedded PostgreSQL. */
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackup } from '../../content/backup/restore-backup.ts';
import { connect } from '../../content/db/connect.ts';
import type { Database } from '../../content/db/tables.ts';
import type { Kysely } from 'kysely';
import { runBackupCommand, runBackupCommandOrThrow } from '../../scripts/drill-backup/commands.ts';
import { runBackupDrill } from '../../scripts/drill-backup/run-drill.ts';
import { sendGraphql, signInAs, submitVendorForm, uploadImage } from '../../scripts/drill-backup/site-content.ts';
import { type ContentProcess, startContentProcess } from '../support/content-process.ts';
import { createAcknowledged, findIncompleteWrites, findLostWrites, readTotals, sendMutation } from '../support/load-mutations.ts';
import { forgeArchive } from '../support/tampered-archive.ts';

let folder = '';
let dataDir = '';
let backup = '';
let content: ContentProcess;

const start = () => startContentProcess({ dataDir, mediaDir: join(dataDir, 'media') });

async function withDatabase<T>(callback: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = await connect(content.databaseUrl);
  try {
    return await callback(db);
  } finally {
    await db.destroy();
  }
}

/** Counts the posts that visitors see. */
const countPosts = async (url: string) => {
  const query = '{ posts(first: 100) { nodes { title } } }';
  return ((await sendGraphql(url, query, {})) as unknown as { posts: { nodes: { title: string }[] } }).posts.nodes.length;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  // The user that runs PostgreSQL must be able to traverse the folder.
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
  backup = join(folder, 'backup.tar');
  content = await start();
});
afterAll(async () => {
  await content.stop();
  await rm(folder, { recursive: true });
});

test('everything that was acknowledged before the backup began is restored into an empty folder', async () => {
  const token = await signInAs(content.url, 'admin');
  const image = await uploadImage(content.url, token, 'backed-up');
  const deleted = await uploadImage(content.url, token, 'deleted-meanwhile');
  const document = await submitVendorForm(content.url, 'Backed up');
  await sendGraphql(
    content.url,
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { databaseId } } }',
    { input: { username: 'keeper', email: 'keeper@example.com', password: 'Keeper-Passw0rd!', roles: ['editor'] } },
    token,
  );
  const totals = await withDatabase(readTotals);

  // Writes continue while the backup is created.
  const acknowledged = createAcknowledged();
  const state = { next: 0, isStopped: false };
  const write = async () => {
    while (!state.isStopped) await sendMutation(content.url, token, (state.next += 1), acknowledged);
  };
  const writers = Promise.all([write(), write(), write()]);
  while (acknowledged.created.size < 60) await wait(10);
  const before = structuredClone(acknowledged);
  const deletion = wait(300).then(() =>
    sendGraphql(
      content.url,
      'mutation ($input: DeleteMediaItemInput!) { deleteMediaItem(input: $input) { deletedId } }',
      { input: { id: String(deleted.id), forceDelete: true } },
      token,
    ),
  );
  const { output } = await runBackupCommandOrThrow('backup', ['--to', backup], { dataDir });
  await deletion;
  state.isStopped = true;
  await writers;
  expect(output).toMatch(/backup {3}\d+ rows and \d+ files \([\d.]+ MB\) in .*backup\.tar\n$/);
  expect(acknowledged.created.size).toBeGreaterThan(before.created.size);

  // No part of the backup is older or newer than another one: all files that its rows name are in it.
  const manifest = await openBackup(backup);
  expect(manifest.missingFiles).toEqual([]);
  expect(manifest.entries.filter(({ name }) => name.startsWith('forms/')).length).toBe(1);
  expect((await stat(backup)).mode & 0o077).toBe(0);
  expect(manifest.entries.some(({ name }) => name.startsWith('secrets/'))).toBe(false);
  expect(await readdir(join(dataDir, 'media'))).not.toContain('.backup');

  await content.stop();
  await rm(dataDir, { recursive: true });
  await runBackupCommandOrThrow('restore', [backup], { dataDir });
  content = await start();

  expect(await withDatabase((db) => findLostWrites(db, before))).toEqual([]);
  const incomplete = await withDatabase((db) => findIncompleteWrites(db, totals));
  // A restore replaces the content version and adds a purge event.
  expect(incomplete.filter((problem) => !/incremented the version|recorded \d+ purge events/.test(problem))).toEqual([]);
  await signInAs(content.url, 'keeper', 'Keeper-Passw0rd!');
  const served = await fetch(`${content.url}${image.path}`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const submission = (await readdir(join(dataDir, 'forms'))).find((name) => !name.startsWith('.')) ?? '';
  expect(await readFile(join(dataDir, 'forms', submission, '1.pdf'), 'utf8')).toBe(document);
  expect((await stat(join(dataDir, 'forms', submission, '1.pdf'))).mode & 0o077).toBe(0);
  // Search data, ids and triggers work as before.
  const id = await withDatabase(
    async (db) => (await sql<{ id: number }>`select max(id)::int as id from content_node`.execute(db)).rows[0]?.id,
  );
  const newToken = await signInAs(content.url, 'admin');
  expect(await sendMutation(content.url, newToken, 100_001, acknowledged)).toBe(true);
  expect(acknowledged.created.get(100_001)).toBeGreaterThan(id ?? 0);
  expect(await countPosts(content.url)).toBeGreaterThan(before.created.size);
});

test('a restore changes the content version and ends all sessions', async () => {
  const token = await signInAs(content.url, 'admin');
  const query = '{ viewer { username } }';
  expect(await sendGraphql(content.url, query, {}, token)).toEqual({ viewer: { username: 'admin' } });
  const { version } = await withDatabase(readTotals);
  await content.stop();
  await runBackupCommandOrThrow('restore', [backup, '--replace'], { dataDir });
  content = await start();
  expect((await withDatabase(readTotals)).version).toBeGreaterThan(version);
  expect(await sendGraphql(content.url, query, {}, token)).toEqual({ viewer: null });
});

test('a restore fails without changes if the product is running, data exists or the backup is damaged', async () => {
  const running = await runBackupCommand('restore', [backup, '--replace'], { dataDir });
  expect([running.code, running.output]).toEqual([1, expect.stringMatching(/DATA_DIR: .* is in use by process \d+/)]);
  const posts = await countPosts(content.url);
  const damaged = join(folder, 'damaged.tar');
  const bytes = await readFile(backup);
  // Zeros can be padding between the files, which is not part of the backup.
  const position = bytes.findIndex((byte, index) => index > 20_000 && byte !== 0);
  bytes[position] = (bytes[position] ?? 0) ^ 1;
  await writeFile(damaged, bytes);
  await content.stop();
  const existing = await runBackupCommand('restore', [backup], { dataDir });
  expect([existing.code, existing.output]).toEqual([1, expect.stringContaining('already contains data, which the restore would replace')]);
  const refused = await runBackupCommand('restore', [damaged, '--replace'], { dataDir });
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('Nothing was restored.')]);

  // Rows that the tables do not accept are found only when they are loaded.
  const forged = join(folder, 'forged.tar');
  await forgeArchive(backup, forged, (entries, manifest) => {
    manifest.tables.find(({ name }: { name: string }) => name === 'term').rows += 1;
    return entries;
  });
  const unloadable = await runBackupCommand('restore', [forged, '--replace'], { dataDir });
  expect([unloadable.code, unloadable.output]).toEqual([1, expect.stringContaining('the database does not accept its rows')]);
  const newer = join(folder, 'newer.tar');
  await forgeArchive(backup, newer, (entries, manifest) => {
    manifest.migrations.push('9999-future');
    return entries;
  });
  const tooNew = await runBackupCommand('restore', [newer, '--replace'], { dataDir });
  expect([tooNew.code, tooNew.output]).toEqual([
    1,
    expect.stringContaining('which is newer than this one (the migration "9999-future" is unknown)'),
  ]);

  expect((await readdir(dataDir)).includes('restore')).toBe(false);
  content = await start();
  expect(await countPosts(content.url)).toBe(posts);
  expect(
    await withDatabase(async (db) => (await sql`select from pg_namespace where nspname = 'causeway_restore'`.execute(db)).rows),
  ).toEqual([]);
});

test('secrets are in a backup only on request, and are restored', async () => {
  await writeFile(join(dataDir, 'faust-secret-key'), 'the secret of the backup, long enough\n');
  const withSecrets = join(folder, 'secrets.tar');
  await runBackupCommandOrThrow('backup', ['--to', withSecrets, '--with-secrets'], { dataDir });
  await writeFile(join(dataDir, 'faust-secret-key'), 'another secret\n');
  await content.stop();
  await runBackupCommandOrThrow('restore', [withSecrets, '--replace'], { dataDir });
  expect(await readFile(join(dataDir, 'faust-secret-key'), 'utf8')).toBe('the secret of the backup, long enough\n');
  expect((await stat(join(dataDir, 'faust-secret-key'))).mode & 0o777).toBe(0o600);
  content = await start();
});

test('errors name a missing folder, an existing file and an empty data folder', async () => {
  const expectError = async (command: 'backup' | 'restore', args: string[], message: string, at = dataDir) => {
    const { code, output } = await runBackupCommand(command, args, { dataDir: at });
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  };
  await expectError('backup', ['--to', join(folder, 'missing', 'a.tar')], `${join(folder, 'missing')}: it does not exist.`);
  await expectError('backup', ['--to', backup], 'the file exists, and a backup never replaces a file.');
  await expectError('restore', [join(folder, 'nothing.tar')], 'nothing.tar: it does not exist.');
  const empty = join(folder, 'empty');
  await mkdir(empty);
  await expectError('backup', [], 'contains no database, so there is nothing to back up.', empty);
  expect(await readdir(empty)).toEqual([]);
});

test('kill -9 during backups and restores leaves the old or the new state', async () => {
  const drill = await mkdtemp(join(folder, 'drill-'));
  const { problems, killedBackups, killedRestores, oldStates, newStates } = await runBackupDrill({
    folder: drill,
    rounds: 2,
    seed: 'npm test',
    log: () => {},
  });
  expect(problems).toEqual([]);
  expect(killedBackups + killedRestores).toBeGreaterThan(1);
  expect(oldStates + newStates).toBe(2);
});
