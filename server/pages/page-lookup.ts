/**
 * Checks with a small query whether a page exists, so that missing pages are not rendered. It applies the same rules as the page itself
 * (app/[...uri]/NodePage.tsx); tests/e2e/missing-pages.test.ts compares both.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { z } from 'zod';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { toPath } from '#lib/uri/front-page.ts';
import { parsePageUri } from '#lib/uri/page-uri.ts';
import { mayMatchExpression, redirectMissingPage, type RedirectRule } from '#lib/uri/redirects.ts';

export interface PageLookup {
  /** True only if the page definitely does not exist. False if the content service cannot be reached. */
  isMissing: (urlPath: string) => Promise<boolean>;
}

interface Options {
  endpoint: URL;
  isContentPath: (urlPath: string) => boolean;
  /** Sends a query. @throws if the response is not valid */
  fetchData?: FetchData;
}

type FetchData = (query: string, variables: Readonly<Record<string, string>>) => Promise<unknown>;

/** How long a result is kept. After a request for a missing path, a page that is published there may return 404 for this long. */
const TTL_MS = 10_000;

/** Bytes of the paths whose results are kept. */
const MAX_CACHE_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 200;

/**
 * Paths that are looked up with one query, and how long the first of them waits for others: the content service finds many nodes with the same SQL
 * statements. More aliases of one field are not allowed.
 */
const MAX_BATCH = 25;
const BATCH_DELAY_MS = 8;

/** Queries at the same time. */
const MAX_CONCURRENT = 4;

/** Lookups in progress. Beyond this limit, the page is requested from Next, whose queue is bounded. */
const MAX_PENDING = 500;

/** A query takes a few milliseconds. */
const TIMEOUT_MS = 1000;

/** A visitor does not wait longer than this. The result is kept for the next request. */
const MAX_WAIT_MS = 500;

const nodeSchema = z.object({ uri: z.string().nullable() }).nullable();
const nodeData = z.record(z.string(), nodeSchema);

/** `query PageLookupQuery($uri0: String!) { node0: nodeByUri(uri: $uri0) { uri } }`, for any number of URIs. */
function createNodeQuery(count: number): string {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const parameters = indexes.map((index) => `$uri${index}: String!`).join(', ');
  const fields = indexes.map((index) => `node${index}: nodeByUri(uri: $uri${index}) { uri }`).join(' ');
  return `query PageLookupQuery(${parameters}) { ${fields} }`;
}

const redirectQuery = 'query RedirectRulesQuery { seo { redirects { origin target type format } } }';
const redirectData = z.object({
  seo: z
    .object({
      redirects: z
        .array(
          z
            .object({
              origin: z.string().nullable(),
              target: z.string().nullable(),
              type: z.number().nullable(),
              format: z.string().nullable(),
            })
            .nullable(),
        )
        .nullable(),
    })
    .nullable(),
});

export function createPageLookup({ endpoint, isContentPath, fetchData = createFetchData(endpoint) }: Options): PageLookup {
  const results = new LRUCache<string, { isMissing: boolean; expires: number }>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (_result, urlPath) => urlPath.length * 2 + ENTRY_BYTES,
  });
  const pending = new Map<string, Promise<boolean>>();
  const limit = pLimit(MAX_CONCURRENT);
  let rules: { promise: Promise<RedirectRule[]>; expires: number } | undefined;

  async function fetchRules(): Promise<RedirectRule[]> {
    const { seo } = redirectData.parse(await fetchData(redirectQuery, {}));
    return (seo?.redirects ?? []).filter((rule) => rule !== null);
  }

  async function getRules(): Promise<RedirectRule[]> {
    if (rules === undefined || rules.expires < Date.now()) {
      const promise = fetchRules();
      rules = { promise, expires: Date.now() + TTL_MS };
      promise.catch(() => (rules = undefined));
    }
    return await rules.promise;
  }

  async function findNodes(uris: readonly string[]): Promise<({ uri: string | null } | null)[]> {
    const variables = Object.fromEntries(uris.map((uri, index) => [`uri${index}`, uri]));
    const nodes = nodeData.parse(await fetchData(createNodeQuery(uris.length), variables));
    return uris.map((_, index) => nodes[`node${index}`] ?? null);
  }

  const nodes = new DataLoader((uris: readonly string[]) => limit(() => findNodes(uris)), {
    cache: false,
    maxBatchSize: MAX_BATCH,
    batchScheduleFn: (loadBatch) => void setTimeout(loadBatch, BATCH_DELAY_MS),
  });

  async function lookUp(urlPath: string): Promise<boolean> {
    const path = toPath(toSegments(urlPath));
    const { uri } = parsePageUri(path === '' ? [] : path.split('/'));
    if (await nodes.load(uri)) return false;
    const fullUri = `/${path}${path && '/'}`;
    const currentRules = await getRules();
    if (currentRules.some((rule) => mayMatchExpression(rule, fullUri))) return false;
    const lowerCase = fullUri.toLowerCase();
    const lowerCaseUri = lowerCase === fullUri ? null : ((await nodes.load(lowerCase))?.uri ?? null);
    return (
      redirectMissingPage(
        fullUri,
        currentRules.filter(({ format }) => format !== 'regex'),
        lowerCaseUri,
      ) === null
    );
  }

  async function lookUpOnce(urlPath: string): Promise<boolean> {
    try {
      const isMissing = await lookUp(urlPath);
      results.set(urlPath, { isMissing, expires: Date.now() + TTL_MS });
      return isMissing;
    } catch {
      // Rendering the page shows whether the content service is unavailable.
      return false;
    } finally {
      pending.delete(urlPath);
    }
  }

  return {
    isMissing: async (urlPath) => {
      if (!isContentPath(urlPath)) return false;
      const known = results.get(urlPath);
      if (known && known.expires > Date.now()) return known.isMissing;
      let lookup = pending.get(urlPath);
      if (lookup === undefined) {
        if (pending.size >= MAX_PENDING) return false;
        lookup = lookUpOnce(urlPath);
        pending.set(urlPath, lookup);
      }
      const waiting = new AbortController();
      const tooLate = sleep(MAX_WAIT_MS, false, { signal: waiting.signal });
      try {
        return await Promise.race([lookup, tooLate]);
      } finally {
        waiting.abort();
      }
    },
  };
}

/** Next passes the segments of a path to a page in this form. */
function toSegments(urlPath: string): string[] {
  return urlPath
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => encodeURIComponent(decodeOrKeep(segment)));
}

function createFetchData(endpoint: URL): FetchData {
  return async (query, variables) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = responseSchema.parse(await response.json());
    if (body.errors !== undefined) throw new Error('The content service returned an error for a page lookup.');
    return body.data;
  };
}

const responseSchema = z.object({ data: z.unknown(), errors: z.array(z.unknown()).optional() });
