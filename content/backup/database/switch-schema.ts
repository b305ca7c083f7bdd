/** Replaces the tables in use by the staged ones, in one transaction. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { OperationalError } from '#lib/process/operational-error.ts';
import { getPurgeKeys } from '../../commands/core/purge-keys.ts';
import { quoteName } from './client.ts';
import { getLiveSchema, STAGING_SCHEMA } from './staging-schema.ts';

/** The row of `site_option` that names the last completed restore. */
const OPTION_NAME = 'restore';

const LOCK_TIMEOUT = '3s';
/** PostgreSQL lists a closed connection for a moment longer. */
const DISCONNECT_TIMEOUT_MS = 2_000;

const PRODUCT_CONNECTIONS = "select pid from pg_stat_activity where datname = current_database() and application_name = 'causeway-content'";

/** @throws OperationalError if the content service, an import or another command is connected */
export async function assertNotInUse(client: pg.Client): Promise<void> {
  const deadline = Date.now() + DISCONNECT_TIMEOUT_MS;
  for (;;) {
    const { rows } = await client.query<{ pid: number }>(PRODUCT_CONNECTIONS);
    if (rows.length === 0) return;
    if (Date.now() > deadline)
      throw new OperationalError({
        name: 'Database',
        rule: `the content service is connected to it (${rows.length} connections). A restore replaces all data, so it needs a stopped service.`,
        remedy: 'Stop npm start, npm run content and imports on every machine that uses this database, then try again.',
      });
    await sleep(100);
  }
}

/** Whether the database has content that a restore would replace. */
export async function hasContent(client: pg.Client): Promise<boolean> {
  const { rows: found } = await client.query<{ exists: boolean }>("select to_regclass('content_node') is not null as exists");
  if (!found[0]?.exists) return false;
  const { rows } = await client.query<{ exists: boolean }>('select exists (select from content_node) as exists');
  return rows[0]?.exists ?? false;
}

/** Whether the database has the state of this restore. */
export async function isRestoreCommitted(client: pg.Client, restoreId: string): Promise<boolean> {
  const { rows: found } = await client.query<{ exists: boolean }>("select to_regclass('site_option') is not null as exists");
  if (!found[0]?.exists) return false;
  const { rows } = await client.query("select from site_option where name = $1 and value ->> 'id' = $2", [OPTION_NAME, restoreId]);
  return rows.length > 0;
}

/**
 * All changes are committed together or not at all, even if the process or the server is killed. Afterward, the content version and all ids are higher than
 * any that the replaced database has used, so no cache serves old responses as current ones.
 * @throws OperationalError if another program uses the tables
 */
export async function switchToStagedTables(client: pg.Client, restoreId: string, now: Date): Promise<void> {
  await assertNotInUse(client);
  const live = await getLiveSchema(client);
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await raiseContentVersion(client, live, now);
    await raiseSequences(client, live);
    await client.query(`insert into ${staged('site_option')} (name, value) values ($1, $2) on conflict (name) do update set value = $2`, [
      OPTION_NAME,
      { id: restoreId, at: now.toISOString() },
    ]);
    const keys = getPurgeKeys({ cause: 'update', kind: 'settings', id: 0, type: 'restore', affectsLists: true });
    await client.query(`insert into ${staged('purge_event')} (keys, cause) values ($1, 'restore')`, [keys]);
    await dropObjects(client, live);
    await moveObjects(client, live);
    // Fails if the schema still contains an object that moveObjects does not handle.
    await client.query(`drop schema ${quoteName(STAGING_SCHEMA)} restrict`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw toSwitchError(error);
  }
}

const staged = (name: string): string => quoteName(STAGING_SCHEMA, name);

/**
 * The version is at least the time in milliseconds. It is therefore higher than any version of a lost database, which never changed a thousand times per
 * second.
 */
async function raiseContentVersion(client: pg.Client, live: string, now: Date): Promise<void> {
  const { rows: found } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    quoteName(live, 'content_version'),
  ]);
  const { rows } = found[0]?.exists
    ? await client.query<{ version: string }>(`select version from ${quoteName(live, 'content_version')}`)
    : { rows: [] };
  await client.query(`update ${staged('content_version')} set version = greatest(version + 1, $1::bigint + 1, $2::bigint)`, [
    rows[0]?.version ?? '0',
    String(now.getTime()),
  ]);
}

async function raiseSequences(client: pg.Client, live: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select s.sequencename as name from pg_sequences s join pg_sequences l using (sequencename) where s.schemaname = $1 and l.schemaname = $2',
    [STAGING_SCHEMA, live],
  );
  for (const { name } of rows)
    await client.query(
      `select setval($1::regclass, l.last_value, l.is_called) from ${quoteName(live, name)} l, ${staged(name)} s
      where (l.last_value, l.is_called) > (s.last_value, s.is_called)`,
      [staged(name)],
    );
}

const NOT_OF_EXTENSION = (catalog: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** Drops the tables, sequences and functions in use. Objects of extensions stay. */
async function dropObjects(client: pg.Client, schema: string): Promise<void> {
  const tables = await listQualified(client, schema, 'r');
  if (tables !== '') await client.query(`drop table ${tables} cascade`);
  // Sequences of columns were dropped with their tables.
  const sequences = await listQualified(client, schema, 'S');
  if (sequences !== '') await client.query(`drop sequence ${sequences} cascade`);
  for (const signature of await listRoutines(client, schema)) await client.query(`drop routine ${signature} cascade`);
}

/** Moves the staged objects. Indexes, constraints, triggers and sequences of columns move with their tables. */
async function moveObjects(client: pg.Client, schema: string): Promise<void> {
  for (const kind of ['r', 'S'] as const) {
    for (const name of await listNames(client, STAGING_SCHEMA, kind))
      await client.query(`alter ${kind === 'r' ? 'table' : 'sequence'} ${staged(name)} set schema ${quoteName(schema)}`);
  }
  for (const signature of await listRoutines(client, STAGING_SCHEMA))
    await client.query(`alter routine ${signature} set schema ${quoteName(schema)}`);
}

async function listQualified(client: pg.Client, schema: string, kind: 'r' | 'S'): Promise<string> {
  return (await listNames(client, schema, kind)).map((name) => quoteName(schema, name)).join(', ');
}

async function listNames(client: pg.Client, schema: string, kind: 'r' | 'S'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
    where c.relnamespace = $1::regnamespace and c.relkind = $2 and ${NOT_OF_EXTENSION('pg_class', 'c.oid')} order by 1`,
    [quoteName(schema), kind],
  );
  return rows.map(({ name }) => name);
}

/** Lists functions with their schema and argument types. */
async function listRoutines(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; arguments: string }>(
    `select p.proname as name, pg_get_function_identity_arguments(p.oid) as arguments from pg_proc p
    where p.pronamespace = $1::regnamespace and ${NOT_OF_EXTENSION('pg_proc', 'p.oid')} order by 1`,
    [quoteName(schema)],
  );
  return rows.map((routine) => `${quoteName(schema, routine.name)}(${routine.arguments})`);
}

function toSwitchError(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (code === '55P03' || code === '40P01')
    return new OperationalError(
      {
        name: 'Database',
        rule: 'another program uses its tables. Nothing was changed.',
        remedy: 'Stop every program that is connected to the database, then try again.',
      },
      { cause: error },
    );
  if (code === '42501')
    return new OperationalError(
      {
        name: 'DATABASE_URL',
        rule: `the user does not have permission to replace the tables (${message ?? ''}). Nothing was changed.`,
        remedy: 'Connect as the owner of the tables.',
      },
      { cause: error },
    );
  return error;
}
