/** Creates the server from its parts: routes, limits, caches and metrics. */
import { GRAPHQL_MAX_AGE_SECONDS } from '#lib/env/variables.ts';
import { isSharedSecret } from '../auth/keys.ts';
import { anonymous } from '../permissions/viewer.ts';
import { listPendingMigrations } from '../db/migrate.ts';
import type { Services } from '../commands/core/services.ts';
import { unlimitedGuard } from '../schema/core/request-guard.ts';
import { buildContentSchema } from '../schema/schema.ts';
import { getContentVersion } from '../db/content-version.ts';
import type { ContentStore } from '../store/content-store.ts';
import { createSharedReads } from '../store/shared-reads.ts';
import type { Readers } from '../store/track-reads.ts';
import { graphiqlRoutes } from './graphiql/graphiql.ts';
import { createResponseCache } from './response-cache.ts';
import { createContext } from './context.ts';
import { createDocumentCache } from './document-cache.ts';
import type { Route } from './request-context.ts';
import { createConcurrencyLimiter, type ConcurrencyLimiter } from './concurrency-limiter.ts';
import { graphqlRoute } from './graphql.ts';
import { guardResolvers } from './guard-resolvers.ts';
import { healthRoutes } from './health.ts';
import { listen } from './http.ts';
import { createResponseMemory } from './response-memory.ts';
import { createSavedQueries, type GraphqlAccess } from './saved-queries.ts';
import { createTimeSlices } from './time-slices.ts';
import { serveMedia } from './media.ts';
import { createMetrics } from './metrics.ts';
import { createFieldCosts } from './query-cost.ts';
import { createConstantResults } from './query-parts.ts';
import { readKnownOperations } from './known-operations.ts';
import { trackDeclaredObjects } from './track-declared-objects.ts';
import { warmUp } from './warm-up.ts';
import { faustRoute } from './rest/faust.ts';
import { formsRoute } from './rest/forms.ts';
import { siteRoute } from './rest/site.ts';
import { unknownRestRoute } from './rest/rest-server.ts';
import { mediaUploadRoute } from './rest/media-upload.ts';
import { frontEndRoutes } from './rest/front-end.ts';
import { sitemapRoute } from './rest/sitemap.ts';
import { authenticateRequest } from './authenticate-request.ts';
import { sessionRoutes } from './rest/wp/auth/session-route.ts';
import { createRestApiRoute } from './rest/wp/framework/http-route.ts';
import { declareRoutes } from './rest/wp/routes.ts';
import { canvasRoute } from './studio/canvas-route.ts';
import { createSiteStyles } from './studio/site-styles.ts';
import { siteFilesRoutes } from './studio/site-files-route.ts';
import { studioRoute } from './studio/studio-route.ts';

export type ServerOptions = {
  services: Services;
  host: string;
  /** 0 selects a free port. */
  port: number;
  graphqlPath: string;
  catalogue: boolean;
  /** Allows GraphiQL, introspection and suggestions for anonymous clients. */
  allowIntrospection: boolean;
  /** How long caches may keep responses to anonymous queries sent with GET. */
  maxAgeSeconds?: number;
  /** Which documents anonymous clients may send. Default: all. */
  graphqlAccess?: GraphqlAccess;
  metricsToken?: string | undefined;
  /** Maximum size of the response cache. 0 disables it and `SharedReads`. */
  responseCacheBytes?: number;
  /** Called with the new store of each operation. Tests use it to count SQL statements. */
  onStoreCreated?: (store: ContentStore) => void;
};

/**
 * More concurrent requests would wait for each other, because the database has ten connections and JavaScript runs on one thread, and each request can hold
 * a list of a hundred large nodes in memory. With a longer queue or a longer wait, responses would come after most clients have given up.
 */
const concurrencyLimits = { maxRunning: 8, maxWaiting: 400, maxWaitingPerNetwork: 200, maxWaitMs: 5_000 };

/** Enough for about four hundred pages. */
const RESPONSE_CACHE_BYTES = 24_000_000;

/** Enough for what the pages of a site have in common. */
const SHARED_READS_BYTES = 32_000_000;

/** @throws OperationalError if the address is in use or does not belong to this machine */
export async function startServer(options: ServerOptions): Promise<{ port: number; stop: () => Promise<void> }> {
  const { services, graphqlPath, allowIntrospection, onStoreCreated } = options;
  const { db, log } = services;
  const schema = buildContentSchema();
  trackDeclaredObjects(schema);
  guardResolvers(schema);
  const operations = readKnownOperations();
  const documents = createDocumentCache(schema);
  documents.pin(operations.map(({ text }) => text));
  const limiter = createConcurrencyLimiter(concurrencyLimits);
  const metrics = createMetrics({ db, knownOperations: new Set(operations.map(({ name }) => name)), limiter, documents: documents.counts });
  const contextOptions = { services, catalogue: options.catalogue, ...(onStoreCreated && { onStoreCreated }) };
  await warmUp({
    schema,
    documents,
    operations,
    log,
    createContext: () => createContext(contextOptions, anonymous, { address: '', userAgent: '', requestId: 'warm-up' }),
  });
  const checkReady = async () => {
    const pending = await listPendingMigrations(db);
    if (pending.length > 0) throw new Error(`The database lacks the migrations ${pending.join(', ')}`);
  };
  const slices = createTimeSlices();
  const memory = createResponseMemory();
  const sharedReads = createSharedReads(SHARED_READS_BYTES);
  const siteStyles = createSiteStyles(services);
  const routes: readonly Route[] = [
    graphqlRoute({
      schema,
      documents,
      fieldCosts: createFieldCosts(schema),
      createContext: (viewer, client, guard, version) => {
        const shareReads = version === undefined ? undefined : (readers: Readers) => sharedReads.share(readers, version);
        return createContext(contextOptions, viewer, client, { guard, signal: guard.signal, shareReads });
      },
      authenticate: async (requestContext) => (await authenticateRequest(requestContext, services, { ignoresWrongPasswords: true })).viewer,
      path: graphqlPath,
      url: new URL(services.contentUrl + graphqlPath).href,
      allowIntrospection,
      catalogue: options.catalogue,
      savedQueries: createSavedQueries({
        services,
        access: options.graphqlAccess ?? 'public',
        maxAgeSeconds: options.maxAgeSeconds ?? GRAPHQL_MAX_AGE_SECONDS,
      }),
      responseCache: createResponseCache({
        readVersion: () => getContentVersion(db),
        maxBytes: options.responseCacheBytes ?? RESPONSE_CACHE_BYTES,
        onLookup: metrics.countCacheLookup,
      }),
      constantResults: createConstantResults(),
      limiter,
      slices,
      memory,
      metrics,
      log,
    }),
    ...(allowIntrospection ? graphiqlRoutes(graphqlPath) : []),
    {
      matches: ({ pathname }) => pathname.startsWith('/media/'),
      handle: ({ request, response, pathname }) => serveMedia(request, response, services, pathname),
    },
    ...siteFilesRoutes(services, siteStyles),
    // Not limited: the site sends requests of its own while it renders the blocks.
    canvasRoute(services),
    studioRoute({ siteUrl: services.siteUrl, prepareEditor: siteStyles.prepare }),
    faustRoute(services, limiter),
    // Uploads are not limited, because they last as long as the client's connection needs.
    mediaUploadRoute(services, (viewer, client) => {
      const lane = slices.createLane();
      const pause = () => (slices.isOver() ? lane.wait() : undefined);
      return createContext(contextOptions, viewer, client, { guard: { ...unlimitedGuard, pause } });
    }),
    ...sessionRoutes(services, limiter),
    createRestApiRoute(
      {
        services,
        limiter,
        slices,
        memory,
        createContext: (viewer, client, guard) => createContext(contextOptions, viewer, client, { guard, signal: guard.signal }),
      },
      declareRoutes,
    ),
    formsRoute(services),
    // After the forms: it matches everything below their namespace.
    siteRoute(services, limiter),
    unknownRestRoute,
    ...healthRoutes({ checkReady, metrics, metricsToken: options.metricsToken, log }),
    withLimiter(limiter, sitemapRoute(services)),
    // Matches all remaining paths.
    ...frontEndRoutes(services).map((route) => withLimiter(limiter, route)),
  ];
  return await listen({
    host: options.host,
    port: options.port,
    routes,
    log,
    isSharedSecret: (text) => isSharedSecret(services.keys, text, services.now()),
    onResponse: ({ request }, status, ms) => metrics.observeRequest(request.method ?? '', status, ms / 1000),
  });
}

/** For routes without a body: waiting for one would occupy a slot. */
function withLimiter(limiter: ConcurrencyLimiter, { matches, handle }: Route): Route {
  return { matches, handle: (context) => limiter.run(context.client, () => handle(context)) };
}
