/** The content service as a whole: `content/main.ts` starts it from the environment, tests with options of their own. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { deriveKeys } from './auth/keys.ts';
import { keepSecret, SHARED_SECRET_FILE } from './auth/secrets.ts';
import { connect } from './db/connect.ts';
import { startSchedule } from './editing/schedule.ts';
import type { Services } from './editing/services.ts';
import { prepare } from './prepare.ts';
import { startDelivery } from './purge/delivery.ts';
import { buildContentSchema } from './schema/schema.ts';
import type { Seed } from './seed/types.ts';
import { contextOfRequest } from './server/context.ts';
import { createEndpoint } from './server/graphql.ts';
import { listen } from './server/http.ts';
import { createLog, type Level } from './server/log.ts';
import { createMetrics } from './server/metrics.ts';
import { readKnownOperations } from './server/operations.ts';
import type { ContentStore } from './store/types.ts';

export type ServiceOptions = {
  databaseUrl: string;
  dataDir: string;
  /** `media` in the data folder where it is not given. */
  mediaDir?: string;
  host: string;
  /** 0: any free one. */
  port: number;
  graphqlPath: string;
  siteUrl: string;
  /** Public address of this service. */
  contentUrl: string;
  catalogue: boolean;
  /** GraphiQL and introspection. */
  explore: boolean;
  logLevel: Level;
  /** Whom changes are told, and the secret that signs it. */
  purge?: { url: string; secret: string };
  /** Shared with the site; one is made and kept in the data folder where it is not given. */
  sharedSecret?: string | undefined;
  readSeed: () => Promise<Seed>;
  /** Sees the store of each operation when it is made; tests count statements with it. */
  watch?: (store: ContentStore) => void;
};

export type ContentService = { url: string; stop: () => Promise<void> };

/** @throws Problem for what a person can put right: the database, the folder, the port */
export async function startContentService(options: ServiceOptions): Promise<ContentService> {
  const { host, siteUrl, contentUrl, catalogue, dataDir, mediaDir = join(dataDir, 'media') } = options;
  const log = createLog(options.logLevel);
  const db = await connect(options.databaseUrl);
  try {
    await prepare({ db, dataDir, mediaDir, contentUrl, readSeed: options.readSeed });
    const keys = deriveKeys(options.sharedSecret ?? (await keepSecret(dataDir, SHARED_SECRET_FILE)));
    const services: Services = { db, mediaDir, siteUrl, contentUrl, now: () => new Date(), log, keys };
    const context = { services, catalogue, ...(options.watch && { watch: options.watch }) };
    const known = readKnownOperations();
    const server = await listen({
      host,
      port: options.port,
      graphqlPath: options.graphqlPath,
      graphql: createEndpoint({
        schema: buildContentSchema(),
        path: options.graphqlPath,
        createContext: (request) => contextOfRequest(context, request),
        explore: options.explore,
        known,
        metrics: createMetrics(db, new Set(known.map(({ name }) => name))),
        log,
      }),
      mediaDir,
      checkHealth: async () => {
        await sql`select 1`.execute(db);
      },
      log,
    });
    const delivery = startDelivery({ db, ...options.purge, log });
    const schedule = startSchedule(services);
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`,
      stop: async () => {
        await server.stop();
        await schedule.stop();
        await delivery.stop();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
