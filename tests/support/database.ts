/** Databases for tests that write, on the server of the contract tests. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '../../content/db/connect.ts';
import type { Database } from '../../content/db/tables.ts';

export type TestDatabase = { db: Kysely<Database>; url: string; drop: () => Promise<void> };

/** A new, empty database. */
export async function makeDatabase(): Promise<TestDatabase> {
  const server = inject('databaseUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const url = server.replace(/\/\w+$/, `/${name}`);
  const db = await connect(url);
  const drop = async () => {
    await db.destroy();
    await run(server, `drop database ${name} with (force)`);
  };
  return { db, url, drop };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
