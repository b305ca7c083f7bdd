/** Migrates a database to the tables of this version of the code. */
import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { OperationalError } from '#lib/process/operational-error.ts';
import type { Database } from './tables.ts';
import * as content from './migrations/0001-content.ts';
import * as editing from './migrations/0002-editing.ts';
import * as accounts from './migrations/0003-accounts.ts';
import * as search from './migrations/0004-search.ts';
import * as importing from './migrations/0005-import.ts';
import * as discussion from './migrations/0006-discussion.ts';
import * as lists from './migrations/0007-lists.ts';
import * as forms from './migrations/0008-forms.ts';
import * as privateAttributes from './migrations/0009-private-words.ts';
import * as rateLimits from './migrations/0010-rate-limits.ts';
import * as previewLinks from './migrations/0013-preview-links.ts';
import * as auditLog from './migrations/0014-audit-log.ts';
import * as importedValues from './migrations/0015-imported-values.ts';
import * as graphqlDocuments from './migrations/0016-graphql-documents.ts';
import * as purgeReceivers from './migrations/0017-purge-receivers.ts';
import * as submarkets from './migrations/0018-submarkets.ts';
import * as propertySearch from './migrations/0019-property-search.ts';
import * as propertyDocuments from './migrations/0020-property-documents.ts';
import * as propertyVocabulary from './migrations/0021-property-vocabulary.ts';
import * as propertyIndexes from './migrations/0022-property-indexes.ts';
import * as propertyLimits from './migrations/0023-property-limits.ts';
import * as unchangedPlaces from './migrations/0024-unchanged-places.ts';
import * as zeroSpace from './migrations/0026-zero-space.ts';
import * as staleProperties from './migrations/0027-stale-properties.ts';
import * as pageViews from './migrations/0028-page-views.ts';
import * as redirects from './migrations/0029-redirects.ts';
import * as subscriptions from './migrations/0030-subscriptions.ts';
import * as peopleSearch from './migrations/0031-people-search.ts';
import * as secondFactors from './migrations/0011-second-factors.ts';
import * as announcedPosts from './migrations/0032-announced-posts.ts';
import * as announcedNodes from './migrations/0033-announced-nodes.ts';
import * as positionAndDocumentSearch from './migrations/0034-position-and-document-search.ts';
import * as linkCheck from './migrations/0035-link-check.ts';
import * as mediaUsage from './migrations/0036-media-usage.ts';
import * as formerMediaFiles from './migrations/0037-former-media-files.ts';
import * as focalPoints from './migrations/0038-focal-points.ts';
import * as hiddenBlocks from './migrations/0039-hidden-blocks.ts';
import * as propertyDetails from './migrations/0040-property-details.ts';
import * as smallestUnit from './migrations/0041-smallest-unit.ts';
import * as publicWords from './migrations/0042-public-words.ts';
import * as floatingDates from './migrations/0043-floating-dates.ts';
import * as accents from './migrations/0044-accents.ts';
import * as applicationPasswords from './migrations/0045-application-passwords.ts';
import * as propertyChanges from './migrations/0046-property-changes.ts';

/** Migrations in the order of their names. A released migration never changes. */
const migrations: Record<string, Migration> = {
  '0001-content': content,
  '0002-editing': editing,
  '0003-accounts': accounts,
  '0004-search': search,
  '0005-import': importing,
  '0006-discussion': discussion,
  '0007-lists': lists,
  '0008-forms': forms,
  '0009-private-words': privateAttributes,
  '0010-rate-limits': rateLimits,
  '0011-second-factors': secondFactors,
  '0013-preview-links': previewLinks,
  '0014-audit-log': auditLog,
  '0015-imported-values': importedValues,
  '0016-graphql-documents': graphqlDocuments,
  '0017-purge-receivers': purgeReceivers,
  '0018-submarkets': submarkets,
  '0019-property-search': propertySearch,
  '0020-property-documents': propertyDocuments,
  '0021-property-vocabulary': propertyVocabulary,
  '0022-property-indexes': propertyIndexes,
  '0023-property-limits': propertyLimits,
  '0024-unchanged-places': unchangedPlaces,
  '0026-zero-space': zeroSpace,
  '0027-stale-properties': staleProperties,
  '0028-page-views': pageViews,
  '0029-redirects': redirects,
  '0030-subscriptions': subscriptions,
  '0031-people-search': peopleSearch,
  '0032-announced-posts': announcedPosts,
  '0033-announced-nodes': announcedNodes,
  '0034-position-and-document-search': positionAndDocumentSearch,
  '0035-link-check': linkCheck,
  '0036-media-usage': mediaUsage,
  '0037-former-media-files': formerMediaFiles,
  '0038-focal-points': focalPoints,
  '0039-hidden-blocks': hiddenBlocks,
  '0040-property-details': propertyDetails,
  '0041-smallest-unit': smallestUnit,
  '0042-public-words': publicWords,
  '0043-floating-dates': floatingDates,
  '0044-accents': accents,
  '0045-application-passwords': applicationPasswords,
  '0046-property-changes': propertyChanges,
};

/** A newer version of this program has migrated the database, so its tables are unknown to this version. */
export class DatabaseTooNewError extends OperationalError {
  override name = 'DatabaseTooNewError';

  constructor(unknownMigration: string) {
    super({
      name: 'Database',
      rule: `a newer version of this program has migrated it (this version does not know the migration "${unknownMigration}").`,
      remedy: 'Start that version or a later one, or use another database (DATABASE_URL, or DATA_DIR for the embedded one).',
    });
  }
}

export type MigrationOptions = {
  /** Schema of the tables that record the migrations. By default they are found through the search path. */
  schema?: string;
  /** The last migration to run. By default all of them run. */
  target?: string;
};

/**
 * Runs the pending migrations. If several processes do so at the same time, one runs them and the others wait.
 * @returns the names of the migrations that ran
 * @throws DatabaseTooNewError
 */
export async function migrate(db: Kysely<Database>, { schema, target }: MigrationOptions = {}): Promise<string[]> {
  const unknown = findUnknownMigration([...(await listExecutedMigrations(db, schema)), ...(target === undefined ? [] : [target])]);
  if (unknown !== undefined) throw new DatabaseTooNewError(unknown);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const { error, results } = target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  // Kysely types the error as unknown. It is always an error of pg or of a migration.
  if (error !== undefined) throw error as Error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Lists the migrations that have not run in the database. */
export async function listPendingMigrations(db: Kysely<Database>): Promise<string[]> {
  const executed = new Set(await listExecutedMigrations(db));
  return Object.keys(migrations).filter((name) => !executed.has(name));
}

/** Returns the first migration that does not exist in this version of the program. */
export const findUnknownMigration = (names: readonly string[]): string | undefined => names.find((name) => !(name in migrations));

/** Lists the migrations that have run in the database, in their order. */
export async function listExecutedMigrations(db: Kysely<Database>, schema?: string): Promise<string[]> {
  const table = schema === undefined ? DEFAULT_MIGRATION_TABLE : `${schema}.${DEFAULT_MIGRATION_TABLE}`;
  const { rows: tables } = await sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`.execute(db);
  if (!tables[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
