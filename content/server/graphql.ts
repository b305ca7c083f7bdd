/** The GraphQL endpoint, with WPGraphQL's HTTP protocol. */
import { AuthenticationError } from './authenticate-request.ts';
import { createDisconnectSignal } from './disconnect-signal.ts';
import type { Viewer } from '../permissions/viewer.ts';
import { isBrowserRequest, redirectToGraphiql } from './graphiql/graphiql.ts';
import { createRequestError, GraphqlRequestError } from './errors.ts';
import { HttpError } from './http-error.ts';
import { negotiateMediaType, selectErrorStatus } from './media-type.ts';
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
  /** Finds the viewer by the headers `Authorization` and `X-Content-Passwords`, or the session cookie with its nonce. */
  authenticate: (context: RequestContext) => Promise<Viewer>;
  limiter: ConcurrencyLimiter;
  slices: TimeSlices;
  memory: ResponseMemory;
};

/** The site sends requests from its server. Browsers on other sites may read public content, but send no cookies. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-expose-headers': 'X-GraphQL-Keys, X-GraphQL-Query-ID, X-GraphQL-URL, X-Content-Version',
  'access-control-max-age': '600',
  // A cache must not send the response to requests with other credentials, or for another media type.
  vary: 'Accept, Authorization, X-WP-Nonce, X-Content-Passwords',
  'x-robots-tag': 'noindex',
};

/** WordPress sends these directives to users who are signed in. */
const PRIVATE_RESPONSE = 'no-cache, must-revalidate, max-age=0, no-store, private';

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
      if (options.allowIntrospection && isBrowserRequest(context)) return redirectToGraphiql(context);
      return handleGraphqlRequest(context, options);
    },
  };
}

async function handleGraphqlRequest(context: RequestContext, options: GraphqlOptions): Promise<void> {
  const sendError = ({ message, status, headers }: HttpError) =>
    sendGraphqlResponse(context, { bytes: formatErrors([createRequestError(message)]), error: { status }, headers }, options);
  let body: GraphqlRequestBody;
  try {
    body = await readGraphqlRequest(context);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return sendError(error);
  }
  try {
    // A request occupies a slot only after its whole body has arrived and until its response is computed, so slow clients do not block others.
    sendGraphqlResponse(context, await options.limiter.run(context.client, () => computeResponse(context, body, options)), options);
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    sendError(error);
  }
}

async function computeResponse(context: RequestContext, body: GraphqlRequestBody, options: GraphqlOptions): Promise<OperationResult> {
  const viewer = await options.authenticate(context);
  const { slices, memory } = options;
  const guard = createRequestGuard({
    slices,
    memory,
    isSignedIn: viewer.user !== null,
    disconnected: createDisconnectSignal(context.response),
  });
  const operationRequest = { viewer, client: context.client, isGet: isGet(context), guard };
  const headers: Record<string, string> = viewer.user === null ? {} : { 'cache-control': PRIVATE_RESPONSE };
  try {
    if ('single' in body) {
      const result = await runOperation(options, body.single, operationRequest);
      return { ...result, headers: { ...headers, ...result.headers } };
    }
    const bodies: Uint8Array[] = [];
    let keys: ResponseKeys | undefined;
    // Operations of a batch run one after the other, because a later one may read what an earlier one has written.
    for (const entry of body.batch) {
      if (entry instanceof GraphqlRequestError) {
        bodies.push(formatErrors([entry.toGraphQL()]));
        continue;
      }
      const result = await runOperation(options, entry, operationRequest);
      bodies.push(result.bytes);
      keys = mergeResponseKeys(keys, result.keys);
    }
    return { bytes: joinBodies(bodies), headers, keys };
  } finally {
    guard.release();
  }
}

/** Joins JSON bodies to a JSON array. */
function joinBodies(bodies: readonly Uint8Array[]): Uint8Array {
  const comma = Buffer.from(',');
  const items = bodies.flatMap((body, index) => (index === 0 ? [body] : [comma, body]));
  return Buffer.concat([Buffer.from('['), ...items, Buffer.from(']')]);
}

function isGet({ request }: RequestContext): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

function sendGraphqlResponse(context: RequestContext, result: OperationResult, { memory }: GraphqlOptions): void {
  const { request, response, client } = context;
  const { bytes, error, headers, keys, version, maxAgeSeconds = 0 } = result;
  if (keys) {
    response.setHeader('x-graphql-query-id', keys.queryId);
    response.setHeader('x-graphql-keys', keys.toHeader(client.isSite ? MAX_SITE_KEYS_LENGTH : MAX_KEYS_LENGTH));
  }
  // A change of content purges cached responses by their keys. A cache compares the versions if a response arrives after the purge.
  if (version !== undefined) response.setHeader('x-content-version', version);
  const mediaType = negotiateMediaType(request.headers);
  const status = error ? selectErrorStatus(error, mediaType) : 200;
  const isCacheable = maxAgeSeconds > 0 && request.headers.authorization === undefined;
  const type = { 'content-type': `${mediaType.type}; charset=utf-8` };
  const age = isCacheable && { 'cache-control': `max-age=${maxAgeSeconds}, s-maxage=${maxAgeSeconds}, must-revalidate` };
  sendInPieces(response, status, bytes, { ...type, ...age, ...headers }, memory);
}
