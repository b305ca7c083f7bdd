/** Puts the parts of the server together: addresses, limits, measures. */
import { viewerOfRequest } from '../auth/bearer.ts';
import { anonymous } from '../auth/viewer.ts';
import { pendingMigrations } from '../db/migrate.ts';
import type { Services } from '../editing/services.ts';
import { buildContentSchema } from '../schema/schema.ts';
import { contentVersion } from '../store/content-version.ts';
import type { ContentStore } from '../store/types.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createContext } from './context.ts';
import { createDocuments } from './documents.ts';
import type { Route } from './exchange.ts';
import { createGate, type Gate } from './gate.ts';
import { graphqlRoute } from './graphql.ts';
import { healthRoutes } from './health.ts';
import { listen } from './http.ts';
import { serveMedia } from './media.ts';
import { createMetrics } from './metrics.ts';
import { readKnownOperations } from './operations.ts';
import { rehearse } from './rehearse.ts';
import { faustRoute } from './rest/faust.ts';
import { formsRoute } from './rest/forms.ts';
import { mediaUploadRoute } from './rest/media-upload.ts';
import { frontEndRoutes } from './rest/front-end.ts';
import { sitemapRoute } from './rest/sitemap.ts';

export type ServerOptions = {
  services: Services;
  host: string;
  /** 0: any free one. */
  port: number;
  graphqlPath: string;
  catalogue: boolean;
  /** GraphiQL, introspection and suggestions for everybody. */
  explore: boolean;
  metricsToken?: string | undefined;
  /** Memory for answers to visitors; 0 keeps none. */
  answerCacheBytes?: number;
  /** Sees the store of each operation when it is made; tests count statements with it. */
  watch?: (store: ContentStore) => void;
};

/**
 * More at once would only wait for each other: the database has ten connections, and JavaScript one thread. A line that is longer than this, or moves
 * slower, means that answers come too late for those who asked.
 */
const places = { running: 24, waiting: 400, waitMs: 5_000 };

/** A thousand pages. */
const ANSWER_CACHE_BYTES = 128_000_000;

/** @throws Problem when the address is taken or not this machine's */
export async function startServer(options: ServerOptions): Promise<{ port: number; stop: () => Promise<void> }> {
  const { services, graphqlPath, explore } = options;
  const { db, log } = services;
  const schema = buildContentSchema();
  const known = readKnownOperations();
  const documents = createDocuments(schema);
  documents.warm(known.map(({ text }) => text));
  const gate = createGate(places);
  const metrics = createMetrics({ db, knownOperations: new Set(known.map(({ name }) => name)), gate, documents: documents.counts });
  const context = { services, catalogue: options.catalogue, ...(options.watch && { watch: options.watch }) };
  await rehearse({
    schema,
    documents,
    known,
    log,
    createContext: () => createContext(context, anonymous, { address: '', userAgent: '', requestId: 'rehearsal' }),
  });
  let stopping = false;
  const checkReady = async () => {
    const pending = await pendingMigrations(db);
    if (pending.length > 0) throw new Error(`The database lacks ${pending.join(', ')}`);
  };
  const routes: readonly Route[] = [
    graphqlRoute({
      schema,
      documents,
      createContext: (viewer, caller, signal) => createContext(context, viewer, caller, signal),
      identify: (authorization) => viewerOfRequest(services, authorization),
      path: graphqlPath,
      explore,
      answers: createAnswerCache({
        readVersion: () => contentVersion(db),
        maxBytes: options.answerCacheBytes ?? ANSWER_CACHE_BYTES,
        observe: metrics.cache,
      }),
      gate,
      metrics,
      log,
    }),
    {
      matches: ({ pathname }) => pathname.startsWith('/media/'),
      answer: ({ request, response, pathname }) => serveMedia(request, response, services.mediaDir, pathname),
    },
    behind(gate, faustRoute(services)),
    // These take no place: they last as long as the caller's line needs.
    mediaUploadRoute(services),
    formsRoute(services),
    ...healthRoutes({ checkReady, isStopping: () => stopping, metrics, metricsToken: options.metricsToken, log }),
    behind(gate, sitemapRoute(services)),
    // Takes whatever address is left.
    ...frontEndRoutes(services).map((route) => behind(gate, route)),
  ];
  const server = await listen({
    host: options.host,
    port: options.port,
    routes,
    log,
    observe: ({ request }, status, ms) => metrics.request(request.method ?? '', status, ms / 1000),
  });
  return {
    port: server.port,
    stop: async () => {
      stopping = true;
      await server.stop();
    },
  };
}

function behind(gate: Gate, { matches, answer }: Route): Route {
  return { matches, answer: (exchange) => gate.pass(() => answer(exchange)) };
}
