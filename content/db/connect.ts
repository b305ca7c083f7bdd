/** The connection to PostgreSQL, and what to tell a person when there is none. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Problem } from '#lib/process/problem.ts';
import type { Database } from './tables.ts';

/** Oldest PostgreSQL that has everything the migrations use. */
const OLDEST = 14;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 10;

/**
 * What a connection is for. Requests ask short questions, and whoever asks must not wait for ever; work that fills a database builds indexes over
 * all of it, which takes what it takes.
 */
export type Purpose = 'requests' | 'work';

const patience: Record<Purpose, Pick<pg.PoolConfig, 'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'>> = {
  requests: { statement_timeout: 8_000, lock_timeout: 4_000, idle_in_transaction_session_timeout: 30_000 },
  work: { statement_timeout: 900_000 },
};

const pools = new WeakMap<Kysely<Database>, pg.Pool>();

/** Connections of a database that `connect` gave: all, those that do nothing, and askers who wait for one. */
export function connectionCounts(db: Kysely<Database>): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/** PostgreSQL can't be reached or can't be used. */
export class DatabaseUnusable extends Problem {
  override name = 'DatabaseUnusable';
}

/**
 * Connects and asks the server for its version.
 * @param address `postgresql://user:password@host:port/database`
 * @throws DatabaseUnusable naming what is wrong; the message never holds the password
 */
export async function connect(address: string, purpose: Purpose = 'work'): Promise<Kysely<Database>> {
  const pool = new pg.Pool({
    connectionString: address,
    application_name: 'causeway-content',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...patience[purpose],
  });
  // An idle connection that breaks (server restarted) is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  try {
    const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(db);
    const version = Math.floor((rows[0]?.version ?? 0) / 10_000);
    if (version < OLDEST)
      throw unusable(address, `the server is PostgreSQL ${version}; it must be ${OLDEST} or newer.`, 'Point it to a newer server.');
    return db;
  } catch (error) {
    await db.destroy();
    throw error instanceof DatabaseUnusable ? error : explain(error, address);
  }
}

const reasons: Record<string, { rule: string; remedy: string }> = {
  ECONNREFUSED: { rule: 'nothing answers at this host and port.', remedy: 'Start the server, or correct the host and port.' },
  ENOTFOUND: { rule: 'the host name is unknown.', remedy: 'Correct the host.' },
  EAI_AGAIN: { rule: 'the host name could not be looked up.', remedy: 'Check the network and the host.' },
  '28P01': { rule: 'the server refuses this user and password.', remedy: 'Correct the user and password.' },
  '28000': {
    rule: 'the server refuses this user from here.',
    remedy: 'Allow the user in pg_hba.conf, or connect with the encryption the server asks for (?sslmode=require).',
  },
  '3D000': {
    rule: 'the server has no database of this name.',
    remedy: 'Create it with `createdb`, or correct the name at the end of the address.',
  },
  '42501': { rule: 'the user may not create tables in this database.', remedy: 'Make the user the owner of the database.' },
  '53300': { rule: 'the server takes no more connections.', remedy: 'Raise max_connections or stop other clients.' },
};

/** @returns DatabaseUnusable for what a person can put right, else the error itself */
export function explain(error: unknown, address: string): unknown {
  const { code, message } = error as { code?: string; message?: string };
  const reason = code === undefined ? undefined : reasons[code];
  if (reason) return unusable(address, reason.rule, reason.remedy, error);
  if (message?.includes('timeout'))
    return unusable(
      address,
      `no answer came within ${CONNECT_TIMEOUT_MS / 1000} s.`,
      'Check the host, the port and the firewall between.',
      error,
    );
  if (message?.includes('SSL'))
    return unusable(address, `the encrypted connection failed: ${message}.`, 'Set ?sslmode= to what the server supports.', error);
  return error;
}

function unusable(address: string, rule: string, remedy: string, cause?: unknown): DatabaseUnusable {
  return new DatabaseUnusable(
    {
      name: 'DATABASE_URL',
      rule: `${withoutPassword(address)}: ${rule}`,
      remedy,
      example: 'DATABASE_URL=postgresql://causeway:secret@db.example.com:5432/causeway',
    },
    { cause },
  );
}

function withoutPassword(address: string): string {
  try {
    const url = new URL(address);
    return `${url.host}${url.pathname}`;
  } catch {
    return 'the address';
  }
}
