/** Changes content and compares what Varnish sends before and after each change with the keys of the purges. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Change, Mutate } from './changes.ts';
import type { PurgeProxy } from './purge-proxy.ts';
import type { CachedRequest } from './requests.ts';

export interface ChangeResult {
  change: string;
  /** Number of responses that were purged from Varnish. */
  purged: number;
  /** Of these, the number of those whose body is different now. */
  changed: number;
  kept: number;
  /** Milliseconds from the response to the mutation until Varnish had confirmed the purge. */
  ms: number;
}

export interface DrillResult {
  results: ChangeResult[];
  /** A line for each outdated response, each response that was purged without a reason, and each change without an effect. */
  problems: string[];
}

export interface DrillOptions {
  varnishUrl: string;
  contentUrl: string;
  proxy: PurgeProxy;
  requests: readonly CachedRequest[];
}

interface CachedResponse {
  body: string;
  keys: readonly string[];
  isHit: boolean;
}

const CONCURRENCY = 4;

export async function runChanges(options: DrillOptions, changes: readonly Change[], log: (line: string) => void): Promise<DrillResult> {
  const { requests, proxy, contentUrl } = options;
  const results: ChangeResult[] = [];
  const problems: string[] = [];
  await proxy.waitForVersion(0);
  for (const { name, run } of changes) {
    const before = await fillCache(options);
    await run();
    const started = performance.now();
    const { keys, confirmedAt } = await proxy.waitForVersion(await readVersion(contentUrl));
    const after = await readAll(options);
    const result = { change: name, purged: 0, changed: 0, kept: 0, ms: Math.round(Math.max(0, confirmedAt - started)) };
    const freshBodies = await mapConcurrently(requests, async ({ path }, index) =>
      after[index]?.isHit ? await readBody(contentUrl + path) : '',
    );
    for (const [index, request] of requests.entries()) {
      const [old, current] = [before[index], after[index]];
      if (!old || !current) continue;
      const shared = old.keys.find((key) => keys.has(key));
      result[current.isHit ? 'kept' : 'purged'] += 1;
      if (!current.isHit && current.body !== old.body) result.changed += 1;
      if (current.isHit && current.body !== freshBodies[index]) problems.push(`${name}: an outdated response to ${request.name}`);
      if (current.isHit && shared !== undefined) problems.push(`${name}: not purged, although it has the key ${shared}: ${request.name}`);
      if (!current.isHit && shared === undefined) problems.push(`${name}: purged, although it has none of the keys: ${request.name}`);
    }
    if (result.changed === 0)
      problems.push(`${name}: no response changed, so this step proves nothing. Choose a change that affects a response.`);
    results.push(result);
    log(`${name}: ${result.purged} purged, ${result.changed} of them changed, ${result.kept} kept, ${result.ms} ms`);
  }
  return { results, problems };
}

/** Repeats all requests until Varnish has stored all responses. */
async function fillCache(options: DrillOptions): Promise<CachedResponse[]> {
  await readAll(options);
  const responses = await readAll(options);
  const missing = options.requests.filter((_request, index) => !responses[index]?.isHit);
  if (missing.length > 0) throw new Error(`Varnish does not store the responses to: ${missing.map(({ name }) => name).join(', ')}`);
  return responses;
}

async function readAll({ varnishUrl, requests }: DrillOptions): Promise<CachedResponse[]> {
  return await mapConcurrently(requests, async ({ name, path }) => {
    const response = await fetch(varnishUrl + path);
    const body = await response.text();
    if (response.status !== 200 || body.startsWith('{"errors"')) throw new Error(`${name}: ${response.status} ${body.slice(0, 300)}`);
    const keys = (response.headers.get('x-graphql-keys') ?? '').split(' ');
    return { body, keys, isHit: response.headers.get('x-cache') === 'HIT' };
  });
}

async function readBody(url: string): Promise<string> {
  return await (await fetch(url)).text();
}

/** Returns the current content version, from a response that is not cached. */
async function readVersion(contentUrl: string): Promise<number> {
  const response = await fetch(`${contentUrl}/graphql?query={__typename}`);
  await response.body?.cancel();
  return Number(response.headers.get('x-content-version'));
}

async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  const work = async () => {
    for (const [index, item] of entries) results[index] = await map(item, index);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return results;
}

export interface RaceResult {
  changes: number;
  /** Requests of the readers while content changed. */
  reads: number;
  outdated: number;
}

/** Changes a post while readers request it continuously, so that some responses reach Varnish after the purge. */
export async function runRaces(options: DrillOptions, mutate: Mutate, changes: number): Promise<RaceResult> {
  const { varnishUrl, contentUrl, proxy } = options;
  const { post } = await mutate<{ post: { id: string; uri: string } }>(
    'createPost',
    { title: 'Race 0', status: 'PUBLISH' },
    'post { id uri }',
  );
  const queries = [
    `{ nodeByUri(uri: "${post.uri}") { ... on Post { title } } }`,
    '{ posts(first: 1) { nodes { title } } }',
    '{ contentNodes(first: 50) { nodes { ... on NodeWithTitle { title } ... on NodeWithContentEditor { content } } } }',
  ];
  const urls = queries.map((query) => `${varnishUrl}/graphql?${new URLSearchParams({ query })}`);
  const reading = new AbortController();
  const result = { changes, reads: 0, outdated: 0 };
  const readers = Array.from({ length: CONCURRENCY }, async (_absent, reader) => {
    while (!reading.signal.aborted) {
      await readBody(urls[(reader + result.reads) % urls.length] ?? '');
      result.reads += 1;
    }
  });
  for (let number = 1; number <= changes; number += 1) {
    await mutate('updatePost', { id: post.id, title: `Race ${number}` }, 'post { id }');
    await proxy.waitForVersion(await readVersion(contentUrl));
    // A response that was computed before the purge may be stored a little later.
    for (const pause of [0, 50]) {
      await sleep(pause);
      const bodies = await Promise.all(urls.map(readBody));
      result.outdated += bodies.filter((body) => !body.includes(`"Race ${number}"`)).length;
    }
  }
  reading.abort();
  await Promise.all(readers);
  return result;
}
