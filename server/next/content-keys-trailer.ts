/** Sends the keys of the content that a render has read, after its response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANY_KEY, collectContentKeys } from '#lib/relay/content-keys.ts';
import { CONTENT_KEYS_TRAILER, MAX_CONTENT_KEYS_LENGTH } from './worker-messages.ts';

/** @param render writes the response */
export function sendContentKeys<Result>(request: IncomingMessage, response: ServerResponse, render: () => Result): Result {
  if (request.headers.te !== 'trailers') return render();
  const keys = new Set<string>();
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  // A response with trailers is sent in chunks, without the length that Next has set.
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    response.removeHeader('content-length');
    response.setHeader('trailer', CONTENT_KEYS_TRAILER);
    return writeHead(...args);
  }) as typeof writeHead;
  response.end = ((...args: Parameters<typeof end>) => {
    response.addTrailers({ [CONTENT_KEYS_TRAILER]: formatKeys(keys) });
    return end(...args);
  }) as typeof end;
  return collectContentKeys(keys, render);
}

function formatKeys(keys: ReadonlySet<string>): string {
  const text = [...keys].join(' ');
  return text === '' || text.length > MAX_CONTENT_KEYS_LENGTH ? ANY_KEY : text;
}
