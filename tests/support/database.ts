/** Creates databases for tests that write, on the PostgreSQL server of the contract tests. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { connect } from '../../content/db/connect.ts';
import type { Database } from '../../content/db/tables.ts';
import { createDatabaseOn, runSql } from './database-server.ts';
import type { TemplateName } from './template-databases.ts';

export type TestDatabase = { db: Kysely<Database>; url: string; drop: () => Promise<void> };

/** Creates a database, by default an empty one. */
export async function createDatabase(template?: TemplateName): Promise<TestDatabase> {
  const server = inject('databaseUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabaseOn(server, name, template);
  // As in the service: planning a statement takes as long as executing it.
  const db = await connect(url, 'work', { preparesStatements: true });
  const drop = async () => {
    await db.destroy();
    await runSql(server, `drop database ${name} with (force)`);
  };
  return { db, url, drop };
}
