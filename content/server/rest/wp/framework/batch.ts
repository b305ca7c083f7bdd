/** `POST /batch/v1`: several changes in one request, one after the other. */
import { isRecord } from '#lib/json/records.ts';
import type { Dispatcher, RestResponse } from './dispatch.ts';
import { parseQuery } from './parse-query.ts';
import { CREATE, type RestRequest, type RouteDeclaration, type SentRequest } from './rest-request.ts';
import { RestError } from './rest-error.ts';
import type { PropertySchema } from './schema.ts';

const MAX_REQUESTS = 25;
const BATCH_PATH = '/batch/v1';

const requestSchema: PropertySchema = {
  type: 'object',
  properties: {
    method: { type: 'string', enum: ['POST', 'PUT', 'PATCH', 'DELETE'], default: 'POST' },
    path: { type: 'string' },
    body: { type: 'object' },
    headers: { type: 'object' },
  },
};

/** @param getDispatcher the dispatcher is created with this route */
export function createBatchRoute(getDispatcher: () => Dispatcher): RouteDeclaration {
  return {
    namespace: 'batch/v1',
    path: '',
    endpoints: [
      {
        methods: CREATE,
        parameters: {
          requests: { description: 'The requests.', type: 'array', maxItems: MAX_REQUESTS, items: requestSchema, required: true },
        },
        handle: async (request) => {
          const responses: RestResponse[] = [];
          for (const sent of (request.values['requests'] as unknown[]).map((value) => toSentRequest(value, request))) {
            // Ends here if the request has been stopped.
            await request.context.guard.pause();
            // One after the other, because a later request may depend on an earlier one.
            responses.push(await getDispatcher().dispatch(sent, request.context));
          }
          return { status: 207, data: { responses: responses.map(({ data, status, headers }) => ({ body: data, status, headers })) } };
        },
      },
    ],
  };
}

function toSentRequest(value: unknown, { headers }: RestRequest): SentRequest {
  const { method = 'POST', path, body, headers: own } = isRecord(value) ? value : {};
  const url = typeof path === 'string' && path.startsWith('/') ? URL.parse(path, 'http://rest.invalid') : null;
  if (!url) throw new RestError(400, 'rest_invalid_param', 'Each of the requests needs a path that begins with a slash.');
  const requestPath = url.pathname.replace(/\/+$/, '');
  if (requestPath === BATCH_PATH) throw new RestError(400, 'rest_batch_not_allowed', 'A batch cannot contain a batch.');
  const ownHeaders = isRecord(own) ? Object.entries(own).map(([name, text]) => [name.toLowerCase(), String(text)] as const) : [];
  return {
    method: String(method),
    path: requestPath,
    query: parseQuery(url.searchParams),
    body: isRecord(body) ? body : {},
    headers: { ...headers, 'if-match': undefined, ...Object.fromEntries(ownHeaders) },
  };
}
