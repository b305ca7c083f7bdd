import 'server-only';
import { cache } from 'react';
import { Environment, Network, RecordSource, Store, type FetchFunction } from 'relay-runtime';
import { fetchContent } from './fetch-content.ts';

/** The access token of the current render. Null for visitors, because their pages are cached. */
const getRenderCredentials = cache((): { accessToken: string | null } => ({ accessToken: null }));

/** Sends all further requests of the current render as a signed-in editor. Call it before the first query, in a page that is rendered for each request. */
export function authenticateRender(accessToken: string): void {
  getRenderCredentials().accessToken = accessToken;
}

const fetchOperation: FetchFunction = async (operation, variables) => {
  if (operation.text === null)
    throw new Error(`The operation ${operation.name} has no text. Server queries must not be persisted: check relay.config.js.`);
  return (await fetchContent(operation.name, operation.text, variables, getRenderCredentials().accessToken ?? undefined)) as never;
};

/** Creates a Relay environment that queries the content service. */
export function createServerEnvironment(): Environment {
  // Garbage collection is disabled, because the store is discarded after the render.
  return new Environment({
    isServer: true,
    network: Network.create(fetchOperation),
    store: new Store(new RecordSource(), { gcScheduler: () => {} }),
  });
}

/** Returns the environment of the current render. React's `cache` creates one per render. */
export const getEnvironment = cache(createServerEnvironment);
