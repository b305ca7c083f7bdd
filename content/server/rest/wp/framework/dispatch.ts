/** Finds the route of a request, validates its parameters and runs its endpoint. */
import { parseFields, selectFields } from './item.ts';
import { createNoRouteError, RestError, type RestErrorBody, toErrorBody, toRestError } from './rest-error.ts';
import type { Endpoint, RestMethod, RestRequest, RestResult, RouteDeclaration, SentRequest } from './rest-request.ts';
import { contexts, describeParameters, type PropertySchemas, toPublicSchema, type Context } from './schema.ts';
import { validateParameters } from './validate-parameters.ts';
import { UserError } from '../../../../core/user-error.ts';
import type { ContentContext } from '../../../../schema/core/context.ts';

export type RestResponse = { status: number; data: unknown; headers: Readonly<Record<string, string>> };

export type Dispatcher = {
  routes: readonly RouteDeclaration[];
  /** Never throws: an error is a response. */
  dispatch: (sent: SentRequest, context: ContentContext) => Promise<RestResponse>;
  /** @returns why a batch cannot contain the request. Null: its route allows batches, and its parameters are valid. */
  validateForBatch: (sent: SentRequest) => RestError | null;
  /** The data of a response without its headers. The methods that the viewer may use are not determined, which can take as long as the data. */
  loadData: (sent: SentRequest, context: ContentContext) => Promise<unknown>;
};

type CompiledRoute = { route: RouteDeclaration; pattern: RegExp };

export function createDispatcher(routes: readonly RouteDeclaration[]): Dispatcher {
  const compiled = routes.map((route): CompiledRoute => ({ route, pattern: compilePath(route) }));
  const run = async (sent: SentRequest, context: ContentContext, getAllow: typeof getAllowHeader): Promise<RestResponse> => {
    const { services, viewer } = context;
    const { route, variables = {} } = findRoute(compiled, sent) ?? {};
    let request: RestRequest = { ...sent, context, viewer, variables, values: {}, view: 'view', routes };
    const endpoint = route && findEndpoint(route, sent);
    try {
      if (!route) throw createNoRouteError();
      if (sent.method === 'OPTIONS') return { status: 200, data: describeRoute(route, request), headers: await getAllow(route, request) };
      if (!endpoint) throw createNoRouteError();
      request = validateRequest(endpoint, request);
      const result = await endpoint.handle(request);
      return finish(result, await getAllow(route, request), request);
    } catch (error) {
      const logUnexpected = (cause: unknown) =>
        services.log('error', 'A REST request failed with an unexpected error', { error: cause, path: sent.path.slice(0, 200) });
      const restError = await nameRefusal(toRestError(error, viewer, logUnexpected, endpoint?.refusal?.code), error, endpoint, request);
      const headers = route ? await getErrorHeaders(route, request, getAllow) : {};
      return { status: restError.status, data: toErrorBody(restError) satisfies RestErrorBody, headers };
    }
  };
  return {
    routes,
    dispatch: (sent, context) => run(sent, context, getAllowHeader),
    validateForBatch: (sent) => validateForBatch(compiled, sent),
    loadData: async (sent, context) => (await run(sent, context, async () => ({}))).data,
  };
}

/** `/posts/{id:\d+}` matches `/wp/v2/posts/12`. */
function compilePath({ namespace, path }: RouteDeclaration): RegExp {
  const source = path
    .split(/(\{\w+:[^{}]+\})/)
    .map((part) => {
      const variable = /^\{(\w+):([^{}]+)\}$/.exec(part);
      return variable ? `(?<${variable[1]}>${variable[2]})` : escapeText(part);
    })
    .join('');
  return new RegExp(`^${escapeText(namespace === '' ? '' : `/${namespace}`)}${source}$`);
}

const escapeText = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The path as the index lists it. */
export const getPublicPath = ({ namespace, path }: RouteDeclaration): string =>
  `${namespace === '' ? '' : `/${namespace}`}${path.replaceAll(/\{(\w+):([^{}]+)\}/g, '(?P<$1>$2)')}` || '/';

function validateRequest(endpoint: Endpoint, request: RestRequest): RestRequest {
  const values = validateParameters(omitVariables(endpoint, request.variables), { ...request.query, ...request.body });
  return { ...request, values, view: toContext(values['context']) };
}

/** The pattern of the path has validated its variables. */
const omitVariables = ({ parameters }: Endpoint, variables: RestRequest['variables']): PropertySchemas =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !Object.hasOwn(variables, name)));

function validateForBatch(compiled: readonly CompiledRoute[], sent: SentRequest): RestError | null {
  const { route, variables = {} } = findRoute(compiled, sent) ?? {};
  const endpoint = route && findEndpoint(route, sent);
  if (!route || !endpoint) return createNoRouteError();
  if (!route.allowsBatch) return new RestError(400, 'rest_batch_not_allowed', 'The requested route does not support batch requests.');
  try {
    validateParameters(omitVariables(endpoint, variables), { ...sent.query, ...sent.body });
    return null;
  } catch (error) {
    if (error instanceof RestError) return error;
    throw error;
  }
}

type MatchedRoute = { route: RouteDeclaration; variables: Readonly<Record<string, string>> };

function findRoute(compiled: readonly CompiledRoute[], { path }: SentRequest): MatchedRoute | undefined {
  for (const { route, pattern } of compiled) {
    const match = pattern.exec(path);
    if (match) return { route, variables: { ...match.groups } };
  }
  return undefined;
}

function findEndpoint({ endpoints }: RouteDeclaration, { method }: SentRequest): Endpoint | undefined {
  const handled = method === 'HEAD' ? 'GET' : method;
  return endpoints.find(({ methods }) => methods.includes(handled as RestMethod));
}

/** As in WordPress, error responses list the methods that the viewer may use, unless the route does not have the requested method. */
async function getErrorHeaders(
  route: RouteDeclaration,
  request: RestRequest,
  getAllow: typeof getAllowHeader,
): Promise<RestResponse['headers']> {
  if (request.method !== 'OPTIONS' && !findEndpoint(route, request)) return {};
  try {
    return await getAllow(route, request);
  } catch {
    // If the database fails, for example, it fails here too. The response has the first error.
    return {};
  }
}

const toContext = (value: unknown): Context => contexts.find((context) => context === value) ?? 'view';

function finish({ status = 200, data, headers = {} }: RestResult, allow: RestResponse['headers'], { query }: RestRequest): RestResponse {
  return { status, data: selectFields(data, parseFields(query['_fields'])), headers: { ...headers, ...allow } };
}

/** The methods that the viewer may use. An error means that they may not. As in WordPress, there is no header without such a method. */
async function getAllowHeader({ endpoints }: RouteDeclaration, request: RestRequest): Promise<RestResponse['headers']> {
  // A change can change what is allowed. Resources load an item once for each request object, so the copy makes them load it again.
  const current = isRead(request) ? request : { ...request };
  const methods: string[] = [];
  for (const endpoint of endpoints) if (await isAllowed(endpoint.isAllowed, current)) methods.push(...endpoint.methods);
  return methods.length === 0 ? {} : { allow: methods.join(', ') };
}

const isRead = ({ method }: SentRequest) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Commands say the same as in the GraphQL API. For users who may not use the endpoint at all, the message becomes that of WordPress's REST API. */
async function nameRefusal(restError: RestError, error: unknown, endpoint: Endpoint | undefined, request: RestRequest): Promise<RestError> {
  const { refusal, isAllowed: check } = endpoint ?? {};
  const isRefusal = error instanceof UserError && restError.code === refusal?.code;
  if (!isRefusal || refusal?.attempt === undefined) return restError;
  // If the database fails now, the message of the command stays.
  if (await isAllowed(check, request).catch(() => true)) return restError;
  return new RestError(restError.status, restError.code, `Sorry, you are not allowed to ${refusal.attempt}.`);
}

async function isAllowed(check: Endpoint['isAllowed'], request: RestRequest): Promise<boolean> {
  try {
    return check === undefined || (await check(request));
  } catch (error) {
    if (error instanceof RestError) return false;
    throw error;
  }
}

/** A route as `OPTIONS` and the index describe it. */
export function describeRoute(route: RouteDeclaration, { context }: Pick<RestRequest, 'context'>, isShort = false): object {
  const { namespace, endpoints, schema, path } = route;
  return {
    namespace,
    methods: [...new Set(endpoints.flatMap(({ methods }) => methods))],
    endpoints: endpoints.map(({ methods, parameters }) => ({ methods, args: describeParameters(parameters) })),
    ...(schema && !isShort && { schema: toPublicSchema(schema) }),
    // A path with variables has no address.
    ...(!path.includes('{') && {
      _links: { self: [{ href: `${context.site.contentUrl}/wp-json${getPublicPath(route)}` }] },
    }),
  };
}
