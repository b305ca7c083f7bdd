/** Reads the body of a request within limits of size, time and memory. */
import type { IncomingMessage } from 'node:http';
import { createBodyMemory } from './body-memory.ts';
import { HttpError } from './http-error.ts';
import type { RequestContext } from './request-context.ts';

const BODY_TIMEOUT_MS = 10_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bytes of a rejected body that are still read. Many clients read the response only after they have sent the whole body. */
const MAX_DISCARDED_BYTES = 100_000_000;

/** A client that still sends a rejected body is disconnected after this time. */
const DRAIN_TIMEOUT_MS = 5_000;

/**
 * @param limit maximum size in bytes
 * @throws HttpError 413, 408, 503 or 400
 */
export async function readBody(
  { request, response, client }: Pick<RequestContext, 'request' | 'response' | 'client'>,
  limit: number,
  timeoutMs = BODY_TIMEOUT_MS,
): Promise<Buffer> {
  const declaredLength = Number(request.headers['content-length'] ?? 0);
  if (declaredLength > limit) throw createTooLargeError(request, limit);
  const memory = createBodyMemory(response, client);
  // The body is not read if there is no memory for it: the connection is closed after the response.
  memory.reserve(declaredLength);
  const chunks: Buffer[] = [];
  let size = 0;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const timer = setTimeout(
    () =>
      reject(
        new HttpError(408, `The body took too long. It has to arrive within ${timeoutMs / 1000} seconds. Send it again.`, {
          connection: 'close',
        }),
      ),
    timeoutMs,
  );
  const onData = (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) return reject(createTooLargeError(request, limit));
    chunks.push(chunk);
    try {
      memory.reserve(size);
    } catch (error) {
      request.pause();
      reject(error);
    }
  };
  const onDisconnect = () => reject(new HttpError(400, 'The connection was closed before the body was complete. Send it again.'));
  const onEnd = () => {
    // A request also closes after a complete body.
    request.off('close', onDisconnect);
    resolve(Buffer.concat(chunks));
  };
  request.on('data', onData).once('end', onEnd).once('error', onDisconnect).once('close', onDisconnect);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    // Node keeps the last request of each idle connection, and its listeners would keep the body.
    request.off('data', onData).off('end', onEnd).off('error', onDisconnect).off('close', onDisconnect).on('error', ignore);
  }
}

function ignore(): void {}

/** @throws HttpError 400 if the bytes are not valid UTF-8 */
export function decodeUtf8(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new HttpError(400, 'The body is not valid UTF-8. Send it as UTF-8.');
  }
}

/** WordPress reads the first 1,000 fields of a form and drops the others. Each takes more than a hundred bytes of memory. */
const MAX_FORM_FIELDS = 10_000;

/**
 * Reads a URL-encoded form.
 * @throws HttpError 413 if it has too many fields, 400 if it is not valid UTF-8
 */
export function decodeForm(body: Buffer): URLSearchParams {
  const text = decodeUtf8(body);
  let fields = 1;
  for (let index = text.indexOf('&'); index !== -1; index = text.indexOf('&', index + 1)) {
    fields += 1;
    if (fields > MAX_FORM_FIELDS)
      throw new HttpError(413, `The form has too many fields. It is limited to ${MAX_FORM_FIELDS.toLocaleString('en-US')}. Send fewer.`);
  }
  return new URLSearchParams(text);
}

/** Discards the rest of a body, so that the client gets to read the response, but disconnects it if it keeps sending. */
export function drainThenClose(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.resume();
  const timer = setTimeout(() => request.destroy(), DRAIN_TIMEOUT_MS);
  request.once('close', () => clearTimeout(timer));
}

function createTooLargeError(request: IncomingMessage, limit: number): HttpError {
  let remaining = MAX_DISCARDED_BYTES;
  request.on('data', (chunk: Buffer) => {
    remaining -= chunk.length;
    if (remaining < 0) request.destroy();
  });
  return createBodyLimitError(limit);
}

export function createBodyLimitError(limit: number): HttpError {
  return new HttpError(413, `The body is too large. It is limited to ${limit.toLocaleString('en-US')} bytes. Send a smaller one.`);
}
