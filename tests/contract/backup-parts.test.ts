/** The steps of a restore, with databases of the contract tests' server, as with an external `DATABASE_URL`. */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackup } from '../../content/backup/create-backup.ts';
import { openClient, lockDatabase } from '../../content/backup/database/client.ts';
import { createStagingTables, completeStagingTables } from '../../content/backup/database/staging-schema.ts';
import { switchToStagedTables } from '../../content/backup/database/switch-schema.ts';
import { prepareRestoredFiles, writeRestoredFile } from '../../content/backup/files/restored-files.ts';
import { finishInterruptedRestore } from '../../content/backup/finish-restore.ts';
import { openBackup, restoreBackup } from '../../content/backup/restore-backup.ts';
import { migrate } from '../../content/db/migrate.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

let folder = '';
const databases: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-parts-'));
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true });
});

const ignore = () => {};

/** Creates a data folder and a migrated database with one term and one file. */
async function createSite(name: string, lastMigration?: string) {
  const database = await createDatabase(lastMigration === undefined ? 'migrated' : undefined);
  databases.push(database);
  const dataDir = join(folder, `${name}-${randomUUID()}`);
  await mkdir(join(dataDir, 'media', '2026'), { recursive: true });
  await chmod(dataDir, 0o755);
  await writeFile(join(dataDir, 'media', '2026', `${name}.jpg`), name);
  if (lastMigration !== undefined) await migrate(database.db, { target: lastMigration });
  await sql`insert into term (taxonomy, name, slug, uri) values ('category', ${name}, ${name}, ${`/${name}/`})`.execute(database.db);
  await sql`insert into content_node (type, status, title, published_at, modified_at) values ('post', 'publish', ${name}, now(), now())`.execute(
    database.db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into content_node (type, status, published_at, modified_at) values ('attachment', 'inherit', now(), now()) returning id`.execute(
    database.db,
  );
  await sql`insert into media_item (node_id, file, mime_type, file_size, content_hash)
    values (${rows[0]?.id}, ${`2026/${name}.jpg`}, 'image/jpeg', 5, '')`.execute(database.db);
  // A backup and a restore need a database that the service is not connected to.
  await database.db.destroy();
  return { url: database.url, dataDir };
}

type Site = { url: string; dataDir: string };

async function backUp(site: Site): Promise<string> {
  const file = join(folder, `${randomUUID()}.tar`);
  await createBackup({
    databaseUrl: site.url,
    dataDir: site.dataDir,
    file,
    withSecrets: false,
    product: '0.1.0',
    now: new Date(),
    progress: ignore,
  });
  return file;
}

async function restore(site: Site, file: string, replace = true): Promise<void> {
  const manifest = await openBackup(file);
  await restoreBackup({ databaseUrl: site.url, dataDir: site.dataDir, file, manifest, replace, now: new Date(), progress: ignore });
}

async function query<T extends object>(site: Site, text: string): Promise<T[]> {
  const client = await openClient(site.url, 'test');
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const readState = async (site: Site) => ({
  terms: (await query<{ name: string }>(site, 'select name from term')).map(({ name }) => name),
  files: await readdir(join(site.dataDir, 'media', '2026')),
});

test('a backup of an older version is restored with the migrations that it lacks', async () => {
  const older = await createSite('older', '0008-forms');
  const target = await createSite('target');
  await restore(target, await backUp(older));
  expect(await readState(target)).toEqual({ terms: ['older'], files: ['older.jpg'] });
  const current = await createSite('current');
  const describeSchema = `
    select 'column' as kind, table_name || '.' || column_name || ' ' || data_type || coalesce(column_default, '') as name from information_schema.columns where table_schema = 'public'
    union all select 'index', indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'trigger', pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select 'function', oid::regprocedure::text || prosrc from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'schema', nspname from pg_namespace where nspname like 'causeway%'
    union all select 'sequence', sequencename from pg_sequences where schemaname = 'public'
    union all select 'migration', name from kysely_migration
    order by 1, 2`;
  expect(await query(target, describeSchema)).toEqual(await query(current, describeSchema));
});

test('ids and versions stay above those of the replaced database', async () => {
  const source = await createSite('source');
  const file = await backUp(source);
  const target = await createSite('target');
  await query(target, "select setval('content_id', 5000)");
  await query(target, 'update content_version set version = 9000000000000000');
  await restore(target, file);
  expect(await query(target, "select nextval('content_id') as id")).toEqual([{ id: '5001' }]);
  expect(await query(target, 'select version from content_version')).toEqual([{ version: '9000000000000001' }]);
  expect(await query(target, 'select keys, cause from purge_event')).toEqual([{ keys: ['graphql:Query'], cause: 'restore' }]);
});

test('a restore that was killed after the switch is completed, and one that was killed before it is undone', async () => {
  const source = await createSite('new');
  const manifest = await openBackup(await backUp(source));
  const target = await createSite('old');
  const stage = async (restoreId: string) => {
    const client = await openClient(target.url, 'test');
    await prepareRestoredFiles(target.dataDir, restoreId);
    await writeRestoredFile(
      target.dataDir,
      restoreId,
      'media/2026/new.jpg',
      (async function* () {
        yield Buffer.from('new');
      })(),
    );
    const empty = { ...manifest, tables: [], sequences: [] };
    await completeStagingTables(client, target.url, empty, await createStagingTables(client, target.url, empty));
    await client.query('insert into causeway_restore.content_version (version) values (1)');
    return client;
  };
  expect(await finishInterruptedRestore(target.url, target.dataDir)).toBeUndefined();

  await (await stage(randomUUID())).end();
  expect(await finishInterruptedRestore(target.url, target.dataDir)).toContain('the data is unchanged');
  expect(await readState(target)).toEqual({ terms: ['old'], files: ['old.jpg'] });
  expect(await query(target, "select from pg_namespace where nspname = 'causeway_restore'")).toEqual([]);

  const restoreId = randomUUID();
  const client = await stage(restoreId);
  await switchToStagedTables(client, restoreId, new Date());
  await client.end();
  // Between the two renames of a folder.
  await rm(join(target.dataDir, 'media'), { recursive: true });
  expect(await finishInterruptedRestore(target.url, target.dataDir)).toBe('completed a restore that was interrupted');
  expect(await readState(target)).toEqual({ terms: [], files: ['new.jpg'] });
  expect(await readdir(target.dataDir)).not.toContain('restore');
  expect(await finishInterruptedRestore(target.url, target.dataDir)).toBeUndefined();
});

test('a restore fails if a content service is connected, a backup is running or data exists', async () => {
  const site = await createSite('site');
  const file = await backUp(site);
  await expect(restore(site, file, false)).rejects.toThrow('Add --replace to delete that data');

  const service = await openClient(site.url, 'causeway-content');
  await expect(restore(site, file)).rejects.toThrow('Database: the content service is connected to it (1 connections).');
  await service.end();

  const other = await openClient(site.url, 'other');
  await lockDatabase(other);
  await expect(restore(site, file)).rejects.toThrow('another backup or restore of this database is running.');
  await expect(backUp(site)).rejects.toThrow('another backup or restore of this database is running.');
  await other.end();

  const reader = await openClient(site.url, 'other');
  await reader.query('begin; select from term');
  await expect(restore(site, file)).rejects.toThrow('another program uses its tables. Nothing was changed.');
  await reader.end();
  expect(await readState(site)).toEqual({ terms: ['site'], files: ['site.jpg'] });
});

test('a media folder that is a link is refused before anything changes', async () => {
  const site = await createSite('linked');
  const file = await backUp(site);
  const elsewhere = join(folder, 'elsewhere');
  await mkdir(elsewhere);
  await rm(join(site.dataDir, 'forms'), { recursive: true, force: true });
  await symlink(elsewhere, join(site.dataDir, 'forms'));
  await expect(restore(site, file)).rejects.toThrow('forms: it is a link, a file or a disk of its own.');
  expect(await readdir(site.dataDir)).not.toContain('restore');
});

test('files that are missing are listed, and the backup is created without them', async () => {
  const site = await createSite('present');
  await query(site, `update media_item set sizes = '[{"file": "2026/absent.jpg"}, {"file": "../../etc/passwd"}]'`);
  const manifest = await openBackup(await backUp(site));
  expect(manifest.missingFiles).toEqual(['media/2026/absent.jpg', 'media/../../etc/passwd']);
  expect(manifest.entries.filter(({ name }) => name.startsWith('media/')).map(({ name }) => name)).toEqual(['media/2026/present.jpg']);
});

test('a second restore does not contain the files of the first one', async () => {
  const [first, second] = [await createSite('first'), await createSite('second')];
  const target = await createSite('target');
  await restore(target, await backUp(first));
  await restore(target, await backUp(second));
  expect(await readState(target)).toEqual({ terms: ['second'], files: ['second.jpg'] });
  expect(await readFile(join(target.dataDir, 'media', '2026', 'second.jpg'), 'utf8')).toBe('second');
});

test('a restore deletes the pages that the site has saved, and a rejected restore keeps them', async () => {
  const site = await createSite('pages');
  const file = await backUp(site);
  const page = join(site.dataDir, 'page-cache', 'version', 'home.page');
  await mkdir(join(page, '..'), { recursive: true });
  await writeFile(page, 'old content');
  await expect(restore(site, file, false)).rejects.toThrow('Add --replace');
  expect(await readFile(page, 'utf8')).toBe('old content');
  await restore(site, file);
  expect(await readdir(site.dataDir)).not.toContain('page-cache');
});
