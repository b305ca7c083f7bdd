import 'server-only';
import { readEnv, toContentUrl } from '#lib/env/env.ts';
import { getSecretHeader } from '#lib/session/shared-secret.ts';
import { recordContentKeys } from './content-keys.ts';
import { ContentQueryError, ContentUnavailableError, type GraphqlError } from './errors.ts';

type GraphqlResponse = { data?: unknown; errors?: readonly GraphqlError[] };

/** Number of attempts if the connection is refused or dropped. The timeout applies to all attempts together. */
const MAX_ATTEMPTS = 3;
const FIRST_RETRY_DELAY_MS = 100;

/**
 * Sends a GraphQL request to the content service.
 * @param name operation name, used in error messages
 * @param credentials headers that identify the visitor; with any, the response is private and never cached
 * @throws ContentUnavailableError if there is no valid response within CONTENT_TIMEOUT_MS
 * @throws ContentQueryError if the response contains errors. Partial data is never rendered or cached.
 */
export async function fetchContent(
  name: string,
  query: string,
  variables: object,
  credentials: Readonly<Record<string, string>> = {},
): Promise<{ data: unknown }> {
  const { GRAPHQL_PATH, CONTENT_TIMEOUT_MS } = readEnv();
  const response = await post(toContentUrl(GRAPHQL_PATH), JSON.stringify({ query, variables }), CONTENT_TIMEOUT_MS, name, credentials);
  recordContentKeys(response.headers);
  if (response.status >= 500)
    throw new ContentUnavailableError(`The content service responded with status ${response.status} to ${name}. Check its log.`);
  const result = await readResponse(response, name);
  const { errors = [] } = result;
  if (errors.length > 0 || result.data === null || result.data === undefined) throw new ContentQueryError(name, errors);
  return { data: result.data };
}

async function post(
  url: URL,
  body: string,
  timeoutMs: number,
  name: string,
  credentials: Readonly<Record<string, string>>,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...getSecretHeader(), ...credentials },
        body,
        signal,
        ...(Object.keys(credentials).length === 0 ? { next: { tags: ['content'] } } : { cache: 'no-store' }),
      });
    } catch (error) {
      if (signal.aborted)
        throw new ContentUnavailableError(`The content service did not respond to ${name} within ${timeoutMs} ms (CONTENT_TIMEOUT_MS).`, {
          cause: error,
        });
      if (attempt === MAX_ATTEMPTS)
        throw new ContentUnavailableError(`The content service at ${url.origin} (CONTENT_URL) cannot be reached for ${name}.`, {
          cause: error,
        });
      await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1)));
    }
  }
}

/** Reads the response body. The timeout covers it as well, because a server may send headers and then hang. */
async function readResponse(response: Response, name: string): Promise<GraphqlResponse> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw new ContentUnavailableError(`The content service closed the connection before the response to ${name} was complete.`, {
      cause: error,
    });
  }
  try {
    return JSON.parse(text) as GraphqlResponse;
  } catch (error) {
    throw new ContentUnavailableError(
      `The content service responded to ${name} with a body that is not JSON (status ${response.status}).`,
      {
        cause: error,
      },
    );
  }
}
