/** The REST API over HTTP: reads the request, runs it within the limits of its client, and sends the response. */
import type { Services } from '../../../../commands/core/services.ts';
import type { ClientInfo } from '../../../../core/client-info.ts';
import type { Viewer } from '../../../../permissions/viewer.ts';
import type { ContentContext } from '../../../../schema/core/context.ts';
import type { ConcurrencyLimiter } from '../../../concurrency-limiter.ts';
import { createDisconnectSignal } from '../../../disconnect-signal.ts';
import { createBodyLimitError, readBody } from '../../../request-body.ts';
import type { RequestContext, Route } from '../../../request-context.ts';
import { createRequestGuard, type OperationGuard } from '../../../request-guard.ts';
import type { ResponseMemory } from '../../../response-memory.ts';
import { sendInPieces } from '../../../send-in-pieces.ts';
import type { TimeSlices } from '../../../time-slices.ts';
import { parseBody } from '../../parameters.ts';
import { getRestMethod, getRestPath, removeTrailingSlashes } from '../../rest-path.ts';
import { authenticateRequest, type RequestAuthentication } from '../../../authenticate-request.ts';
import { createDispatcher, type Dispatcher, type RestResponse } from './dispatch.ts';
import { embedLinks } from './embed.ts';
import { parseQuery } from './parse-query.ts';
import { createNoRouteError, toErrorBody, toRestError } from './rest-error.ts';
import { getDiscoveryLink, type RouteDeclaration, type SentRequest } from './rest-request.ts';

export type RestOptions = {
  services: Services;
  createContext: (viewer: Viewer, client: ClientInfo, guard: OperationGuard) => Promise<ContentContext>;
  limiter: ConcurrencyLimiter;
  slices: TimeSlices;
  memory: ResponseMemory;
};

/** Content is limited to 2 MB, which can be twice as long in JSON. */
const MAX_SIGNED_IN_BYTES = 8 * 1024 * 1024;
/** Visitors can change nothing. */
const MAX_VISITOR_BYTES = 256 * 1024;

/** @param createRoutes creates the routes with the dispatcher of all of them */
export function createRestApiRoute(
  options: RestOptions,
  createRoutes: (getDispatcher: () => Dispatcher) => readonly RouteDeclaration[],
): Route {
  const dispatcher: Dispatcher = createDispatcher(createRoutes(() => dispatcher));
  const namespaces = [...new Set(dispatcher.routes.map(({ namespace }) => namespace))].filter((namespace) => namespace !== '');
  return {
    matches: (context) => {
      const path = getRestPath(context);
      return (
        path !== null && (path === '' || path === '/' || namespaces.some((name) => path === `/${name}` || path.startsWith(`/${name}/`)))
      );
    },
    handle: (context) => handleRequest(context, dispatcher, options),
  };
}

type SerializedResponse = { status: number; bytes: Uint8Array; headers: RestResponse['headers'] };

async function handleRequest(context: RequestContext, dispatcher: Dispatcher, options: RestOptions): Promise<void> {
  const { services, limiter } = options;
  let authentication: RequestAuthentication | undefined;
  let response: SerializedResponse;
  try {
    const body = await readBody(context, hasCredentials(context) ? MAX_SIGNED_IN_BYTES : MAX_VISITOR_BYTES);
    // A request occupies a slot only after its whole body has arrived, so slow clients do not block others.
    response = await limiter.run(context.client, async () => {
      authentication = await authenticateRequest(context, services);
      const { viewer } = authentication;
      // Anyone can send a header with wrong credentials. The values of a body can take more than twenty times the memory of its text.
      if (viewer.user === null && body.length > MAX_VISITOR_BYTES) throw createBodyLimitError(MAX_VISITOR_BYTES);
      return runLimited(context, createSentRequest(context, body), viewer, dispatcher, options);
    });
  } catch (error) {
    const viewer = authentication?.viewer ?? { user: null };
    const restError = toRestError(error, viewer, (cause) =>
      services.log('error', 'A REST request failed with an unexpected error', { error: cause, path: context.pathname.slice(0, 200) }),
    );
    const headers: Record<string, string> = context.request.complete ? {} : { connection: 'close' };
    response = serialize(context, { status: restError.status, data: toErrorBody(restError), headers });
  }
  send(context, response, options, authentication);
}

async function runLimited(
  context: RequestContext,
  sent: SentRequest,
  viewer: Viewer,
  dispatcher: Dispatcher,
  { slices, memory, createContext }: RestOptions,
): Promise<SerializedResponse> {
  const { client, response } = context;
  const guard = createRequestGuard({ slices, memory, isSignedIn: viewer.user !== null, disconnected: createDisconnectSignal(response) });
  try {
    const run = async (): Promise<RestResponse> => {
      const contentContext = await createContext(viewer, client, guard);
      return embedLinks(await dispatcher.dispatch(sent, contentContext), sent, dispatcher, contentContext);
    };
    const serialized = serialize(context, await guard.waitFor(run(), sent.method !== 'GET' && sent.method !== 'HEAD'));
    guard.countResponse(serialized.bytes);
    return serialized;
  } finally {
    guard.release();
  }
}

/** The response as JSON, inside an envelope if the query has `_envelope`. */
function serialize({ search }: RequestContext, { status, data, headers }: RestResponse): SerializedResponse {
  if (!search.has('_envelope')) return { status, bytes: Buffer.from(JSON.stringify(data)), headers };
  const envelope = { body: data, status, headers: toEnvelopeHeaders(headers) };
  return { status: 200, bytes: Buffer.from(JSON.stringify(envelope)), headers };
}

const headerSpellings: Readonly<Record<string, string>> = {
  allow: 'Allow',
  etag: 'ETag',
  link: 'Link',
  location: 'Location',
  'x-wp-total': 'X-WP-Total',
  'x-wp-totalpages': 'X-WP-TotalPages',
};

/** Unlike in HTTP, upper and lower case differ in an envelope. As in WordPress, totals are numbers. */
const toEnvelopeHeaders = (headers: RestResponse['headers']): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [headerSpellings[name] ?? name, name.startsWith('x-wp-total') ? Number(value) : value]),
  );

function createSentRequest(context: RequestContext, body: Buffer): SentRequest {
  const { request, search } = context;
  const query = parseQuery(search);
  const { rest_route: _route, _method, ...parameters } = query;
  return {
    method: getRestMethod(context),
    path: decodePath(getRestPath(context) ?? ''),
    query: parameters,
    body: parseBody(request, body),
    headers: { 'if-match': request.headers['if-match'] },
  };
}

/** Credentials are verified only after the body has arrived. */
const hasCredentials = ({ request: { headers } }: RequestContext) =>
  headers.authorization !== undefined || headers['x-wp-nonce'] !== undefined;

/** Slugs in paths can be percent-encoded. */
function decodePath(path: string): string {
  try {
    return removeTrailingSlashes(decodeURIComponent(path));
  } catch {
    throw createNoRouteError();
  }
}

function send(
  { request, response }: RequestContext,
  { status, bytes, headers }: SerializedResponse,
  { services, memory }: RestOptions,
  authentication?: RequestAuthentication,
): void {
  const allHeaders = {
    'content-type': 'application/json; charset=utf-8',
    'x-robots-tag': 'noindex',
    'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
    vary: 'Authorization, Cookie, X-WP-Nonce, X-Content-Passwords',
    'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
    // A client replaces its nonce with this one before it expires, as with WordPress.
    ...(authentication?.nonce !== undefined && { 'x-wp-nonce': authentication.nonce }),
    link: getDiscoveryLink(services),
    ...headers,
  };
  sendInPieces(response, status, request.method === 'HEAD' ? new Uint8Array() : bytes, allHeaders, memory);
}
