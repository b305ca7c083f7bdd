/**
 * Checks with a small query whether a page exists, so that missing pages are not rendered, and finds the redirect or the removal that editors have declared
 * for a path without a page. It applies the same rules as the page itself (app/[...uri]/NodePage.tsx); tests/e2e/missing-pages.test.ts compares both. Only this
 * lookup responds with the declared status: Next has no redirects with 301 or 302, and no pages with 410 or 451.
 */
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { z } from 'zod';
import { getSecretHeader } from '#lib/session/shared-secret.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { parseFeedPath } from '#lib/uri/feed-path.ts';
import { toPath } from '#lib/uri/front-page.ts';
import { type PagePath, parsePageUri, toDateArchive } from '#lib/uri/page-uri.ts';
import { findRedirect, differsOnlyInCase, type RedirectRule, type RedirectStatus, type RemovalStatus } from '#lib/uri/redirects.ts';
import { hasCanonicalSlash } from '../next/page-routes.ts';
import { waitAtMost } from '../wait-at-most.ts';

/** The response for a path without a page. */
export type MissingPage = { kind: 'status'; status: 404 | RemovalStatus } | { kind: 'redirect'; status: RedirectStatus; location: string };

export interface PageLookup {
  /** Null if the path is the address of a page, or if the content service cannot be reached. */
  findMissing: (urlPath: string) => Promise<MissingPage | null>;
  /** Discards all results, because content has changed. */
  clear: () => void;
}

interface Options {
  endpoint: URL;
  siteUrl: string;
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

/** Paths that are looked up with one query. More aliases of one field are not allowed. */
const MAX_BATCH = 25;

/**
 * Milliseconds between the starts of two queries. Paths that arrive in the meantime wait and are looked up together, because the content service finds
 * many nodes with the same SQL statements. A path that arrives later waits only for others of the same moment.
 */
const QUERY_INTERVAL_MS = 100;
const MIN_DELAY_MS = 2;

/** Queries at the same time. */
const MAX_CONCURRENT = 4;

/** Lookups in progress. Beyond this limit, the page is requested from Next, whose queue is bounded. */
const MAX_PENDING = 500;

/** A query takes a few milliseconds. */
const TIMEOUT_MS = 1000;

/** A visitor does not wait longer than this. The result is kept for the next request. */
const MAX_WAIT_MS = 500;

const ruleSchema = z
  .object({ origin: z.string().nullable(), target: z.string().nullable(), type: z.number().nullable(), format: z.string().nullable() })
  .nullable();
/** `name` is that of a content type. */
const nodeSchema = z.object({ uri: z.string().nullable(), name: z.string().optional() }).nullable();
const lookupData = z.object({ seo: z.record(z.string(), ruleSchema).nullable() }).catchall(nodeSchema);

/** What is at a path: its node, and the first redirect that matches it. */
type PathLookup = { node: z.infer<typeof nodeSchema>; rule: RedirectRule | null };

/** Finds the nodes and the redirects of any number of paths. */
function createLookupQuery(count: number): string {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const parameters = indexes.map((index) => `$uri${index}: String!, $path${index}: String!`).join(', ');
  const nodes = indexes.map((index) => `node${index}: nodeByUri(uri: $uri${index}) { uri ... on ContentType { name } }`).join(' ');
  const rules = indexes.map((index) => `rule${index}: redirect(path: $path${index}) { origin target type format }`).join(' ');
  return `query PageLookupQuery(${parameters}) { ${nodes} seo { ${rules} } }`;
}

export function createPageLookup({ endpoint, siteUrl, isContentPath, fetchData = createFetchData(endpoint) }: Options): PageLookup {
  const results = new LRUCache<string, { missing: MissingPage | null; expires: number }>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (_result, urlPath) => urlPath.length * 2 + ENTRY_BYTES,
  });
  const pending = new Map<string, Promise<MissingPage | null>>();
  const limit = pLimit(MAX_CONCURRENT);

  /** Counts how often the results were discarded. The results of lookups that began before are not kept. */
  let generation = 0;

  async function lookUpPaths(urlPaths: readonly string[]): Promise<PathLookup[]> {
    const variables = Object.fromEntries(
      urlPaths.flatMap((urlPath, index) => [
        [`uri${index}`, parsePath(urlPath).uri],
        [`path${index}`, urlPath],
      ]),
    );
    const { seo, ...nodes } = lookupData.parse(await fetchData(createLookupQuery(urlPaths.length), variables));
    return urlPaths.map((_, index) => ({ node: nodes[`node${index}`] ?? null, rule: seo?.[`rule${index}`] ?? null }));
  }

  let lastQueryAt = -Infinity;

  function scheduleQuery(sendQuery: () => void): void {
    const delay = Math.max(MIN_DELAY_MS, lastQueryAt + QUERY_INTERVAL_MS - performance.now());
    setTimeout(() => {
      lastQueryAt = performance.now();
      sendQuery();
    }, delay);
  }

  const paths = new DataLoader((urlPaths: readonly string[]) => limit(() => lookUpPaths(urlPaths)), {
    cache: false,
    maxBatchSize: MAX_BATCH,
    batchScheduleFn: scheduleQuery,
  });

  async function lookUp(urlPath: string): Promise<MissingPage | null> {
    // The path of a redirect is asked for its node and for the next redirect.
    const known = new Map<string, Promise<PathLookup>>();
    const load = (path: string): Promise<PathLookup> => {
      const lookup = known.get(path) ?? paths.load(path);
      known.set(path, lookup);
      return lookup;
    };
    const findUri = async (path: string) => {
      const { node } = await load(path);
      if (node) return node.uri;
      const archive = toDateArchive(parsePath(path));
      const list = archive && (await load(archive.uri)).node;
      return list?.name === 'post' ? list.uri : null;
    };
    const uri = await findUri(urlPath);
    if (uri !== null) return differsOnlyInCase(urlPath, uri) ? { kind: 'redirect', status: 308, location: uri } : null;
    const redirect = await findRedirect(urlPath, { siteUrl, findUri, findRule: async (path) => (await load(path)).rule });
    if (redirect && 'location' in redirect) return { kind: 'redirect', ...redirect };
    if (redirect) return { kind: 'status', status: redirect.status };
    // Next adds or removes the trailing slash.
    return hasCanonicalSlash(urlPath) ? { kind: 'status', status: 404 } : null;
  }

  async function lookUpOnce(urlPath: string): Promise<MissingPage | null> {
    const startedIn = generation;
    try {
      const missing = await lookUp(urlPath);
      if (startedIn === generation) results.set(urlPath, { missing, expires: Date.now() + TTL_MS });
      return missing;
    } catch {
      // Rendering the page shows whether the content service is unavailable.
      return null;
    } finally {
      if (startedIn === generation) pending.delete(urlPath);
    }
  }

  return {
    findMissing: async (urlPath) => {
      if (!isContentPath(urlPath)) return null;
      const known = results.get(urlPath);
      if (known && known.expires > Date.now()) return known.missing;
      let lookup = pending.get(urlPath);
      if (lookup === undefined) {
        if (pending.size >= MAX_PENDING) return null;
        lookup = lookUpOnce(urlPath);
        pending.set(urlPath, lookup);
      }
      return await waitAtMost(lookup, MAX_WAIT_MS);
    },
    clear: () => {
      generation++;
      results.clear();
      pending.clear();
    },
  };
}

/** A feed is at the page of its list. */
function parsePath(urlPath: string): PagePath {
  const path = toPath(toSegments(parseFeedPath(urlPath)?.uri ?? urlPath));
  return parsePageUri(path === '' ? [] : path.split('/'));
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
      headers: { 'content-type': 'application/json', ...getSecretHeader() },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = responseSchema.parse(await response.json());
    if (body.errors !== undefined) throw new Error('The content service returned an error for a page lookup.');
    return body.data;
  };
}

const responseSchema = z.object({ data: z.unknown(), errors: z.array(z.unknown()).optional() });
