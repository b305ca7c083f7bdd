/** Sends a mix of requests to a content service, as its site and other clients do over a long time. */
import { createListQuery, searchQueries } from './queries.ts';
import { readPageQuery, sendQuery, type GraphqlRequestBody } from './services.ts';

const CONNECTIONS = 8;
/** Number of pages that are requested. */
const PAGES = 2_000;
/** One in this many requests is not in the response cache. */
const REQUESTS_PER_MISS = 10;

type Uris = { properties: { nodes: { uri: string }[]; pageInfo: { endCursor: string } } };

/** Lists the URIs of properties, newest first. */
async function listUris(url: string, count: number): Promise<string[]> {
  const uris: string[] = [];
  for (let cursor: string | null = null; uris.length < count;) {
    const { properties }: Uris = (await sendQuery(url, createListQuery(cursor, 100))).data as Uris;
    uris.push(...properties.nodes.map(({ uri }) => uri));
    cursor = properties.pageInfo.endCursor;
  }
  return uris;
}

/** @throws Error if a response contains errors */
export async function sendMixedRequests(url: string, count: number): Promise<void> {
  const uris = await listUris(url, PAGES);
  const bodies: readonly GraphqlRequestBody[] = [...uris.map(readPageQuery), ...searchQueries, createListQuery(null)];
  let sent = 0;
  const sendRepeatedly = async () => {
    while (sent < count) {
      const number = (sent += 1);
      const body = bodies[Math.floor(Math.random() * bodies.length)] ?? createListQuery(null);
      await sendQuery(url, number % REQUESTS_PER_MISS === 0 ? { ...body, variables: { ...body.variables, number } } : body);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendRepeatedly));
}
