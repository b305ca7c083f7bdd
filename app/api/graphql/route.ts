import { readEnv } from '#lib/env/env.ts';
import { readStart } from '#lib/http/read-start.ts';
import { isSameOrigin } from '#lib/http/same-origin.ts';
import { type Operation, operations } from './operations.ts';

/** Ten times what the longest search takes. */
const LIMIT_BYTES = 16 * 1024;

/** A visitor who goes back and forth between filters asks once. */
const KEPT = 'private, max-age=60';

type Asked = { operation: Operation; variables: Record<string, unknown> };
type Refusal = { status: number; message: string };

/**
 * Answers islands: operations that this build contains, by their id, with variables. Text of anybody else's is refused, so that the content
 * service's interface is no wider from outside than the pages are. `?id=<hash>&variables=<JSON>`, or the same as JSON in the body of a POST.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('query')) return refuse(noText);
  return await answer(request, { id: searchParams.get('id'), variables: readJson(searchParams.get('variables') ?? '{}') }, KEPT);
}

export async function POST(request: Request): Promise<Response> {
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return refuse({ status: 415, message: 'Send JSON: {"id": …, "variables": …}.' });
  const body = await readStart(request.body, LIMIT_BYTES);
  if (body === null) return refuse({ status: 413, message: `That is more than ${LIMIT_BYTES} bytes.` });
  const asked = readJson(body);
  if (!isRecord(asked)) return refuse({ status: 400, message: 'Send JSON: {"id": …, "variables": …}.' });
  if ('query' in asked) return refuse(noText);
  return await answer(request, { id: asked['id'], variables: asked['variables'] ?? {} }, 'no-store');
}

const noText: Refusal = {
  status: 400,
  message:
    'Text of queries is not taken here. Name an operation of this site by its id; the content service answers other programs itself.',
};

async function answer(request: Request, sent: { id: unknown; variables: unknown }, keep: string): Promise<Response> {
  if (isForeign(request.headers)) return refuse({ status: 403, message: 'This address is for pages of this site.' });
  const asked = read(sent);
  if ('status' in asked) return refuse(asked);
  let response: Response;
  let text: string;
  try {
    response = await ask(asked, request.headers);
    text = await response.text();
  } catch {
    return refuse({ status: 503, message: `The content service did not answer ${asked.operation.name} in time. Try again in a moment.` });
  }
  if (response.status >= 500) return refuse({ status: 503, message: 'The content service cannot answer at the moment.' });
  const result = readJson(text);
  if (!isRecord(result) || !isRecord(result['data']) || result['errors'] !== undefined)
    return refuse({
      status: response.status === 429 ? 429 : 400,
      message: `${asked.operation.name} takes other variables: ${problemIn(result)}`,
    });
  const { CONTENT_URL } = readEnv();
  // Pictures are shown from the site's own host, as on its pages.
  return new Response(text.replaceAll(`${CONTENT_URL}/media/`, '/media/'), { headers: headersFor(keep) });
}

function read({ id, variables }: { id: unknown; variables: unknown }): Asked | Refusal {
  const operation = typeof id === 'string' ? operations.get(id) : undefined;
  if (!operation)
    return { status: 404, message: 'No operation of this build has this id. The site may have been renewed: load the page again.' };
  if (!isRecord(variables)) return { status: 400, message: 'Variables are a JSON object.' };
  const unknown = Object.keys(variables).find((name) => !operation.variables.has(name));
  if (unknown !== undefined)
    return {
      status: 400,
      message: `${operation.name} has no variable "${unknown.slice(0, 50)}", only ${[...operation.variables].join(', ')}.`,
    };
  return { operation, variables };
}

async function ask({ operation, variables }: Asked, headers: Headers): Promise<Response> {
  const { CONTENT_URL, GRAPHQL_PATH, CONTENT_TIMEOUT_MS } = readEnv();
  return await fetch(new URL(GRAPHQL_PATH, CONTENT_URL), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': (headers.get('user-agent') ?? '').slice(0, 500),
      // The document server has written it; the content service believes the site, which runs on the same machine.
      'x-forwarded-for': headers.get('x-forwarded-for') ?? '',
    },
    body: JSON.stringify({ query: operation.text, variables }),
    cache: 'no-store',
    signal: AbortSignal.timeout(CONTENT_TIMEOUT_MS),
  });
}

/** Browsers say where a script stands, but for reading, and without https, some say nothing. */
function isForeign(headers: Headers): boolean {
  return (headers.has('sec-fetch-site') || headers.has('origin')) && !isSameOrigin(headers) && headers.get('sec-fetch-site') !== 'none';
}

function problemIn(result: unknown): string {
  const [error] = isRecord(result) && Array.isArray(result['errors']) ? (result['errors'] as unknown[]) : [];
  return isRecord(error) && typeof error['message'] === 'string' ? error['message'].slice(0, 300) : 'the content service gave no reason.';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const headersFor = (keep: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': keep,
  vary: 'origin, sec-fetch-site',
});

function refuse({ status, message }: Refusal): Response {
  return new Response(JSON.stringify({ errors: [{ message }] }), { status, headers: headersFor('no-store') });
}
