/** Reads the body of a request, which may be too large, too slow, or no text at all. */
import type { IncomingMessage } from 'node:http';
import { Refusal } from './exchange.ts';

/** Milliseconds that a body may take to arrive where nothing else is said. */
const BODY_TIME_MS = 10_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bytes of a refused body that are read and thrown away, so that the caller, who is still sending, comes to read the answer. */
const PATIENCE_BYTES = 100_000_000;

/**
 * @param limit bytes
 * @throws Refusal 413, 408 or 400
 */
export async function readBody(request: IncomingMessage, limit: number, timeMs = BODY_TIME_MS): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(request, limit);
  const chunks: Buffer[] = [];
  let size = 0;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const timer = setTimeout(
    () => reject(new Refusal(408, `The body did not arrive within ${timeMs / 1000} s.`, { connection: 'close' })),
    timeMs,
  );
  const onData = (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) reject(tooLarge(request, limit));
    else chunks.push(chunk);
  };
  const onGone = () => reject(new Refusal(400, 'The connection ended before the body did.'));
  const onEnd = () => {
    // A request closes after each whole body, before anything that waits for it goes on.
    request.off('close', onGone);
    resolve(Buffer.concat(chunks));
  };
  request.on('data', onData).once('end', onEnd).once('error', onGone).once('close', onGone);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    request.off('data', onData).off('end', onEnd).off('close', onGone);
  }
}

/** @throws Refusal 400 for bytes that are no UTF-8 */
export function toText(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Refusal(400, 'The body is not UTF-8 text.');
  }
}

function tooLarge(request: IncomingMessage, limit: number): Refusal {
  let left = PATIENCE_BYTES;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  return new Refusal(413, `The body is larger than the ${limit.toLocaleString('en-US')} bytes that are allowed.`);
}
