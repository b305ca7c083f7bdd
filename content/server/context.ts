/** Makes what resolvers are given, once for each operation. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { viewerOfRequest } from '../auth/bearer.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Services } from '../editing/services.ts';
import type { Caller, ContentContext } from '../schema/context.ts';
import { createStore } from '../store/store.ts';
import type { ContentStore } from '../store/types.ts';

/** Time zone of node dates until the settings are there to tell. */
const DEFAULT_TIMEZONE = 'UTC';

export type ContextOptions = {
  services: Services;
  catalogue: boolean;
  /** Sees each store when it is made; tests count statements with it. */
  watch?: (store: ContentStore) => void;
};

export async function createContext(options: ContextOptions, viewer: Viewer, caller: Caller): Promise<ContentContext> {
  const { services, catalogue } = options;
  const makeStore = (reader: Viewer) => {
    const store = createStore(services.db, reader);
    options.watch?.(store);
    return store;
  };
  const store = makeStore(viewer);
  const { timezone } = await store.option('settings');
  const context: ContentContext = {
    store,
    site: {
      siteUrl: services.siteUrl,
      contentUrl: services.contentUrl,
      catalogue,
      timezone: typeof timezone === 'string' ? timezone : DEFAULT_TIMEZONE,
    },
    viewer,
    caller,
    services,
    renewStore: () => {
      // Whoever signs in during an operation is its viewer from then on.
      context.store = makeStore(context.viewer);
    },
  };
  return context;
}

/** Who calls, as far as the connection tells. */
export function callerOf(request: IncomingMessage): Caller {
  return { address: request.socket.remoteAddress ?? '', userAgent: request.headers['user-agent'] ?? '', requestId: randomUUID() };
}

/** The context of an operation that came by HTTP. */
export async function contextOfRequest(options: ContextOptions, request: IncomingMessage): Promise<ContentContext> {
  return createContext(options, await viewerOfRequest(options.services, request.headers.authorization), callerOf(request));
}
