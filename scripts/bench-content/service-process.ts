/** A program, not a module: runs a content service in production mode on an existing database. Its argument is its options as JSON. */
import { runSupervised } from '../../lib/process/supervised.ts';
import { startContentService } from '../../content/service.ts';

export type BenchServiceOptions = { databaseUrl: string; dataDir: string; mediaDir: string; usesResponseCache: boolean };

const { databaseUrl, dataDir, mediaDir, usesResponseCache } = JSON.parse(process.argv[2] ?? '') as BenchServiceOptions;

await runSupervised(() =>
  startContentService({
    databaseUrl,
    dataDir,
    mediaDir,
    host: '127.0.0.1',
    port: 0,
    graphqlPath: '/graphql',
    siteUrl: 'http://site.test',
    contentUrl: 'http://cms.test',
    catalogue: false,
    allowIntrospection: false,
    logLevel: 'warn',
    preparesImageVariants: false,
    ...(!usesResponseCache && { responseCacheBytes: 0 }),
    readSeed: () => Promise.reject(new Error('The database is empty.')),
  }),
);
