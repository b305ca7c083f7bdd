/** Creates the context that resolvers receive, once for each operation. */
import { CacheKeys } from '../core/cache-keys.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { Services } from '../commands/core/services.ts';
import type { ContentContext } from '../schema/core/context.ts';
import { unlimitedGuard, type RequestGuard } from '../schema/core/request-guard.ts';
import type { ClientInfo } from '../core/client-info.ts';
import { createStore, type StoreOptions } from '../store/store.ts';
import type { ContentStore } from '../store/content-store.ts';

/** Time zone of node dates if the settings do not define one. */
const DEFAULT_TIMEZONE = 'UTC';

export type ContextOptions = {
  services: Services;
  catalogue: boolean;
  /** Called with each new store. Tests use it to count SQL statements. */
  onStoreCreated?: (store: ContentStore) => void;
};

type ContextRequest = {
  /** The limits of the client's request. Without it, there are none. */
  guard?: RequestGuard;
  /** After it, the store sends no further statements. */
  signal?: AbortSignal;
  shareReads?: StoreOptions['shareReads'];
};

export async function createContext(
  options: ContextOptions,
  requestViewer: Viewer,
  client: ClientInfo,
  request?: ContextRequest,
): Promise<ContentContext> {
  const { services, catalogue } = options;
  const viewer: Viewer = { ...requestViewer, address: client.address };
  const cacheKeys = new CacheKeys();
  const createStoreFor = (reader: Viewer) => {
    const store = createStore(services.db, reader, { keys: cacheKeys, shareReads: request?.shareReads, signal: request?.signal });
    options.onStoreCreated?.(store);
    return store;
  };
  const store = createStoreFor(viewer);
  const { timezone } = await store.option('settings');
  const context: ContentContext = {
    store,
    cacheKeys,
    site: {
      siteUrl: services.siteUrl,
      contentUrl: services.contentUrl,
      catalogue,
      timezone: typeof timezone === 'string' ? timezone : DEFAULT_TIMEZONE,
    },
    guard: request?.guard ?? unlimitedGuard,
    viewer,
    client,
    services,
    isPublic: true,
    markPrivate: () => {
      context.isPublic = false;
    },
    renewStore: () => {
      // A mutation that signs in changes the viewer of the operation.
      context.store = createStoreFor(context.viewer);
    },
  };
  return context;
}
