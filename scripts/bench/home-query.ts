import { getRequest } from 'relay-runtime';
import PageByUriQuery from '../../__generated__/PageByUriQuery.graphql.ts';

/** Number of initial requests that are not measured, so that the process, its caches and its database are warm. */
const WARM_UP_REQUESTS = 150;
const MEASURED_REQUESTS = 200;
const MAX_PAGE_SIZE = 100;

/**
 * Measures the latency of the query of the home page, including all blocks. Requests are sent one after the other and never hit the response cache.
 * @param endpoint URL of the GraphQL endpoint
 * @returns the latency of each request in milliseconds, as seen by the client
 */
export async function measureHomeQueryLatencies(endpoint: string): Promise<number[]> {
  const query = getRequest(PageByUriQuery).params.text;
  const times: number[] = [];
  for (let requestIndex = 0; requestIndex < WARM_UP_REQUESTS + MEASURED_REQUESTS; requestIndex += 1) {
    // Each request has different page sizes for lists that the home page does not contain: the work is the same, but the response is not cached.
    const variables = {
      uri: '/',
      feedFirst: 1 + Math.floor(requestIndex / MAX_PAGE_SIZE),
      directoryFirst: 1 + (requestIndex % MAX_PAGE_SIZE),
    };
    const body = JSON.stringify({ query, variables });
    const started = performance.now();
    const response = await fetch(endpoint, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const text = await response.text();
    if (!response.ok || text.startsWith('{"errors"'))
      throw new Error(`The home page query failed with status ${response.status}: ${text.slice(0, 200)}`);
    if (requestIndex >= WARM_UP_REQUESTS) times.push(performance.now() - started);
  }
  return times;
}
