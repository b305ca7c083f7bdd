/**
 * A content service on the small seed, with an embedded PostgreSQL of its own in a folder that goes with it. Runs as a process: under Vite
 * the service's packages would be loaded twice, once for the project's modules and once for the packages' own.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runSupervised } from '../../lib/process/supervised.ts';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import { startContentService } from '../../content/service.ts';
import { fixtureSeed } from './fixture-seed.ts';
import { fixtureSecret } from './fixture-users.ts';

/** Pictures of test runs are kept: a second run makes none. Safe to delete at any time. */
const mediaDir = resolve('node_modules/.cache/media');

await runSupervised(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-'));
  // The database's user must be able to pass through.
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const service = await startContentService({
    databaseUrl: database.url,
    dataDir,
    mediaDir,
    host: '127.0.0.1',
    port: 0,
    graphqlPath: '/graphql',
    siteUrl: 'http://site.test',
    contentUrl: 'http://cms.test',
    catalogue: true,
    explore: true,
    logLevel: 'warn',
    sharedSecret: fixtureSecret,
    readSeed: async () => fixtureSeed,
  });
  process.send?.({ databaseUrl: database.url });
  const stop = async () => {
    await service.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: service.url, stop };
});
