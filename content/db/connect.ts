/** Connects to PostgreSQL and explains connection errors. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { OperationalError } from '#lib/process/operational-error.ts';
import { createPreparingClient } from './prepared-statements.ts';
import type { Database } from './tables.ts';

/** Oldest major version with all features that the migrations use. */
const MIN_POSTGRES_VERSION = 14;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 10;

/**
 * The purpose of a connection decides its timeouts. Statements of requests are short, and clients wait for them. Migrations, seeds and imports build
 * indexes over the whole database, which can take minutes.
 */
export type ConnectionPurpose = 'requests' | 'work';

const timeouts: Record<
  ConnectionPurpose,
  Pick<pg.PoolConfig, 'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'>
> = {
  requests: { statement_timeout: 8_000, lock_timeout: 4_000, idle_in_transaction_session_timeout: 30_000 },
  work: { statement_timeout: 900_000 },
};

const pools = new WeakMap<Kysely<Database>, pg.Pool>();

/** Counts the connections of a database that `connect` returned: all, idle ones, and statements that wait for a connection. */
export function getConnectionCounts(db: Kysely<Database>): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/** PostgreSQL cannot be reached or cannot be used. */
export class DatabaseUnusableError extends OperationalError {
  override name = 'DatabaseUnusableError';
}

/**
 * Connects and checks the version of the server.
 * @param databaseUrl `postgresql://user:password@host:port/database`
 * @property preparesStatements whether statements that are sent often are prepared (`prepared-statements.ts`). Default: those of requests.
 * @throws DatabaseUnusableError with the reason. The message never contains the password.
 */
export async function connect(
  databaseUrl: string,
  purpose: ConnectionPurpose = 'work',
  { preparesStatements = purpose === 'requests' } = {},
): Promise<Kysely<Database>> {
  const pool = new pg.Pool({
    ...(preparesStatements && { Client: createPreparingClient() }),
    connectionString: databaseUrl,
    application_name: 'causeway-content',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...timeouts[purpose],
  });
  // The pool replaces an idle connection that breaks, for example when the server restarts. Without a listener, the error would end the process.
  pool.on('error', () => {});
  // The same holds for a connection that breaks between two statements of a transaction. The next statement then fails with an error.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  try {
    const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(db);
    const version = Math.floor((rows[0]?.version ?? 0) / 10_000);
    if (version < MIN_POSTGRES_VERSION)
      throw createUnusableError(
        databaseUrl,
        `the server is PostgreSQL ${version}; it must be ${MIN_POSTGRES_VERSION} or newer.`,
        'Use a newer server.',
      );
    return db;
  } catch (error) {
    await db.destroy();
    throw error instanceof DatabaseUnusableError ? error : toDatabaseError(error, databaseUrl);
  }
}

const reasons: Record<string, { rule: string; remedy: string }> = {
  ECONNREFUSED: { rule: 'no server accepts connections at this host and port.', remedy: 'Start the server, or correct the host and port.' },
  ENOTFOUND: { rule: 'the host name is unknown.', remedy: 'Correct the host.' },
  EAI_AGAIN: { rule: 'the host name could not be looked up.', remedy: 'Check the network and the host.' },
  '28P01': { rule: 'the server rejected this user and password.', remedy: 'Correct the user and password.' },
  '28000': {
    rule: 'the server does not accept connections of this user from this machine.',
    remedy: 'Allow the user in pg_hba.conf, or enable the encryption that the server requires (?sslmode=require).',
  },
  '3D000': {
    rule: 'the server has no database with this name.',
    remedy: 'Create it with `createdb`, or correct the name at the end of the URL.',
  },
  '42501': {
    rule: 'the user does not have permission to create tables in this database.',
    remedy: 'Make the user the owner of the database.',
  },
  '53300': { rule: 'the server has reached its connection limit.', remedy: 'Raise max_connections or stop other clients.' },
};

/** Converts an error that a person can fix to a DatabaseUnusableError. Returns any other error unchanged. */
export function toDatabaseError(error: unknown, databaseUrl: string): unknown {
  const { code, message } = error as { code?: string; message?: string };
  const reason = code === undefined ? undefined : reasons[code];
  if (reason) return createUnusableError(databaseUrl, reason.rule, reason.remedy, error);
  if (message?.includes('timeout'))
    return createUnusableError(
      databaseUrl,
      `the server did not respond within ${CONNECT_TIMEOUT_MS / 1000} s.`,
      'Check the host, the port and any firewall in between.',
      error,
    );
  if (message?.includes('SSL'))
    return createUnusableError(
      databaseUrl,
      `the encrypted connection failed: ${message}.`,
      'Set ?sslmode= to a mode that the server supports.',
      error,
    );
  return error;
}

function createUnusableError(databaseUrl: string, rule: string, remedy: string, cause?: unknown): DatabaseUnusableError {
  return new DatabaseUnusableError(
    {
      name: 'DATABASE_URL',
      rule: `${formatWithoutCredentials(databaseUrl)}: ${rule}`,
      remedy,
      example: 'DATABASE_URL=postgresql://causeway:secret@db.example.com:5432/causeway',
    },
    { cause },
  );
}

function formatWithoutCredentials(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    return `${url.host}${url.pathname}`;
  } catch {
    return 'the URL';
  }
}
