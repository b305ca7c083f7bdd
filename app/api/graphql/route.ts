import { readEnv, toContentUrl } from '#lib/env/env.ts';
import { readLimitedText } from '#lib/http/read-limited-text.ts';
import { isSameOrigin } from '#lib/http/same-origin.ts';
import { parseJson } from '#lib/json/parse-json.ts';
import { isRecord } from '#lib/json/records.ts';
import { getSecretHeader } from '#lib/session/shared-secret.ts';
import { type Operation, operations } from './operations.ts';

/** Ten times the size of the largest search request. */
const LIMIT_BYTES = 16 * 1024;

interface OperationRequest {
  operation: Operation;
  variables: Record<string, unknown>;
}

interface RequestError {
  status: number;
  message: string;
}

/**
 * GraphQL for islands: runs operations of this build by their id (persisted queries), `?id=<hash>&variables=<JSON>` or a POST request with the same
 * values as JSON. Query text is rejected, so that this endpoint exposes no more of the content service than the pages do.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('query')) return createErrorResponse(queryTextError);
  const body = { id: searchParams.get('id'), variables: parseJsonOrNull(searchParams.get('variables') ?? '{}') };
  return await runOperation(request, body);
}

export async function POST(request: Request): Promise<Response> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return createErrorResponse({ ...jsonError, status: 415 });
  const text = await readLimitedText(request.body, LIMIT_BYTES);
  if (text === null) return createErrorResponse({ status: 413, message: `The body is larger than ${LIMIT_BYTES} bytes.` });
  const body = parseJsonOrNull(text);
  if (!isRecord(body)) return createErrorResponse(jsonError);
  if ('query' in body) return createErrorResponse(queryTextError);
  return await runOperation(request, { id: body['id'], variables: body['variables'] ?? {} });
}

const jsonError: RequestError = { status: 400, message: 'The body is not a JSON object. Send {"id": …, "variables": …}.' };

const queryTextError: RequestError = {
  status: 400,
  message: 'Query text is not accepted here. Send the id of an operation of this site, or send the query to the content service.',
};

async function runOperation(request: Request, body: { id: unknown; variables: unknown }): Promise<Response> {
  if (isCrossOrigin(request.headers))
    return createErrorResponse({ status: 403, message: 'Only pages of this site may use this endpoint.' });
  const operationRequest = validateBody(body);
  if ('status' in operationRequest) return createErrorResponse(operationRequest);
  const { name } = operationRequest.operation;
  let response: Response;
  let text: string;
  try {
    response = await fetchOperation(operationRequest, request.headers);
    text = await response.text();
  } catch {
    return createErrorResponse({ status: 503, message: `The content service did not respond to ${name} in time. Try again in a moment.` });
  }
  if (response.status >= 500)
    return createErrorResponse({ status: 503, message: 'The content service is unavailable. Try again in a moment.' });
  const result = parseJsonOrNull(text);
  if (!isRecord(result) || !isRecord(result['data']) || result['errors'] !== undefined)
    return createErrorResponse({
      status: response.status === 429 ? 429 : 400,
      message: `The content service rejected ${name}: ${getFirstErrorMessage(result)}`,
    });
  const { CONTENT_URL } = readEnv();
  // Pages load images from the site's own host.
  return new Response(text.replaceAll(`${CONTENT_URL}/media/`, '/media/'), { headers: responseHeaders });
}

function validateBody({ id, variables }: { id: unknown; variables: unknown }): OperationRequest | RequestError {
  const operation = typeof id === 'string' ? operations.get(id) : undefined;
  if (!operation)
    return { status: 404, message: 'This build has no operation with this id. The site may have been updated: reload the page.' };
  if (!isRecord(variables)) return { status: 400, message: 'The variables must be a JSON object.' };
  const unknownName = Object.keys(variables).find((name) => !operation.variables.has(name));
  if (unknownName !== undefined)
    return {
      status: 400,
      message: `${operation.name} has no variable "${unknownName.slice(0, 50)}". Its variables are ${[...operation.variables].join(', ')}.`,
    };
  return { operation, variables };
}

async function fetchOperation({ operation, variables }: OperationRequest, headers: Headers): Promise<Response> {
  const { GRAPHQL_PATH, CONTENT_TIMEOUT_MS } = readEnv();
  return await fetch(toContentUrl(GRAPHQL_PATH), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...getSecretHeader(),
      'user-agent': (headers.get('user-agent') ?? '').slice(0, 500),
      // Set by the document server. The content service trusts it when the site runs on the same machine.
      'x-forwarded-for': headers.get('x-forwarded-for') ?? '',
    },
    body: JSON.stringify({ query: operation.text, variables }),
    cache: 'no-store',
    signal: AbortSignal.timeout(CONTENT_TIMEOUT_MS),
  });
}

/** Browsers may send neither header with a GET request, or without https. Such a request is allowed, because it only reads public content. */
function isCrossOrigin(headers: Headers): boolean {
  return (headers.has('sec-fetch-site') || headers.has('origin')) && !isSameOrigin(headers) && headers.get('sec-fetch-site') !== 'none';
}

function getFirstErrorMessage(result: unknown): string {
  const [error] = isRecord(result) && Array.isArray(result['errors']) ? (result['errors'] as unknown[]) : [];
  return isRecord(error) && typeof error['message'] === 'string' ? error['message'].slice(0, 300) : 'no reason was given.';
}

function parseJsonOrNull(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

/** Browsers do not keep results: a change of content would not show until they expire. The content service keeps the responses of popular searches. */
const responseHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'origin, sec-fetch-site',
};

function createErrorResponse({ status, message }: RequestError): Response {
  return new Response(JSON.stringify({ errors: [{ message }] }), { status, headers: responseHeaders });
}
