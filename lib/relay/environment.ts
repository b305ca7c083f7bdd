import 'server-only';
import { cache } from 'react';
import { Environment, Network, RecordSource, Store, type FetchFunction } from 'relay-runtime';
import { fetchContent } from './fetch-content.ts';

const ask: FetchFunction = async (operation, variables) => {
  if (operation.text === null)
    throw new Error(`The operation ${operation.name} has no text: relay.config.js must not persist server queries`);
  return (await fetchContent(operation.name, operation.text, variables)) as never;
};

export function createServerEnvironment(): Environment {
  // Nothing is collected: the store lives as long as the render.
  return new Environment({ isServer: true, network: Network.create(ask), store: new Store(new RecordSource(), { gcScheduler: () => {} }) });
}

/** One store per render: React's `cache` forgets it when the render ends. */
export const getEnvironment = cache(createServerEnvironment);
