/** `POST /batch/v1`: several changes in one request, one after the other. */
import { isRecord } from '#lib/json/records.ts';
import { removeTrailingSlashes } from '../../rest-path.ts';
import type { Dispatcher, RestResponse } from './dispatch.ts';
import { parseQuery } from './parse-query.ts';
import { RestError, toErrorBody } from './rest-error.ts';
import { CREATE, type RestRequest, type RestResult, type RouteDeclaration, type SentRequest } from './rest-request.ts';
import type { PropertySchema } from './schema.ts';

const MAX_REQUESTS = 25;

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
          validation: {
            description: '`require-all-validate` runs nothing if the parameters of any request are invalid.',
            type: 'string',
            enum: ['require-all-validate', 'normal'],
            default: 'normal',
          },
          requests: { description: 'The requests.', type: 'array', maxItems: MAX_REQUESTS, items: requestSchema, required: true },
        },
        handle: (request) => runBatch(request, getDispatcher()),
      },
    ],
  };
}

async function runBatch(request: RestRequest, dispatcher: Dispatcher): Promise<RestResult> {
  const { requests, validation } = request.values as { requests: unknown[]; validation: string };
  const checked = requests.map((value): SentRequest | RestError => {
    const sent = toSentRequest(value, request);
    if (sent === null) return new RestError(400, 'parse_path_failed', 'Could not parse the path.');
    return dispatcher.validateForBatch(sent) ?? sent;
  });
  if (validation === 'require-all-validate' && checked.some((result) => result instanceof RestError)) {
    const responses = checked.map((result) => (result instanceof RestError ? toEnvelope(toErrorResponse(result)) : null));
    return { status: 207, data: { failed: 'validation', responses } };
  }
  const responses: object[] = [];
  for (const result of checked) {
    // Ends here if the request has been stopped.
    await request.context.guard.pause();
    // One after the other, because a later request may depend on an earlier one.
    responses.push(toEnvelope(result instanceof RestError ? toErrorResponse(result) : await dispatcher.dispatch(result, request.context)));
  }
  return { status: 207, data: { responses } };
}

const toEnvelope = ({ data, status, headers }: RestResponse) => ({ body: data, status, headers });

const toErrorResponse = (error: RestError): RestResponse => ({ status: error.status, data: toErrorBody(error), headers: {} });

/** @returns null if the request has no path */
function toSentRequest(value: unknown, { headers }: RestRequest): SentRequest | null {
  const { method = 'POST', path, body, headers: own } = isRecord(value) ? value : {};
  const url = typeof path === 'string' && path.startsWith('/') ? URL.parse(path, 'http://rest.invalid') : null;
  if (!url) return null;
  const ownHeaders = isRecord(own) ? Object.entries(own).map(([name, text]) => [name.toLowerCase(), String(text)] as const) : [];
  return {
    method: String(method),
    path: removeTrailingSlashes(url.pathname),
    query: parseQuery(url.searchParams),
    body: isRecord(body) ? body : {},
    headers: { ...headers, 'if-match': undefined, ...Object.fromEntries(ownHeaders) },
  };
}
