/** Databases with the recorded site, and content services on them. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hashPassword } from '../../../content/auth/passwords.ts';
import { connect } from '../../../content/db/connect.ts';
import { startEmbeddedPostgres } from '../../../content/db/embedded-postgres.ts';
import { migrate } from '../../../content/db/migrate.ts';
import { createLog } from '#lib/log/log.ts';
import { startContentService } from '../../../content/service.ts';
import { loadSite } from './load-site.ts';
import { siteFolder } from './recordings.ts';
import { CONTENT_URL, FAUST_SECRET, SITE_URL } from './settings.ts';

export type Site = { url: string; databaseUrl: string; stop: () => Promise<void> };
export type Server = { makeSite: () => Promise<Site>; stop: () => Promise<void> };

/** Name of the database every site is a copy of. */
const TEMPLATE = 'recorded';

export async function startServer(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'replay-'));
  // The database's user must be able to pass through.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const urlOf = (name: string) => postgres.url.replace(/\/\w+$/, `/${name}`);
  try {
    await run(postgres.url, `create database ${TEMPLATE}`);
    await fill(urlOf(TEMPLATE), dataDir);
    // Copies of one template wait for each other otherwise, and PostgreSQL refuses the second one.
    let last: Promise<unknown> = Promise.resolve();
    let number = 0;
    const makeSite = async (): Promise<Site> => {
      const name = `site_${(number += 1)}`;
      const made = last.then(() => run(postgres.url, `create database ${name} template ${TEMPLATE}`));
      last = made.catch(() => {});
      await made;
      return startSite(urlOf(name), dataDir, () => run(postgres.url, `drop database ${name} with (force)`));
    };
    return { makeSite, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fill(url: string, dataDir: string): Promise<void> {
  const db = await connect(url);
  try {
    await migrate(db);
    const services = {
      db,
      mediaDir: join(dataDir, 'media'),
      siteUrl: SITE_URL,
      contentUrl: CONTENT_URL,
      now: () => new Date(),
      log: createLog('warn'),
    };
    await loadSite(services, siteFolder, hashPassword);
  } finally {
    await db.destroy();
  }
}

async function startSite(databaseUrl: string, dataDir: string, drop: () => Promise<void>): Promise<Site> {
  const service = await startContentService({
    databaseUrl,
    dataDir,
    host: '127.0.0.1',
    port: 0,
    graphqlPath: '/graphql',
    siteUrl: SITE_URL,
    contentUrl: CONTENT_URL,
    catalogue: false,
    allowIntrospection: true,
    logLevel: 'error',
    sharedSecret: FAUST_SECRET,
    readSeed: () => Promise.reject(new Error('The recorded site is not empty')),
  });
  const stop = async () => {
    await service.stop();
    await drop();
  };
  return { url: service.url, databaseUrl, stop };
}

/** Runs one statement on a connection of its own. */
export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
