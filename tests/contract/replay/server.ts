/** Creates databases with the recorded site, and starts content services for them. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../../content/auth/passwords.ts';
import { connect } from '../../../content/db/connect.ts';
import { startEmbeddedPostgres } from '../../../content/db/embedded-postgres.ts';
import { migrate } from '../../../content/db/migrate.ts';
import { createLog, type LogLevel } from '#lib/log/log.ts';
import { type ContentService, startContentService } from '../../../content/service.ts';
import { createDatabaseOn, runSql } from '../../support/database-server.ts';
import { loadSite } from './load-site.ts';
import { siteFolder } from './recordings.ts';
import { CONTENT_URL, FAUST_SECRET, SITE_URL } from './settings.ts';

export type ReplaySite = {
  url: string;
  databaseUrl: string;
  /** Replaces the content by that of the recorded site. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
};
export type ReplayServer = {
  /** @param logLevel `error` by default */
  createSite: (logLevel?: LogLevel) => Promise<ReplaySite>;
  stop: () => Promise<void>;
};

/** Name of the template database that is copied for each site. */
const TEMPLATE = 'recorded';
/** More than the changes of a recording. */
const VERSIONS_PER_COPY = 1_000;

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
    const createSite = async (logLevel: LogLevel = 'error'): Promise<ReplaySite> => {
      const name = `site_${(number += 1)}`;
      let copies = 1;
      const databaseUrl = await createDatabaseOn(postgres.url, name, TEMPLATE);
      const service = await startSite(databaseUrl, dataDir, logLevel);
      const reset = async () => {
        // The previous copy is deleted with the data folder: ext4 creates files slowly where many have just been deleted.
        await runSql(
          postgres.url,
          waitUntilIdle(name),
          `alter database ${name} allow_connections false`,
          `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`,
          `alter database ${name} rename to ${name}_${copies}`,
        );
        await createDatabaseOn(postgres.url, name, TEMPLATE);
        // The service caches responses by the content version, so each copy has a version of its own.
        await runSql(databaseUrl, `update content_version set version = version + ${copies * VERSIONS_PER_COPY}`);
        copies += 1;
      };
      return { url: service.url, databaseUrl, reset, stop: service.stop };
    };
    return { createSite, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns a statement that waits for what the service still does after its last response, such as creating emails. */
const waitUntilIdle = (database: string) => `do $$ begin
  while exists (
    select from pg_stat_activity where datname = '${database}' and (state <> 'idle' or state_change > clock_timestamp() - interval '50 ms')
  ) loop
    perform pg_sleep(0.01);
    perform pg_stat_clear_snapshot();
  end loop;
end $$`;

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

function startSite(databaseUrl: string, dataDir: string, logLevel: LogLevel): Promise<ContentService> {
  return startContentService({
    databaseUrl,
    dataDir,
    host: '127.0.0.1',
    port: 0,
    graphqlPath: '/graphql',
    siteUrl: SITE_URL,
    contentUrl: CONTENT_URL,
    catalogue: false,
    allowIntrospection: true,
    logLevel,
    preparesImageVariants: false,
    sharedSecret: { current: FAUST_SECRET, previous: [] },
    readSeed: () => Promise.reject(new Error('The seed must not be loaded, because the database contains the recorded site')),
  });
}
