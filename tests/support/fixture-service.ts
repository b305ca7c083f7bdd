/**
 * A content service with the fixture seed and its own embedded PostgreSQL in a temporary folder. It runs in a separate process, because Vite would load
 * packages such as graphql twice: once for the modules of the project and once for other packages.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runSupervised } from '../../lib/process/supervised.ts';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import { startContentService } from '../../content/service.ts';
import { createDatabaseOn, runSql } from './database-server.ts';
import { fixtureSeed } from './fixture-seed.ts';
import { fixtureSecret } from './fixture-users.ts';
import { createTemplates } from './template-databases.ts';

/** Cache of the generated image sizes, shared by all test runs. It can be deleted at any time. */
const mediaDir = resolve('node_modules/.cache/media');

await runSupervised(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-'));
  // The user that runs PostgreSQL must be able to traverse the folder.
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} });
  // What these tests write need not survive a crash. Others test that it does, with databases of their own.
  await runSql(
    database.url,
    'alter system set fsync = off',
    'alter system set synchronous_commit = off',
    'alter system set full_page_writes = off',
    'select pg_reload_conf()',
  );
  const contentUrl = 'http://cms.test';
  await createTemplates(database.url, { dataDir, mediaDir, contentUrl });
  const databaseUrl = await createDatabaseOn(database.url, 'shared', 'fixture');
  const service = await startContentService({
    databaseUrl,
    dataDir,
    mediaDir,
    host: '127.0.0.1',
    port: 0,
    graphqlPath: '/graphql',
    siteUrl: 'http://site.test',
    contentUrl,
    catalogue: true,
    allowIntrospection: true,
    logLevel: 'warn',
    preparesImageVariants: false,
    sharedSecret: { current: fixtureSecret, previous: [] },
    readSeed: async () => fixtureSeed,
  });
  process.send?.({ databaseUrl });
  const stop = async () => {
    await service.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: service.url, stop };
});
