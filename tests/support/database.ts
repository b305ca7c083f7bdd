/** Creates databases for tests that write, on the PostgreSQL server of the contract tests. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '../../content/db/connect.ts';
import type { Database } from '../../content/db/tables.ts';

export type TestDatabase = { db: Kysely<Database>; url: string; drop: () => Promise<void> };

/** Creates an empty database. */
export async function createDatabase(): Promise<TestDatabase> {
  const server = inject('databaseUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name}`);
  const url = server.replace(/\/\w+$/, `/${name}`);
  const db = await connect(url);
  const drop = async () => {
    await db.destroy();
    await execute(server, `drop database ${name} with (force)`);
  };
  return { db, url, drop };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
