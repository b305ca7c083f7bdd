/**
 * A program, not a module: runs a content service with the fixture seed, on a given database or on an embedded PostgreSQL in its data folder.
 * Started by content-process.ts with its options as JSON.
 */
import { resolve } from 'node:path';
import { runSupervised } from '../../lib/process/supervised.ts';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import { startContentService } from '../../content/service.ts';
import { fixtureSeed } from './fixture-seed.ts';
import { fixtureSecret } from './fixture-users.ts';
import type { ContentProcessOptions } from './content-process.ts';

const { dataDir, databaseUrl, mediaDir, allowIntrospection, logLevel, metricsToken, purge, cache } = JSON.parse(
  process.argv[2] ?? '',
) as ContentProcessOptions;

await runSupervised(async () => {
  const database = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log: () => {} }) : undefined;
  const service = await startContentService({
    databaseUrl: databaseUrl ?? database?.url ?? '',
    dataDir,
    mediaDir: mediaDir ?? resolve('node_modules/.cache/media'),
    host: '127.0.0.1',
    port: 0,
    graphqlPath: '/graphql',
    siteUrl: 'http://site.test',
    contentUrl: 'http://cms.test',
    catalogue: false,
    allowIntrospection: allowIntrospection ?? false,
    logLevel: logLevel ?? 'error',
    preparesImageVariants: false,
    sharedSecret: { current: fixtureSecret, previous: [] },
    metricsToken,
    ...(purge && { purge }),
    ...(cache && { cache }),
    readSeed: async () => fixtureSeed,
  });
  if (database) process.send?.({ databaseUrl: database.url });
  const stop = async () => {
    await service.stop();
    await database?.stop();
  };
  return { url: service.url, stop };
});
