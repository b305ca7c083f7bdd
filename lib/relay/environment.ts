import 'server-only';
import { cache } from 'react';
import { Environment, Network, RecordSource, Store, type FetchFunction } from 'relay-runtime';
import { fetchContent } from './fetch-content.ts';

/** The headers that identify the visitor of the current render. None for most pages, because these are cached for everyone. */
const getRenderCredentials = cache((): { headers: Record<string, string> } => ({ headers: {} }));

/** Sends all further requests of the current render as a signed-in editor. Call it before the first query, in a page that is rendered for each request. */
export function authenticateRender(accessToken: string): void {
  getRenderCredentials().headers['authorization'] = `Bearer ${accessToken}`;
}

/**
 * Sends all further requests of the current render with the tokens of passwords that the visitor has entered. Call it before the first query, in a page that is
 * rendered for each request.
 */
export function unlockRender(tokens: readonly string[]): void {
  if (tokens.length > 0) getRenderCredentials().headers['x-content-passwords'] = tokens.join(',');
}

const fetchOperation: FetchFunction = async (operation, variables) => {
  if (operation.text === null)
    throw new Error(`The operation ${operation.name} has no text. Server queries must not be persisted: check relay.config.js.`);
  return (await fetchContent(operation.name, operation.text, variables, getRenderCredentials().headers)) as never;
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
