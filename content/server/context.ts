/** Makes what resolvers are given, once for each operation. */
import type { Viewer } from '../auth/viewer.ts';
import type { Services } from '../editing/services.ts';
import type { Caller, ContentContext } from '../schema/context.ts';
import { createStore } from '../store/store.ts';
import type { ContentStore } from '../store/types.ts';
import { stoppable } from './time-limit.ts';

/** Time zone of node dates until the settings are there to tell. */
const DEFAULT_TIMEZONE = 'UTC';

export type ContextOptions = {
  services: Services;
  catalogue: boolean;
  /** Sees each store when it is made; tests count statements with it. */
  watch?: (store: ContentStore) => void;
};

/** @param signal after which the store reads no more */
export async function createContext(
  options: ContextOptions,
  viewer: Viewer,
  caller: Caller,
  signal?: AbortSignal,
): Promise<ContentContext> {
  const { services, catalogue } = options;
  const db = signal ? stoppable(services.db, signal) : services.db;
  const makeStore = (reader: Viewer) => {
    const store = createStore(db, reader);
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
    isForAll: true,
    keepFromOthers: () => {
      context.isForAll = false;
    },
    renewStore: () => {
      // Whoever signs in during an operation is its viewer from then on.
      context.store = makeStore(context.viewer);
    },
  };
  return context;
}
