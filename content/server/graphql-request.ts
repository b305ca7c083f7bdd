/** Parses requests to the GraphQL endpoint in the formats of WPGraphQL: GET, JSON, batches, forms, and plain GraphQL. */
import { Readable } from 'node:stream';
import { JsonTooDeep, JsonTooLarge, parseJson } from '#lib/json/parse-json.ts';
import { decodeForm, decodeUtf8, readBody } from './request-body.ts';
import { isCrossOrigin } from './cross-origin.ts';
import { GraphqlRequestError } from './errors.ts';
import type { RequestContext } from './request-context.ts';
import { isMultipartForm, MultipartError, openMultipartForm } from './rest/multipart.ts';

export type GraphqlParams = {
  /** Empty if the request has only the id of a saved document. */
  query: string;
  /** Id of a saved document. With a query, the client asks to save it. */
  queryId?: string;
  variables: Readonly<Record<string, unknown>>;
  operationName: string | undefined;
};

/** An invalid entry of a batch is an error in its place. */
export type GraphqlRequestBody = { single: GraphqlParams } | { batch: readonly (GraphqlParams | GraphqlRequestError)[] };

const MAX_BODY_BYTES = 1_000_000;
/** WPGraphQL's limit. */
const MAX_BATCH = 10;
/** Parts of a multipart form. A request has at most five parameters. */
const MAX_FORM_PARTS = 20;
/** Characters of an invalid value that its message shows. */
const MAX_SHOWN = 200;

/**
 * @throws GraphqlRequestError if the request contains no valid operation
 * @throws HttpError for bodies that are too large, too slow or not UTF-8
 */
export async function readGraphqlRequest(context: RequestContext): Promise<GraphqlRequestBody> {
  const { request, search } = context;
  if (request.method === 'GET' || request.method === 'HEAD') return { single: toParams(parseForm(search)) };
  if (request.method !== 'POST')
    throw new GraphqlRequestError(405, `HTTP Method "${request.method}" is not supported`, { allow: 'GET, HEAD, POST, OPTIONS' });
  const body = await readPostBody(context);
  if (!Array.isArray(body)) return { single: toParams(body) };
  // The message is WPGraphQL's.
  if (body.length > MAX_BATCH)
    throw new GraphqlRequestError(400, `Batch requests are limited to ${MAX_BATCH} operations. This request contained ${body.length}`);
  if (body.length === 0) throw createMissingQueryError();
  return { batch: body.map(toBatchEntry) };
}

async function readPostBody(context: RequestContext): Promise<unknown> {
  const { request } = context;
  const contentType = request.headers['content-type'] ?? '';
  const { type, charset } = parseContentType(contentType);
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (type === '') throw new GraphqlRequestError(415, 'Missing "Content-Type" header');
  if (charset !== 'utf-8' && charset !== 'utf8')
    throw new GraphqlRequestError(415, `The charset "${charset}" is not supported. Send the body as UTF-8.`);
  if (encoding.trim().toLowerCase() !== 'identity')
    throw new GraphqlRequestError(415, `The content encoding "${encoding}" is not supported. Send the body uncompressed.`, {
      'accept-encoding': 'identity',
    });
  if (type === 'application/json') return parseJsonBody(decodeUtf8(await readBody(context, MAX_BODY_BYTES)));
  if (type === 'application/graphql') return { query: decodeUtf8(await readBody(context, MAX_BODY_BYTES)) };
  const isMultipart = isMultipartForm(contentType);
  if (isMultipart || type === 'application/x-www-form-urlencoded') {
    if (isCrossOrigin(request)) throw new GraphqlRequestError(403, 'Forms of other origins are not accepted. Send application/json.');
    const body = await readBody(context, MAX_BODY_BYTES);
    return isMultipart ? parseMultipartForm(body, contentType) : parseForm(decodeForm(body));
  }
  throw new GraphqlRequestError(415, `Unexpected content type: "${contentType.slice(0, MAX_SHOWN)}"`);
}

/** Files are ignored, as in graphql-php. */
async function parseMultipartForm(body: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const params = new Map<string, unknown>();
  try {
    for await (const part of openMultipartForm(Readable.from([body]), contentType, MAX_FORM_PARTS).parts) {
      if (part.kind === 'field') params.set(part.name, part.value);
      else part.file.content.resume();
    }
  } catch (error) {
    throw error instanceof MultipartError ? new GraphqlRequestError(400, error.message) : error;
  }
  return Object.fromEntries(params);
}

/** Parameters other than the charset are ignored. */
function parseContentType(header: string): { type: string; charset: string } {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters
    .map((parameter) => /^charset\s*=\s*"?([^"]*)"?$/.exec(parameter)?.[1]?.trim())
    .find((value) => value !== undefined);
  return { type, charset: charset ?? 'utf-8' };
}

function parseJsonBody(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonTooLarge) throw new GraphqlRequestError(413, error.message);
    throw new GraphqlRequestError(400, `Could not parse JSON: ${error instanceof JsonTooDeep ? error.message : 'Syntax error'}`);
  }
}

/** Shows a value as messages of graphql-php do. */
function formatValue(value: unknown): string {
  const text = value === '' ? '(empty string)' : typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).toWellFormed()}…` : text;
}

function parseForm(form: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(form);
}

function toBatchEntry(value: unknown): GraphqlParams | GraphqlRequestError {
  try {
    return toParams(value);
  } catch (error) {
    if (error instanceof GraphqlRequestError) return error;
    throw error;
  }
}

function toParams(value: unknown): GraphqlParams {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new GraphqlRequestError(400, `GraphQL Server expects JSON object or array, but got ${formatValue(value)}`);
  // graphql-php ignores the case of these names.
  const params = new Map(Object.entries(value).map(([name, param]) => [name.toLowerCase(), param as unknown]));
  const [query, operationName] = [params.get('query') ?? '', params.get('operationname') ?? null];
  const variables = toObject('variables', params.get('variables'));
  const queryId = readQueryId(params, query !== '');
  if (query === '' && queryId === undefined) throw createMissingQueryError();
  if (typeof query !== 'string') throw createNotStringError('query', query);
  if (operationName !== null && typeof operationName !== 'string') throw createNotStringError('operation', operationName);
  return { query, variables, operationName: operationName ?? undefined, ...(queryId !== undefined && { queryId }) };
}

/** `queryId`, the names that graphql-php has for it, or the hash of Apollo's automatic persisted queries. */
function readQueryId(params: ReadonlyMap<string, unknown>, hasQuery: boolean): string | undefined {
  const { persistedQuery } = toObject('extensions', params.get('extensions'));
  const { sha256Hash } = (persistedQuery ?? {}) as { sha256Hash?: unknown };
  const other = params.get('documentid') || params.get('id');
  if (other && hasQuery) throw new GraphqlRequestError(400, 'GraphQL Request parameters "query" and "queryId" are mutually exclusive');
  const queryId = params.get('queryid') || sha256Hash || other;
  if (!queryId) return undefined;
  if (typeof queryId !== 'string') throw createNotStringError('queryId', queryId);
  return queryId;
}

function toObject(name: 'variables' | 'extensions', param: unknown): Readonly<Record<string, unknown>> {
  // Some clients send JSON text within JSON.
  const value = typeof param === 'string' && param !== '' ? parseJsonOrText(param) : param;
  if (value === undefined || value === null || value === '') return {};
  // PHP encodes an empty object as an empty list.
  if (Array.isArray(value) && value.length === 0) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw new GraphqlRequestError(
      400,
      `GraphQL Request parameter "${name}" must be object or JSON string parsed to object, but got ${formatValue(param)}`,
    );
  return value as Readonly<Record<string, unknown>>;
}

function parseJsonOrText(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

const createNotStringError = (name: string, value: unknown) =>
  new GraphqlRequestError(400, `GraphQL Request parameter "${name}" must be string, but got ${formatValue(value)}`);

const createMissingQueryError = () =>
  new GraphqlRequestError(200, 'GraphQL Request must include at least one of those two parameters: "query" or "queryId"');
