import pg from 'pg';
import { OperationalError } from '#lib/process/operational-error.ts';
import { toDatabaseError } from '../../db/connect.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Opens a connection of its own, because a snapshot, a lock and `COPY` belong to one connection. The settings make every server format values in the same way.
 * @throws OperationalError if the database cannot be reached
 */
export async function openClient(databaseUrl: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // If the connection breaks, the running query fails. Without a listener, the event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(
      "set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'; set timezone = 'UTC'; set statement_timeout = 0",
    );
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw toDatabaseError(error, databaseUrl);
  }
}

/**
 * Takes the lock that backups and restores of a database share. It belongs to the connection, so it is released if the process is killed.
 * @throws OperationalError if another process holds it
 */
export async function lockDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock(hashtext('causeway backup')) as locked");
  if (rows[0]?.locked) return;
  throw new OperationalError({
    name: 'Database',
    rule: 'another backup or restore of this database is running.',
    remedy: 'Wait until it has finished, then try again.',
  });
}

export const quoteName = (...names: readonly string[]): string => names.map((name) => pg.escapeIdentifier(name)).join('.');
