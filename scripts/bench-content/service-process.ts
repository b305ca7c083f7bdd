/** A program, not a module: a content service as in production on a database that is there. Its options come as JSON. */
import { runSupervised } from '../../lib/process/supervised.ts';
import { startContentService } from '../../content/service.ts';

export type ServiceOrder = { databaseUrl: string; dataDir: string; mediaDir: string; answerCache: boolean };

const { databaseUrl, dataDir, mediaDir, answerCache } = JSON.parse(process.argv[2] ?? '') as ServiceOrder;

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
    explore: false,
    logLevel: 'warn',
    ...(!answerCache && { answerCacheBytes: 0 }),
    readSeed: () => Promise.reject(new Error('The database is empty')),
  }),
);
