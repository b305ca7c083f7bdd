/** The GraphQL endpoint, with WPGraphQL's HTTP protocol. */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Viewer } from '../permissions/viewer.ts';
import { isExplorerPageRequest, sendExplorerPage } from './api-explorer.ts';
import { GraphqlRequestError } from './errors.ts';
import { sendResponse, type RequestContext, type Route } from './request-context.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { runOperation, formatErrors, type OperationOptions, type OperationResult } from './run-operation.ts';
import { readGraphqlRequest, type GraphqlRequestBody } from './graphql-request.ts';
import { createRequestGuard } from './request-guard.ts';
import { mergeResponseKeys, type ResponseKeys } from './response-keys.ts';
import type { ResponseMemory } from './response-memory.ts';
import { sendInPieces } from './send-in-pieces.ts';
import type { TimeSlices } from './time-slices.ts';

export type GraphqlOptions = OperationOptions & {
  /** Path of the endpoint. */
  path: string;
  /** Public URL of the endpoint. */
  url: string;
  /** Finds the viewer by the headers `Authorization` and `X-Content-Passwords`. */
  authenticate: (headers: IncomingHttpHeaders) => Promise<Viewer>;
  limiter: ConcurrencyLimiter;
  slices: TimeSlices;
  memory: ResponseMemory;
};

/** The site sends requests from its server. Browsers on other sites may read public content, but send no cookies. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '600',
  'x-robots-tag': 'noindex',
};

/** WPGraphQL's limit. Proxies and browsers reject longer headers. */
const MAX_KEYS_LENGTH = 4_000;
/** The site reads the header itself, and Node accepts headers of 16 KB. */
const MAX_SITE_KEYS_LENGTH = 12_000;

export function graphqlRoute(options: GraphqlOptions): Route {
  const { path, url } = options;
  return {
    matches: ({ pathname, search }) =>
      pathname === path || pathname === `${path}/` || ((pathname === '/index.php' || pathname === '/') && search.has('graphql')),
    handle: async (context) => {
      for (const [name, value] of Object.entries(corsHeaders)) context.response.setHeader(name, value);
      context.response.setHeader('x-graphql-url', url);
      if (context.request.method === 'OPTIONS')
        return sendResponse(context.response, 200, '', { 'content-type': 'application/json; charset=utf-8' });
      if (options.allowIntrospection && isExplorerPageRequest(context)) return sendExplorerPage(context, path);
      return handleGraphqlRequest(context, options);
    },
  };
}

async function handleGraphqlRequest(context: RequestContext, options: GraphqlOptions): Promise<void> {
  let body: GraphqlRequestBody;
  try {
    body = await readGraphqlRequest(context);
  } catch (error) {
    if (!(error instanceof GraphqlRequestError)) throw error;
    return sendGraphqlResponse(context, { text: formatErrors([error.toGraphQL()]), status: error.status, headers: error.headers }, options);
  }
  // A request occupies a slot only after its whole body has arrived and until its response is computed, so slow clients do not block others.
  const result = await options.limiter.run(() => computeResponse(context, body, options));
  sendGraphqlResponse(context, result, options);
}

async function computeResponse(context: RequestContext, body: GraphqlRequestBody, options: GraphqlOptions): Promise<OperationResult> {
  const viewer = await options.authenticate(context.request.headers);
  const { slices, memory } = options;
  const guard = createRequestGuard({
    slices,
    memory,
    isSignedIn: viewer.user !== null,
    disconnected: createDisconnectSignal(context.response),
  });
  const operationRequest = { viewer, client: context.client, isGet: context.request.method !== 'POST', guard };
  try {
    if ('single' in body) return await runOperation(options, body.single, operationRequest);
    const texts: string[] = [];
    let keys: ResponseKeys | undefined;
    // Operations of a batch run one after the other, because a later one may read what an earlier one has written.
    for (const entry of body.batch) {
      if (entry instanceof GraphqlRequestError) {
        texts.push(formatErrors([entry.toGraphQL()]));
        continue;
      }
      const result = await runOperation(options, entry, operationRequest);
      texts.push(result.text);
      keys = mergeResponseKeys(keys, result.keys);
    }
    return { text: `[${texts.join(',')}]`, status: 200, keys };
  } finally {
    guard.release();
  }
}

/** A signal that is aborted when the client disconnects before the response is sent. It may have done so while the request waited for a slot. */
export function createDisconnectSignal(response: Pick<ServerResponse, 'closed' | 'once' | 'writableFinished'>): AbortSignal {
  const controller = new AbortController();
  const abortIfUnfinished = () => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.closed) abortIfUnfinished();
  else response.once('close', abortIfUnfinished);
  return controller.signal;
}

function sendGraphqlResponse(
  { request, response, client }: RequestContext,
  { text, status, headers, keys }: OperationResult,
  { memory }: GraphqlOptions,
): void {
  if (keys) {
    response.setHeader('x-graphql-query-id', keys.queryId);
    response.setHeader('x-graphql-keys', keys.toHeader(client.isSite ? MAX_SITE_KEYS_LENGTH : MAX_KEYS_LENGTH));
  }
  const type = request.headers.accept?.includes('application/graphql-response+json')
    ? 'application/graphql-response+json'
    : 'application/json';
  sendInPieces(response, status, text, { 'content-type': `${type}; charset=utf-8`, ...headers }, memory);
}
