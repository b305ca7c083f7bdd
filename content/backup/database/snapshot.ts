/** Reads a consistent snapshot of the whole database while other connections write to it. */
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { BackupSequence, BackupTable } from '../archive/archive-format.ts';
import { openClient, quoteName } from './client.ts';

const compress = promisify(gzip);

/** Uncompressed size of a part of a table. */
const PART_BYTES = 4_000_000;

/**
 * Tables whose rows are not in a backup, because a restore ends all sessions, open password resets and preview links, and the result of a form is shown
 * for an hour only. Unlogged tables, such as the counters of rate limits, are never in a backup.
 */
const TABLES_WITHOUT_ROWS = [
  'sign_in_session',
  'refresh_token',
  'authorization_code',
  'pending_sign_in',
  'passkey_challenge',
  'password_reset',
  'preview_link',
  'form_outcome',
];

export type Snapshot = {
  client: pg.Client;
  close: () => Promise<void>;
};

/** All queries of the client read the same state. */
export async function openSnapshot(databaseUrl: string): Promise<Snapshot> {
  const client = await openClient(databaseUrl, 'causeway-backup');
  // The first query takes the snapshot.
  await client.query('begin isolation level repeatable read read only; select 1');
  return { client, close: () => client.end() };
}

/** Lists the migrations that the snapshot has, and none if it is not a database of this program. */
export async function listMigrations({ client }: Snapshot): Promise<string[]> {
  const { rows: found } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    DEFAULT_MIGRATION_TABLE,
  ]);
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<{ name: string }>(`select name from ${quoteName(DEFAULT_MIGRATION_TABLE)} order by name`);
  return rows.map(({ name }) => name);
}

/** Lists the tables with the columns to read: generated columns are computed again by the restore. */
export async function listTables({ client }: Snapshot): Promise<Omit<BackupTable, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all($1)
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`,
    [[DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE, ...TABLES_WITHOUT_ROWS]],
  );
  return rows;
}

/** Sequences are not part of the snapshot: their values are the current ones, so they are never behind the rows. */
export async function listSequences({ client }: Snapshot): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema() order by 1',
  );
  const sequences: BackupSequence[] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoteName(name)}`,
    );
    if (values[0]) sequences.push({ name, ...values[0] });
  }
  return sequences;
}

/**
 * Reads the rows of a table in compressed parts. All parts of a table, put together and decompressed, are the text format of `COPY`.
 * @returns the number of rows
 */
export async function readTable(
  { client }: Snapshot,
  table: Omit<BackupTable, 'rows'>,
  onPart: (part: Buffer) => Promise<void>,
): Promise<number> {
  const columns = table.columns.map((column) => quoteName(column)).join(', ');
  const stream = client.query(copyTo(`copy ${quoteName(table.name)} (${columns}) to stdout`));
  let chunks: Buffer[] = [];
  let bytes = 0;
  let rows = 0;
  const flush = async () => {
    // A low level is several times faster than the default and only a little larger.
    await onPart(await compress(Buffer.concat(chunks), { level: constants.Z_BEST_SPEED }));
    chunks = [];
    bytes = 0;
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    rows += countRows(chunk);
    if (bytes >= PART_BYTES) await flush();
  }
  if (bytes > 0) await flush();
  return rows;
}

const LINE_FEED = 10;

/** In the text format, each row ends with a line feed, and those in values are escaped. The stream knows its number of rows only some time after its end. */
function countRows(chunk: Buffer): number {
  let count = 0;
  for (let position = chunk.indexOf(LINE_FEED); position !== -1; position = chunk.indexOf(LINE_FEED, position + 1)) count += 1;
  return count;
}
