/** Creates databases with the recorded site, and starts content services for them. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../../content/auth/passwords.ts';
import { connect } from '../../../content/db/connect.ts';
import { startEmbeddedPostgres } from '../../../content/db/embedded-postgres.ts';
import { migrate } from '../../../content/db/migrate.ts';
import { createLog } from '#lib/log/log.ts';
import { startContentService } from '../../../content/service.ts';
import { createDatabaseOn, runSql } from '../../support/database-server.ts';
import { loadSite } from './load-site.ts';
import { siteFolder } from './recordings.ts';
import { CONTENT_URL, FAUST_SECRET, SITE_URL } from './settings.ts';

export type ReplaySite = { url: string; databaseUrl: string; stop: () => Promise<void> };
export type ReplayServer = { createSite: () => Promise<ReplaySite>; stop: () => Promise<void> };

/** Name of the template database that is copied for each site. */
const TEMPLATE = 'recorded';

export async function startReplayServer(): Promise<ReplayServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'replay-'));
  // The user that runs PostgreSQL must be able to traverse the folder.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await loadTemplate(await createDatabaseOn(postgres.url, TEMPLATE), dataDir);
    let number = 0;
    const createSite = async (): Promise<ReplaySite> => {
      const name = `site_${(number += 1)}`;
      const databaseUrl = await createDatabaseOn(postgres.url, name, TEMPLATE);
      return startSite(databaseUrl, dataDir, () => runSql(postgres.url, `drop database ${name} with (force)`));
    };
    return { createSite, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function loadTemplate(url: string, dataDir: string): Promise<void> {
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

async function startSite(databaseUrl: string, dataDir: string, drop: () => Promise<void>): Promise<ReplaySite> {
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
    preparesImageVariants: false,
    sharedSecret: { current: FAUST_SECRET, previous: [] },
    readSeed: () => Promise.reject(new Error('The seed must not be loaded, because the database contains the recorded site')),
  });
  const stop = async () => {
    await service.stop();
    await drop();
  };
  return { url: service.url, databaseUrl, stop };
}
