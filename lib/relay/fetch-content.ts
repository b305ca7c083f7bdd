import 'server-only';
import { readEnv } from '#lib/env/env.ts';
import { ContentQueryFailed, ContentUnavailable } from './errors.ts';

type Answer = { data?: unknown; errors?: readonly { message: string; path?: readonly (string | number)[] }[] };

/** A refused or dropped connection is tried again this often; the time limit holds for all attempts together. */
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;

/**
 * One question to the content service.
 * @param name operation name, for error messages
 * @throws ContentUnavailable when there is no usable answer within CONTENT_TIMEOUT_MS
 * @throws ContentQueryFailed when the answer holds errors: half an answer is never shown, and never kept
 */
export async function fetchContent(name: string, query: string, variables: object): Promise<{ data: unknown }> {
  const { CONTENT_URL, GRAPHQL_PATH, CONTENT_TIMEOUT_MS } = readEnv();
  const response = await post(new URL(GRAPHQL_PATH, CONTENT_URL), JSON.stringify({ query, variables }), CONTENT_TIMEOUT_MS, name);
  if (response.status >= 500) throw new ContentUnavailable(`The content service answered ${response.status} to ${name}. Look at its log.`);
  const answer = await readAnswer(response, name);
  const [error] = answer.errors ?? [];
  if (error)
    throw new ContentQueryFailed(
      `The content service could not answer ${name}${error.path ? ` at ${error.path.join('.')}` : ''}: ${error.message}`,
    );
  if (answer.data === null || answer.data === undefined)
    throw new ContentQueryFailed(`The content service answered ${name} without data (status ${response.status}).`);
  return { data: answer.data };
}

async function post(address: URL, body: string, limitMs: number, name: string): Promise<Response> {
  const signal = AbortSignal.timeout(limitMs);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal,
        next: { tags: ['content'] },
      });
    } catch (error) {
      if (signal.aborted)
        throw new ContentUnavailable(`The content service did not answer ${name} within ${limitMs} ms (CONTENT_TIMEOUT_MS).`, {
          cause: error,
        });
      if (attempt === ATTEMPTS)
        throw new ContentUnavailable(`The content service at ${address.origin} (CONTENT_URL) cannot be reached for ${name}.`, {
          cause: error,
        });
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (attempt - 1)));
    }
  }
}

/** The time limit covers the body as well: a service may send headers and then hang. */
async function readAnswer(response: Response, name: string): Promise<Answer> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw new ContentUnavailable(`The content service broke off its answer to ${name}.`, { cause: error });
  }
  try {
    return JSON.parse(text) as Answer;
  } catch (error) {
    throw new ContentUnavailable(`The content service answered ${name} with something that is not JSON (status ${response.status}).`, {
      cause: error,
    });
  }
}
