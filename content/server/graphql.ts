/** The GraphQL endpoint, with WPGraphQL's HTTP protocol. */
import type { Viewer } from '../permissions/viewer.ts';
import { isExplorerPageRequest, sendExplorerPage } from './api-explorer.ts';
import { GraphqlRequestError } from './errors.ts';
import { sendResponse, type RequestContext, type Route } from './request-context.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { runOperation, formatResult, type OperationOptions } from './run-operation.ts';
import { readGraphqlRequest, type GraphqlRequestBody } from './graphql-request.ts';

export type GraphqlOptions = OperationOptions & {
  /** Path of the endpoint. */
  path: string;
  /** Finds the viewer by the `Authorization` header. */
  authenticate: (authorization: string | undefined) => Promise<Viewer>;
  limiter: ConcurrencyLimiter;
};

/** The site sends requests from its server. Browsers on other sites may read public content, but send no cookies. */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '600',
  'x-robots-tag': 'noindex',
};

export function graphqlRoute(options: GraphqlOptions): Route {
  const { path } = options;
  return {
    matches: ({ pathname, search }) =>
      pathname === path || pathname === `${path}/` || ((pathname === '/index.php' || pathname === '/') && search.has('graphql')),
    handle: async (context) => {
      for (const [name, value] of Object.entries(headers)) context.response.setHeader(name, value);
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
    return sendGraphqlResponse(context, formatResult({ errors: [error.toGraphQL()] }), error.status, error.headers);
  }
  // A request occupies a slot only after its whole body has arrived, so slow clients do not block others.
  await options.limiter.run(async () => {
    const operationRequest = {
      viewer: await options.authenticate(context.request.headers.authorization),
      client: context.client,
      isGet: context.request.method !== 'POST',
      disconnected: createDisconnectSignal(context),
    };
    if ('single' in body) {
      const result = await runOperation(options, body.single, operationRequest);
      return sendGraphqlResponse(context, result.text, result.status, result.headers);
    }
    const results: string[] = [];
    for (const entry of body.batch) {
      // Operations of a batch run one after the other, because a later one may read what an earlier one has written.
      results.push(
        entry instanceof GraphqlRequestError
          ? formatResult({ errors: [entry.toGraphQL()] })
          : (await runOperation(options, entry, operationRequest)).text,
      );
    }
    return sendGraphqlResponse(context, `[${results.join(',')}]`, 200);
  });
}

/** A signal that is aborted when the client disconnects before the response is sent. */
function createDisconnectSignal({ response }: RequestContext): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

function sendGraphqlResponse(
  { request, response }: RequestContext,
  body: string,
  status: number,
  more: Readonly<Record<string, string>> = {},
): void {
  const type = request.headers.accept?.includes('application/graphql-response+json')
    ? 'application/graphql-response+json'
    : 'application/json';
  sendResponse(response, status, body, { 'content-type': `${type}; charset=utf-8`, ...more });
}
