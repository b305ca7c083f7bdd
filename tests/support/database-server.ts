/** Databases on a PostgreSQL server of the tests. */
import pg from 'pg';

/** Any number. PostgreSQL rejects concurrent copies of the same database. */
const COPY_LOCK = 7;

/** Runs statements on a connection of their own, one after the other. */
export async function runSql(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Creates an empty database, or a copy of another one.
 * @param serverUrl of any database of the server, the same for all copies of a database
 * @returns the URL of the new database
 */
export async function createDatabaseOn(serverUrl: string, name: string, template?: string): Promise<string> {
  const create = template === undefined ? `create database ${name}` : `create database ${name} template ${template}`;
  await runSql(serverUrl, `select pg_advisory_lock(${COPY_LOCK})`, create);
  return serverUrl.replace(/\/\w+$/, `/${name}`);
}
