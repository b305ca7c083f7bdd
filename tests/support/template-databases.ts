/** Databases that tests copy, which takes a tenth of the time of creating the same tables and content again. */
import type { Kysely } from 'kysely';
import { connect } from '../../content/db/connect.ts';
import { migrate } from '../../content/db/migrate.ts';
import type { Database } from '../../content/db/tables.ts';
import { prepareContent } from '../../content/seed/prepare.ts';
import { createDatabaseOn } from './database-server.ts';
import { fixtureSeed } from './fixture-seed.ts';

/** `migrated` has all tables without content, `fixture` the fixture seed. */
export type TemplateName = 'migrated' | 'fixture';

type TemplateOptions = { dataDir: string; mediaDir: string; contentUrl: string };

export async function createTemplates(serverUrl: string, options: TemplateOptions): Promise<void> {
  const create = async (name: TemplateName, template: TemplateName | undefined, fill: (db: Kysely<Database>) => Promise<unknown>) => {
    const db = await connect(await createDatabaseOn(serverUrl, name, template));
    try {
      await fill(db);
    } finally {
      await db.destroy();
    }
  };
  await create('migrated', undefined, migrate);
  await create('fixture', 'migrated', (db) => prepareContent({ ...options, db, canCreate: true, readSeed: async () => fixtureSeed }));
}
