/** Databases that tests copy, which takes a tenth of the time of creating the same tables and content again. */
import pg from 'pg';
import { connect } from '../../content/db/connect.ts';
import { migrate } from '../../content/db/migrate.ts';
import { prepareContent } from '../../content/seed/prepare.ts';
import { fixtureSeed } from './fixture-seed.ts';

/** `migrated` has all tables without content, `fixture` the fixture seed. */
export type TemplateName = 'migrated' | 'fixture';

/** Any number. PostgreSQL rejects concurrent copies of the same database. */
const LOCK_ID = 7;

/**
 * Creates a database on the server of `serverUrl`, empty or as a copy.
 * @param serverUrl of any database of the server, the same in all processes of a test run
 * @returns the URL of the new database
 */
export async function createDatabaseOn(serverUrl: string, name: string, template?: TemplateName): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK_ID})`);
    await client.query(`create database ${name} ${template ? `template ${template}` : ''}`);
  } finally {
    await client.end();
  }
  return serverUrl.replace(/\/\w+$/, `/${name}`);
}

type TemplateOptions = { dataDir: string; mediaDir: string; contentUrl: string };

export async function createTemplates(serverUrl: string, options: TemplateOptions): Promise<void> {
  const fill = async (name: TemplateName, template?: TemplateName) => {
    const db = await connect(await createDatabaseOn(serverUrl, name, template));
    try {
      if (name === 'migrated') await migrate(db);
      else await prepareContent({ ...options, db, canCreate: true, readSeed: async () => fixtureSeed });
    } finally {
      await db.destroy();
    }
  };
  await fill('migrated');
  await fill('fixture', 'migrated');
}
