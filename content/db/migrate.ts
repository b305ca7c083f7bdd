/** Brings a database to the form this version of the code knows. */
import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { Problem } from '#lib/process/problem.ts';
import type { Database } from './tables.ts';
import * as content from './migrations/0001-content.ts';
import * as editing from './migrations/0002-editing.ts';
import * as accounts from './migrations/0003-accounts.ts';
import * as search from './migrations/0004-search.ts';
import * as importing from './migrations/0005-import.ts';
import * as discussion from './migrations/0006-discussion.ts';
import * as lists from './migrations/0007-lists.ts';
import * as forms from './migrations/0008-forms.ts';
import * as privateWords from './migrations/0009-private-words.ts';

/** In the order of their names. A migration that has been released never changes. */
const migrations: Record<string, Migration> = {
  '0001-content': content,
  '0002-editing': editing,
  '0003-accounts': accounts,
  '0004-search': search,
  '0005-import': importing,
  '0006-discussion': discussion,
  '0007-lists': lists,
  '0008-forms': forms,
  '0009-private-words': privateWords,
};

/** The database was written by a newer version of the product, whose tables this one can't know. */
export class DatabaseIsNewer extends Problem {
  override name = 'DatabaseIsNewer';

  constructor(unknown: string) {
    super({
      name: 'Database',
      rule: `it was changed by a newer version of this product (migration "${unknown}" is unknown here).`,
      remedy: 'Start that version or a later one, or use another database (DATABASE_URL, or DATA_DIR for the embedded one).',
    });
  }
}

/**
 * Runs the migrations that are missing. Several processes may do so at once: one does the work, the others wait.
 * @returns names of the migrations that ran
 * @throws DatabaseIsNewer
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const unknown = (await executed(db)).find((name) => !(name in migrations));
  if (unknown !== undefined) throw new DatabaseIsNewer(unknown);
  const { error, results } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  // Kysely types it as unknown; what it caught is an error of pg or of a migration.
  if (error !== undefined) throw error as Error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Migrations that this version knows and the database has not seen: none while all is well. */
export async function pendingMigrations(db: Kysely<Database>): Promise<string[]> {
  const ran = new Set(await executed(db));
  return Object.keys(migrations).filter((name) => !ran.has(name));
}

async function executed(db: Kysely<Database>): Promise<string[]> {
  const { rows: found } = await sql<{ exists: boolean }>`select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as exists`.execute(db);
  if (!found[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
