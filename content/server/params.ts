/** What a request asks of the GraphQL endpoint: GET, JSON alone or as a batch, forms, and plain GraphQL, as WPGraphQL takes them. */
import type { IncomingMessage } from 'node:http';
import { readBody, toText } from './body.ts';
import { RequestProblem } from './errors.ts';
import type { Exchange } from './exchange.ts';

export type Params = {
  query: string;
  variables: Readonly<Record<string, unknown>>;
  operationName: string | undefined;
};

/** An entry of a batch that holds no query is answered with an error in its place. */
export type Asked = { single: Params } | { batch: readonly (Params | RequestProblem)[] };

const MAX_BODY_BYTES = 1_000_000;
/** WPGraphQL's own limit. */
const MAX_BATCH = 10;

/**
 * @throws RequestProblem for what is no question
 * @throws Refusal for bodies that are too large, too slow or no text
 */
export async function readParams({ request, search }: Exchange): Promise<Asked> {
  if (request.method === 'GET' || request.method === 'HEAD') return { single: toParams(fromForm(search)) };
  if (request.method !== 'POST')
    throw new RequestProblem(405, `HTTP Method "${request.method}" is not supported`, { allow: 'GET, POST, OPTIONS' });
  const given = await readPost(request);
  if (!Array.isArray(given)) return { single: toParams(given) };
  if (given.length > MAX_BATCH)
    throw new RequestProblem(
      400,
      `A batch may hold at most ${MAX_BATCH} queries; this one holds ${given.length}. Send the rest by itself.`,
    );
  if (given.length === 0) throw nothingAsked();
  return { batch: given.map(toEntry) };
}

async function readPost(request: IncomingMessage): Promise<unknown> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === '') throw new RequestProblem(415, 'Missing "Content-Type" header');
  if (type === 'application/json') return parseJson(toText(await readBody(request, MAX_BODY_BYTES)));
  if (type === 'application/graphql') return { query: toText(await readBody(request, MAX_BODY_BYTES)) };
  if (type === 'application/x-www-form-urlencoded') return fromForm(new URLSearchParams(toText(await readBody(request, MAX_BODY_BYTES))));
  throw new RequestProblem(415, `Unexpected content type: "${type}"`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestProblem(400, 'Could not parse JSON: Syntax error');
  }
}

function fromForm(form: URLSearchParams): Record<string, unknown> {
  const variables = form.get('variables');
  return {
    query: form.get('query'),
    operationName: form.get('operationName'),
    variables: variables === null || variables === '' ? undefined : parseJson(variables),
  };
}

function toEntry(given: unknown): Params | RequestProblem {
  try {
    return toParams(given);
  } catch (error) {
    if (error instanceof RequestProblem) return error;
    throw error;
  }
}

function toParams(given: unknown): Params {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new RequestProblem(400, 'GraphQL Server expects JSON object or array');
  const { query, variables = null, operationName = null } = given as Readonly<Record<string, unknown>>;
  if (query === undefined || query === null || query === '') throw nothingAsked();
  if (typeof query !== 'string') throw new RequestProblem(400, 'GraphQL Request parameter "query" must be string');
  if (operationName !== null && typeof operationName !== 'string')
    throw new RequestProblem(400, 'GraphQL Request parameter "operation" must be string');
  return { query, variables: toVariables(variables), operationName: operationName || undefined };
}

function toVariables(given: unknown): Readonly<Record<string, unknown>> {
  // Some clients send variables as text within JSON.
  const variables = typeof given === 'string' && given !== '' ? parseJson(given) : given;
  if (variables === null || variables === '') return {};
  // PHP writes an empty object as an empty list.
  if (Array.isArray(variables) && variables.length === 0) return {};
  if (typeof variables !== 'object' || Array.isArray(variables))
    throw new RequestProblem(400, 'GraphQL Request parameter "variables" must be object or JSON string parsed to object');
  return variables as Readonly<Record<string, unknown>>;
}

const nothingAsked = () =>
  new RequestProblem(200, 'GraphQL Request must include at least one of those two parameters: "query" or "queryId"');
