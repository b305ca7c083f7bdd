/**
 * Loads a backup into a schema of its own, next to the tables in use. The migrations create the tables, so a backup contains rows only and works with
 * every later version.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { OperationalError } from '#lib/process/operational-error.ts';
import { connect } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import type { Database } from '../../db/tables.ts';
import type { BackupManifest, BackupTable } from '../archive/archive-format.ts';
import { quoteName } from './client.ts';

export const STAGING_SCHEMA = 'causeway_restore';

const SCHEMA = quoteName(STAGING_SCHEMA);

/** Deletes what an interrupted restore has loaded. */
export async function dropStagingSchema(client: pg.Client): Promise<void> {
  await client.query(`drop schema if exists ${SCHEMA} cascade`);
}

/**
 * Creates the tables that the backup's version of the program had, without rows and foreign keys.
 * @returns the statements that add the foreign keys
 */
export async function createStagingTables(client: pg.Client, databaseUrl: string, manifest: BackupManifest): Promise<string[]> {
  await dropStagingSchema(client);
  await client.query(`create schema ${SCHEMA}`);
  // The extension stays outside of the staging schema, which disappears at the end.
  await client.query('create extension if not exists pg_trgm');
  await client.query(`set search_path = ${await getStagingPath(client)}`);
  await runMigrations(client, databaseUrl, (db) => migrate(db, { schema: STAGING_SCHEMA, target: manifest.migrations.at(-1) ?? '' }));
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'r' and c.relname <> all($2)`,
    [STAGING_SCHEMA, [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE]],
  );
  // Migrations insert a few rows.
  await client.query(`truncate ${tables.map(({ name }) => quoteName(STAGING_SCHEMA, name)).join(', ')}`);
  for (const { name } of tables) await client.query(`alter table ${quoteName(STAGING_SCHEMA, name)} disable trigger user`);
  return await dropForeignKeys(client);
}

/** Returns the schema of the tables in use: the first of the search path that exists, without the staging schema. */
export async function getLiveSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest(current_schemas(false)) with ordinality as s (name, position) where name <> $1 order by position limit 1',
    [STAGING_SCHEMA],
  );
  const name = rows[0]?.name;
  if (name !== undefined) return name;
  throw new OperationalError({
    name: 'DATABASE_URL',
    rule: 'the search path of this user contains no schema that exists.',
    remedy: 'Create the schema, or correct the search path of the user.',
    example: 'create schema public;',
  });
}

/** Migrations use names without a schema, so the staging schema comes first in the search path. The schemas of extensions follow. */
async function getStagingPath(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ search_path: string }>('show search_path');
  return [STAGING_SCHEMA, ...(rows[0]?.search_path ?? '').split(/\s*,\s*/).filter((name) => name !== STAGING_SCHEMA)].join(',');
}

async function runMigrations(client: pg.Client, databaseUrl: string, work: (db: Kysely<Database>) => Promise<unknown>): Promise<void> {
  const url = new URL(databaseUrl);
  // Spaces separate the options of a connection, so they are escaped.
  const searchPath = (await getStagingPath(client)).replaceAll(' ', '\\ ');
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} -c search_path=${searchPath}`.trim());
  url.searchParams.set('application_name', 'causeway-restore');
  const db = await connect(url.href);
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/** Rows can then be loaded in any order, and the foreign keys are checked all at once, which is faster. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and k.connamespace = $1::regnamespace order by 1, 2`,
    [STAGING_SCHEMA],
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${quoteName(STAGING_SCHEMA, table)} drop constraint ${quoteName(name)}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${quoteName(STAGING_SCHEMA, table)} add constraint ${quoteName(name)} ${definition}`,
  );
}

/** Loads all rows of a table. @throws OperationalError if the table does not accept them */
export async function loadTable(client: pg.Client, table: BackupTable, parts: AsyncIterable<Buffer>): Promise<void> {
  const columns = table.columns.map((column) => quoteName(column)).join(', ');
  const target = client.query(copyFrom(`copy ${quoteName(STAGING_SCHEMA, table.name)} (${columns}) from stdin`));
  try {
    await pipeline(Readable.from(parts, { objectMode: false }), target);
  } catch (error) {
    // 22: invalid values. 23: violated constraints. 42: unknown tables and columns.
    if (!/^(?:22|23|42)/.test(String((error as { code?: unknown }).code))) throw error;
    throw createLoadError(table.name, (error as Error).message, error);
  }
  if (target.rowCount !== table.rows)
    throw createLoadError(table.name, `${target.rowCount} rows were loaded, and the backup has ${table.rows}`, undefined);
}

/** Decompresses one part of a table. */
export async function* decompress(part: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const source = Readable.from(part, { objectMode: false });
  source.on('error', (error) => gunzip.destroy(error));
  yield* source.pipe(gunzip) as AsyncIterable<Buffer>;
}

/**
 * Makes the staged tables complete: foreign keys, triggers, sequences, the migrations that the backup does not have, and statistics. Ends all sessions:
 * otherwise one that was revoked after the backup would be valid again.
 */
export async function completeStagingTables(
  client: pg.Client,
  databaseUrl: string,
  { sequences, tables }: BackupManifest,
  foreignKeys: readonly string[],
): Promise<void> {
  for (const statement of foreignKeys) {
    await client.query(statement).catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== '23503') throw error;
      throw createLoadError('foreign keys', (error as Error).message, error);
    });
  }
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = 'r'`,
    [STAGING_SCHEMA],
  );
  for (const { name } of rows) await client.query(`alter table ${quoteName(STAGING_SCHEMA, name)} enable trigger user`);
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoteName(STAGING_SCHEMA, name), lastValue, isCalled]);
  await runMigrations(client, databaseUrl, async (db) => {
    await migrate(db, { schema: STAGING_SCHEMA });
    await db
      .updateTable('user_account')
      .set({ jwt_secret: sql`default` })
      .execute();
  });
  for (const { name } of tables) await client.query(`analyze ${quoteName(STAGING_SCHEMA, name)}`);
}

const createLoadError = (name: string, reason: string, cause: unknown) =>
  new OperationalError(
    {
      name: `Backup (${name})`,
      rule: `the database does not accept its rows: ${reason}. Nothing was changed.`,
      remedy: 'Use another backup. If all backups fail, report this message.',
    },
    { cause },
  );
