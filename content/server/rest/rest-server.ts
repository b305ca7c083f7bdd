/** Serves REST routes with the errors, indexes and options of WordPress's REST server. */
import { authenticateBearer } from '../../auth/authenticate-bearer.ts';
import { isSharedSecret } from '../../auth/keys.ts';
import type { Services } from '../../commands/core/services.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import { sendJson, type RequestContext, type Route } from '../request-context.ts';
import type { ConcurrencyLimiter } from '../concurrency-limiter.ts';
import { readParameters } from './parameters.ts';
import { getRestMethod, getRestPath } from './rest-path.ts';
import type { RawParameters } from './wp/framework/parse-query.ts';
import { createForbiddenError, createNoRouteError, RestError, toErrorBody } from './wp/framework/rest-error.ts';

export type RestResponse = { status: number; data: unknown };

/** A route for POST requests from clients that have the shared secret. */
export type RestRoute = {
  namespace: string;
  /** Below the namespace: `/authorize`. */
  path: string;
  secretHeader: string;
  /** Whether the index of the namespace lists the route. */
  isListed: boolean;
  handle: (parameters: RawParameters, services: Services, client: ClientInfo) => Promise<RestResponse>;
};

type Limiter = Pick<ConcurrencyLimiter, 'run'>;

type ResponseWithHeaders = RestResponse & { headers: Readonly<Record<string, string>> };

const ALLOW_POST = { allow: 'POST' };

function toErrorResponse(error: unknown): ResponseWithHeaders {
  if (!(error instanceof RestError)) throw error;
  return { status: error.status, data: toErrorBody(error), headers: {} };
}

const getLowercasePath = (context: RequestContext) => getRestPath(context)?.toLowerCase() ?? null;

/** @returns a route for all requests below the namespaces of the routes */
export function createRestRoute(routes: readonly RestRoute[], services: Services, limiter: Limiter): Route {
  const namespaces = [...new Set(routes.map(({ namespace }) => namespace))];
  const prefixes = namespaces.map((namespace) => `/${namespace.split('/')[0]}/`);
  return {
    matches: (context) => prefixes.some((prefix) => getLowercasePath(context)?.startsWith(prefix)),
    handle: async (context) => {
      const path = getLowercasePath(context) ?? '';
      const route = routes.find((candidate) => `/${candidate.namespace}${candidate.path}` === path);
      const namespace = namespaces.find((name) => path === `/${name}`);
      send(context, await createResponse(context, route, namespace, { routes, services, limiter }).catch(toErrorResponse));
    },
  };
}

/** Matches requests for REST routes that no other route handles. */
export const unknownRestRoute: Route = {
  matches: (context) => getRestPath(context) !== null,
  handle: async (context) => send(context, toErrorResponse(createNoRouteError())),
};

async function createResponse(
  context: RequestContext,
  route: RestRoute | undefined,
  namespace: string | undefined,
  { routes, services, limiter }: { routes: readonly RestRoute[]; services: Services; limiter: Limiter },
): Promise<ResponseWithHeaders> {
  const method = getRestMethod(context);
  if (method === 'OPTIONS') return getOptions(route, namespace, services);
  if (namespace !== undefined && (method === 'GET' || method === 'HEAD'))
    return { status: 200, data: getNamespaceIndex(namespace, routes, services), headers: { allow: 'GET' } };
  if (!route || method !== 'POST') throw createNoRouteError();
  return handlePost(context, route, services, limiter);
}

async function handlePost(context: RequestContext, route: RestRoute, services: Services, limiter: Limiter): Promise<ResponseWithHeaders> {
  const parameters = await readParameters(context);
  // A request occupies a slot only after its whole body has arrived, so slow clients do not block others.
  return limiter.run(context.client, () => handleParameters(context, parameters, route, services));
}

async function handleParameters(
  { request, client }: RequestContext,
  parameters: RawParameters,
  route: RestRoute,
  services: Services,
): Promise<ResponseWithHeaders> {
  const secret = request.headers[route.secretHeader];
  if (!isSharedSecret(services.keys, typeof secret === 'string' ? secret : '', services.now())) {
    const viewer = await authenticateBearer(services, request.headers.authorization);
    throw createForbiddenError(viewer, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  }
  return { ...(await route.handle(parameters, services, client)), headers: ALLOW_POST };
}

const getUrl = ({ contentUrl }: Services, path: string) => `${contentUrl}/wp-json${path}`;

const describeRoute = (services: Services, namespace: string, path: string, methods: readonly string[], args: unknown) => ({
  namespace,
  methods,
  endpoints: [{ methods, args }],
  _links: { self: [{ href: getUrl(services, `/${namespace}${path}`) }] },
});

const describePost = (services: Services, { namespace, path }: RestRoute) => describeRoute(services, namespace, path, ['POST'], []);

const describeNamespace = (services: Services, namespace: string) =>
  describeRoute(services, namespace, '', ['GET'], {
    namespace: { default: namespace, required: false },
    context: { default: 'view', required: false },
  });

function getOptions(route: RestRoute | undefined, namespace: string | undefined, services: Services): ResponseWithHeaders {
  if (route) return { status: 200, data: describePost(services, route), headers: ALLOW_POST };
  if (namespace !== undefined) return { status: 200, data: describeNamespace(services, namespace), headers: { allow: 'GET' } };
  return { status: 200, data: [], headers: {} };
}

function getNamespaceIndex(namespace: string, routes: readonly RestRoute[], services: Services): unknown {
  const listed = routes.filter((route) => route.namespace === namespace && route.isListed);
  return {
    namespace,
    routes: {
      [`/${namespace}`]: describeNamespace(services, namespace),
      ...Object.fromEntries(listed.map((route) => [`/${namespace}${route.path}`, describePost(services, route)])),
    },
    _links: { up: [{ href: getUrl(services, '/') }] },
  };
}

/** Sends a response with the fields that `_fields` selects, inside an envelope if the query has `_envelope`. */
function send({ response, search }: RequestContext, { status, data, headers }: ResponseWithHeaders): void {
  const fields =
    search
      .get('_fields')
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? [];
  const isSelected = status < 400 && fields.length > 0 && typeof data === 'object' && data !== null;
  const body = isSelected ? Object.fromEntries(Object.entries(data).filter(([name]) => fields.includes(name))) : data;
  if (!search.has('_envelope')) return sendJson(response, status, body, headers);
  // PHP encodes an empty object as an empty list.
  sendJson(response, 200, { body, status, headers: headers['allow'] === undefined ? [] : { Allow: headers['allow'] } }, headers);
}
