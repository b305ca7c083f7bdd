/** Finds the route of a request, validates its parameters and runs its endpoint. */
import { parseFields, selectFields } from './item.ts';
import { createNoRouteError, RestError, type RestErrorBody, toErrorBody, toRestError } from './rest-error.ts';
import type { Endpoint, RestMethod, RestRequest, RestResult, RouteDeclaration, SentRequest } from './rest-request.ts';
import { contexts, describeParameters, toPublicSchema, type Context } from './schema.ts';
import { validateParameters } from './validate-parameters.ts';
import type { ContentContext } from '../../../../schema/core/context.ts';

export type RestResponse = { status: number; data: unknown; headers: Readonly<Record<string, string>> };

export type Dispatcher = {
  routes: readonly RouteDeclaration[];
  /** Never throws: an error is a response. */
  dispatch: (sent: SentRequest, context: ContentContext) => Promise<RestResponse>;
};

type CompiledRoute = { route: RouteDeclaration; pattern: RegExp };

export function createDispatcher(routes: readonly RouteDeclaration[]): Dispatcher {
  const compiled = routes.map((route): CompiledRoute => ({ route, pattern: compilePath(route) }));
  const dispatch: Dispatcher['dispatch'] = async (sent, context) => {
    try {
      return await run(compiled, routes, sent, context);
    } catch (error) {
      const { services, viewer } = context;
      const restError = toRestError(error, viewer, (cause) =>
        services.log('error', 'A REST request failed with an unexpected error', { error: cause, path: sent.path.slice(0, 200) }),
      );
      const headers = await getErrorHeaders(findRoute(compiled, sent), { ...sent, context, viewer, routes });
      return { status: restError.status, data: toErrorBody(restError) satisfies RestErrorBody, headers };
    }
  };
  return { routes, dispatch };
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

async function run(
  compiled: readonly CompiledRoute[],
  routes: readonly RouteDeclaration[],
  sent: SentRequest,
  context: ContentContext,
): Promise<RestResponse> {
  const found = findRoute(compiled, sent);
  if (!found) throw createNoRouteError();
  const { route, variables } = found;
  const request: RestRequest = { ...sent, context, viewer: context.viewer, variables, values: {}, view: 'view', routes };
  if (sent.method === 'OPTIONS') return { status: 200, data: describeRoute(route, request), headers: await getAllowHeader(route, request) };
  const endpoint = findEndpoint(route, sent);
  if (!endpoint) throw createNoRouteError();
  // The pattern of the path has validated its variables.
  const parameters = Object.entries(endpoint.parameters).filter(([name]) => !Object.hasOwn(variables, name));
  const values = validateParameters(Object.fromEntries(parameters), { ...sent.query, ...sent.body });
  const validated: RestRequest = { ...request, values, view: toContext(values['context']) };
  const result = await endpoint.handle(validated);
  // A change can change what is allowed, so what has been loaded for the request is not used again.
  const allow = await getAllowHeader(route, endpoint.methods.includes('GET') ? validated : { ...validated });
  return finish(result, allow, request);
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

/** As in WordPress, an error has the methods that the viewer may use instead, unless the route does not have the method. */
async function getErrorHeaders(
  found: MatchedRoute | undefined,
  sent: Omit<RestRequest, 'variables' | 'values' | 'view'>,
): Promise<RestResponse['headers']> {
  if (!found || !(sent.method === 'OPTIONS' || findEndpoint(found.route, sent))) return {};
  try {
    return await getAllowHeader(found.route, { ...sent, variables: found.variables, values: {}, view: 'view' });
  } catch {
    // What has failed, such as the database, fails again. The response has the first error.
    return {};
  }
}

const toContext = (value: unknown): Context => contexts.find((context) => context === value) ?? 'view';

function finish({ status = 200, data, headers = {} }: RestResult, allow: RestResponse['headers'], { query }: RestRequest): RestResponse {
  return { status, data: selectFields(data, parseFields(query['_fields'])), headers: { ...headers, ...allow } };
}

/** The methods that the viewer may use. An error means that they may not. As in WordPress, there is no header without such a method. */
async function getAllowHeader({ endpoints }: RouteDeclaration, request: RestRequest): Promise<RestResponse['headers']> {
  const methods: string[] = [];
  for (const endpoint of endpoints) if (await isAllowed(endpoint.isAllowed, request)) methods.push(...endpoint.methods);
  return methods.length === 0 ? {} : { allow: methods.join(', ') };
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
